import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { searchList } from '../catalogue/catalogueSearch.ts';
import { readCatalogue } from '../catalogue/catalogueStore.ts';
import { readCsv } from '../catalogueFiles/csvText.ts';
import type { Database } from '../database/database.ts';
import { seedDemoMarket } from '../demo/seeding.ts';
import type { CollectionRow, ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { buildSnapshot } from '../snapshot/snapshotBuilder.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const FIRST = 5;
/** Of the queries of a file, those whose first five must be right. */
const LEAST_RIGHT = 0.97;
/** Of the queries, every so many. */
const STEP = isFullRun ? 1 : 3;

let database: Database;
let snapshot: Snapshot;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  await seedDemoMarket(database, NOW);
  snapshot = buildSnapshot((await readCatalogue(database, null)).records);
});
afterAll(() => database.close());

const pathOf = (collection: CollectionRow | undefined): string[] =>
  collection ? [...pathOf(collection.parent ?? undefined), collection.handlePrimary] : [];
/** A product as the patterns read it: `legumes/choux: Chou rouge`. */
const read = ({ placements, name }: ProductRow) => `${pathOf(placements[0]?.collection).join('/')}: ${name.primary}`;

/**
 * tests/search/README.md: all of the first five are what `first` says, or those at the beginning are and the others what
 * `then` says. `none`: nothing is shown, or what `then` says for other words, which are named. Capitals do not count.
 */
function isRight(shown: readonly string[], isSaid: boolean, first: string, then: string): boolean {
  const isAny = (products: readonly string[], pattern: string) =>
    pattern !== '' && products.every((product) => new RegExp(pattern, 'iu').test(product));
  if (first === 'none') return shown.length === 0 || (isSaid && isAny(shown, then));
  const end = shown.findIndex((product) => !isAny([product], first));
  if (end < 0) return shown.length > 0;
  return end > 0 && isAny(shown.slice(end), then);
}

it.each(['fr', 'en'] as const)('finds each producer by the exact name in %s, and what they sell', (locale) => {
  const missed = snapshot.sellersByName.filter((seller) => {
    const { namedSellers, items } = searchList(snapshot, { words: seller.name }, { locale, now: NOW });
    const sold = new Set(seller.products);
    return !namedSellers.includes(seller) || (sold.size > 0 && !items.some((product) => sold.has(product)));
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

it.each(['judgedQueries', 'secondQueries', 'freshQueries', 'unseenQueries'])(
  'shows what a grocer would for nearly all of %s',
  (file) => {
    const text = fs.readFileSync(new URL(`../../tests/search/${file}.csv`, import.meta.url), 'utf8');
    const all = readCsv(text).rows.map(({ cells }) => Object.fromEntries(cells) as Record<string, string>);
    const queries = all.filter((_, index) => index % STEP === 0);
    const wrong = queries.flatMap(({ words = '', locale, first = '', then = '' }) => {
      const { items, correctedWords } = searchList(
        snapshot,
        { words },
        { locale: locale === 'en' ? 'en' : 'fr', now: NOW },
      );
      const shown = items.slice(0, FIRST).map(read);
      return isRight(shown, correctedWords !== null, first, then) ? [] : [`${words}: ${shown.join(' | ')}`];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(queries.length * (1 - LEAST_RIGHT));
  },
);
