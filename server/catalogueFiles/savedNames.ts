import type { RowChange, SavedName, ShownChange } from '../database/savingTables.ts';
import type { StoredMarket } from './catalogueFileStore.ts';

type Named = { name_primary: string; name_secondary: string | null };
type Entry = readonly [string, SavedName];

const inBoth = ({ name_primary: primary, name_secondary: secondary }: Named): SavedName => ({ primary, secondary });
const withVariant = (product: SavedName, variant: SavedName): SavedName => ({
  primary: `${product.primary}, ${variant.primary}`,
  secondary:
    product.secondary === null && variant.secondary === null
      ? null
      : `${product.secondary ?? product.primary}, ${variant.secondary ?? variant.primary}`,
});

/** What is added has its name in the change. */
function addedName({ after }: RowChange): SavedName | null {
  const primary = after?.['name_primary'] ?? after?.['name'];
  const secondary = after?.['name_secondary'];
  return typeof primary === 'string' ? { primary, secondary: typeof secondary === 'string' ? secondary : null } : null;
}

/** The names of all objects, by their tables and keys: as they are stored, of retired ones too, or as they are added. */
function storedNames(changes: readonly RowChange[], stored: StoredMarket): Map<string, SavedName> {
  const products = new Map(stored.product.map((row) => [row.id, row]));
  const named = (table: string, rows: readonly Named[], keyOf: (row: never) => string): Entry[] =>
    rows.map((row) => [`${table} ${keyOf(row as never)}`, inBoth(row)]);
  const names = new Map<string, SavedName>([
    ...stored.seller.map(({ handle, name }): Entry => [`sellers ${handle}`, { primary: name, secondary: null }]),
    ...named('collections', stored.collection, ({ handle_primary }: { handle_primary: string }) => handle_primary),
    ...named('products', stored.product, ({ handle_primary }: { handle_primary: string }) => handle_primary),
    ...named('baskets', stored.basket, ({ handle }: { handle: string }) => handle),
    ...named('locations', stored.location, ({ key }: { key: string }) => key),
    ...named('zones', stored.shipping_zone, ({ key }: { key: string }) => key),
  ]);
  for (const variant of stored.variant) {
    const product = products.get(variant.product_id);
    if (product)
      names.set(`products ${product.handle_primary}/${variant.key}`, withVariant(inBoth(product), inBoth(variant)));
  }
  const kinds = {
    seller: 'sellers',
    collection: 'collections',
    product: 'products',
    basket: 'baskets',
    location: 'locations',
    shipping_zone: 'zones',
  } as const;
  for (const change of changes) {
    const name = change.before === null ? addedName(change) : null;
    const { table, key } = change;
    if (name && table in kinds) names.set(`${kinds[table as keyof typeof kinds]} ${key}`, name);
    const product = table === 'variant' ? names.get(`products ${key.split('/')[0]}`) : undefined;
    if (name && product) names.set(`products ${key}`, withVariant(product, name));
  }
  return names;
}

/** A producer or categories that a column names, by their keys. */
const REFERENCES: Readonly<Record<string, 'sellers' | 'collections'>> = {
  seller: 'sellers',
  parent: 'collections',
  collections: 'collections',
};

/** Shown changes with the names of what they are about, and of what they refer to, in both languages. */
export function withNames(
  shown: readonly ShownChange[],
  changes: readonly RowChange[],
  stored: StoredMarket,
): ShownChange[] {
  const names = storedNames(changes, stored);
  const listed = (kind: string, text: string | null): SavedName | null => {
    if (text === null) return null;
    const parts = text.split('|').map((key) => names.get(`${kind} ${key}`) ?? { primary: key, secondary: null });
    const joined = (of: (name: SavedName) => string) => parts.map(of).join(', ');
    return {
      primary: joined(({ primary }) => primary),
      secondary: joined(({ primary, secondary }) => secondary ?? primary),
    };
  };
  return shown.map((change) => {
    const { kind, key, column, before, after } = change;
    const object = names.get(`${kind} ${key}`) ?? { primary: before ?? key, secondary: null };
    const reference = REFERENCES[column ?? ''];
    if (column === null)
      return {
        ...change,
        names: { object, before: before === null ? null : object, after: after === null ? null : object },
      };
    return reference
      ? { ...change, names: { object, before: listed(reference, before), after: listed(reference, after) } }
      : { ...change, names: { object } };
  });
}
