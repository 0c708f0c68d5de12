import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../tests/support/testDatabase.ts';
import type { Database } from './database.ts';

describe.each(DATABASE_KINDS)('column values of %s', (kind) => {
  let database: Database;
  beforeAll(async () => (database = await createTestDatabase(kind)));
  afterAll(() => database.close());

  async function value(expression: string): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.kysely);
    return rows[0]?.value;
  }

  it('are numbers for int8, counts and sums of cents included', async () => {
    expect(await value('9007199254740991::int8')).toBe(9007199254740991);
    expect(await value('(select count(*) from generate_series(1, 3))')).toBe(3);
    expect(await value('(select sum(cents) from unnest(array[1, 14999]::int4[]) cents)')).toBe(15000);
    expect(await value('array[1, null]::int8[]')).toEqual([1, null]);
  });

  it('fail rather than being rounded above 2^53 - 1', async () => {
    await expect(value('9007199254740992::int8')).rejects.toThrow('9007199254740992 is too large');
    expect(await value('1::int8')).toBe(1);
  });

  it('are strings for calendar days and wall-clock times', async () => {
    expect(await value("date '2026-11-01'")).toBe('2026-11-01');
    expect(await value("array[date '2026-11-01', null]")).toEqual(['2026-11-01', null]);
    expect(await value("timestamptz '2026-11-01 05:30Z' at time zone 'America/Toronto'")).toBe('2026-11-01 01:30:00');
  });

  it('are instants for timestamptz, read and written', async () => {
    expect(await value("timestamptz '2026-11-02 01:30 America/Toronto'")).toEqual(new Date('2026-11-02T06:30:00Z'));
    const instant = new Date('2026-03-08T07:00:00.123Z');
    const { rows } = await sql<{ at: Date }>`select ${instant}::timestamptz as at`.execute(database.kysely);
    expect(rows[0]?.at).toEqual(instant);
  });

  it('are computed in UTC', async () => {
    expect(await value("current_setting('TimeZone')")).toBe('UTC');
    expect(await value("timestamptz '2026-11-01 23:30-04:00'::date")).toBe('2026-11-02');
  });

  it('compare without accents and by trigrams', async () => {
    await sql`create extension if not exists unaccent`.execute(database.kysely);
    await sql`create extension if not exists pg_trgm`.execute(database.kysely);
    expect(await value("unaccent('bœuf épicé')")).toBe('boeuf epice');
    expect(await value("word_similarity('frase', 'fraise') > 0.4")).toBe(true);
  });
});
