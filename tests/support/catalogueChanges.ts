import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { numbers } from '../load/growthQueries.ts';
import { smallMarket, testId } from './smallMarket.ts';

const SELLERS = ['farm', 'dairy', 'mill'];
const PARENTS: Record<string, string | null> = { food: null, fruit: 'food', roots: 'food', milk: null };
/** Of what names of products are made. */
export const WORDS = [
  'pommes',
  'poires',
  'carottes',
  'lait',
  'farine',
  'biologiques',
  'fumées',
  'érable',
  'navets',
  'oignon',
];
/** Of what groups of synonyms are made: words of names, categories, types and badges, in one, several and other forms. */
export const TERMS = [
  ...WORDS,
  'pomme',
  'lait farine',
  'carottes fumées',
  'fruit',
  'roots',
  'milk',
  'bio',
  'pommes navets',
  'patate',
  'poire',
];

/** A market of three producers, four categories and twelve products, p0 to p11. */
export async function changingMarket(database: Database): Promise<void> {
  const market = smallMarket(database.kysely);
  for (const handle of SELLERS) await market.seller(handle);
  for (const [handle, parent] of Object.entries(PARENTS))
    await market.collection(handle, { parent_id: parent === null ? null : testId(`collection ${parent}`) });
  for (let at = 0; at < 12; at += 1)
    await market.product(
      `p${at}`,
      SELLERS[at % 3]!,
      { name_primary: `${WORDS[at % 10]} ${WORDS[(at * 3) % 10]}`, priority: at % 4, images: [`p${at}.jpg`] },
      [Object.keys(PARENTS)[at % 4]!],
    );
}

/** Random changes of such a market, the same in each run; `whole`: those that need a whole reading. Products that come are n1001 on for seed 1. */
export function randomChanges(database: Database, seed: number) {
  const chances = numbers();
  const chance = () => chances.next().value as number;
  for (let turn = 0; turn < seed * 17; turn += 1) chance();
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
  const db = database.kysely;
  const market = smallMarket(db);
  let made = seed * 1000;
  const anyProduct = async () => one(await db.selectFrom('product').select('id').orderBy('id').execute()).id;
  const update = (set: () => Record<string, unknown>) => async () =>
    void (await db
      .updateTable('product')
      .set(set())
      .where('id', '=', await anyProduct())
      .execute());
  const ofVariant = (set: () => Record<string, unknown>) => async () =>
    void (await db
      .updateTable('variant')
      .set(set())
      .where('product_id', '=', await anyProduct())
      .execute());
  const ofSeller = (set: () => Record<string, unknown>) => async () =>
    void (await db.updateTable('seller').set(set()).where('handle', '=', one(SELLERS)).execute());
  const terms = () => [one(TERMS), one(TERMS)];
  const synonyms = () => ({
    words_primary: terms(),
    words_secondary: one([[], terms()]),
    also_primary: one([[], terms()]),
    also_secondary: one([[], terms()]),
    apart: one([true, false, false]),
    kind: one([null, null, 'dish', 'not_sold'] as const),
  });
  const anySynonym = async () =>
    (await db.selectFrom('synonym_group').select('id').orderBy('key').execute())
      .map(({ id }) => id)
      .at(Math.floor(chance() * 3)) ?? testId('none');
  const instant = () => one([null, '2026-06-10T04:00:00Z', '2026-06-20T04:00:00Z', '2026-07-01T04:00:00Z']);
  const kinds: Record<string, () => Promise<void>> = {
    price: ofVariant(() => ({ price: 100 + Math.floor(chance() * 900), compared_at_price: one([null, 2000]) })),
    deposit: ofVariant(() => ({ deposit: one([0, 25]), stored: one([true, false]) })),
    stock: ofVariant(() => ({ stock: Math.floor(chance() * 3) })),
    status: update(() => ({ status: one(['active', 'active', 'inactive', 'draft']) })),
    rename: update(() => ({
      name_primary: `${one(WORDS)} ${one(WORDS)}`,
      name_secondary: one([null, `${one(WORDS)} pie`]),
    })),
    describe: update(() => ({ description_primary: one([null, `${one(WORDS)} et ${one(WORDS)} nouvelles`]) })),
    rank: update(() => ({
      priority: Math.floor(chance() * 5),
      bio: one([true, false]),
      temperature: one(['normal', 'frozen']),
    })),
    needs: update(() => ({
      allergens: one([null, { gluten: 'contains' }, { milk: 'free' }]),
      diets: one([null, ['vegan']]),
      is_alcohol: one([true, false]),
    })),
    pictures: update(() => ({ images: one([[], ['p0.jpg'], [`${made}.jpg`]]) })),
    type: update(() => ({ type_primary: one([[], ['pomme'], ['poire']]) })),
    move: async () => {
      const id = await anyProduct();
      await db.deleteFrom('placement').where('product_id', '=', id).execute();
      await db
        .insertInto('placement')
        .values({
          id: testId(`moved ${(made += 1)}`),
          product_id: id,
          collection_id: testId(`collection ${one(Object.keys(PARENTS))}`),
          is_main: true,
        })
        .execute();
    },
    arrive: async () =>
      void (await market.product(
        `n${(made += 1)}`,
        one(SELLERS),
        {
          name_primary: `${one(WORDS)} ${one(WORDS)}`,
          priority: 2,
          images: [`n${made}.jpg`],
          created_at: one(['2026-06-15T00:00:00Z', '2026-06-30T00:00:00Z']),
        },
        [one(Object.keys(PARENTS))],
      )),
    leave: async () =>
      void (await db
        .deleteFrom('product')
        .where('id', '=', await anyProduct())
        .execute()),
    seller: update(() => ({ seller_id: testId(`seller ${one(SELLERS)}`) })),
    'new synonym': async () =>
      void (await db
        .insertInto('synonym_group')
        .values({ id: testId(`synonym ${(made += 1)}`), key: `k${made}`, ...synonyms() })
        .execute()),
    synonym: async () =>
      void (await db
        .updateTable('synonym_group')
        .set(synonyms())
        .where('id', '=', await anySynonym())
        .execute()),
    'synonym gone': async () =>
      void (await db
        .deleteFrom('synonym_group')
        .where('id', '=', await anySynonym())
        .execute()),
    vacation: ofSeller(() => ({ deactivated_until: instant() })),
    tell: ofSeller(() => ({ story_primary: one(WORDS), trade_primary: one(WORDS) })),
    several: async () =>
      inTransaction(database, async (tx) => {
        await tx.updateTable('product').set({ bio: true }).where('priority', '=', 2).execute();
        await tx.updateTable('seller').set({ trade_primary: 'Verger' }).execute();
        await tx
          .updateTable('variant')
          .set((e) => ({ stock: e('stock', '+', 1) }))
          .execute();
      }),
  };
  const whole: Record<string, () => Promise<void>> = {
    'producer rename': ofSeller(() => ({ name: `${one(WORDS)} ${one(SELLERS)}` })),
    'new category': async () => void (await market.collection(`c${(made += 1)}`)),
    unnoted: async () => void (await db.insertInto('change_log').values({ kind: 'catalogue' }).execute()),
  };
  return { kinds, whole, one };
}
