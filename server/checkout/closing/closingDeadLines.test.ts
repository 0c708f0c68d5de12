import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, shopper } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices, Offer } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { marketJobs } from '../../marketJobs.ts';
import { checkInvariants } from '../invariants.ts';

const SATURDAY = '2026-11-28T12:00:00-05:00';
const SUNDAY = '2026-11-29T09:30:00-05:00';
const AFTER = '2026-11-30T00:00:01-05:00';

describe.each(testDatabaseKinds())('lines that cannot be bought now (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let now = SATURDAY;
  let offers = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    market.clock.now = () => new Date(now);
  });
  afterEach(async () => {
    now = SATURDAY;
    await sql`delete from cart`.execute(database.kysely);
    await market.mails.sendDue();
    market.mail.accepted.length = 0;
    expect(await checkInvariants(database)).toEqual([]);
  });
  afterAll(() => database.close());

  const idOf = ({ visitor }: Caller) => visitor.customer?.id ?? '';
  const atNow = (caller: Caller): Caller => ({ ...caller, now: new Date(now) });
  const view = (caller: Caller) => market.cart.view(atNow(caller));
  const states = async (caller: Caller) =>
    (await view(caller)).lines.map(({ variant, problem, counted }) => [variant.product.name.primary, problem, counted]);
  const setStock = (id: string, stock: number) =>
    sql`update variant set stock = ${stock} where id = ${id}`.execute(database.kysely);
  const withdraw = async (id: string) => {
    await sql`update product set status = 'inactive' where id = (select product_id from variant where id = ${id})`.execute(
      database.kysely,
    );
    await market.catalogue.fresh();
  };
  /** An offer of nine units. The offers of different tests have the same name. */
  async function tracked(name: string, columns: Offer = {}): Promise<string> {
    offers += 1;
    const id = await offer(database, `${name} ${offers}`, { price: 450, track_stock: true, stock: 9, ...columns });
    await sql`update product set name_primary = ${name} where id = (select product_id from variant where id = ${id})`.execute(
      database.kysely,
    );
    return id;
  }

  /** A cart with two each of pain, miel and vin; then one miel is left, and vin is no longer sold. */
  async function fillThenSpoil(caller: Caller): Promise<{ pain: string; miel: string; vin: string }> {
    const [pain, miel, vin] = [
      await tracked('pain'),
      await tracked('miel', { product: { taxable: true } }),
      await tracked('vin'),
    ];
    for (const variant of [pain, miel, vin]) await market.cart.add(atNow(caller), variant, 2);
    await market.cart.updateSession(atNow(caller), AT_THE_MARKET);
    await setStock(miel, 1);
    await withdraw(vin);
    return { pain, miel, vin };
  }
  async function autoBuyer(name: string, autoClosePartial = false): Promise<Caller> {
    const caller = await signedIn(market, name);
    const customer = await market.cards.providerCustomer(idOf(caller));
    const { id } = market.payment.customers.card('4242', null);
    await market.payment.chooseCard(customer, id);
    await sql`insert into payment_card (customer_id, provider_id, type, created_at)
      values (${idOf(caller)}, ${id}, 'card', now())`.execute(database.kysely);
    await market.cart.updateSession(atNow(caller), { autoClose: true, autoClosePartial });
    return caller;
  }
  const preview = async (caller: Caller) => market.cart.previewClosing(atNow(caller), await view(caller));
  async function mails(): Promise<string[]> {
    await market.mails.sendDue();
    return market.mail.accepted.splice(0).map(({ to, subject, text }) => `${to}: ${subject}\n${text}`);
  }
  const warn = () => marketJobs(market).warnings.run();

  it('give the reason and count in no total, exactly as checkout refuses them', async () => {
    const guest = shopper(market, 'guest');
    const { pain, miel, vin } = await fillThenSpoil(guest);
    expect(await states(guest)).toEqual([
      ['pain', null, 2],
      ['miel', 'MAX_REACHED', 0],
      ['vin', 'UNAVAILABLE', 0],
    ]);
    expect((await view(guest)).totals).toMatchObject({ items: 900, fee: 500, taxBase: 500 });
    expect(await codes(market.checkout.checkout(atNow(guest), PAY))).toEqual(['MAX_REACHED', 'UNAVAILABLE']);
    await market.cart.remove(atNow(guest), miel, false);
    await market.cart.remove(atNow(guest), vin, true);
    expect(await states(guest)).toEqual([
      ['pain', null, 2],
      ['miel', null, 1],
    ]);
    expect((await view(guest)).totals.items).toBe(1350);
    await setStock(pain, 0);
    expect(await states(guest)).toEqual([
      ['pain', 'MAX_REACHED', 0],
      ['miel', null, 1],
    ]);
  });

  it('show on the automatic purchase setting that nothing would be bought, and why', async () => {
    const ann = await autoBuyer('ann');
    expect(await preview(ann)).toBeNull();
    await fillThenSpoil(ann);
    expect(await preview(ann)).toMatchObject({
      buys: false,
      reasons: [
        { code: 'MAX_REACHED', message: 'miel (unité)\u00A0: il en reste 1.' },
        { code: 'UNAVAILABLE', message: 'vin (unité) n’est plus en vente.' },
      ],
    });
    // Of another reason than being withdrawn, when it is over.
    await sql`update product set status = 'active'`.execute(database.kysely);
    await sql`update seller set deactivated_until = '2026-12-10T00:00:00-05:00'`.execute(database.kysely);
    await market.catalogue.fresh();
    expect((await preview(ann))?.reasons.map(({ message }) => message.replaceAll(/\s/g, ' '))).toContain(
      'vin (unité) : producteur en vacances, de retour le jeudi 10 décembre.',
    );
    await sql`update seller set deactivated_until = null`.execute(database.kysely);
    await market.catalogue.fresh();
    await sql`delete from payment_card where customer_id = ${idOf(ann)}`.execute(database.kysely);
    expect((await preview(ann))?.reasons.map(({ code }) => code)).toEqual(['MAX_REACHED', 'NO_CARD']);
  });

  it('trigger one mail on Sunday, in time to act; carts without them get none', async () => {
    const [ann, well] = [await autoBuyer('ann warned'), await autoBuyer('well')];
    await market.cart.add(atNow(well), await tracked('lait'), 2);
    await market.cart.updateSession(atNow(well), AT_THE_MARKET);
    const { miel, vin } = await fillThenSpoil(ann);
    expect(await warn()).toBe(0);
    now = SUNDAY;
    expect([await warn(), await warn()]).toEqual([1, 0]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatch(/^ann warned@exemple\.ca: Votre panier ne pourra pas être acheté ce soir/);
    expect(mail).toMatch(/de lui-même dimanche\s29\snovembre\sà\sminuit/);
    expect(mail).toContain('miel (unité)\u00A0: il en reste 1.');
    expect(mail).toContain('vin (unité) n’est plus en vente.');
    await market.cart.remove(atNow(ann), miel, false);
    await market.cart.remove(atNow(ann), vin, true);
    now = AFTER;
    await market.checkout.close();
    expect((await market.customerOrders.listByCustomer(idOf(ann))).map(({ total }) => total)).toEqual([1993]);
  });

  it('trigger no mail that could only arrive after the closing', async () => {
    const ann = await autoBuyer('ann late');
    await fillThenSpoil(ann);
    now = SUNDAY;
    expect(await warn()).toBe(1);
    now = AFTER;
    expect(await mails()).toEqual([]);
    expect(await warn()).toBe(0);
  });

  it('stop the whole purchase at the closing by default (E20)', async () => {
    const ann = await autoBuyer('ann whole');
    await fillThenSpoil(ann);
    now = AFTER;
    await market.checkout.close();
    expect(await market.customerOrders.listByCustomer(idOf(ann))).toEqual([]);
    expect(await mails()).toEqual([expect.stringContaining('vin (unité) n’est plus en vente.')]);
  });

  it('stay behind if the customer chose to buy what is available: total, rehearsal, mail and order agree', async () => {
    const bob = await autoBuyer('bob', true);
    await fillThenSpoil(bob);
    expect(await states(bob)).toEqual([
      ['pain', null, 2],
      ['miel', 'MAX_REACHED', 1],
      ['vin', 'UNAVAILABLE', 0],
    ]);
    const { total } = (await view(bob)).totals;
    expect(await preview(bob)).toMatchObject({
      buys: true,
      reasons: [{ code: 'MAX_REACHED' }, { code: 'UNAVAILABLE' }],
    });
    const { carts } = await market.checkout.rehearseClosing();
    expect(carts.map(({ result: outcome }) => outcome)).toEqual([
      expect.objectContaining({
        kind: 'bought',
        total,
        reasons: [expect.objectContaining({ code: 'MAX_REACHED' }), expect.objectContaining({ code: 'UNAVAILABLE' })],
      }),
    ]);
    now = SUNDAY;
    expect(await warn()).toBe(1);
    expect(await mails()).toEqual([
      expect.stringMatching(/ne sera pas complet[^]*miel[^]*vin[^]*Le reste sera acheté/),
    ]);
    now = AFTER;
    await market.checkout.close();
    const [order] = await market.customerOrders.listByCustomer(idOf(bob));
    expect(order?.total).toBe(total);
    const lines = await sql<{ name: string; quantity: number }>`
      select product_name_primary as name, quantity from order_line where order_id = ${order?.id} order by position`;
    expect((await lines.execute(database.kysely)).rows).toEqual([
      { name: 'pain', quantity: 2 },
      { name: 'miel', quantity: 1 },
    ]);
    expect(await mails()).toEqual([expect.stringMatching(/n’a pas pu être acheté[^]*miel[^]*vin \(unité\)/)]);
    await market.checkout.close();
    expect(
      (await view(bob)).lines.map(({ variant, quantity, unsureReason }) => [
        variant.product.name.primary,
        quantity,
        unsureReason,
      ]),
    ).toEqual([
      ['miel', 1, 'last_week'],
      ['vin', 2, 'last_week'],
    ]);
  });

  it('leave the cart unbought if nothing is available, whatever was chosen', async () => {
    const bob = await autoBuyer('bob none', true);
    const pain = await tracked('pain');
    await market.cart.add(atNow(bob), pain, 2);
    await market.cart.updateSession(atNow(bob), AT_THE_MARKET);
    await setStock(pain, 0);
    expect((await preview(bob))?.buys).toBe(false);
    now = AFTER;
    await market.checkout.close();
    expect(await market.customerOrders.listByCustomer(idOf(bob))).toEqual([]);
  });

  it('can be handled in either way by their customer, but not by null', async () => {
    const bob = await autoBuyer('bob chooses');
    await market.cart.add(atNow(bob), await tracked('noix', { stored: true, stock_mdo: 5 }), 1);
    expect(await preview(bob)).toMatchObject({ buys: false });
    // Express has no closing.
    await market.cart.updateSession(atNow(bob), { fromStorage: true });
    expect(await preview(bob)).toBeNull();
    await market.cart.updateSession(atNow(bob), { fromStorage: false });
    expect((await view(bob)).autoClosePartial).toBe(false);
    expect((await market.cart.updateSession(atNow(bob), { autoClosePartial: true })).autoClosePartial).toBe(true);
    expect(await codes(market.cart.updateSession(atNow(bob), { autoClosePartial: null }))).toEqual(['BAD_INPUT']);
  });
});
