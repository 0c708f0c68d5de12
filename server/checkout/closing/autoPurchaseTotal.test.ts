import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerOf, writeAddress } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { marketServices, offer, openMarket, zone } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkInvariants } from '../invariants.ts';

const SUNDAY = '2026-11-29T12:00:00-05:00';
const AFTER = '2026-11-30T00:00:01-05:00';

describe.each(testDatabaseKinds())('the total that automatic purchase may charge (%s)', (kind) => {
  let database: Database;
  let sunday: MarketServices;
  let monday: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    sunday = marketServices(database, { now: SUNDAY });
    monday = marketServices(database, { payment: sunday.payment, now: AFTER });
  });
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));
  afterAll(() => database.close());

  const setZonePrice = (price: number) =>
    database.kysely.updateTable('shipping_zone').set({ price }).where('id', '=', zone('vallee')).execute();
  beforeEach(() => setZonePrice(700));

  /** A customer with automatic purchase: 450 of goods, delivered for 700: 1725 with the fee. */
  async function filled(name: string): Promise<{ ann: Caller; variant: string }> {
    const ann = await signedIn(sunday, name);
    await writeAddress(database, ann, 'J0X1A1');
    const provider = await sunday.cards.providerCustomer(customerOf(ann));
    const { id } = sunday.payment.customers.card('4242', null);
    await sunday.payment.chooseCard(provider, id);
    await sql`insert into payment_card (customer_id, provider_id, type, created_at)
      values (${customerOf(ann)}, ${id}, 'card', now())`.execute(database.kysely);
    const variant = await offer(database, name, { price: 450 });
    await sunday.cart.add(ann, variant, 1);
    await sunday.cart.updateSession(ann, {
      shippingZoneId: toId('ShippingZone', zone('vallee')),
      autoClose: true,
    });
    return { ann, variant };
  }
  /** Shows the cart with its preview, as each response of the storefront does. */
  async function show(ann: Caller): Promise<number> {
    const cart = await sunday.cart.view(ann);
    await sunday.cart.previewClosing(ann, cart);
    return cart.totals.total;
  }
  const charges = () => sunday.payment.customers.charges().map(({ input }) => input.amount);
  const refusalOf = async (ann: Caller) => (await monday.cart.view({ ...ann, now: new Date(AFTER) })).refusal;
  const mailTo = async (name: string) => {
    await monday.mails.sendDue();
    return monday.mail.accepted.splice(0).find(({ to }) => to === `${name}@exemple.ca`)?.text ?? '';
  };

  it('buys nothing above the total that was shown last, leaves the lines to confirm and mails both (E69)', async () => {
    const { ann } = await filled('ann');
    expect(await show(ann)).toBe(1725);
    await setZonePrice(1700);
    expect((await sunday.checkout.rehearseClosing()).carts[0]?.result).toMatchObject({
      kind: 'refused',
      reasons: [{ code: 'TOTAL_RAISED', params: { shown: 1725, current: 2725 } }],
    });
    await monday.checkout.close();
    expect(charges()).toEqual([]);
    expect(await refusalOf(ann)).toMatchObject([{ code: 'TOTAL_RAISED', params: { shown: 1725, current: 2725 } }]);
    expect(await mailTo('ann')).toMatch(/passé de 17,25\s\$, que vous avez vus, à 27,25\s\$/);
  });

  it('buys at the higher total once it was shown, and at a lower one in any case', async () => {
    const before = charges().length;
    const { ann } = await filled('bob');
    await show(ann);
    await setZonePrice(1700);
    expect(await show(ann)).toBe(2725);
    await setZonePrice(1600);
    await monday.checkout.close();
    expect(charges().slice(before)).toEqual([2625]);
  });

  it('buys what is in the cart if no total was ever shown, and forgets the last one after a purchase', async () => {
    const before = charges().length;
    const { ann } = await filled('cat');
    await setZonePrice(1700);
    await monday.checkout.close();
    expect(charges().slice(before)).toEqual([2725]);
    const { ann: dan } = await filled('dan');
    await show(dan);
    await monday.checkout.close();
    for (const caller of [ann, dan]) expect((await monday.cart.view(caller)).autoCloseTotal).toBeNull();
  });
});
