import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_COOKIE } from '#rules/addresses.ts';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { visitorOf } from '../identity/session.ts';
import { pageCartOf } from './pageCart.ts';

const ADD = 'mutation($v: ID!) { addToCart(variant: $v) { id items { quantity } } }';
const READ = '{ cart { id items { quantity } } user { email } }';
const SIGN_OUT = 'mutation { signOut { id } }';
const MARK = 'auth0.shop.is.authenticated=true';
const variant = toId('Variant', testId('variant honey 0'));
const nameCookie = (name: string) => `${CUSTOMER_COOKIE}=${hash('sha256', `auth0|${name}`, 'hex')}`;

describe.each(testDatabaseKinds())('the cart page of a visitor on %s', (kind) => {
  let api: ApiServer;
  let visitors = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    await smallMarket(api.database.kysely).seller('farm');
    await smallMarket(api.database.kysely).product('honey', 'farm');
  });
  afterAll(() => api.close());

  const requestOf = (...cookies: string[]) => ({ headers: { cookie: cookies.join('; ') } }) as IncomingMessage;
  const parts = () => ({
    cartOwnership: api.services.cartOwnership,
    identity: api.services.identity,
    sessions: api.sessions,
    graphqlEndpoint: '/graphql',
    publicUrl: 'https://marche.example',
    visitorOf: ({ headers }: IncomingMessage) => visitorOf(api.sessions.read(headers.cookie), '127.0.0.1', ''),
  });
  const cartOf = async (...cookies: string[]) => (await pageCartOf(parts(), requestOf(...cookies)))?.cart ?? null;

  /** A browser with the market's session cookie, as it was set last. */
  function openBrowser(first = '') {
    let session = first;
    return {
      session: () => session,
      async call(query: string, variables: Record<string, unknown> = {}, authorization?: string) {
        const body = JSON.stringify({ operationName: null, variables, query });
        const answer = await api.send(body, { cookie: session, ...(authorization && { authorization }) });
        session = answer.headers.get('set-cookie')?.split(';')[0] ?? session;
        return answer;
      },
    };
  }
  /** A customer whose browser has put something into the cart. */
  async function withCart() {
    const name = `visitor${(visitors += 1)}`;
    const authorization = await api.identity.token(name);
    const browser = openBrowser();
    await browser.call(ADD, { v: variant }, authorization);
    const cookies = () => [browser.session(), MARK, nameCookie(name)];
    return { name, authorization, browser, cookies, cart: () => cartOf(...cookies()) };
  }
  const rows = () => api.database.kysely.selectFrom('session_customer');
  /** Makes the tokens of all sessions older by this many hours. */
  const age = (hours: number) =>
    api.database.kysely
      .updateTable('session_customer')
      .set({ seen_at: new Date(Date.now() - hours * 3_600_000) })
      .execute();

  it('contains a guest’s lines, or that there are none', async () => {
    const browser = openBrowser();
    await browser.call(READ);
    expect([await cartOf(''), await cartOf(browser.session())]).toEqual(['empty', 'empty']);
    await browser.call(ADD, { v: variant });
    expect(await cartOf(browser.session())).toBe('lines');
    expect(await cartOf(browser.session(), MARK), 'they may be signing in').toBeNull();
  });

  it('contains a customer’s lines, read as theirs', async () => {
    const ann = await withCart();
    const read = await pageCartOf(parts(), requestOf(...ann.cookies()));
    expect(read?.cart).toBe('lines');
    expect(read?.visitor.customer).toEqual({
      id: expect.any(String) as string,
      subject: `auth0|${ann.name}`,
      isStaff: false,
      isManager: false,
      completeProfile: false,
    });
    const page = await api.execute('fr', read!.visitor)({ name: null as unknown as string, text: READ }, {});
    const theirs = await ann.browser.call(READ, {}, ann.authorization);
    expect(page).toMatchObject({ data: theirs.data });
    expect(theirs.data).toMatchObject({
      cart: { items: [{ quantity: 1 }] },
      user: { email: `${ann.name}@exemple.ca` },
    });
  });

  it('contains nobody’s without the sign-in client’s mark and the name of the same person', async () => {
    const ann = await withCart();
    const session = ann.browser.session();
    expect(await cartOf(session)).toBeNull();
    expect(await cartOf(session, MARK)).toBeNull();
    expect(await cartOf(session, nameCookie(ann.name))).toBeNull();
    expect(await cartOf(session, MARK, nameCookie('bob'))).toBeNull();
    expect(await cartOf(session, MARK, `${CUSTOMER_COOKIE}=${'0'.repeat(64)}`)).toBeNull();
    expect(await cartOf(session, MARK, `${CUSTOMER_COOKIE}=auth0|${ann.name}`)).toBeNull();
    expect(await cartOf(MARK, nameCookie(ann.name)), 'no session').toBeNull();
    expect(await cartOf(`${session}x`, MARK, nameCookie(ann.name)), 'not issued').toBeNull();
    expect(await ann.cart()).toBe('lines');
  });

  it('contains no customer’s for a guest’s session, or for one of another customer', async () => {
    const [ann, bob] = [await withCart(), await withCart()];
    const guest = openBrowser();
    await guest.call(READ);
    expect(await cartOf(guest.session(), MARK, nameCookie(ann.name))).toBeNull();
    expect(await cartOf(bob.browser.session(), MARK, nameCookie(ann.name))).toBeNull();
    // Issued to another customer than the stored one.
    const [token = ''] = ann.browser.session().split('=')[1]!.split('.');
    const forged = api.sessions.cookie(api.sessions.issue(token, testId('somebody')));
    expect(await cartOf(forged, MARK, nameCookie(ann.name))).toBeNull();
  });

  it('contains nobody’s any more after a sign-out, whichever answer comes last', async () => {
    const ann = await withCart();
    const former = ann.cookies();
    const customer = await rows().selectAll().orderBy('seen_at', 'desc').executeTakeFirstOrThrow();
    await ann.browser.call(SIGN_OUT, {}, ann.authorization);
    expect(await cartOf(...former)).toBeNull();
    expect(await ann.cart()).toBeNull();
    // A call that was on its way is stored after the sign-out, and its answer sets the former cookie again.
    await api.services.identity.rememberSession(customer.session_id, customer.customer_id);
    expect(await cartOf(...former)).toBeNull();
  });

  it('contains nobody’s after a sign-out whose token was not sent', async () => {
    const ann = await withCart();
    const former = ann.cookies();
    await ann.browser.call(SIGN_OUT);
    expect(await cartOf(...former)).toBeNull();
  });

  it('contains nobody’s in other browsers after a sign-out, before the next call with a token', async () => {
    const ann = await withCart();
    const other = openBrowser();
    await other.call(READ, {}, ann.authorization);
    const inOther = () => cartOf(other.session(), MARK, nameCookie(ann.name));
    expect(await inOther()).toBe('lines');
    await ann.browser.call(SIGN_OUT, {}, ann.authorization);
    expect(await inOther()).toBeNull();
    await other.call(READ, {}, ann.authorization);
    expect(await inOther()).toBe('lines');
  });

  it('contains nobody’s of the person before, once another one has signed in', async () => {
    const ann = await withCart();
    const former = ann.cookies();
    const before = (await rows().selectAll().execute()).length;
    await ann.browser.call(READ, {}, await api.identity.token('bob'));
    expect(await cartOf(...former)).toBeNull();
    expect(await cartOf(former[0]!, MARK, nameCookie('bob'))).toBeNull();
    expect(await cartOf(ann.browser.session(), MARK, nameCookie(ann.name))).toBeNull();
    expect((await rows().selectAll().execute()).length).toBe(before);
  });

  it('contains nobody’s a day after the last token, which each hour of use renews', async () => {
    const ann = await withCart();
    await age(25);
    expect(await ann.cart()).toBeNull();
    await ann.browser.call(READ);
    expect(await ann.cart(), 'the session alone renews nothing').toBeNull();
    await ann.browser.call(READ, {}, ann.authorization);
    expect(await ann.cart()).toBe('lines');
    await age(25);
    await api.services.identity.forgetEnded();
    expect(await rows().selectAll().execute()).toEqual([]);
    await ann.browser.call(READ, {}, ann.authorization);
    const [first] = await rows().selectAll().execute();
    await ann.browser.call(READ, {}, ann.authorization);
    expect(await rows().selectAll().execute()).toEqual([first]);
  });

  it('contains nobody’s once the account is deleted', async () => {
    const ann = await withCart();
    const { visitor } = (await pageCartOf(parts(), requestOf(...ann.cookies())))!;
    const { id } = visitor.customer!;
    await api.services.account.deleteOwn(visitor, `${ann.name}@exemple.ca`, 0);
    expect(await ann.cart()).toBeNull();
    expect(await rows().where('customer_id', '=', id).selectAll().execute()).toEqual([]);
  });

  it('leaves a customer’s cart without lines to the browser, since baskets may be in it', async () => {
    const authorization = await api.identity.token('nobasket');
    const browser = openBrowser();
    await browser.call(READ, {}, authorization);
    expect(await cartOf(browser.session(), MARK, nameCookie('nobasket'))).toBeNull();
  });

  it('stores no displayed total for a page that the session alone has opened (E69)', async () => {
    const ann = await withCart();
    const { visitor } = (await pageCartOf(parts(), requestOf(...ann.cookies())))!;
    const mine = api.database.kysely.selectFrom('cart').where('customer_id', '=', visitor.customer!.id);
    const total = async () => (await mine.select('auto_close_total').executeTakeFirstOrThrow()).auto_close_total;
    await api.database.kysely
      .updateTable('cart')
      .set({ auto_close: true })
      .where('customer_id', '=', visitor.customer!.id)
      .execute();
    const query = '{ cart { autoClosePreview { buys } } }';
    const page = await api.execute('fr', visitor)({ name: null as unknown as string, text: query }, {});
    expect(page).toMatchObject({ data: { cart: { autoClosePreview: { buys: false } } } });
    expect(await total()).toBeNull();
    await ann.browser.call(query, {}, ann.authorization);
    expect(await total()).toBeGreaterThan(0);
  });

  it('signs nobody in: a call with the cookies alone is a guest’s', async () => {
    const ann = await withCart();
    const cookie = ann.cookies().join('; ');
    const call = (query: string, variables = {}) =>
      api.send(JSON.stringify({ operationName: null, variables, query }), { cookie });
    expect((await call(READ)).data).toMatchObject({ cart: { items: [] }, user: null });
    await call(ADD, { v: variant });
    const theirs = await openBrowser().call(READ, {}, ann.authorization);
    expect(theirs.data).toMatchObject({ cart: { items: [{ quantity: 1 }] } });
  });

  it('is left to the browser where the API is elsewhere, or the database does not respond', async () => {
    const ann = await withCart();
    const elsewhere = { ...parts(), graphqlEndpoint: 'https://api.example/graphql' };
    expect(await pageCartOf(elsewhere, requestOf())).toBeNull();
    expect(await pageCartOf(elsewhere, requestOf(...ann.cookies()))).toBeNull();
    const fails = { customerOfSession: () => Promise.reject(new Error('no database')) };
    expect(await pageCartOf({ ...parts(), identity: fails }, requestOf(...ann.cookies()))).toBeNull();
  });
});
