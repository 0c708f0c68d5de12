import { sql, type RawBuilder } from 'kysely';
import { PREPARED } from './preparedStatements.ts';
import type { Transaction } from './transaction.ts';

/**
 * A statement that writes beside others in one round trip (ADR 186). It touches no row that another of them touches, and reads
 * nothing that another writes: PostgreSQL runs them in any order, on one snapshot.
 */
export type Write = {
  statement: RawBuilder<unknown>;
  /** How many rows its `returning` must have; otherwise `message` is thrown, which undoes the transaction. */
  expected?: { rows: number; message: string };
};

const part = (nth: number) => sql.ref(`part_${nth}`);

/** Runs `main`, which returns rows with named columns, together with other writes in one statement. Returns the rows of `main`. */
export async function writeTogether<Row extends object>(
  tx: Transaction,
  main: RawBuilder<Row>,
  writes: readonly Write[],
): Promise<Row[]> {
  const parts = writes.map(({ statement }, nth) => sql`, ${part(nth)} as (${statement})`);
  const counts = writes.map(({ expected }, nth) => (expected ? sql`(select count(*)::int from ${part(nth)})` : sql`0`));
  const { rows } = await sql<Row & { counts: number[] }>`${sql.raw(PREPARED)}
    with main as (${main})${sql.join(parts, sql``)}
    select main.*, array[${sql.join(counts)}]::int[] as counts from main`.execute(tx);
  for (const { counts: written } of rows)
    writes.forEach(({ expected }, nth) => {
      if (expected && written[nth] !== expected.rows) throw new Error(expected.message);
    });
  return rows.map(({ counts: _counts, ...row }) => row as unknown as Row);
}

/** Runs writes in one statement. */
export async function writeAll(tx: Transaction, writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await writeTogether(tx, sql<object>`select 1 as one`, writes);
}

/** A query that locks rows, and how many rows it locks afterwards is of no interest. */
export type Locking = RawBuilder<unknown>;

/**
 * The condition, in the `where` of a locking query, that everything of an earlier one is locked before it locks its first row: an
 * uncorrelated subquery is a condition that PostgreSQL evaluates before it reads the rows. `earlier`: the name of its `with`.
 */
export const afterLocks = (earlier: string): RawBuilder<boolean> =>
  sql<boolean>`(select count(*) from ${sql.ref(earlier)}) >= 0`;

/**
 * A customer's orders, as a table of a query. `offset 0` is a fence: PostgreSQL finds them by the customer, and compares the rest of the
 * conditions with what it found. It would otherwise choose by its statistics, which in a week's last hours are of before them, and go through
 * all orders of the week for each one that is written (ADR 205).
 */
export const ordersOfCustomer = (customerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select own.id, own.period_start, own.status, own.shipping_zone_id from orders own where own.customer_id = ${customerId} offset 0)`;
