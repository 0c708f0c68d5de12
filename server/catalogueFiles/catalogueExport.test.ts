import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueFolder, filesOf, textsOf } from '../../tests/support/catalogueFolder.ts';
import { createTestDatabase, eitherDatabaseKind, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { readDemoMarket } from '../demo/demoMarket.ts';
import { exportMarket, writeFiles } from './catalogueExport.ts';
import { importMarket } from './catalogueImport.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const asFiles = (files: ReadonlyMap<string, string>) => filesOf(Object.fromEntries(files));

describe.each(testDatabaseKinds())('an export (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const files = readDemoMarket();
    const isBox = (values: { handle_fr?: unknown }) => values.handle_fr === files.site?.reusableBox;
    const every12th = files.products.filter(({ values }, index) => index % 12 === 0 || isBox(values));
    await importMarket(database, { ...files, products: every12th }, { now: NOW });
    await sql`update market set membership_price = 2500`.execute(database.kysely);
    // What files seldom have: a product without a main collection, one in none, holds, quotes in a name.
    const some = await database.kysely.selectFrom('product').select('id').orderBy('id').limit(3).execute();
    const [loose, nowhere, withHolds] = some.map(({ id }) => id);
    await sql`update placement set is_main = false where product_id = ${loose}`.execute(database.kysely);
    await sql`delete from placement where product_id = ${nowhere}`.execute(database.kysely);
    await sql`update variant set track_stock = true, stock = greatest(stock, 9), held = 2 where product_id = ${withHolds}`.execute(
      database.kysely,
    );
    await sql`update product set taxable = true, tax_kind = 'gst' where id = ${nowhere}`.execute(database.kysely);
    await sql`update seller set commission = 12345 where id = (select seller_id from product where id = ${nowhere})`.execute(
      database.kysely,
    );
    await sql`update location set days = '{2026-12-24,"2026-12-22 10:00-14:00"}' where id = (select min(id::text)::uuid from location)`.execute(
      database.kysely,
    );
    await sql`update shipping_zone set days = '{2026-12-25}' where id = (select min(id::text)::uuid from shipping_zone)`.execute(
      database.kysely,
    );
    await sql`update product set name_secondary = null, name_primary = 'Dit "le bon", ; vieux' where id = ${withHolds}`.execute(
      database.kysely,
    );
  });
  afterAll(() => database.close());

  it.each(['csv', 'json'] as const)('changes nothing when exported as %s and imported again', async (format) => {
    const files = await exportMarket(database, format);
    const report = await importMarket(database, asFiles(files), { now: new Date('2027-01-01T00:00:00Z') });
    expect(report.problems).toEqual([]);
    expect(report.isWritten).toBe(false);
    expect(report.counts.products.unchanged).toBeGreaterThan(100);
  });

  it.each(['csv', 'json'] as const)('is the same as %s from a market made of it, byte by byte', async (format) => {
    const files = await exportMarket(database, format);
    const otherDatabase = await createTestDatabase(eitherDatabaseKind());
    try {
      expect((await importMarket(otherDatabase, asFiles(files), { now: NOW })).problems).toEqual([]);
      expect(await exportMarket(otherDatabase, format)).toEqual(files);
    } finally {
      await otherDatabase.close();
    }
  });
});

describe('the folder of an export', () => {
  it('is created if needed, and may be written again', () => {
    const { folder, remove } = catalogueFolder({});
    const files = new Map([['products/a.csv', 'x\n']]);
    writeFiles(`${folder}/new`, files);
    writeFiles(`${folder}/new`, files);
    expect(textsOf(`${folder}/new`)).toEqual({ 'products/a.csv': 'x\n' });
    remove();
  });
  it('may contain no other catalogue files, which an import would read as well', () => {
    const { folder, remove } = catalogueFolder({ 'products/old.csv': '', 'note.txt': '' });
    expect(() => writeFiles(folder, new Map([['sellers.csv', '']]))).toThrow('products/old.csv');
    expect(Object.keys(textsOf(folder))).toEqual(['note.txt', 'products/old.csv']);
    remove();
  });
});
