import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };
import { LOCALES, type Locale } from '#rules/constants.ts';
import { changingMarket, randomChanges } from '../../tests/support/catalogueChanges.ts';
import { publicApi } from '../../tests/support/publicApi.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { readPermissions } from '../graphql/permissions.ts';
import { storedReading, type StoredReading } from '../snapshot/changedParts.ts';
import { recordReads } from './recordedReads.ts';
import { createMarketSchema } from './schema.ts';

/** Documents of the storefront by their name. */
const released = (name: string) => Object.values(operations).find((text) => text.startsWith(`query ${name}`))!;
const CARD =
  'id name description status bio images { path } seller { id name story deactivatedUntil } variants { price stock stockOnHold }';
const list = (args: string) =>
  `products(first: 3${args}) { count needCounts { need count } edges { node { id handle } } }`;
const where = (text: string) => `, filter: { where: { ${text} } }`;
const ordered = (text: string) => `, ordering: { ${text} }`;
const lists = [
  '',
  where('stored: true'),
  where('bio: true'),
  where('available: true'),
  where('available: false'),
  where('stored: true, available: true'),
  where('onSale: true'),
  where('priceTo: 500'),
  where('temperature: frozen'),
  where('needs: [vegan]'),
  where('collection: "roots"'),
  where('seller: "mill"'),
  ordered('sort: price, direction: desc'),
  ordered('sort: name, direction: asc'),
  ordered('sort: createdAt, direction: desc'),
  ordered('sort: priority, direction: desc'),
].map(list);
const ids = (type: 'Product' | 'Variant' | 'Seller' | 'Collection', ...names: string[]) =>
  names.map((name) => toId(type, testId(name)));

type Question = { query: string; variables?: Record<string, unknown>; locale?: Locale };
const QUESTIONS: Question[] = [
  ...lists.map((text) => ({ query: `{ ${text} }` })),
  ...lists.slice(0, 6).map((text) => ({ query: `{ collection(handle: "food") { ${text} } }` })),
  ...lists.slice(2, 5).map((text) => ({ query: `{ seller(handle: "dairy") { ${text} } }` })),
  { query: '{ products(first: 3, after: null) { edges { node { variants { product { name seller { name } } } } } } }' },
  ...['p0', 'p1', 'p5', 'p11', 'n1001', 'n1002'].map((handle) => ({
    query: `{ product(handle: "${handle}") { ${CARD} related { id name } allergens { allergen } } }`,
  })),
  { query: '{ collections { edges { node { name nbProducts children { nbProducts } } } } }' },
  { query: '{ collections { edges { node { sellers { name trade } } } } }' },
  { query: '{ collections(filter: { where: { hasStoredProducts: true } }) { count edges { node { name } } } }' },
  { query: '{ sellers { edges { node { name trade story deactivatedUntil collections { name } } } } }' },
  { query: '{ market { pause offers { deposits alcohol express } } openPeriod { startDate } }' },
  {
    query:
      '{ announcedWeeks { startDate } locations { name } shippingZones { name } baskets { name } siteInformations { page(name: terms) { sections { paragraphs } } } }',
  },
  ...['pommes', 'poires', 'lait farine', 'fumées', 'sans gluten', 'carote', 'farm'].flatMap((words) =>
    LOCALES.map((locale) => ({
      query: `{ search(words: "${words}", first: 1) { count correctedWords namedSellers { story } shelves { count } sellers { name } edges { node { id } } } }`,
      locale,
    })),
  ),
  {
    query: `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product { bio } ... on Variant { price stock } ... on Seller { story } ... on Collection { nbProducts } } }`,
    variables: {
      ids: [
        ...ids('Product', 'product p2', 'product none'),
        ...ids('Variant', 'variant p3 0'),
        ...ids('Seller', 'seller mill'),
        ...ids('Collection', 'collection milk'),
      ],
    },
  },
  ...ids('Product', 'product p4', 'product n1001').map((id) => ({
    query: 'query ($id: ID!) { node(id: $id) { ... on Product { name } } }',
    variables: { id },
  })),
  { query: released('HomeScreenQuery') },
  { query: released('HomeScreenQuery'), variables: { stored: true } },
  { query: released('ProductsScreenQuery') },
  { query: released('CollectionScreenQuery'), variables: { handle: 'fruit' } },
  { query: released('SellersScreenQuery') },
  { query: released('SearchScreenQuery'), variables: { words: 'lait' } },
  ...['p3', 'p8'].map((handle) => ({ query: released('ProductScreenQuery'), variables: { handle } })),
];

