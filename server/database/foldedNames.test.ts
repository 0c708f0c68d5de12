import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldedName } from '#rules/plainText.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from './database.ts';

/** All letters of French and its neighbours, composed and not. */
const LETTERS = Array.from({ length: 0x180 - 0xc0 }, (_, nth) => String.fromCodePoint(0xc0 + nth)).filter((letter) =>
  /[a-zœæ]/i.test(letter.normalize('NFD')),
);

describe.each(testDatabaseKinds())('folded names (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => (database = await createTestDatabase(kind)));
  afterAll(() => database.close());

  it.each([
    ["Marie-Ève D'Amours", 'marie eve damours'],
    ['Marie\u2011E\u0300ve D’Amours', 'marie eve damours'],
    ['DʼAMOURS', 'damours'],
    ['Bérénice LŒuillet', 'berenice loeuillet'],
    ['O`Neil – Ægidius', 'oneil   aegidius'],
    ['leelo-anne@exemple.ca', 'leelo anne@exemple.ca'],
    [LETTERS.join(' '), null],
    [LETTERS.join(' ').normalize('NFD'), null],
  ])('are the same in the database as in the rules: %s', async (name, expected) => {
    const { rows } = await sql<{ name: string }>`select folded(${name}::text) as name`.execute(database.kysely);
    expect(rows[0]?.name).toBe(foldedName(name));
    if (expected !== null) expect(foldedName(name)).toBe(expected);
  });
});
