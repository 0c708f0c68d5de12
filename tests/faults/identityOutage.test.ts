import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { newSessionToken } from '../../server/identity/session.ts';
import { openApi, type ApiServer, type Who } from '../support/apiServer.ts';
import { smallMarket, testId } from '../support/smallMarket.ts';
import { eitherDatabaseKind } from '../support/testDatabase.ts';

const ADD = 'mutation($v: ID!) { addToCart(variant: $v) { items { quantity } } }';
const PLACE = 'mutation($l: ID!) { updateCart(input: { locationId: $l }) { id } }';
const PAYMENT = 'query($s: String!) { payment(session: $s) { order { total } } }';
const variables = { v: toId('Variant', testId('variant honey 0')), l: toId('Location', testId('location hall')) };

describe('an identity provider that fails or changes its keys', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind());
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('honey', 'farm');
    await market.location('hall');
  });
  afterAll(() => api.close());
  afterEach(async () => {
    api.identity.published.status = 200;
    expect(await checkInvariants(api.database)).toEqual([]);
  });

  const fill = async (who: Who) => {
    await api.ask(who, ADD, { v: variables.v });
    await api.ask(who, PLACE, { l: variables.l });
  };
  const open = async (who: Who) => (await api.ask<{ checkout: string }>(who, 'mutation { checkout }')).checkout;
  async function pay(who: Who, session: string): Promise<void> {
    await api.services.checkout.handleEvent(api.payment.pay(session));
    expect(await api.ask(who, PAYMENT, { s: session })).toMatchObject({
      payment: { order: { total: expect.any(Number) } },
    });
  }

  it('lets signed-in customers and guests complete their purchases while it is down', async () => {
    const [ann, guest]: Who[] = [await api.signIn('ann'), { session: newSessionToken() }];
    for (const who of [ann!, guest!]) await fill(who);
    api.identity.published.status = 503;
    // Nothing more is known of a key that was never seen; everybody else goes on, with the keys in memory.
    for (const who of [ann!, guest!]) await pay(who, await open(who));
  });

  it('keeps a purchase whose payment page was open when the keys changed', async () => {
    const bea = await api.signIn('bea');
    await fill(bea);
    const session = await open(bea);
    await api.identity.rotate();
    // Another customer's token of the new key, then hers of the former one, which is still published.
    await fill(await api.signIn('cleo'));
    expect(await api.ask(bea, '{ cart { items { quantity } } }')).toMatchObject({ cart: { items: [{ quantity: 1 }] } });

    api.identity.revoke();
    await pay({ ...bea, authorization: await api.identity.token('bea') }, session);
  });

  it('asks for a new token once the former key is no longer published, and the cart is the same', async () => {
    const dora = await api.signIn('dora');
    await fill(dora);
    await api.identity.rotate();
    api.identity.revoke();
    await fill(await api.signIn('eva'));
    const { errors } = await api.call('{ cart { id } }', {}, dora);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    const renewed = { ...dora, authorization: await api.identity.token('dora') };
    await pay(renewed, await open(renewed));
  });
});
