import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { seedDemoMarket } from '../demo/seeding.ts';

const SEARCH = `query Search($words: String!, $after: String) {
  search(words: $words, first: 100, after: $after) {
    edges { node { name seller { name } bio } } pageInfo { hasNextPage endCursor }
  }
}`;
type Found = { name: string; seller: { name: string }; bio: boolean };
type Page = { edges: { node: Found }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

/** What a visitor expects of the demo market, whatever goods it has: kinds of things, not single ones. */
describe('the search over the demo market', () => {
  let database: Database;
  let api: ReturnType<typeof publicApi>;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await seedDemoMarket(database, new Date('2026-11-24T17:00:00Z'));
    api = publicApi(database);
  });
  afterAll(() => database.close());

  async function found(words: string, locale: 'fr' | 'en' = 'fr'): Promise<Found[]> {
    const all: Found[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await api.ask(SEARCH, { locale, variables: { words, after } });
      const { edges, pageInfo }: Page = (data as { search: Page }).search;
      all.push(...edges.map(({ node }) => node));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    return all;
  }
  const names = (products: Found[]) => products.map(({ name }) => name);

  /** That each of the first kind comes before any of the second, and that there are some of both. */
  function expectBefore(products: Found[], first: RegExp, second: RegExp) {
    const places = (kind: RegExp) => products.flatMap(({ name }, place) => (kind.test(name) ? [place] : []));
    expect(places(first), `${first}`).not.toEqual([]);
    expect(places(second), `${second}`).not.toEqual([]);
    expect(Math.max(...places(first))).toBeLessThan(Math.min(...places(second)));
  }

  it.each([
    ['fr', 'pomme', /^Pommes? (?!de terre|vive|enrobées)/, /^(gelée|jus|beurre|compote|tarte|cidre)s? .*pommes?\b/i],
    ['fr', 'fraises', /^Fraises/, /^(confiture|yogourt|tarte|vin)s? .*fraises/i],
    ['fr', 'carotte', /^Carottes/, /^(gâteau|jus|savon|potage)x? .*carottes?/i],
    ['en', 'apple', /(?<!candy|dipped|dried) apples$/i, /apple (juice|jelly|butter|rings)$/i],
    ['en', 'carrots', /carrots$/, /carrot (cake|soap)/i],
    ['en', 'strawberry', /strawberries$/, /strawberry (jam|yogurt|wine)/i],
  ] as const)('in %s, %s puts the thing before what is made of it', async (locale, words, thing, made) => {
    expectBefore(await found(words, locale), thing, made);
  });

  it('does not take pommes de terre for pommes, nor lapin for sapin', async () => {
    expect(names(await found('pommes')).filter((name) => name.startsWith('Pommes de terre'))).toEqual([]);
    // In place of what is not sold the catalogue names other goods: never those that only sound alike.
    for (const words of ['lapin', 'cerf', 'tofu'])
      expect(
        names(await found(words)).filter((name) => /sapin|lapin|cerf|tofu|cerfeuil/i.test(name)),
        words,
      ).toEqual([]);
    expect((await found('thé')).length).toBeLessThan(100);
  });

  it.each([
    ['champinion', 'champignons', /champignon/i],
    ['carrottes', 'carottes', /carotte/i],
    ['fraise', 'fraises', /fraise/i],
    ['oeuf', 'œuf', /œuf/i],
    ['erable', 'érable', /érable/i],
    ['car', 'carottes', /^(petites )?(car)/i],
    ['framboizes', 'framboises', /framboise/i],
    ['poreau', 'poireaux', /poireau/i],
  ])('%s finds what %s would', async (typed, meant, kind) => {
    const first = names(await found(typed)).slice(0, 3);
    for (const name of first) expect(name).toMatch(kind);
    expect(first).not.toEqual([]);
    const wanted = new Set(names(await found(meant)).slice(0, 3));
    if (typed !== 'car') expect(first.some((name) => wanted.has(name))).toBe(true);
  });

  it('finds a producer’s goods by its name, and a category’s by its', async () => {
    const [seller] = await database.kysely.selectFrom('seller').select(['id', 'name']).orderBy('handle').execute();
    const goods = await database.kysely
      .selectFrom('product')
      .select(['name_primary as name'])
      .where('seller_id', '=', seller?.id ?? '')
      .where('status', '=', 'active')
      .execute();
    const theirs = (await found(seller?.name ?? '')).filter(
      (product) => product.seller.name === seller?.name.replaceAll("'", '’'),
    );
    expect(goods).not.toEqual([]);
    expect(theirs).toHaveLength(goods.length);
    expect((await found('fromages')).length).toBeGreaterThan(10);
  });

  it('has what shoppers call things: 150 groups and more, of both languages', async () => {
    const groups = await database.kysely.selectFrom('synonym_group').selectAll().execute();
    expect(groups.length).toBeGreaterThanOrEqual(150);
    expect(groups.filter(({ words_secondary: english }) => english.length > 0).length).toBeGreaterThan(
      groups.length * 0.9,
    );
  });

  it('bio finds organic goods', async () => {
    const bio = await found('bio');
    expect(bio.filter((product) => product.bio).length).toBeGreaterThan(bio.length * 0.9);
    expect(bio.length).toBeGreaterThan(20);
  });

  it('shows nothing for what no market has', async () => {
    for (const words of ['zzzz', 'xqwv', 'hélicoptère', '12345678'])
      expect(names(await found(words)), words).toEqual([]);
  });
});
