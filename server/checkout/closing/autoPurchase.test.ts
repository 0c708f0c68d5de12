import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET } from '../../../tests/support/checkoutFixture.ts';
import { writeAddress } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  shopper,
  zone,
} from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices, Offer } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import type { ChargeRefusal } from '../../gateways/payment.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkInvariants } from '../invariants.ts';

const BEFORE = '2026-11-29T23:59:59-05:00';
const AFTER = '2026-11-30T00:00:01-05:00';

function standingAt(market: MarketServices, instant: string): MarketServices {
  market.clock.now = () => new Date(instant);
  return market;
}

describe.each(testDatabaseKinds())('automatic purchase at the closing (%s)', (kind) => {
  let database: Database;
  let sunday: MarketServices;
  let monday: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    sunday = standingAt(marketServices(database), BEFORE);
    monday = standingAt(marketServices(database, { payment: sunday.payment }), AFTER);
  });
  afterEach(async () => {
    sunday.payment.provider.state = 'up';
    expect(await checkInvariants(database)).toEqual([]);
  });
  afterAll(() => database.close());

  const replica = () => standingAt(marketServices(database, { payment: sunday.payment }), AFTER);
  const idOf = ({ visitor }: Caller) => visitor.customer?.id ?? '';

  async function leaveCard(caller: Caller, refuses: ChargeRefusal | null = null): Promise<void> {
    const customer = await sunday.cards.providerCustomer(idOf(caller));
    const { id } = sunday.payment.customers.card('4242', refuses);
    await sunday.payment.chooseCard(customer, id);
    await sql`insert into payment_card (customer_id, provider_id, type, created_at)
      values (${idOf(caller)}, ${id}, 'card', now())`.execute(database.kysely);
  }
  /** A customer with automatic purchase. */
  async function filled(name: string, product: Offer = {}, refuses: ChargeRefusal | null = null): Promise<Caller> {
    const ann = await signedIn(sunday, name);
    await leaveCard(ann, refuses);
    await sunday.cart.add(ann, await offer(database, name, { price: 450, ...product }), 2);
    await sunday.cart.updateSession(ann, { ...AT_THE_MARKET, autoClose: true });
    return ann;
  }
  const ordersOf = (caller: Caller) => monday.customerOrders.listByCustomer(idOf(caller));
  const reasons = async (caller: Caller) =>
    (await monday.cart.view({ ...caller, now: new Date(AFTER) })).lines.map(({ unsureReason }) => unsureReason);
  const refusal = async (caller: Caller, now = AFTER) =>
    (await monday.cart.view({ ...caller, now: new Date(now) })).refusal;
  async function mails(): Promise<string[]> {
    await monday.mails.sendDue();
    return monday.mail.accepted.splice(0).map(({ to, subject, text }) => `${to}: ${subject}\n${text}`);
  }

  it('is off by default, and refuses guests, null, and customers without a card (NO_CARD)', async () => {
    const ann = await signedIn(sunday, 'chooser');
    expect((await sunday.cart.view(ann)).autoClose).toBe(false);
    expect(await codes(sunday.cart.updateSession(ann, { autoClose: true }))).toEqual(['NO_CARD']);
    expect(await codes(sunday.cart.updateSession(shopper(sunday, 'guest'), { autoClose: true }))).toEqual(['NO_CARD']);
    expect(await codes(sunday.cart.updateSession(ann, { autoClose: null }))).toEqual(['BAD_INPUT']);
    await leaveCard(ann);
    expect((await sunday.cart.updateSession(ann, { autoClose: true })).autoClose).toBe(true);
    expect((await sunday.cart.updateSession(ann, { autoClose: false })).autoClose).toBe(false);
  });

  it('buys after the closing for the closed week, charges once across processes, and sends a mail (E20)', async () => {
    const ann = await filled('ann');
    expect(await sunday.checkout.close()).toBe(0);
    const closed = await Promise.all([monday, replica(), replica()].map((market) => market.checkout.close()));
    expect(closed.reduce((sum, amount) => sum + amount)).toBeGreaterThanOrEqual(1);
    const [order, ...more] = await ordersOf(ann);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ status: 'processed', periodStart: '2026-11-27', total: 1475 });
    expect(sunday.payment.customers.charges().map(({ input }) => input.amount)).toEqual([1475]);
    expect(await monday.checkout.close()).toBe(0);
    expect(await mails()).toEqual([
      expect.stringMatching(/^ann@exemple\.ca: Commande \d+ confirmée[^]*acheté tout seul/),
    ]);
    expect(await reasons(ann)).toEqual([]);
  });

  it.each([
    ['declined', 'La carte a été refusée.'],
    ['authentication', 'Votre banque demande'],
  ] as const)(
    'leaves the cart with unconfirmed lines and mails once when the card is refused (%s)',
    async (refusal, text) => {
      const bob = await filled(`bob ${refusal}`, {}, refusal);
      expect(await monday.checkout.close()).toBe(1);
      expect(await monday.checkout.close()).toBe(0);
      expect([await ordersOf(bob), await reasons(bob)]).toEqual([[], ['last_week']]);
      const [mail, ...more] = await mails();
      expect([mail, more]).toEqual([expect.stringContaining(text), []]);
      expect(mail).toMatch(/pas été acheté/);
    },
  );

  it.each([
    [
      'no place',
      'choisir où recevoir la commande',
      {},
      async (caller: Caller) => void (await sunday.cart.updateSession(caller, { locationId: null })),
    ],
    [
      'no address',
      'L’adresse de livraison',
      {},
      async (caller: Caller) =>
        void (await sunday.cart.updateSession(caller, { shippingZoneId: toId('ShippingZone', zone('plateau')) })),
    ],
    [
      'an address outside the zone',
      'n’est pas dans la zone',
      {},
      async (caller: Caller) => {
        await writeAddress(database, caller, 'J0X1A0');
        await sunday.cart.updateSession(caller, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
        const preview = await sunday.cart.previewClosing(caller, await sunday.cart.view(caller));
        expect(preview).toMatchObject({ buys: false, reasons: [{ code: 'ADDRESS_OUTSIDE_ZONE' }] });
      },
    ],
    [
      'sold out',
      'il en reste 1',
      { track_stock: true, stock: 5 },
      async (_: Caller, id: string) =>
        void (await sql`update variant set stock = 1 where id = ${id}`.execute(database.kysely)),
    ],
    ['alcohol', 'l’âge n’a pas été', { product: { is_alcohol: true } }, async () => undefined],
  ] as const)('does not charge a cart with %s, and mails the reason', async (name, text, product, spoil) => {
    const cat = await filled(name, product);
    const [line] = (await sunday.cart.view(cat)).lines;
    await spoil(cat, line?.variant.id ?? '');
    const chargesBefore = sunday.payment.customers.charges().length;
    expect(await monday.checkout.close()).toBe(1);
    expect([sunday.payment.customers.charges().length, await reasons(cat)]).toEqual([chargesBefore, ['last_week']]);
    expect(await mails()).toEqual([expect.stringContaining(text)]);
  });

  it('shows in the cart why it was not bought, until its lines are settled or automatic purchase is turned off', async () => {
    const NEXT = '2026-12-07T00:00:01-05:00';
    const [fay, gus] = [await filled('fay', {}, 'expiredCard'), await filled('gus', { track_stock: true, stock: 5 })];
    const otherVariant = await offer(database, 'fay too', { price: 450 });
    await sunday.cart.add(fay, otherVariant, 1);
    await sql`update variant set stock = 0 where id = ${(await sunday.cart.view(gus)).lines[0]!.variant.id}`.execute(
      database.kysely,
    );
    expect([await refusal(fay, BEFORE), await monday.checkout.close()]).toEqual([null, 2]);
    const expired = [{ code: 'expiredCard', params: {} }];
    const soldOut = [{ code: 'MAX_REACHED', params: { nb: 0, name: 'gus', variant: expect.any(String) as string } }];
    expect([await refusal(fay), await refusal(gus)]).toEqual([expired, soldOut]);

    const afterClosing: Caller = { ...fay, now: new Date(AFTER) };
    const [first] = (await monday.cart.view(afterClosing)).lines;
    expect((await monday.cart.confirm(afterClosing, first!.id)).refusal).toEqual(expired);
    expect((await monday.cart.remove(afterClosing, otherVariant, true)).refusal).toBeNull();

    await monday.cart.updateSession(afterClosing, { autoClose: false });
    expect([await refusal(fay, NEXT), await reasons(gus)]).toEqual([null, ['last_week']]);
    await standingAt(marketServices(database, { payment: sunday.payment }), NEXT).checkout.close();
    expect([await refusal(fay, NEXT), await refusal(gus, NEXT)]).toEqual([null, soldOut]);
    await mails();
  });

  it('buys alcohol if the age was proven for that cart in that week (E25)', async () => {
    const dan = await filled('dan', { product: { is_alcohol: true } });
    await sunday.cart.confirmAge(dan, '1990-01-01');
    expect(await monday.checkout.close()).toBe(1);
    expect(await ordersOf(dan)).toHaveLength(1);
    await mails();
  });

  it('buys no alcohol on an age that was proven for a cart bought earlier in the week (E76)', async () => {
    const ivy = await filled('ivy', { product: { is_alcohol: true } });
    await sunday.cart.confirmAge(ivy, '1990-01-01');
    const pay = { useBalance: false, forceDisposableBox: false, period: null };
    await sunday.checkout.handleEvent(sunday.payment.pay(await sunday.checkout.checkout(ivy, pay)));
    await sunday.cart.add(ivy, await offer(database, 'ivy again', { price: 450, product: { is_alcohol: true } }), 1);
    await sunday.cart.updateSession(ivy, AT_THE_MARKET);
    const preview = await sunday.cart.previewClosing(ivy, await sunday.cart.view(ivy));
    expect(preview).toMatchObject({ buys: false, reasons: [{ code: 'NO_ALCOHOL' }] });
    const chargesBefore = sunday.payment.customers.charges().length;
    expect(await monday.checkout.close()).toBe(1);
    expect(sunday.payment.customers.charges()).toHaveLength(chargesBefore);
    expect([(await ordersOf(ivy)).length, await reasons(ivy)]).toEqual([1, ['last_week']]);
    await mails();
  });

  it('lets the sweep finish an interrupted charge, once; unconfirmed lines are not bought', async () => {
    const eve = await filled('eve');
    const otherVariant = await offer(database, 'eve unsure', { price: 999 });
    await sunday.cart.add(eve, otherVariant, 1);
    await sql`update cart_item set unsure = true, unsure_reason = 'stock_changed' where variant_id = ${otherVariant}`.execute(
      database.kysely,
    );
    const chargesBefore = sunday.payment.customers.charges().length;
    sunday.payment.provider.state = 'down';
    expect(await monday.checkout.close()).toBe(0);
    expect(await replica().checkout.close()).toBe(0);
    sunday.payment.provider.state = 'up';
    const long = new Date(Date.now() - 120_000);
    await database.kysely
      .updateTable('checkout_attempt')
      .set({ updated_at: long })
      .where('status', '=', 'creating')
      .execute();
    await Promise.all([monday, replica()].map((market) => market.checkout.sweep()));
    expect([
      sunday.payment.customers.charges().length - chargesBefore,
      (await ordersOf(eve)).map(({ total }) => total),
    ]).toEqual([1, [1475]]);
    expect([await monday.checkout.close(), await reasons(eve)]).toEqual([0, ['stock_changed']]);
    await mails();
  });

  it('buys each of many carts exactly once on two processes, one of which crashes half way', async () => {
    const all: Caller[] = [];
    for (const index of Array.from({ length: 20 }).keys()) all.push(await filled(`many ${index}`));
    let purchases = 0;
    const abortSignal = {
      get aborted() {
        return (purchases += 1) > 7;
      },
    } as AbortSignal;
    await Promise.all([monday.checkout.close(abortSignal), replica().checkout.close()]);
    await replica().checkout.close();
    const orders = await Promise.all(all.map(ordersOf));
    expect(orders.map((customerOrders) => customerOrders.map(({ total }) => total))).toEqual(all.map(() => [1475]));
    expect(await mails()).toHaveLength(20);
  });

  it('refuses a place that is for Express alone, and says so before the closing', async () => {
    const customer = await filled('stored only');
    const caller = { ...customer, now: new Date(BEFORE) };
    const preview = async () => sunday.cart.previewClosing(caller, await sunday.cart.view(caller));
    expect(await preview()).toMatchObject({ buys: true, reasons: [] });
    await sql`update cart set location_id = ${location('depot')} where customer_id = ${idOf(customer)}`.execute(
      database.kysely,
    );
    const shown = await preview();
    expect(shown).toMatchObject({ buys: false, reasons: [expect.anything()] });
    expect(await monday.checkout.close()).toBe(1);
    expect(await mails()).toEqual([expect.stringContaining(shown!.reasons[0]!.message)]);
    expect(await ordersOf(customer)).toEqual([]);
  });

  it('refuses to buy once the week’s handover has begun, as when all servers were down until then', async () => {
    const inTime = await filled('in time');
    expect(await monday.checkout.close()).toBe(1);
    await mails();
    const from = (await ordersOf(inTime))[0]!.slot!.from;
    const customer = await filled('too late');
    const late = standingAt(marketServices(database, { payment: sunday.payment }), from.toISOString());
    expect(await late.checkout.close()).toBe(1);
    expect(await ordersOf(customer)).toEqual([]);
    expect(await mails()).toEqual([expect.stringMatching(/pas été acheté/)]);
  });
});
