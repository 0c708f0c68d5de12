import { isSpecialHandle } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { collectionColumns, sellerColumns } from '../catalogueFiles/fileColumns.ts';
import { deleteRows, readStored, type Row, type StoredMarket } from '../catalogueFiles/fileRows.ts';
import { withNames } from '../catalogueFiles/savedNames.ts';
import type { RowChange, ShownChange } from '../database/savingTables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { MarketError } from '../marketError.ts';
import type { ImportText } from '../text/importTexts.ts';

/** How many products a refusal names. */
const NAMED = 3;
type Named = { name_primary: string; name_secondary: string | null };
const nameIn = ({ name_primary, name_secondary }: Named, locale: Locale): string =>
  (locale === 'en' && name_secondary) || name_primary;
const namesOf = (rows: readonly Named[], locale: Locale): string =>
  rows
    .slice(0, NAMED)
    .map((row) => nameIn(row, locale))
    .join(', ') + (rows.length > NAMED ? ' …' : '');

/** Why a category stays; null: nothing is in it. */
function categoryInTheWay(
  { id, ...category }: Row<'collection'>,
  stored: StoredMarket,
  locale: Locale,
): ImportText | null {
  const name = nameIn(category, locale);
  if (isSpecialHandle(category.handle_primary)) return { key: 'import.special', values: { name } };
  const children = stored.collection.filter(({ parent_id }) => parent_id === id);
  if (children.length > 0) return { key: 'import.has_children', values: { name, names: namesOf(children, locale) } };
  const placed = new Set(stored.placement.flatMap((row) => (row.collection_id === id ? [row.product_id] : [])));
  const products = stored.product.filter((product) => placed.has(product.id));
  if (products.length === 0) return null;
  return { key: 'import.has_goods', values: { name, names: namesOf(products, locale), count: products.length } };
}

/** Why a producer stays; null: they have no product. */
function sellerInTheWay({ id, name }: Row<'seller'>, stored: StoredMarket, locale: Locale): ImportText | null {
  const products = stored.product.filter(({ seller_id }) => seller_id === id);
  if (products.length === 0) return null;
  return { key: 'import.seller_sells', values: { name, names: namesOf(products, locale), count: products.length } };
}

const fieldsOf = (columns: typeof sellerColumns | typeof collectionColumns): (string | null)[] =>
  Object.values(columns).map(({ field }) => field);

type Removal = { changes: RowChange[]; shown: ShownChange[] };
type Reader = { locale: Locale; inTheWay: (text: ImportText, index: number) => MarketError };

/** Removes categories or producers of these keys that hold nothing. One that is gone already is no error. */
export async function removeRecords(
  tx: Transaction,
  kind: 'sellers' | 'collections',
  keys: readonly string[],
  { locale, inTheWay }: Reader,
): Promise<Removal> {
  const stored = await readStored(tx, null, { lock: true });
  const table = kind === 'sellers' ? ('seller' as const) : ('collection' as const);
  const fields = [
    ...fieldsOf(kind === 'sellers' ? sellerColumns : collectionColumns),
    ...(kind === 'sellers' ? [] : ['parent_id']),
  ];
  const removal: Removal = { changes: [], shown: [] };
  for (const [index, key] of keys.entries()) {
    const seller = kind === 'sellers' ? stored.seller.find(({ handle }) => handle === key) : undefined;
    const category = kind === 'sellers' ? undefined : stored.collection.find((row) => row.handle_primary === key);
    const row = seller ?? category;
    if (!row) continue;
    const reason = seller
      ? sellerInTheWay(seller, stored, locale)
      : category
        ? categoryInTheWay(category, stored, locale)
        : null;
    if (reason) throw inTheWay(reason, index);
    await deleteRows(tx, table, [row.id]);
    const before = Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));
    removal.changes.push({ table, key, id: row.id, before, after: null });
    removal.shown.push({ kind, key, column: null, before: seller?.name ?? category?.name_primary ?? key, after: null });
  }
  return { ...removal, shown: withNames(removal.shown, removal.changes, stored) };
}
