import type { PlacementRecord, ProductRecord, SellerRecord, SynonymRow, VariantRecord } from './catalogueRecords.ts';
import type { CollectionRow, ProductRow, SellerRow, Snapshot } from './catalogueSnapshot.ts';
import { placesOf, productRow } from './productLinks.ts';
import { byName, offersOf, shelves, tally, vacationInstants } from './snapshotBuilder.ts';
import { byPriority, insertInOrder, placeOf } from './sortedLists.ts';
import { noteArrival } from './timeVersion.ts';

/** The rows that a change has touched, as they are now. */
export type CataloguePatch = {
  /** Null: it is gone. */
  readonly products: ReadonlyMap<string, ProductRecord | null>;
  /** Of these products, in display order. */
  readonly variants: readonly VariantRecord[];
  /** Of these products. */
  readonly placements: readonly PlacementRecord[];
  readonly sellers: ReadonlyMap<string, SellerRecord | null>;
  readonly synonyms: ReadonlyMap<string, SynonymRow | null>;
};

/** A product before and after a change; null: there was, or is, none. */
export type Replaced = { readonly before: ProductRow | null; readonly after: ProductRow | null };

/** A group of synonyms before and after a change; null: there was, or is, none. */
export type SynonymChange = { readonly before: SynonymRow | null; readonly after: SynonymRow | null };

type Changed = { seller: SellerRow; record: SellerRecord };
/** The lists of a snapshot, which only a patch writes to. */
type Writable = {
  -readonly [Name in keyof Snapshot]: Snapshot[Name] extends ReadonlyMap<infer Key, infer Row>
    ? Map<Key, Row>
    : Snapshot[Name] extends readonly (infer Row)[]
      ? Row[]
      : Snapshot[Name];
};

/** Of producers, what lists, handles and the search are made of: another value needs the whole catalogue. */
const LINKED = ['name', 'handle', 'legacyId', 'regional', 'town'] as const satisfies (keyof SellerRecord)[];

function changedSellers(snapshot: Snapshot, patch: CataloguePatch): Changed[] | null {
  const changed: Changed[] = [];
  for (const [id, record] of patch.sellers) {
    const seller = snapshot.sellers.get(id);
    if (!seller || !record || LINKED.some((name) => seller[name] !== record[name])) return null;
    if (seller.createdAt.getTime() !== record.createdAt.getTime()) return null;
    changed.push({ seller, record });
  }
  return changed;
}

/** A product's row, linked to the snapshot's producers and categories; null if they are unknown. */
function rowOf(snapshot: Snapshot, patch: CataloguePatch, record: ProductRecord): ProductRow | null {
  const seller = snapshot.sellers.get(record.sellerId);
  if (!seller) return null;
  const placements = patch.placements.filter(({ productId }) => productId === record.id);
  if (!placements.every(({ collectionId }) => snapshot.collections.has(collectionId))) return null;
  const variants = patch.variants.filter(({ productId }) => productId === record.id);
  return productRow(record, { seller, ...placesOf(placements, snapshot.collections), variants });
}

/** The touched products before and after; null if the change is more than rows of their own. */
function replacedProducts(snapshot: Snapshot, patch: CataloguePatch): Replaced[] | null {
  const replaced: Replaced[] = [];
  for (const [id, record] of patch.products) {
    const before = snapshot.products.get(id) ?? null;
    const after = record && rowOf(snapshot, patch, record);
    if (record && !after) return null;
    if (before || after) replaced.push({ before, after });
  }
  const former = new Set(replaced.map(({ before }) => before));
  // The box that is lent is in no list, which its market's row decides.
  if (snapshot.reusableBox && former.has(snapshot.reusableBox.product)) return null;
  const isFree = (handle: string) => {
    const owner = snapshot.productByHandle.get(handle);
    return owner === undefined || former.has(owner);
  };
  const isOwn = ({ after }: Replaced) => !after || (isFree(after.handlePrimary) && isFree(after.handleSecondary));
  return replaced.every(isOwn) ? replaced : null;
}

/** The categories that list a product: its own and those above. */
export function categoriesOf({ placements }: ProductRow): Set<CollectionRow> {
  const found = new Set<CollectionRow>();
  for (const { collection } of placements)
    for (let at: CollectionRow | null = collection; at; at = at.parent) found.add(at);
  return found;
}

/** Every list that has a product on sale; none if it is not. */
export function listsOf(snapshot: Snapshot, product: ProductRow | null): ProductRow[][] {
  if (product?.status !== 'active') return [];
  return [
    (snapshot as Writable).onSale,
    product.seller.products,
    ...[...categoriesOf(product)].map(({ products }) => products),
  ];
}

function replaceInLists(snapshot: Snapshot, { before, after }: Replaced): void {
  const [formerLists, lists] = [listsOf(snapshot, before), listsOf(snapshot, after)];
  const stays = before !== null && after !== null && byPriority(before, after) === 0;
  for (const list of formerLists) {
    const at = placeOf(list, before!, byPriority);
    if (list[at] !== before) throw new Error(`The catalogue does not list ${before!.id} in its place`);
    if (stays && lists.includes(list)) list[at] = after;
    else list.splice(at, 1);
  }
  for (const list of lists) if (!stays || !formerLists.includes(list)) insertInOrder(list, after!, byPriority);
}