describe('what public answers read of the catalogue (ADR 215)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await changingMarket(database);
  });
  afterAll(() => database.close());

  /** What parts alone ended answers that were no longer true: without the note of one, its answer would have been served. */
  const needed = new Set<string>();

  it('leaves no stored answer that another would be given for, whatever changes', async () => {
    const api = publicApi(database);
    const { parts, fresh } = api.services.catalogue;
    const answer = async ({ query, variables = {}, locale = 'fr' }: Question) => {
      const reading = parts.begin();
      const { data, codes } = await api.ask(query, { variables, locale, reads: reading.reads });
      expect(codes).toEqual([]);
      return { text: JSON.stringify(data), reading: storedReading(reading) };
    };
    const { kinds, whole, one } = randomChanges(database, 1);
    await fresh();
    const stored = await Promise.all(QUESTIONS.map(answer));
    let touched: ReadonlySet<string> | null = null;
    const change = parts.change.bind(parts);
    parts.change = (names) => {
      touched = names && new Set([...names, 'everything']);
      change(names);
    };
    const everybody = (until: string | null) => async () =>
      void (await database.kysely.updateTable('seller').set({ deactivated_until: until }).execute());
    const stock = (units: number, handle?: string) => async () =>
      void (await database.kysely
        .updateTable('variant')
        .set({ stock: units })
        .$if(handle !== undefined, (update) => update.where('product_id', '=', testId(`product ${handle}`)))
        .execute());
    const tracked = (isTracked: boolean) => async () =>
      void (await database.kysely.updateTable('variant').set({ track_stock: isTracked }).execute());
    /** What the market has then stays the same without goods. */
    const ordinary = async () => {
      await database.kysely.updateTable('product').set({ is_alcohol: false }).execute();
      await database.kysely.updateTable('variant').set({ deposit: 0, stored: false }).execute();
    };
    const status = (is: 'active' | 'inactive', handle?: string) => async () =>
      void (await database.kysely
        .updateTable('product')
        .set({ status: is })
        .$if(handle !== undefined, (update) => update.where('handle_primary', '=', handle!))
        .execute());
    // What random changes bring about too seldom.
    const first = [
      ...Object.values(kinds),
      ...['arrive', 'describe', 'rename', 'pictures', 'describe', 'new synonym', 'synonym'].map((name) => kinds[name]!),
      status('inactive', 'p1'),
      status('active', 'p1'),
      ordinary,
      status('inactive'),
      status('active'),
      stock(0),
      ...['p2', 'p5', 'p8', 'p11'].map((handle) => stock(9, handle)),
      tracked(false),
      tracked(true),
      everybody('2027-06-01T04:00:00Z'),
      everybody(null),
    ];
    const outcome = { served: 0, changed: 0, same: 0 };
    for (let turn = 0; turn < first.length + 11; turn += 1) {
      const name = one(Object.keys(turn % 10 === 9 ? whole : kinds));
      await (first[turn] ?? { ...kinds, ...whole }[name]!)();
      await fresh();
      for (const [at, question] of QUESTIONS.entries()) {
        const [before, now] = [stored[at]!, await answer(question)];
        const isSame = before.text === now.text;
        const former: StoredReading = { ...before.reading };
        if (parts.holds(before.reading)) {
          expect(before.text, `${turn}: ${name}: ${question.query}`).toBe(now.text);
          outcome.served += 1;
          continue;
        }
        outcome[isSame ? 'same' : 'changed'] += 1;
        const why = former.reads.filter((read) => touched?.has(read));
        if (!isSame && touched && why.length === 1) needed.add(why[0]!.split(' ')[0]!);
        stored[at] = now;
      }
    }
    expect(outcome.served).toBeGreaterThan(outcome.changed);
  });

  it('names each kind of part for a reason', () => {
    const kindOf = (name: string) => (/^[0-9a-f-]{36}$/.test(name) ? 'row' : name);
    expect([...new Set([...needed].map(kindOf))].sort()).toEqual([
      'everything',
      'left',
      'list',
      'pause',
      'row',
      'search',
      'sorted',
    ]);
  });

  it('is said of every field, so that none reads everything', () => {
    const schema = createMarketSchema('demo');
    expect(recordReads(schema, readPermissions(schema))).toEqual([]);
  });
});
