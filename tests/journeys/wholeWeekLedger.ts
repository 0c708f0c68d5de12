import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { MarketProcess } from '../support/marketProcess.ts';
import { operate } from './besideMarket.ts';

/** A table row, each value as PostgreSQL prints it. */
export type Row = Record<string, string | null>;
type Header = { tables: { name: string; columns: string[] }[] };

/** Every table of a running market, on either database, read from its own backup (docs/operations.md). */
export async function tablesOf(market: MarketProcess): Promise<(table: string) => Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'etal-week-'));
  try {
    const file = path.join(folder, 'week.backup');
    await operate(market, 'backup', file);
    const [first = '', ...lines] = gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n');
    const columns = new Map((JSON.parse(first) as Header).tables.map((table) => [table.name, table.columns]));
    const rows = new Map<string, Row[]>();
    let table = '';
    for (const line of lines) {
      if (line === '') continue;
      const value = JSON.parse(line) as { table?: string; file?: string } | (string | null)[];
      if (!Array.isArray(value)) table = value.table ?? '';
      else if (table !== '') {
        const row = Object.fromEntries(
          (columns.get(table) ?? []).map((column, index) => [column, value[index] ?? null]),
        );
        rows.set(table, [...(rows.get(table) ?? []), row]);
      }
    }
    return (name) => {
      if (!columns.has(name)) throw new Error(`The market has no table ${name}.`);
      return rows.get(name) ?? [];
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Session = {
  mode: string;
  payment: { intentId: string } | null;
  amountTotal: number;
  promotion: { amountOff: number } | null;
};
type Thing = { kind: string; id: string; amount: number; paymentIntent: string; refusal: string | null };

async function recordsIn<Kept>(folder: string): Promise<Kept[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Kept));
}

/** What the payment stand-in charged and refunded, in cents, by payment: its own records, which the market never reads. */
export async function providerMoney({ dataDir }: MarketProcess): Promise<Map<string, { took: number; gave: number }>> {
  const sessions = await recordsIn<Session>(path.join(dataDir, 'payment'));
  const things = await recordsIn<Thing>(path.join(dataDir, 'payment-customers'));
  const money = new Map<string, { took: number; gave: number }>();
  for (const { mode, payment, amountTotal, promotion } of sessions)
    if (mode === 'payment' && payment)
      money.set(payment.intentId, { took: amountTotal - (promotion?.amountOff ?? 0), gave: 0 });
  for (const { kind, id, amount, refusal } of things)
    if (kind === 'charge' && refusal === null) money.set(id, { took: amount, gave: 0 });
  for (const { kind, amount, paymentIntent } of things) {
    const paid = money.get(paymentIntent);
    if (kind === 'refund' && paid) paid.gave += amount;
  }
  return money;
}

const sumOf = (rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);
const number = (row: Row, column: string): number => Number(row[column]);

/**
 * The money of one buyer's orders, by their numbers, in cents. `took` and `gave` are the payment provider's figures,
 * `paid` and `refunded` the market's for the same; `credited`: added to the balance, including a deposit credited by
 * hand; `goods`, `deposits`: of the units that are not returned, before that deposit.
 */
export async function bookOf(market: MarketProcess, numbers: readonly string[]) {
  const table = await tablesOf(market);
  const provider = await providerMoney(market);
  const named = table('orders').filter((order) => numbers.includes(order.number ?? ''));
  const ids = new Set(named.map((order) => order.id));
  const orders = table('orders').filter((order) => ids.has(order.id!) || ids.has(order.merged_into!));
  const own = new Set(orders.map((order) => order.id));
  const payments = orders.flatMap((order) => provider.get(order.payment_intent ?? '') ?? []);
  const lines = table('order_line').filter((line) => ids.has(line.order_id!));
  const kept = (line: Row) => number(line, 'quantity') - number(line, 'returned');
  const refunds = table('refund').filter((refund) => own.has(refund.order_id!) && refund.status === 'done');
  const customers = new Set(orders.map((order) => order.customer_id));
  const movements = table('balance_movement').filter((movement) => customers.has(movement.customer_id!));
  return {
    took: payments.reduce((sum, { took }) => sum + took, 0),
    gave: payments.reduce((sum, { gave }) => sum + gave, 0),
    paid: sumOf(named, (order) => number(order, 'total') - number(order, 'balance_applied')),
    refunded: sumOf(refunds, (refund) => number(refund, 'amount')),
    credited: sumOf(movements, (movement) => 0 - number(movement, 'amount')),
    goods: sumOf(lines, (line) => kept(line) * number(line, 'price')),
    deposits: sumOf(lines, (line) => kept(line) * number(line, 'deposit')),
  };
}

/** A week, by its Friday: its packed orders, the assembled ones among them, and the number of missing units. */
export async function weekOf(market: MarketProcess, friday: string) {
  const table = await tablesOf(market);
  const isOf =
    (...statuses: string[]) =>
    (order: Row) =>
      order.period_start === friday && statuses.includes(order.status!);
  const assembled = table('orders').filter(isOf('fulfilled', 'shipped', 'completed'));
  const orders = table('orders').filter(isOf('processed', 'fulfilled', 'shipped', 'completed', 'disputed'));
  const ids = new Set(orders.map((order) => order.id));
  const missing = table('order_line').filter((line) => ids.has(line.order_id!) && line.status === 'missing');
  return {
    orders: orders.length,
    assembled: assembled.length,
    missing: sumOf(missing, (line) => number(line, 'quantity')),
  };
}
