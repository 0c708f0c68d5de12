import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attemptRow } from '../../../tests/support/attemptRows.ts';
import { basketOffer, FETCHED, giveAddress, idOf, leaveCard, standAt } from '../../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, PAY } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import {
  marketServices,
  offer,
  openMarket,
  refusals,
  zone,
  type MarketServices,
} from '../../../tests/support/purchaseMarket.ts';
import { testId } from '../../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import type { AttemptStatus } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { resultOf } from '../closing/autoPurchase.ts';
import { readEnteredContact } from '../entered/enteredContact.ts';
import { checkInvariants } from '../invariants.ts';

const SATURDAY = '2026-11-28T12:00:00-05:00';
/** The pickup point hands the orders of that week out from then on. */
const SLOT = new Date('2026-12-03T14:00:00-05:00');

/** What a purchase that is refused leaves behind, where its rows change while it is prepared. */
describe('a purchase that is refused', () => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
  });
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));
  afterAll(() => database.close());

  async function filled(name: string): Promise<Caller> {
    standAt(market, SATURDAY);
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    await market.cart.add(ann, await offer(database, name, { price: 450 }), 2);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    return ann;
  }
  const left = async (caller: Caller) => {
    const db = database.kysely;
    const attempts = await db
      .selectFrom('checkout_attempt')
      .select('id')
      .where('customer_id', '=', idOf(caller))
      .execute();
    const weeks = await sql`select d.status from basket_delivery d join user_basket u on u.id = d.user_basket_id
      where u.customer_id = ${idOf(caller)}`.execute(db);
    const held = await sql`select 1 from variant where held <> 0`.execute(db);
    return { attempts, weeks: weeks.rows, held: held.rows };
  };
  const NOTHING = { attempts: [], weeks: [], held: [] };

  it('takes no basket’s week where another basket of the cart was bought meanwhile', async () => {
    const ann = await filled('baskets');
    for (const name of ['first', 'second', 'third'])
      await market.baskets.subscriptions.subscribe(
        ann,
        await basketOffer(database, name, { name_primary: name }),
        FETCHED,
      );
    for (const { id, basket } of (await market.cart.view(ann)).lines) if (basket) await market.cart.confirm(ann, id);
    const [, second] = await market.baskets.subscriptions.list(ann.visitor);
    // Stands for the payment of another process, between this one's reading of the cart and its claim.
    await sql`create function bought_meanwhile() returns trigger language plpgsql as 'begin return null; end'`.execute(
      database.kysely,
    );
    await sql
      .raw(
        `create trigger bought_meanwhile before insert on basket_delivery for each row when (new.user_basket_id = '${second!.id}')
        execute function bought_meanwhile()`,
      )
      .execute(database.kysely);
    expect(await refusals(market.checkout.checkout(ann, PAY))).toEqual([
      { code: 'CART_CHANGED', params: { items: [`${second!.basket.name.primary} (Panier récurrent)`] } },
    ]);
    await sql`drop trigger bought_meanwhile on basket_delivery`.execute(database.kysely);
    expect(await left(ann)).toEqual(NOTHING);
  });

  it('is nobody’s once the account was deleted, whoever called (E49)', async () => {
    const ann = await filled('deleted');
    await sql`update customer set deleted_at = now(), subject = null, email = '', email_verified = false, provider_customer_id = null where id = ${idOf(ann)}`.execute(
      database.kysely,
    );
    expect(await refusals(market.checkout.checkout(ann, PAY))).toEqual([{ code: 'UNAUTHENTICATED', params: {} }]);
    expect(await left(ann)).toEqual(NOTHING);
    const entered = (customerId: string) =>
      inTransaction(database, (tx) => readEnteredContact(tx, { customerId, address: null }, false));
    for (const customerId of [idOf(ann), testId('nobody')])
      expect(await refusals(entered(customerId))).toEqual([{ code: 'NOT_FOUND', params: {} }]);
  });

  it.each<[AttemptStatus, refusal: 'declined' | null, object]>([
    ['creating', null, { kind: 'waiting' }],
    ['pending', null, { kind: 'waiting' }],
    ['paid', null, { kind: 'bought', isNew: false }],
    ['failed', null, { kind: 'refused', reasons: [{ code: 'other', params: {} }] }],
    ['failed', 'declined', { kind: 'refused', reasons: [{ code: 'declined', params: {} }] }],
    ['expired', null, { kind: 'refused', reasons: [{ code: 'other', params: {} }] }],
  ])('is read from an attempt that is %s, refused for %s', (status, refusal, result) => {
    expect(resultOf(attemptRow({ status, refusal }))).toEqual(result);
  });

  it.each<[string, postalCode: string | null, hasCard: boolean, result: { kind: string; reasons?: object[] }]>([
    ['without a card', 'J0X 1A1', false, { kind: 'refused', reasons: [{ code: 'NO_CARD', params: {} }] }],
    ['without an address', null, true, { kind: 'refused', reasons: [{ code: 'NO_ADDRESS', params: {} }] }],
    ['beyond its zone', 'J8X 1A1', true, { kind: 'refused', reasons: [{ code: 'ADDRESS_OUTSIDE_ZONE', params: {} }] }],
    ['whose week another process has', 'J0X 1A1', true, { kind: 'waiting' }],
  ])('is that of a delivered basket %s', async (name, postalCode, hasCard, result) => {
    const ann = await signedIn(market, `basket ${name}`);
    if (hasCard) await leaveCard(market, ann);
    if (postalCode !== null) await giveAddress(database, ann, postalCode);
    const claimed: string[] = [];
    const purchase = {
      customerId: idOf(ann),
      userBasketId: testId(`basket ${name}`),
      week: '2026-11-27',
      place: { location: null, zone: { id: zone('vallee'), prefixes: ['J0X'] } },
      claim: async (_: unknown, attemptId: string) => (claimed.push(attemptId), false),
    } as unknown as Parameters<typeof market.checkout.buyBasket>[0];
    expect(await market.checkout.buyBasket(purchase)).toEqual(result);
    expect([claimed.length, await left(ann)]).toEqual([result.kind === 'waiting' ? 1 : 0, NOTHING]);
  });

  it.each([
    ['a moment before', -1, []],
    ['as', 0, ['NO_DELIVERY']],
  ])('is that of a closing that runs too late: %s its place opens', async (name, ms, codes) => {
    const ann = await filled(`late ${name}`);
    await market.cart.updateSession(ann, { autoClose: true });
    standAt(market, new Date(SLOT.getTime() + ms));
    await market.checkout.close();
    const orders = await market.customerOrders.listByCustomer(idOf(ann));
    const { refusal } = await market.cart.view(ann);
    expect([orders.length, refusal?.map(({ code }) => code) ?? []]).toEqual([codes.length === 0 ? 1 : 0, codes]);
  });
});