function replaceInMaps(snapshot: Writable, replaced: readonly Replaced[]): void {
  const { products, variants, productByHandle } = snapshot;
  for (const { before } of replaced) {
    if (!before) continue;
    products.delete(before.id);
    for (const { id } of before.variants) variants.delete(id);
    productByHandle.delete(before.handlePrimary);
    productByHandle.delete(before.handleSecondary);
  }
  for (const { after } of replaced) {
    if (!after) continue;
    products.set(after.id, after);
    for (const variant of after.variants) variants.set(variant.id, variant);
  }
  for (const { after } of replaced) if (after) productByHandle.set(after.handleSecondary, after);
  for (const { after } of replaced) if (after) productByHandle.set(after.handlePrimary, after);
}

const isOnSale = (product: ProductRow | null) => product?.status === 'active';

/** Who sells where, of the producers and categories of products whose place has changed. */
function relink(snapshot: Snapshot, replaced: readonly Replaced[]): void {
  const sellers = new Set<SellerRow>();
  const categories = new Set<CollectionRow>();
  for (const { before, after } of replaced) {
    const [former, now] = [before, after].map((row) =>
      row && isOnSale(row) ? categoriesOf(row) : new Set<CollectionRow>(),
    );
    if (
      before?.seller === after?.seller &&
      former!.size === now!.size &&
      [...former!].every((category) => now!.has(category))
    )
      continue;
    for (const row of [before, after]) if (row) sellers.add(row.seller);
    for (const category of [...former!, ...now!]) categories.add(category);
  }
  if (sellers.size === 0) return;
  const inOrder = shelves(snapshot.collections);
  for (const seller of sellers) {
    const sold = new Set(seller.products.flatMap((product) => [...categoriesOf(product)]));
    seller.collections.splice(0, Infinity, ...inOrder.filter((category) => sold.has(category)));
    for (const category of categories) {
      const at = placeOf(category.sellers, seller, byName);
      const isListed = category.sellers[at] === seller;
      if (sold.has(category) && !isListed) category.sellers.splice(at, 0, seller);
      if (!sold.has(category) && isListed) category.sellers.splice(at, 1);
    }
  }
}

function renewSeller({ vacationChanges, patching }: Writable, { seller, record }: Changed): void {
  const [former, now] = [vacationInstants(seller), vacationInstants(record)];
  const inOrder = (a: number, b: number) => a - b;
  if (former.join() !== now.join()) {
    for (const instant of former) vacationChanges.splice(placeOf(vacationChanges, instant, inOrder), 1);
    for (const instant of now) insertInOrder(vacationChanges, instant, inOrder);
    patching.vacations += 1;
  }
  Object.assign(seller, record);
}

/** The groups of synonyms of a patch, before and after it. */
export const synonymChanges = (snapshot: Snapshot, { synonyms }: CataloguePatch): SynonymChange[] =>
  [...synonyms].map(([id, after]) => ({ before: snapshot.synonyms.find((row) => row.id === id) ?? null, after }));

/** Puts groups of synonyms in place of what they were, by key. */
export function replaceSynonyms(snapshot: Snapshot, changes: readonly SynonymChange[]): void {
  const list = (snapshot as Writable).synonyms;
  const byKey = (a: SynonymRow, b: SynonymRow) => (a.key < b.key ? -1 : Number(a.key > b.key));
  for (const { before } of changes) if (before) list.splice(list.indexOf(before), 1);
  for (const { after } of changes) if (after) insertInOrder(list, after, byKey);
}

/**
 * Applies what a change has touched, in place. Returns the products that it replaced; null, and nothing is changed, if more than these
 * rows depends on it: a producer's name, a category that is new. Throws if the snapshot contradicts itself, which leaves it useless.
 */
export function applyPatch(snapshot: Snapshot, patch: CataloguePatch): Replaced[] | null {
  const sellers = changedSellers(snapshot, patch);
  const replaced = sellers && replacedProducts(snapshot, patch);
  if (!sellers || !replaced) return null;
  const writable = snapshot as Writable;
  for (const changed of sellers) renewSeller(writable, changed);
  for (const one of replaced) replaceInLists(snapshot, one);
  replaceInMaps(writable, replaced);
  relink(snapshot, replaced);
  const { patching } = snapshot;
  for (const { before, after } of replaced) {
    if (before && isOnSale(before)) tally(patching, before, -1);
    if (!after || !isOnSale(after)) continue;
    tally(patching, after, 1);
    noteArrival(snapshot, after);
  }
  patching.generation += 1;
  writable.counts = { products: snapshot.onSale.length, sellers: snapshot.sellers.size };
  writable.offers = offersOf(snapshot);
  return replaced;
}
