import type { Transaction } from '../database/transaction.ts';
import type { CatalogueEntries, CollectionEntry } from './catalogueEntries.ts';

/** Rows per statement: well below the 65,535 values that one may carry. */
const BATCH_ROWS = 500;

/** The rows in batches; none for none. */
function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, index) =>
    rows.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );
}

/** Every collection after its parent; one whose parent is not among them stays where it is, for the database to judge. */
function parentsFirst(collections: readonly CollectionEntry[]): CollectionEntry[] {
  const waiting = new Set(collections.map(({ id }) => id));
  const ordered: CollectionEntry[] = [];
  let rest = [...collections];
  while (rest.length > 0) {
    const ready = rest.filter(({ parent_id: parent }) => !parent || !waiting.has(parent));
    const next = ready.length > 0 ? ready : rest;
    for (const { id } of next) waiting.delete(id);
    ordered.push(...next);
    rest = rest.filter((collection) => !next.includes(collection));
  }
  return ordered;
}

/** Writes new rows: producers, collections, products, placements, variants. Throws the database's error on a bad relation or a second handle. */
export async function insertCatalogue(tx: Transaction, entries: CatalogueEntries): Promise<void> {
  for (const rows of batches(entries.sellers)) await tx.insertInto('seller').values(rows).execute();
  for (const rows of batches(parentsFirst(entries.collections)))
    await tx.insertInto('collection').values(rows).execute();
  for (const rows of batches(entries.products)) await tx.insertInto('product').values(rows).execute();
  for (const rows of batches(entries.placements)) await tx.insertInto('placement').values(rows).execute();
  for (const rows of batches(entries.variants)) await tx.insertInto('variant').values(rows).execute();
}

/** How many products and producers there are, of any status. */
export async function countCatalogue(tx: Transaction): Promise<{ products: number; sellers: number }> {
  const products = await tx
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const sellers = await tx
    .selectFrom('seller')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { products: products.count, sellers: sellers.count };
}
