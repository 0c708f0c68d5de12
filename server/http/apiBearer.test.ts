import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, WireAnswer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

const USER =
  '{ user { id email lang subscribeToNewsletter newsletterConsent { given at source } completeProfile pendingEmail } }';
const CART = '{ cart { id items { quantity } } }';
const ADD = 'mutation($v: ID!) { addToCart(variant: $v) { id items { quantity } } }';
const variant = toId('Variant', testId('variant honey 0'));

const payloadOf = (authorization: string) => decodeJwt(authorization.slice('Bearer '.length));
/** The token's own words, signed as if the public key were a secret that both sides share. */
const signedAsSecret = async (authorization: string, key: string) =>
  `Bearer ${await new SignJWT(payloadOf(authorization)).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(Buffer.from(key))}`;

describe.each(testDatabaseKinds())('a bearer token on %s', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(kind);
    await smallMarket(api.database.kysely).seller('farm');
    await smallMarket(api.database.kysely).product('honey', 'farm');
  });
  afterAll(() => api.close());
  beforeEach(() => void (api.identity.published.status = 200));
  const customers = async () => (await api.database.kysely.selectFrom('customer').selectAll().execute()).length;

  it('creates the customer at the first call, with the language and the consent of the token', async () => {
    const before = await customers();
    const authorization = await api.identity.token('ann', { locale: 'en', newsletter: '2026-11-20T10:00:00.000Z' });
    const { data, errors } = await api.call(USER, {}, { authorization });
    expect(errors).toEqual([]);
    expect(data?.user).toEqual({
      id: expect.stringMatching(/^usr_[0-9a-f]{32}$/),
      email: 'ann@exemple.ca',
      lang: 'en',
      subscribeToNewsletter: true,
      newsletterConsent: { given: true, at: '2026-11-20T05:00:00-05:00', source: 'sign_up' },
      completeProfile: false,
      pendingEmail: null,
    });
    expect((await api.call(USER, {}, { authorization })).data).toEqual(data);
    expect(await customers()).toBe(before + 1);
  });

  it('asks new customers to complete their profile, and no new staff, who come to work (F-171)', async () => {
    const profileOf = async (subject: string, roles: string[]) => {
      const authorization = await api.identity.token(subject, { completeProfile: true, roles });
      return (await api.call('{ user { completeProfile } }', {}, { authorization })).data?.user;
    };
    expect(await profileOf('zoe', [])).toEqual({ completeProfile: true });
    expect(await profileOf('karim', ['volunteer'])).toEqual({ completeProfile: false });
    expect(await profileOf('josee', ['staff'])).toEqual({ completeProfile: false });
  });

  it('creates one customer for concurrent first calls, in the language of the call', async () => {
    const before = await customers();
    const authorization = await api.identity.token('many');
    const headers = { authorization, 'accept-language': 'en' };
    const responses = await Promise.all(Array.from({ length: 6 }, () => api.call(USER, {}, headers)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.data?.user).toMatchObject({ lang: 'en', newsletterConsent: null });
    expect(await customers()).toBe(before + 1);
  });

  it('answers a call without a token with no user, and changes nothing', async () => {
    expect((await api.call(USER)).text).toBe('{"data":{"user":null}}');
    expect((await api.call('{ personalData { content } }')).text).toBe('{"data":{"personalData":null}}');
    for (const mutation of [
      'updateUser(input: { firstName: "Eve" }) { id }',
      'updateEmail(email: "a@b.ca", confirmation: "a@b.ca") { id }',
      'deleteAccount(confirmation: "a@b.ca") { deletedCustomerId }',
    ]) {
      const { data, errors } = await api.call(`mutation { ${mutation} }`);
      expect([data, errors.map(({ extensions }) => extensions.code)], mutation).toEqual([null, ['UNAUTHENTICATED']]);
    }
  });

  it.each([
    ['tampered with', async (token: string) => `${token.slice(0, -3)}abc`],
    ['unsigned', async (token: string) => `Bearer ${new UnsecuredJWT(payloadOf(token)).encode()}`],
    ['signed with the public key as a secret', (token: string) => signedAsSecret(token, api.identity.publicKey)],
    ['of another kind', async () => 'Basic YW5uOnNlY3JldA=='],
    ['garbage', async () => 'Bearer a.b.c'],
    ['expired', () => api.identity.token('ann', { expires: -90 })],
    ['five minutes too old', () => api.identity.token('ann', { issued: -1200, expires: -300 })],
    ['of the future', () => api.identity.token('ann', { issued: 300, expires: 900 })],
    ['for another audience', () => api.identity.token('ann', { payload: { aud: 'https://other.example' } })],
    ['of another issuer', () => api.identity.token('ann', { payload: { iss: 'https://other.example/' } })],
  ])('rejects a token that is %s, even for what guests may do', async (_, make) => {
    const authorization = await make(await api.identity.token('ann'));
    const session = newSessionToken();
    for (const [query, variables] of [
      [USER, {}],
      [CART, {}],
      [ADD, { v: variant }],
    ] as const) {
      const response = await api.call(query, variables, { authorization, session });
      expect([response.status, response.data], query).toEqual([200, null]);
      expect(response.errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', displayable: false });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect((await api.call(CART, {}, { session })).data?.cart).toMatchObject({ items: [] });
    const open = await api.call('{ products { count } }', {}, { authorization });
    expect([open.errors, open.data]).toEqual([[], { products: { count: 1 } }]);
  });

  it('accepts a token up to a minute before or after its times', async () => {
    for (const tokenTimes of [{ expires: -30 }, { issued: 30 }])
      expect(
        (await api.call(USER, {}, { authorization: await api.identity.token('ann', tokenTimes) })).data?.user,
      ).not.toBeNull();
  });

  it('rejects a token of another platform, or of none (F-043)', async () => {
    for (const platform of ['producer', 'Consumer', '']) {
      const authorization = await api.identity.token('farm', { platform });
      const { data, errors } = await api.call(USER, {}, { authorization });
      expect([data, errors[0]?.message, errors[0]?.extensions.code], platform).toEqual([
        null,
        'errors.wrong_platform',
        'WRONG_PLATFORM',
      ]);
    }
    expect(
      await api.database.kysely.selectFrom('customer').select('id').where('subject', '=', 'auth0|farm').execute(),
    ).toEqual([]);
  });

  it('identifies nobody while the provider’s keys cannot be fetched', async () => {
    const freshApi = await openApi(kind);
    try {
      freshApi.identity.published.status = 503;
      const { errors } = await freshApi.call(USER, {}, { authorization: await freshApi.identity.token('ann') });
      expect(errors[0]?.extensions).toMatchObject({ code: 'IDENTITY_UNAVAILABLE', displayable: true });
      expect((await freshApi.call(CART)).errors).toEqual([]);
      freshApi.identity.published.status = 200;
      const later = await freshApi.call(USER, {}, { authorization: await freshApi.identity.token('ann') });
      expect(later.data?.user).toMatchObject({ email: 'ann@exemple.ca' });
    } finally {
      await freshApi.close();
    }
  });

  it('takes the email address from the newest token, and never back from an older one', async () => {
    const old = await api.identity.token('mia', { email: 'mia@exemple.ca', issued: -40 });
    const email = async (authorization: string) =>
      ((await api.call('{ user { email } }', {}, { authorization })).data as { user: { email: string } }).user.email;
    expect(await email(old)).toBe('mia@exemple.ca');
    expect(await email(await api.identity.token('mia', { email: 'Mia.Roy@exemple.ca' }))).toBe('mia.roy@exemple.ca');
    expect(await email(old)).toBe('mia.roy@exemple.ca');
  });

  it('gives customers their cart in every session, and the session alone none of it', async () => {
    const authorization = await api.identity.token('noa');
    const session = newSessionToken();
    const { cart: guest } = (await api.call(CART, {}, { session })).data as { cart: { id: string } };
    await api.call(ADD, { v: variant }, { session });
    const added = await api.call(ADD, { v: variant }, { session, authorization });
    expect(added.data?.addToCart).toMatchObject({ items: [{ quantity: 2 }] });
    const elsewhere = await api.call(CART, {}, { authorization });
    expect(elsewhere.data?.cart).toEqual(added.data?.addToCart);
    const alone = (await api.call(CART, {}, { session })).data?.cart;
    expect(alone).toEqual({ id: guest.id, items: [] });
    expect(elsewhere.data?.cart).not.toMatchObject({ id: guest.id });
  });

  it('replaces the session at sign-in, and the former one then opens nothing', async () => {
    const cookieOf = (response: WireAnswer) => (response.headers.get('set-cookie') ?? '').replace(/;.*$/, '');
    await smallMarket(api.database.kysely).location('hall');
    const place = toId('Location', testId('location hall'));
    const planted = cookieOf(await api.call(CART));
    const as = (cookie: string, authorization?: string) => ({ cookie, ...(authorization && { authorization }) });
    await api.call(ADD, { v: variant }, as(planted));
    await api.call('mutation($l: ID!) { updateCart(input: { locationId: $l }) { id } }', { l: place }, as(planted));
    const paid = String((await api.call('mutation { checkout }', {}, as(planted))).data?.checkout);
    await api.services.checkout.handleEvent(api.payment.pay(paid));
    await api.call(ADD, { v: variant }, as(planted));
    const RECEIVED = 'query($s: String!) { payment(session: $s) { order { number } } }';
    const received = (await api.call(RECEIVED, { s: paid }, as(planted))).data;
    expect(received).toMatchObject({ payment: { order: {} } });

    const authorization = await api.identity.token('fixed');
    const responses = await Promise.all([1, 2].map(() => api.call(CART, {}, as(planted, authorization))));
    const [cookie, secondCookie] = responses.map(cookieOf);
    expect(cookie).toBe(secondCookie);
    expect(cookie).not.toBe(planted);
    expect(responses[0]?.data?.cart).toMatchObject({ items: [{ quantity: 1 }] });
    expect(cookieOf(await api.call(CART, {}, as(cookie!, authorization)))).toBe(cookie);
    expect((await api.call(RECEIVED, { s: paid }, as(cookie!))).data).toEqual(received);
    expect((await api.call(RECEIVED, { s: paid }, as(planted))).data).toEqual({ payment: null });
    expect((await api.call(CART, {}, as(planted))).data?.cart).toMatchObject({ items: [] });
    expect(cookieOf(await api.call(CART, {}, as(cookie!)))).toBe(cookie);
  });

  it('starts a new session with another cart at sign-out', async () => {
    const session = newSessionToken();
    await api.call(ADD, { v: variant }, { session });
    const response = await api.call('mutation { signOut { id items { quantity } } }', {}, { session });
    const freshSession = /etal_session=([\w-]{43})\./.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(freshSession).not.toBe(session);
    expect(freshSession).not.toBe('');
    expect(response.data?.signOut).toMatchObject({ items: [] });
    expect((await api.call(CART, {}, { session: freshSession })).data?.cart).toEqual(response.data?.signOut);
  });

  it('rejects a token from before the sign-out in that browser, whichever tab sends it', async () => {
    const before = await api.identity.token('zoe', { issued: -5 });
    const elsewhere = newSessionToken();
    const cookieOf = (answer: WireAnswer) => (answer.headers.get('set-cookie') ?? '').replace(/;.*$/, '');
    const former = cookieOf(await api.call(USER, {}, { authorization: before }));
    const next = cookieOf(await api.call('mutation { signOut { id } }', {}, { cookie: former, authorization: before }));
    expect(new Set(['', former, next]).size).toBe(3);
    const save = 'mutation { updateUser(input: { firstName: "Zoé" }) { firstName } }';
    // Another tab may still send the former session.
    for (const query of [save, USER])
      for (const cookie of [next, former])
        expect((await api.call(query, {}, { cookie, authorization: before })).errors).toMatchObject([
          { extensions: { code: 'UNAUTHENTICATED' } },
        ]);
    expect((await api.call(USER, {}, { session: elsewhere, authorization: before })).data?.user).not.toBeNull();
    const olderToken = await api.identity.token('zoe', { issued: 1 });
    expect((await api.call(save, {}, { cookie: next, authorization: olderToken })).data?.updateUser).toEqual({
      firstName: 'Zoé',
    });
  });

  it('limits address changes per customer', async () => {
    const authorization = await api.identity.token('hasty');
    const sendCalls = (count: number) =>
      api.call(
        `mutation { updateEmail(email: "h${count}@b.ca", confirmation: "h${count}@b.ca") { id } }`,
        {},
        { authorization },
      );
    for (let count = 0; count < 5; count += 1) expect((await sendCalls(count)).errors).toEqual([]);
    expect((await sendCalls(6)).errors[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      params: { seconds: 300 },
    });
    const otherToken = await api.identity.token('patient');
    const mutation = 'mutation { updateEmail(email: "p@b.ca", confirmation: "p@b.ca") { pendingEmail } }';
    expect((await api.call(mutation, {}, { authorization: otherToken })).data?.updateEmail).toEqual({
      pendingEmail: 'p@b.ca',
    });
  });
});
