import type { CollectionOrdering, ProductOrdering, ProductSort } from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import { LOCALES } from '#rules/constants.ts';
import { lowestPerMeasure, lowestPerPiece } from '#rules/unitPrice.ts';
import type { Text } from '../text/bilingualText.ts';
import type { CollectionRow, ProductRow } from './catalogueSnapshot.ts';

type Ordered = { readonly handlePrimary: string; readonly priority: number; readonly name: Text };

const collators = Object.fromEntries(LOCALES.map((locale) => [locale, new Intl.Collator(`${locale}-CA`)])) as Record<
  Locale,
  Intl.Collator
>;

/** Numbers that ProductSort orders by; null is last whatever the direction. */
const NUMBERS: Record<Exclude<ProductSort, 'name' | 'unitPrice'>, (product: ProductRow) => number | null> = {
  priority: ({ priority }) => priority,
  price: ({ variants }) => (variants.length > 0 ? Math.min(...variants.map(({ price }) => price)) : null),
  createdAt: ({ createdAt }) => createdAt.getTime(),
  avgRating: ({ avgRating }) => avgRating,
};

/** Of what is equal otherwise: as files and the desk list it. An id is random, and nobody sees it. */
function byHandle(a: Ordered, b: Ordered): number {
  return a.handlePrimary < b.handlePrimary ? -1 : Number(a.handlePrimary > b.handlePrimary);
}

function sortByNumber<T extends Ordered>(rows: readonly T[], valueOf: (row: T) => number | null, sign: 1 | -1): T[] {
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || byHandle(a.row, b.row);
      return sign * (a.value - b.value) || byHandle(a.row, b.row);
    })
    .map(({ row }) => row);
}

function sortByName<T extends Ordered>(rows: readonly T[], locale: Locale, sign: 1 | -1): T[] {
  const nameOf = ({ name }: T) => (locale === 'en' ? (name.secondary ?? name.primary) : name.primary);
  return rows.toSorted((a, b) => sign * collators[locale].compare(nameOf(a), nameOf(b)) || byHandle(a, b));
}

/** By weight or volume first, whatever the direction; then by the piece. */
function sortByUnitPrice(products: readonly ProductRow[], sign: 1 | -1): ProductRow[] {
  const isMeasured = ({ variants }: ProductRow) => lowestPerMeasure(variants) !== null;
  const pieces = products.filter((product) => !isMeasured(product));
  return [
    ...sortByNumber(products.filter(isMeasured), ({ variants }) => lowestPerMeasure(variants), sign),
    ...sortByNumber(pieces, ({ variants }) => lowestPerPiece(variants), sign),
  ];
}

/** The order of `sortProducts` as a comparison, to find the place of one product in a list. */
export function productOrder({ sort, direction }: ProductOrdering, locale: Locale) {
  const sign = direction === 'asc' ? 1 : -1;
  const byNumber = (valueOf: (product: ProductRow) => number | null) => (a: ProductRow, b: ProductRow) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byHandle(a, b);
    return sign * (first - second) || byHandle(a, b);
  };
  if (sort === 'name') {
    const nameOf = ({ name }: ProductRow) => (locale === 'en' ? (name.secondary ?? name.primary) : name.primary);
    return (a: ProductRow, b: ProductRow) => sign * collators[locale].compare(nameOf(a), nameOf(b)) || byHandle(a, b);
  }
  if (sort !== 'unitPrice') return byNumber(NUMBERS[sort]);
  const byMeasure = byNumber(({ variants }) => lowestPerMeasure(variants));
  const byPiece = byNumber(({ variants }) => lowestPerPiece(variants));
  const isPiece = ({ variants }: ProductRow) => lowestPerMeasure(variants) === null;
  return (a: ProductRow, b: ProductRow) =>
    Number(isPiece(a)) - Number(isPiece(b)) || (isPiece(a) ? byPiece(a, b) : byMeasure(a, b));
}

/** Products in the asked order; ties by French handle, ascending in either direction. The reader's language decides the alphabet. */
export function sortProducts(
  products: readonly ProductRow[],
  { sort, direction }: ProductOrdering,
  locale: Locale,
): ProductRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (sort === 'name') return sortByName(products, locale, sign);
  return sort === 'unitPrice' ? sortByUnitPrice(products, sign) : sortByNumber(products, NUMBERS[sort], sign);
}

/** As `sortProducts`, for collections. */
export function sortCollections(
  collections: readonly CollectionRow[],
  { sort, direction }: CollectionOrdering,
  locale: Locale,
): CollectionRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  return sort === 'name'
    ? sortByName(collections, locale, sign)
    : sortByNumber(collections, ({ priority }) => priority, sign);
}
