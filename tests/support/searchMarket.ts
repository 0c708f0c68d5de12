import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import type { SearchAdviceKind } from '../../server/database/tables.ts';
import { stableUuid } from '../../server/ids.ts';
import { publicApi } from './publicApi.ts';
import { smallMarket } from './smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from './testDatabase.ts';

const SEARCH = `query Search($words: String!) {
  search(words: $words) {
    correctedWords
    advice { kind tries }
    needs
    undeclaredNeeds { words kind }
    namedSellers { handle }
    edges { node { handlePrimary } }
  }
}`;
type Answer = {
  correctedWords: string | null;
  advice: { kind: SearchAdviceKind; tries: string[] } | null;
  needs: string[];
  undeclaredNeeds: { words: string; kind: string }[];
  namedSellers: { handle: string }[];
  edges: { node: { handlePrimary: string } }[];
};
type Group = {
  fr: string[];
  en?: string[];
  also?: string[];
  alsoEn?: string[];
  kind?: SearchAdviceKind;
  apart?: boolean;
};

/**
 * A market to search in, for the tests of a file or of its `describe`: before each it has one producer, `farm`, and no goods. What a
 * test adds is searched through the API.
 */
export function searchMarket() {
  let database: Database;
  let market: ReturnType<typeof smallMarket>;
  let api: ReturnType<typeof publicApi>;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    market = smallMarket(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate seller, collection, synonym_group cascade`.execute(database.kysely);
    api = publicApi(database);
    await market.seller('farm', { name: 'Jardins de la Pierre-Levée' });
  });
  return {
    get market() {
      return market;
    },
    product: (handle: string, fr: string, en: string | null = null, more: object = {}) =>
      market.product(handle, 'farm', { name_primary: fr, name_secondary: en, ...more }),
    async synonyms(...groups: Group[]): Promise<void> {
      const rows = groups.map(({ fr, en = [], also = [], alsoEn = [], kind = null, apart = false }, index) => ({
        id: stableUuid('synonyms', `${index}`),
        key: `group-${index}`,
        words_primary: fr,
        words_secondary: en,
        also_primary: also,
        also_secondary: alsoEn,
        apart,
        kind,
      }));
      await database.kysely.insertInto('synonym_group').values(rows).execute();
    },
    async search(words: string, locale: 'fr' | 'en' = 'fr') {
      const { data } = await api.ask(SEARCH, { variables: { words }, locale });
      const { edges, correctedWords, advice, needs, undeclaredNeeds, namedSellers } = data!.search as Answer;
      return {
        found: edges.map(({ node }) => node.handlePrimary),
        instead: correctedWords,
        advice,
        tries: advice?.tries ?? null,
        needs,
        undeclared: undeclaredNeeds,
        sellers: namedSellers.map(({ handle }) => handle),
      };
    },
  };
}
