import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';

const SET_UP = 'mutation($s: String!, $c: String!) { setupPaymentMethod(successUrl: $s, cancelUrl: $c) }';
const CARD = '{ user { basketsPaymentMethod { id type created card { brand country last4 expMonth expYear } } } }';
const RETURN_URLS = {
  s: 'https://market.example/compte/paniers?carte=oui',
  c: 'https://market.example/compte/paniers',
};

describe.each(testDatabaseKinds())('a card over the API on %s (F-144, F-148)', (kind) => {
  let api: ApiServer;
  beforeAll(async () => void (api = await openApi(kind)));
  afterAll(() => api.close());

  it('has a page for every signed-in customer, and is shown to its owner alone', async () => {
    const authorization = await api.identity.token('ann');
    const readCard = async () => (await api.call(CARD, {}, { authorization })).data?.user;
    expect(await readCard()).toEqual({ basketsPaymentMethod: null });
    const { data, errors } = await api.call(SET_UP, RETURN_URLS, { authorization });
    expect([errors, data?.setupPaymentMethod]).toEqual([[], expect.stringMatching(/^https:\/\/pay\.example\.test\//)]);
    expect((await api.call(SET_UP, RETURN_URLS, { authorization })).data).toEqual(data);

    const { input } = api.payment.customers.setups().at(-1)!;
    const sessionId = `cs_setup_${input.setupId}`;
    const storedCard = api.payment.customers.leaveCard(sessionId, '4242');
    await api.services.cards.handle({ kind: 'setup', sessionId, setupId: input.setupId });
    expect(await readCard()).toEqual({
      basketsPaymentMethod: {
        id: storedCard.id,
        type: 'card',
        created: storedCard.createdAt.getTime() / 1000,
        card: { brand: 'visa', country: 'CA', last4: '4242', expMonth: 8, expYear: 2040 },
      },
    });
    expect((await api.call(CARD, {}, { authorization: await api.identity.token('eve') })).data?.user).toEqual({
      basketsPaymentMethod: null,
    });
    const file = await api.call('{ personalData { content } }', {}, { authorization });
    expect(file.text).toContain('4242');
  });

  it.each([
    [{}, 'BAD_INPUT'],
    [{ s: null, c: null }, 'BAD_INPUT'],
    [{ ...RETURN_URLS, s: '' }, 'BAD_INPUT'],
    [{ ...RETURN_URLS, s: 'https://market.example.host.evil/compte' }, 'BAD_INPUT'],
    [{ ...RETURN_URLS, c: 'https://market.example@host.evil/' }, 'BAD_INPUT'],
    [{ ...RETURN_URLS, c: 'javascript:alert(1)' }, 'BAD_INPUT'],
    [{ ...RETURN_URLS, c: `https://market.example/${'x'.repeat(5000)}` }, 'BAD_INPUT'],
  ])('refuses the return addresses %j with %s', async (variables, code) => {
    const authorization = await api.identity.token('bob');
    const { data, errors } = await api.call(SET_UP, variables, { authorization });
    const codes = new Set(errors.map(({ extensions }) => extensions.code));
    expect([data ?? null, [...codes]]).toEqual([null, [code]]);
    expect(api.payment.customers.setups().filter(({ input }) => input.successUrl === '')).toEqual([]);
  });

  it('needs a sign-in, and a provider that is down has its own text', async () => {
    const guest = await api.call(SET_UP, RETURN_URLS);
    expect(guest.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    api.payment.provider.state = 'down';
    const authorization = await api.identity.token('cleo');
    const { errors } = await api.call(SET_UP, RETURN_URLS, { authorization });
    expect(errors).toMatchObject([
      { message: 'subscription.payment_page', extensions: { code: 'CARD_PAGE_UNAVAILABLE', displayable: true } },
    ]);
    api.payment.provider.state = 'up';
  });

  it('shows the message of a provider that refuses to delete a customer, whose account stays (E49)', async () => {
    const authorization = await api.identity.token('dan');
    await api.call(SET_UP, RETURN_URLS, { authorization });
    api.payment.customers.behaviour.refusesDeletion = 'This customer has an open dispute.';
    const DELETE_ACCOUNT = 'mutation { deleteAccount(confirmation: "dan@exemple.ca") { deletedCustomerId } }';
    expect((await api.call(DELETE_ACCOUNT, {}, { authorization })).errors).toMatchObject([
      {
        message: 'This customer has an open dispute.',
        extensions: { code: 'PROVIDER_REFUSED', displayable: true, localized: true },
      },
    ]);
    api.payment.customers.behaviour.refusesDeletion = null;
    expect((await api.call(DELETE_ACCOUNT, {}, { authorization })).errors).toEqual([]);
  });
});
