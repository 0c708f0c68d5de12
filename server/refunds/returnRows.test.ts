import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { hoursAgo, writeReturns } from '../../tests/support/moneyRows.ts';
import { location, offer } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { reopenBaskets } from '../checkout/checkoutService.ts';
import type { ReturnKind } from '../database/orderTables.ts';
import type { Transaction } from '../database/transaction.ts';
import {
  dropCancellation,
  lentBox,
  readCancellation,
  requestCancellation,
  returnableUnits,
} from './cancellationStore.ts';
import { CLAIM_BATCH_SIZE, claimWaiting } from './claimStore.ts';
import { changedQuantities, releaseStock } from './quantityStore.ts';
import {
  addWithheldDeposit,
  finishReturn,
  hasBox,
  insertReturn,
  pendingReturnId,
  readMergedOrders,
  readReturnedToBalance,
  returnableLines,
} from './returnStore.ts';

const KINDS: ReturnKind[] = ['returned', 'missing', 'deposit', 'amount', 'removed'];

/** Which returns, lines and units each statement reads and changes: rows that differ in every column. */
describe('returns as rows', () => {
  let [bread, cheese, basket] = ['', '', ''];
  const { orderOf, inRows } = statusMarket(async (database) => {
    bread = await offer(database, 'bread');
    cheese = await offer(database, 'cheese');
    basket = await basketOffer(database, 'légumes');
  });

  const packed = orderOf('pickup', 'fulfilled');
  const other = orderOf('ship', 'completed');
  const guests = orderOf('guest', 'fulfilled');
  const now = new Date();

  describe('units', () => {
    const lines = [testId('line of bread'), testId('line of cheese'), testId('more bread')] as const;
    /** Three lines, whose columns all differ; the last one has the first one's variant. */
    async function write(tx: Transaction) {
      const [row] = await tx.selectFrom('order_line').selectAll().where('id', '=', packed.lineId).execute();
      await tx.deleteFrom('order_line').where('id', '=', packed.lineId).execute();
      const of = (nth: number, columns: Partial<NonNullable<typeof row>>) => ({
        ...row!,
        ...columns,
        id: lines[nth]!,
        position: nth,
      });
      await tx
        .insertInto('order_line')
        .values([
          of(0, {
            variant_id: cheese,
            price: 500,
            quantity: 9,
            returned: 4,
            removed: 3,
            taken: 7,
            taken_mdo: 8,
            missing: 2,
          }),
          of(1, {
            variant_id: bread,
            price: 310,
            quantity: 20,
            returned: 5,
            removed: 0,
            taken: 12,
            taken_mdo: 3,
            missing: 0,
          }),
          of(2, {
            variant_id: cheese,
            price: 450,
            quantity: 11,
            returned: 3,
            removed: 1,
            taken: 1,
            taken_mdo: 10,
            missing: 0,
            status: 'missing',
          }),
        ])
        .execute();
    }

    it('return to the stock by their variants, as far as they were taken from it and not returned before', async () => {
      const units = await inRows(async (tx) => {
        await write(tx);
        return returnableUnits(tx, packed.id);
      });
      // Returned without those removed: 1, 5, 2. Of the last line nothing that was taken is left.
      expect(units).toEqual([
        { variantId: cheese, quantity: 9 - 4 + (11 - 3), price: 500, taken: 6, takenMdo: 7 + 8 },
        { variantId: bread, quantity: 15, price: 310, taken: 7, takenMdo: 0 },
      ]);
    });

    it('are missing as long as they were not removed, in the order of the lines', async () => {
      const read = await inRows(async (tx) => {
        await write(tx);
        return returnableLines(tx, [packed.id]);
      });
      expect(
        read?.map(({ id, quantity, returned, removed, missing }) => [id, quantity, returned, removed, missing]),
      ).toEqual([
        [lines[0], 9, 4, 3, 2],
        [lines[1], 20, 5, 0, 0],
        [lines[2], 11, 3, 1, 10],
      ]);
    });

    it('that a return removed free what the rest does not need, by their variants', async () => {
      const freed = await inRows(async (tx) => {
        await write(tx);
        await writeReturns(tx, packed, { it: { kind: 'removed', units: { [lines[0]]: 2, [lines[2]]: 1 } } });
        const stock = await releaseStock(tx, testId('return it'));
        const changed = await changedQuantities(tx, testId('return it'));
        const left = tx
          .selectFrom('order_line')
          .select(['taken', 'taken_mdo'])
          .where('order_id', '=', packed.id)
          .orderBy('position');
        return { stock, changed, left: await left.execute() };
      });
      // 6 and 10 units are left of what took 7 and 8, 1 and 10.
      expect(freed).toEqual({
        stock: [{ variantId: cheese, taken: 1, takenMdo: 2 }],
        changed: [
          { line: lines[0], from: 8, to: 6 },
          { line: lines[2], from: 11, to: 10 },
        ],
        left: [
          { taken: 6, taken_mdo: 6 },
          { taken: 12, taken_mdo: 3 },
          { taken: 1, taken_mdo: 10 },
        ],
      });
    });

    it.each(KINDS)(
      'come back when their return is refused, and count as missing where they were packed without: %s',
      async (kind) => {
        const read = await inRows(async (tx) => {
          await write(tx);
          await sql`update order_line set missing_returned = 1, status = case position when 1 then 'received' else 'packed' end
          where order_id = ${packed.id}`.execute(tx);
          await sql`update order_line set removed = 1 where id = ${lines[1]}`.execute(tx);
          await writeReturns(tx, packed, { it: { kind, status: 'asked', units: { [lines[0]]: 1, [lines[1]]: 1 } } });
          const refused = { status: 'refused', at: hoursAgo(5) } as const;
          const results = [
            await finishReturn(tx, testId('return it'), refused),
            await finishReturn(tx, testId('return it'), refused),
          ];
          const { done_at: doneAt } = await tx.selectFrom('order_return').select('done_at').executeTakeFirstOrThrow();
          const rows = tx
            .selectFrom('order_line')
            .select(['returned', 'removed', 'missing', 'missing_returned'])
            .where('order_id', '=', packed.id);
          const after = (await rows.orderBy('position').execute()).map((line) => Object.values(line));
          return { results, doneAt, after };
        });
        const [removed, missing] = [kind === 'removed' ? 1 : 0, kind === 'missing' ? 1 : 0];
        expect(read).toEqual({
          results: [true, false],
          doneAt: null,
          after: [
            [3, 3 - removed, 2 + removed, 1 - missing],
            [4, 1 - removed, 0, 1 - missing],
            [3, 1, 0, 1],
          ],
        });
      },
    );

    it.each(KINDS)(
      'of the market’s box: it is back unless it never came, or was lent by no order: %s',
      async (kind) => {
        const back = (deposit: number) =>
          inRows(async (tx) => {
            await write(tx);
            await sql`update market set reusable_box = ${bread}`.execute(tx);
            await sql`update order_line set deposit = ${deposit} where id = ${lines[1]}`.execute(tx);
            await writeReturns(tx, packed, { it: { kind, units: { [lines[1]]: 1 } } });
            await writeReturns(tx, packed, { cheese: { kind, units: { [lines[0]]: 1 } } });
            return [await hasBox(tx, testId('return it')), await hasBox(tx, testId('return cheese'))];
          });
        const isOut = kind === 'missing' || kind === 'removed';
        expect([await back(1000), await back(0)]).toEqual([
          [true, false],
          [!isOut, false],
        ]);
      },
    );
  });

  it('counts what was credited of what was done, and names the return that waits', async () => {
    const read = await inRows(async (tx) => {
      await writeReturns(tx, packed, {
        waiting: { status: 'asked', to_balance: 1 },
        done: { status: 'done', to_balance: 20 },
        doneToo: { status: 'done', to_balance: 300 },
        refused: { status: 'refused', to_balance: 4000 },
      });
      await writeReturns(tx, other, { other: { status: 'done', to_balance: 50_000 } });
      return [
        await readReturnedToBalance(tx, packed.id),
        await pendingReturnId(tx, packed.id),
        await pendingReturnId(tx, other.id),
      ];
    });
    expect(read).toEqual([320, testId('return waiting'), null]);
  });

  it('takes a lent box back if any of the merged orders lent it (E9, E19)', async () => {
    const [survivor, merged] = [orderOf('pickup', 'processed'), orderOf('pickup', 'merged')];
    const read = await inRows(async (tx) => {
      const before = await lentBox(tx, survivor.id);
      await sql`update checkout_attempt set lends_box = true where id = ${merged.attemptId}`.execute(tx);
      return [before, await lentBox(tx, survivor.id), await lentBox(tx, packed.id)];
    });
    expect(read).toEqual([false, true, false]);
  });

  it('goes on with what has waited for longest, and each once', async () => {
    const claimed = await inRows(async (tx) => {
      await writeReturns(tx, packed, { asked: { status: 'asked', asked_at: hoursAgo(2), at: hoursAgo(0) } });
      await writeReturns(tx, other, { again: { status: 'asked', asked_at: hoursAgo(0.5), at: hoursAgo(9) } });
      await writeReturns(tx, guests, {
        refused: { status: 'refused', asked_at: hoursAgo(9) },
        done: { asked_at: hoursAgo(9) },
      });
      const cancellation = { by: 'staff', customerId: null, reopenCart: false, kept: 0, keptOfBalance: 0 } as const;
      for (const order of [packed, guests])
        await requestCancellation(tx, order.id, {
          cancellation,
          payments: [{ paymentIntent: 'pi', amount: 5 }],
          at: now,
        });
      await sql`update orders set cancelling_since = ${hoursAgo(3)} where id = ${guests.id}`.execute(tx);
      const age = 3_600_000;
      return {
        returns: [await claimWaiting(tx, 'returns', age), await claimWaiting(tx, 'returns', age)],
        orders: [
          await claimWaiting(tx, 'cancelling', age),
          await claimWaiting(tx, 'cancelling', age),
          (await claimWaiting(tx, 'cancelling', 0)).toSorted(),
        ],
        stored: await readCancellation(tx, packed.id),
        refunds: await tx
          .selectFrom('refund')
          .select(['id', 'at', 'amount', 'return_id'])
          .where('order_id', '=', packed.id)
          .execute(),
      };
    });
    expect(claimed).toMatchObject({
      returns: [[testId('return asked')], []],
      orders: [[guests.id], [], [packed.id, guests.id].toSorted()],
      stored: {
        customerId: packed.customerId,
        cancelling: { by: 'staff', kept: 0, refunds: claimed?.refunds.map(({ id }) => id) },
      },
      refunds: [{ at: now, amount: 5, return_id: null }],
    });
  });

  it('goes on with the oldest first when more wait than one claim takes', async () => {
    const claimed = await inRows(async (tx) => {
      await sql`update orders set status = 'processed', merged_into = null, cancelling = '{}', cancelling_since = now() - (number % 1000) * interval '1 hour'`.execute(
        tx,
      );
      const { rows } = await sql<{ id: string }>`select id from orders order by cancelling_since, id`.execute(tx);
      const oldest = rows.map(({ id }) => id);
      return [
        (await claimWaiting(tx, 'cancelling', 60_000)).toSorted(),
        oldest.slice(0, CLAIM_BATCH_SIZE).toSorted(),
        (await claimWaiting(tx, 'cancelling', 60_000)).toSorted(),
        oldest.slice(CLAIM_BATCH_SIZE).toSorted(),
      ];
    });
    expect(claimed?.[0]).toEqual(claimed?.[1]);
    expect(claimed?.[2]).toEqual(claimed?.[3]);
    expect(claimed?.[3]?.length).toBeGreaterThan(0);
  });

  it('opens again the baskets that were bought in a cart, each at its price, and no basket’s own order (E60)', async () => {
    const [own, cart] = [testId('own order'), testId('in a cart')];
    const found = await inRows(async (tx) => {
      for (const [id, customer] of [
        [own, packed.customerId],
        [cart, other.customerId],
      ])
        await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
          values (${id}, ${customer}, ${basket}, ${location('marche')}, 3000, '2025-10-03', '2025-10-03', now())`.execute(
          tx,
        );
      for (const [id, order] of [
        [own, packed],
        [cart, other],
      ] as const) {
        await sql`insert into basket_delivery (user_basket_id, week, status, location_id, attempt_id)
          values (${id}, ${order.week}, 'ordered', ${location('marche')}, ${order.attemptId})`.execute(tx);
        await sql`update order_line set user_basket_id = ${id} where id = ${order.lineId}`.execute(tx);
      }
      await sql`update orders set user_basket_id = ${own} where id = ${packed.id}`.execute(tx);
      const price = async (id: string) =>
        (await tx.selectFrom('order_line').select('price').where('id', '=', id).executeTakeFirstOrThrow()).price;
      for (const { id } of [packed, other]) await reopenBaskets(tx, id);
      const choices = await tx.selectFrom('basket_choice').selectAll().execute();
      const weeks = await tx.selectFrom('basket_delivery').select(['user_basket_id', 'status']).execute();
      return { choices, weeks, price: await price(other.lineId) };
    });
    expect(found?.weeks).toEqual([{ user_basket_id: own, status: 'ordered' }]);
    expect(found?.choices).toEqual([
      expect.objectContaining({ user_basket_id: cart, week: other.week, in_cart: true, price_seen: found?.price }),
    ]);
  });

  it('stores what each line gave back, and what was withheld beside what was before', async () => {
    const stored = await inRows(async (tx) => {
      await writeReturns(tx, other, { other: {} });
      const {
        id: _id,
        status: _status,
        told: _told,
        asked_at: _asked,
        done_at: _done,
        ...row
      } = await tx.selectFrom('order_return').selectAll().executeTakeFirstOrThrow();
      const of = { ...row, order_id: packed.id, request: 'of packed' };
      const id = await insertReturn(tx, of, [{ lineId: packed.lineId, quantity: 1, card: 31, balance: 57 }]);
      for (const amount of [20, 300]) await addWithheldDeposit(tx, packed.id, amount);
      const lines = tx.selectFrom('order_return_line').select(['quantity', 'to_card', 'to_balance']);
      const withheld = tx.selectFrom('orders').select('deposit_kept').where('deposit_kept', '>', 0);
      return [await lines.where('return_id', '=', id).execute(), await withheld.execute()];
    });
    expect(stored).toEqual([[{ quantity: 1, to_card: 31, to_balance: 57 }], [{ deposit_kept: 320 }]]);
  });

  it('reads what was paid for each of the merged orders, with the rates of its own', async () => {
    const [survivor, merged] = [orderOf('ship', 'processed'), orderOf('ship', 'merged')];
    const read = await inRows(async (tx) => {
      await sql`update orders set gst_rate = 4000, pst_rate = 8000 where id = ${merged.id}`.execute(tx);
      const rows = await readMergedOrders(tx, [survivor.id, packed.id]);
      const names = new Map([survivor, merged, packed].map((order) => [order.id, order]));
      const stored = tx
        .selectFrom('orders')
        .select(['id', 'subtotal', 'shipping', 'fee', 'gst', 'pst', 'discount', 'total']);
      const sums = new Map((await stored.execute()).map(({ id, ...row }) => [id, row]));
      return rows.map(({ id, survivor: of, mergedInto, taxes, ...row }) => [
        names.get(id) === merged ? 'merged' : names.get(id)?.status,
        [of, mergedInto],
        taxes,
        Object.entries(row).every(
          ([name, value]) => value === Object.entries(sums.get(id)!).find(([key]) => key === name)?.[1],
        ),
      ]);
    });
    const usual = { gst: 5000, pst: 9975 };
    expect(read?.toSorted()).toEqual([
      ['fulfilled', [packed.id, null], usual, true],
      ['merged', [survivor.id, survivor.id], { gst: 4000, pst: 8000 }, true],
      ['processed', [survivor.id, null], usual, true],
    ]);
  });

  it('withdraws a cancellation that the card refused, with its refunds and nothing of another order', async () => {
    const rows = await inRows(async (tx) => {
      const cancellation = { by: 'staff', customerId: null, reopenCart: false, kept: 0, keptOfBalance: 0 } as const;
      const payments = [{ paymentIntent: 'pi', amount: 5 }];
      for (const order of [packed, guests])
        await requestCancellation(tx, order.id, { cancellation, payments, at: now });
      const pending = await readCancellation(tx, packed.id);
      await dropCancellation(tx, packed.id, pending!.cancelling);
      const orders = tx.selectFrom('orders').select('id').where('cancelling_since', 'is not', null);
      const refunds = tx.selectFrom('refund').select('order_id').where('dropped', '=', true);
      return [await readCancellation(tx, packed.id), await orders.execute(), await refunds.execute()];
    });
    expect(rows).toEqual([null, [{ id: guests.id }], [{ order_id: packed.id }]]);
  });
});
