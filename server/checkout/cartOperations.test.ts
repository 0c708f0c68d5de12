import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REUSABLE_BOX_MAX } from '#rules/constants.ts';
import { DEFAULT_DAY_TERMS } from '#rules/marketTerms.ts';
import { lineProblem } from '#rules/purchase.ts';
import { maxQuantity } from '#rules/stock.ts';
import type { MaxQuantityInput } from '#rules/stock.ts';
import { cartTotals } from '#rules/totals.ts';
import { GOODS, isRepeatable, operations, perform, PEOPLE, refusalOf } from '../../tests/support/cartOperations.ts';
import type { Operation, Stage } from '../../tests/support/cartOperations.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { checkInvariants } from './invariants.ts';

type Item = Omit<MaxQuantityInput, 'fromStorage'> & {
  price: number;
  quantity: number;
  taxable: boolean;
  deposit: number;
  unsure: boolean;
  variant: string;
};

/** Few in the default gate; set PROPERTY_RUNS for more. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 3);

describe.each(testDatabaseKinds())('any sequence of shopping operations (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let runs = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    const instant = market.clock.now();
    market.clock.now = () => instant;
  });
  afterAll(() => database.close());

  /** Two customers, one of whom brings a box back, and a guest, with scarce, stored and plentiful goods and the box. */
  async function stage(): Promise<Stage> {
    runs += 1;
    const people = [
      await signedIn(market, `ann ${runs}`),
      await signedIn(market, `bob ${runs}`),
      shopper(market, `guest ${runs}`),
    ];
    for (const ann of people.slice(0, 2)) {
      await writeAddress(database, ann);
      await giveCredit(market, ann, 3000);
    }
    const { kysely } = database;
    await kysely
      .updateTable('customer')
      .set({ has_reusable_box: true })
      .where('id', '=', customerOf(people[1]!))
      .execute();
    const productLines = [
      await offer(database, `scarce ${runs}`, { stock: 6, price: 1299, deposit: 10, product: { taxable: true } }),
      await offer(database, `stored ${runs}`, { stock: 5, stored: true, stock_mdo: 3, price: 505 }),
      await offer(database, `plenty ${runs}`, {
        track_stock: false,
        stock: 0,
        price: 4000,
        product: { taxable: true },
      }),
      await offer(database, `box ${runs}`, {
        price: 0,
        deposit: 1000,
        track_stock: false,
        stock: 0,
        stored: true,
        stock_mdo: 9,
      }),
    ];
    await kysely.updateTable('market').set({ reusable_box: productLines[3]! }).execute();
    expect([people.length, productLines.length]).toEqual([PEOPLE, GOODS]);
    return { market, people, variants: productLines };
  }

  /** The result of the rule for the stored rows, read without the services. */
  async function expected({ visitor }: Caller, { variants: productLines }: Stage) {
    const id = visitor.customer?.id ?? null;
    const { rows: carts } = await sql<{ id: string; price: number | null; located: boolean; from_storage: boolean }>`
      select c.id, z.price, c.location_id is not null as located, c.from_storage
      from cart c left join shipping_zone z on z.id = c.shipping_zone_id
      where ${id === null ? sql`c.session_id = ${visitor.sessionId}` : sql`c.customer_id = ${id}::uuid`}`.execute(
      database.kysely,
    );
    const [cart] = carts;
    const { rows: items } = await sql<Item>`
      select v.price, i.quantity, p.taxable, v.deposit, i.unsure or i.price_seen < v.price as unsure, v.id as variant,
        v.track_stock as "trackStock", v.stored, v.stock, v.stock_mdo as "stockMdo",
        v.held - coalesce(l.held, 0) as "heldByOthers", v.held_mdo - coalesce(l.held_mdo, 0) as "mdoHeldByOthers"
      from cart_item i join variant v on v.id = i.variant_id join product p on p.id = v.product_id
      left join checkout_attempt a on a.cart_id = i.cart_id and a.status in ('creating', 'pending')
      left join attempt_line l on l.attempt_id = a.id and l.variant_id = i.variant_id
      where i.cart_id = ${cart?.id ?? null}`.execute(database.kysely);
    const fromStorage = cart?.from_storage === true;
    /** A line that cannot be bought as it stands counts in no total (rules/purchase). */
    const isCounted = ({ unsure, ...line }: Item) => {
      const reusableBox = line.variant === productLines[3];
      const maxUnits = maxQuantity({ ...line, fromStorage });
      const max = reusableBox ? Math.min(REUSABLE_BOX_MAX, maxUnits) : maxUnits;
      const buyer = { fromStorage, isGuest: id === null };
      return !unsure && lineProblem({ ...line, isSold: true, reusableBox, max }, buyer) === null;
    };
    const now = market.clock.now();
    const period = cart?.from_storage ? market.fulfilment.currentPeriod(now) : await market.fulfilment.openPeriod(now);
    const { rows: account } = await sql<{ balance: number; box: boolean; member: boolean; delivered: boolean }>`
      select u.balance, u.has_reusable_box as box, exists (select from membership where customer_id = u.id) as member,
        exists (select from orders where customer_id = u.id and shipping_zone_id is not null and period_start = ${period.startDate}) as delivered
      from customer u where u.id = ${id}::uuid`.execute(database.kysely);
    const accountRow = account[0] ?? { balance: 0, box: false, member: false, delivered: false };
    const place = cart?.located ? ({ type: 'pickup' } as const) : ({ type: 'none' } as const);
    const sums = cartTotals(
      {
        isSubscribed: accountRow.member,
        hasReusableBox: accountRow.box,
        fulfillment: typeof cart?.price === 'number' ? { type: 'ship', zonePrice: cart.price } : place,
        deliveryAlreadyPaidInPeriod: accountRow.delivered,
        useBalance: true,
        balanceAvailable: accountRow.balance,
        items: items.map((line) => ({
          ...line,
          unsure: !isCounted(line),
          reusableBox: line.variant === productLines[3],
        })),
      },
      DEFAULT_DAY_TERMS,
    );
    return { total: sums.total, credit: sums.balanceApplied, fee: sums.fee, deposits: sums.deposits };
  }

  /** All state that a repeated message could have changed. */
  async function everything(): Promise<string> {
    const tables = [
      'cart',
      'cart_item',
      'variant',
      'checkout_attempt',
      'attempt_line',
      'orders',
      'order_line',
      'customer',
      'balance_movement',
      'membership',
      'outbox',
    ];
    const rows = tables.map((table) => {
      const row = sql`to_jsonb(t) - array['updated_at', 'seen_at']`;
      return sql`select ${sql.lit(table)} as name, jsonb_agg(${row} order by (${row})::text) as rows from ${sql.table(table)} t`;
    });
    return JSON.stringify((await sql`${sql.join(rows, sql` union all `)}`.execute(database.kysely)).rows);
  }

  const quantities = async (caller: Caller): Promise<Record<string, number>> =>
    Object.fromEntries((await market.cart.view(caller)).lines.map(({ variant, quantity }) => [variant.id, quantity]));

  /** What the cart will contain once its open payment is paid: units added after it was opened. */
  async function leftAfter(caller: Caller): Promise<Record<string, number>> {
    const remaining = await quantities(caller);
    const attempt = await market.checkout.payment(caller.visitor);
    if (attempt?.status !== 'pending') return remaining;
    const lines = database.kysely.selectFrom('attempt_line').selectAll().where('attempt_id', '=', attempt.id);
    for (const { variant_id: id, quantity } of await lines.execute())
      if (id !== null && id in remaining) remaining[id] = (remaining[id] ?? 0) - quantity;
    return Object.fromEntries(Object.entries(remaining).filter(([, quantity]) => quantity > 0));
  }

  async function step(scene: Stage, operation: Operation, request: string): Promise<void> {
    const caller = 'who' in operation ? scene.people[operation.who]! : null;
    const displayedTotals = operation.kind === 'checkout' && caller ? (await market.cart.view(caller)).totals : null;
    const leftInCart = operation.kind === 'pay' && caller ? await leftAfter(caller) : null;
    const refusal = await refusalOf(perform(scene, operation, request));
    const context = JSON.stringify({ operation, refused: refusal });

    if (operation.kind === 'checkout' && caller && displayedTotals && !refusal) {
      const attempt = await market.checkout.payment(caller.visitor);
      expect([attempt?.total, attempt?.balance_applied], context).toEqual([
        displayedTotals.total,
        operation.useBalance ? displayedTotals.credit : 0,
      ]);
    }
    if (leftInCart && caller) expect(await quantities(caller), context).toEqual(leftInCart);
    // A refused checkout has marked lines as unsure, so a second one would be about the remaining lines.
    if (isRepeatable(operation) && !(operation.kind === 'checkout' && refusal)) {
      const stateAfterFirst = await everything();
      await refusalOf(perform(scene, operation, request));
      expect(await everything(), context).toBe(stateAfterFirst);
    }
    for (const person of scene.people) {
      const { totals, balanceAvailable } = await market.cart.view(person);
      const { total, credit, fee, deposits } = totals;
      expect({ total, credit, fee, deposits }, context).toEqual(await expected(person, scene));
      expect(totals.credit, context).toBeLessThanOrEqual(Math.max(0, -balanceAvailable));
    }
    expect(await checkInvariants(database), context).toEqual([]);
  }

  it("keeps totals equal to the rule's and all invariants true, and applies repeated calls once", async () => {
    const attemptKinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(operations, async (sequence) => {
        const scene = await stage();
        for (const [index, operation] of sequence.entries()) await step(scene, operation, `${runs} ${index}`);
        const { rows } = await sql<{
          kind: string;
          status: string;
        }>`select distinct kind, status from checkout_attempt`.execute(database.kysely);
        for (const { kind: attemptKind, status } of rows) attemptKinds.add(`${attemptKind} ${status}`);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    // The sequences are only useful if some of them reach a payment.
    expect([...attemptKinds].filter((attemptKind) => attemptKind.endsWith('paid'))).not.toEqual([]);
  });
});
