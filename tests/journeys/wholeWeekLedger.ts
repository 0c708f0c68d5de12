import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { MarketProcess } from '../support/marketProcess.ts';
import { operate } from './operatedMarket.ts';

/** A table row, each value as PostgreSQL prints it. */
export type Row = Record<string, string | null>;
type Header = { tables: { name: string; columns: string[] }[] };

/** Every table of a running market, on either database, read from its own backup (docs/operations.md). */
export async function readTables(market: MarketProcess): Promise<(table: string) => Row[]> {
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
type ProviderRecord = { kind: string; id: string; amount: number; paymentIntent: string; refusal: string | null };

async function readRecords<T>(folder: string): Promise<T[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T));
}

/** What the payment stand-in charged and refunded, in cents, by payment: its own records, which the market never reads. */
export async function readProviderMoney({
  dataDir,
}: MarketProcess): Promise<Map<string, { charged: number; givenBack: number }>> {
  const sessions = await readRecords<Session>(path.join(dataDir, 'payment'));
  const records = await readRecords<ProviderRecord>(path.join(dataDir, 'payment-customers'));
  const money = new Map<string, { charged: number; givenBack: number }>();
  for (const { mode, payment, amountTotal, promotion } of sessions)
    if (mode === 'payment' && payment)
      money.set(payment.intentId, { charged: amountTotal - (promotion?.amountOff ?? 0), givenBack: 0 });
  for (const { kind, id, amount, refusal } of records)
    if (kind === 'charge' && refusal === null) money.set(id, { charged: amount, givenBack: 0 });
  for (const { kind, amount, paymentIntent } of records) {
    const paid = money.get(paymentIntent);
    if (kind === 'refund' && paid) paid.givenBack += amount;
  }
  return money;
}

const sumOf = (rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);
const numberIn = (row: Row, column: string): number => Number(row[column]);

/**
 * The money of one buyer's orders, by their numbers, in cents. `charged` and `givenBack` are the payment provider's figures,
 * `paid` and `refunded` the market's for the same; `credited`: added to the balance, including a deposit credited by
 * hand; `goods`, `deposits`: of the units that are not returned, before that deposit.
 */
export async function readLedger(market: MarketProcess, numbers: readonly string[]) {
  const table = await readTables(market);
  const provider = await readProviderMoney(market);
  const namedOrders = table('orders').filter((order) => numbers.includes(order.number ?? ''));
  const ids = new Set(namedOrders.map((order) => order.id));
  const orders = table('orders').filter((order) => ids.has(order.id!) || ids.has(order.merged_into!));
  const orderIds = new Set(orders.map((order) => order.id));
  const payments = orders.flatMap((order) => provider.get(order.payment_intent ?? '') ?? []);
  const lines = table('order_line').filter((line) => ids.has(line.order_id!));
  const keptUnits = (line: Row) => numberIn(line, 'quantity') - numberIn(line, 'returned');
  const refunds = table('refund').filter((refund) => orderIds.has(refund.order_id!) && refund.status === 'done');
  const customers = new Set(orders.map((order) => order.customer_id));
  const movements = table('balance_movement').filter((movement) => customers.has(movement.customer_id!));
  return {
    charged: payments.reduce((sum, { charged }) => sum + charged, 0),
    givenBack: payments.reduce((sum, { givenBack }) => sum + givenBack, 0),
    paid: sumOf(namedOrders, (order) => numberIn(order, 'total') - numberIn(order, 'balance_applied')),
    refunded: sumOf(refunds, (refund) => numberIn(refund, 'amount')),
    credited: sumOf(movements, (movement) => 0 - numberIn(movement, 'amount')),
    goods: sumOf(lines, (line) => keptUnits(line) * numberIn(line, 'price')),
    deposits: sumOf(lines, (line) => keptUnits(line) * numberIn(line, 'deposit')),
  };
}

/** A week, by its Friday: its packed orders, the assembled ones among them, and the number of missing units. */
export async function readWeek(market: MarketProcess, friday: string) {
  const table = await readTables(market);
  const hasStatus =
    (...statuses: string[]) =>
    (order: Row) =>
      order.period_start === friday && statuses.includes(order.status!);
  const assembled = table('orders').filter(hasStatus('fulfilled', 'shipped', 'completed'));
  const orders = table('orders').filter(hasStatus('processed', 'fulfilled', 'shipped', 'completed', 'disputed'));
  const ids = new Set(orders.map((order) => order.id));
  const missing = table('order_line').filter((line) => ids.has(line.order_id!) && line.status === 'missing');
  return {
    orders: orders.length,
    assembled: assembled.length,
    missing: sumOf(missing, (line) => numberIn(line, 'quantity')),
  };
}
