import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINE_STATUSES, missingUnits, nothingComes, unsettledUnits } from '#rules/lineStatus.ts';
import type { ComingLine, RefundedUnits } from '#rules/lineStatus.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { isUnsettled, missingUnitsOf, nothingComesOf, unsettledUnitsOf } from './unsettledSql.ts';

const QUANTITIES = [1, 2, 3];
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, units) => units);

type Line = RefundedUnits & Pick<ComingLine, 'status'>;

/** Every line of up to three units that the market can store. */
const LINES: Line[] = LINE_STATUSES.flatMap((status) =>
  QUANTITIES.flatMap((quantity) =>
    (status === 'missing' ? [0] : upTo(quantity - 1)).flatMap((missing) => {
      const units = missingUnits({ status, quantity, missing });
      return upTo(units).flatMap((missingReturned) =>
        upTo(units - missingReturned).flatMap((replaced) =>
          upTo(quantity - missingReturned).map((returnedToo) => ({
            status,
            quantity,
            missing,
            missingReturned,
            replaced,
            returned: missingReturned + returnedToo,
          })),
        ),
      );
    }),
  ),
);

const BOX = testId('box');
const COMING: ComingLine[] = [true, false].flatMap((isBox) => [
  { status: 'packed', quantity: 2, missing: 0, replaced: 0, isBox },
  { status: 'packed', quantity: 2, missing: 1, replaced: 0, isBox },
  { status: 'missing', quantity: 2, missing: 0, replaced: 0, isBox },
  { status: 'missing', quantity: 2, missing: 0, replaced: 1, isBox },
]);
/** Orders of no line, of one, and of any two. */
const ORDERS: ComingLine[][] = [
  [],
  ...COMING.map((line) => [line]),
  ...COMING.flatMap((one) => COMING.map((other) => [one, other])),
];

describe('the rules of missing units in SQL', () => {
  let database: Database;
  beforeAll(async () => (database = await createTestDatabase(eitherDatabaseKind())));
  afterAll(() => database.close());

  it('count the units of each line as the rules do', async () => {
    const rows = LINES.map(({ missingReturned, ...line }, nth) => ({
      nth,
      ...line,
      missing_returned: missingReturned,
    }));
    const read = await sql<{ missing: number; unsettled: number; awaits: boolean }>`
      select ${missingUnitsOf('l')} as missing, ${unsettledUnitsOf('l')} as unsettled, ${isUnsettled('l')} as awaits
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as l (nth int, status text, quantity int, missing int, missing_returned int, replaced int, returned int)
      order by l.nth`.execute(database.kysely);
    const expected = LINES.map((line) => {
      const missing = missingUnits(line);
      const unsettled = unsettledUnits({ ...line, missing });
      return { missing, unsettled, awaits: unsettled > 0 };
    });
    expect(LINES.length).toBeGreaterThan(200);
    expect(read.rows.map((row, nth) => ({ ...LINES[nth], is: row }))).toEqual(
      expected.map((row, nth) => ({ ...LINES[nth], is: row })),
    );
  });

  it('say of which orders nothing comes, as the rule does', async () => {
    const rows = ORDERS.flatMap((lines, order_id) =>
      lines.map(({ isBox, ...line }) => ({ order_id, ...line, variant_id: isBox ? BOX : testId('bread') })),
    );
    // The tables of the condition, with these rows in their place.
    const read = await sql<{ is_empty: boolean }>`
      with market as (select ${BOX}::uuid as reusable_box),
        current_order_line as (select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as l (order_id int, status text, quantity int, missing int, replaced int, variant_id uuid)),
        numbered as (select * from generate_series(0, ${ORDERS.length - 1}::int) as o (id))
      select ${nothingComesOf('o')} as is_empty from numbered o order by o.id`.execute(database.kysely);
    expect(read.rows.map(({ is_empty }, nth) => [ORDERS[nth], is_empty])).toEqual(
      ORDERS.map((lines) => [lines, nothingComes(lines)]),
    );
  });

  it.each([
    ['current_order_line', 'order_line_unsettled '],
    // As a process of 0.1.0 reads them, which goes on while this version migrates.
    ['order_line', 'order_line_unsettled_bought '],
  ])('find the lines of %s by an index', async (table, index) => {
    const plan = await database.kysely.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`
        explain select distinct l.order_id from ${sql.table(table)} l where ${isUnsettled('l')}`.execute(tx);
    });
    expect(`${plan.rows.map((row) => row['QUERY PLAN']).join('\n')} `).toContain(index);
  });
});
