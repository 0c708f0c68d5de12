import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { actsIn } from '../support/wholeMarketActs.ts';
import { openScene, openWholeMarket, type Scene } from '../support/wholeMarketScene.ts';
import type { MarketStep } from '../support/wholeMarketSteps.ts';
import { fillOtherTables } from './otherTables.ts';

const buy = { kind: 'buy', express: false, isDelivered: false, code: false, credit: false, how: 'paid' } as const;

/** Two customers (0, 1) and a guest (2) buy. Orders are named by their number, from 0; juice is 0, bread 1, 2 is stored, box 3. */
const PURCHASES: MarketStep[] = [
  { ...buy, who: 0, goods: [0, 1] },
  { ...buy, who: 1, goods: [0, 1, 2], isDelivered: true },
  { ...buy, who: 2, goods: [0, 0], code: true },
  // Merged into the first one.
  { ...buy, who: 0, goods: [1] },
  { ...buy, who: 2, goods: [1] },
  { ...buy, who: 0, goods: [2], isDelivered: true },
  { ...buy, who: 1, goods: [0, 3] },
  { ...buy, who: 2, goods: [0] },
  { ...buy, who: 2, goods: [1, 2] },
  { ...buy, who: 2, goods: [0], how: 'lapsed' },
  { kind: 'mail' },
];
const PACKED = [0, 6];
const WHAT_FOLLOWS: MarketStep[] = [
  { kind: 'missing', order: 1, line: 1 },
  { kind: 'advance', order: 0, to: 'fulfilled' },
  { kind: 'advance', order: 1, to: 'fulfilled' },
  { kind: 'advance', order: 1, to: 'shipped' },
  { kind: 'advance', order: 6, to: 'fulfilled' },
  { kind: 'advance', order: 6, to: 'completed' },
  { kind: 'cancel', order: 4, to: 'cancelled', by: 'staff', reopen: false },
  { kind: 'cancel', order: 7, to: 'refunded', by: 'staff', reopen: false },
  { kind: 'advance', order: 5, to: 'disputed' },
  { kind: 'return', order: 0, line: 0, quantity: 1, to: 'balance' },
  { kind: 'return', order: 2, line: 0, quantity: 1, to: 'card' },
  { kind: 'deposit', who: 1, amount: 300, box: false },
  { kind: 'adjust', who: 1, amount: -1500 },
  { kind: 'trial', who: 0 },
  { kind: 'year', who: 1 },
  { kind: 'subscribe', who: 0, isDelivered: false },
  { kind: 'subscribe', who: 1, isDelivered: true },
  { kind: 'baskets' },
  { kind: 'mail' },
  { kind: 'missingEvening' },
  { ...buy, who: 1, goods: [0], credit: true },
  { kind: 'autoClose', who: 0, goods: [2], isDelivered: false },
  { ...buy, who: 2, goods: [0], how: 'open' },
];

/** Staff packs every line of some orders that is not missing, named by their number from 0. */
async function pack({ market, database, staff }: Scene, numbers: readonly number[]): Promise<void> {
  const orders = await database.kysely.selectFrom('orders').select('id').orderBy('number').execute();
  for (const number of numbers) {
    const lines = database.kysely.selectFrom('order_line').select('id').where('status', '<>', 'missing');
    const ids = await lines.where('order_id', '=', orders[number]?.id ?? '').execute();
    await market.desk.orders.markLines(
      staff.visitor.customer?.id ?? '',
      ids.map(({ id }) => id),
      'packed',
    );
  }
}

/** Nothing writes an order of this status (spec 4) today, but the tables may hold one. */
async function leavePending({ database }: Scene, number: number): Promise<void> {
  await sql`
    alter table order_change disable trigger user;
    with pending as (update orders set status = 'pending' where number = 20001 + ${sql.lit(number)} returning id)
    update order_change set to_status = 'pending' where order_id in (select id from pending);
    alter table order_change enable trigger user`.execute(database.kysely);
}

/** Lets a market on an empty database live through everything that writes a row, so that no table stays empty. */
export async function fillMarket(database: Database): Promise<void> {
  const scene = await openScene(await openWholeMarket(database), '1');
  const perform = actsIn(scene);
  const performAll = async (steps: readonly MarketStep[]) => {
    for (const step of steps) await perform(scene.market, step, `request ${steps.indexOf(step)} ${step.kind}`);
  };
  await performAll(PURCHASES);
  await leavePending(scene, 8);
  await performAll(WHAT_FOLLOWS.slice(0, 1));
  await pack(scene, [...PACKED, 1]);
  await performAll(WHAT_FOLLOWS.slice(1));
  await fillOtherTables(scene);
}
