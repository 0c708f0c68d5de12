import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { createTestDatabase, testDatabaseKinds } from './testDatabase.ts';

describe.each(testDatabaseKinds())('a test database on %s', (kind) => {
  it('has every migration, and shares nothing with another', async () => {
    const [one, other] = await Promise.all([createTestDatabase(kind), createTestDatabase(kind)]);
    expect(await migrate(one)).toEqual([]);
    await sql`create table mine (n integer)`.execute(one.kysely);
    const { rows } = await sql<{ found: string | null }>`select to_regclass('mine')::text as found`.execute(
      other.kysely,
    );
    expect(rows).toEqual([{ found: null }]);
    await Promise.all([one.close(), other.close()]);
    await one.close();
  });
});
