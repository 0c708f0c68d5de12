import { halfUp, type Cents } from './money.ts';
import type { ProductListing } from './productListing.ts';

/** {price: 125, amount: 100, unit: 'g'} is 1,25 $ / 100 g. */
export type UnitPrice = { readonly price: Cents; readonly amount: number; readonly unit: string };

/** How many of a unit one kilogram or one litre has. Pieces have no measure. */
const UNITS_OF_MEASURE = new Map([
  ['g', 1000],
  ['kg', 1],
  ['ml', 1000],
  ['l', 1],
]);

type Priced = { readonly price: Cents; readonly unitPrice: UnitPrice | null | undefined };

const lowest = (values: readonly number[]): number | null => (values.length > 0 ? Math.min(...values) : null);

/**
 * Cents per kilogram or litre of the cheapest variant that is priced by weight or volume; null without one. The numerator is a
 * safe integer, and division rounds correctly: equal unit prices are equal numbers, whatever amount they are stated for.
 */
export const lowestPerMeasure = (variants: readonly Priced[]): number | null =>
  lowest(
    variants.flatMap(({ unitPrice }) => {
      const units = unitPrice && UNITS_OF_MEASURE.get(unitPrice.unit);
      return unitPrice && units ? [(unitPrice.price * units) / unitPrice.amount] : [];
    }),
  );

/** Cents per piece of the cheapest variant; a variant without a unit price is one piece. Null without variants. */
export const lowestPerPiece = (variants: readonly Priced[]): number | null =>
  lowest(variants.map(({ price, unitPrice }) => (unitPrice ? unitPrice.price / unitPrice.amount : price)));

/** The variant that a list sorted by unit price has a product for. Undefined without variants. */
export function cheapestByUnit<Variant extends Priced>(variants: readonly Variant[]): Variant | undefined {
  const valueOf = lowestPerMeasure(variants) === null ? lowestPerPiece : lowestPerMeasure;
  const value = valueOf(variants);
  return variants.find((variant) => valueOf([variant]) === value);
}

/** Chooses the variant that a list shows of each product; undefined: its order prefers none. */
export const preferredIn = ({ sort }: Pick<ProductListing, 'sort'>) =>
  sort === 'unit-price' ? cheapestByUnit : undefined;

/** The unit price in cents after a change of the price, of the same contents, rounded half-up. */
export const unitPriceAfter = (unitPrice: Cents, before: Cents, after: Cents): Cents =>
  before > 0 ? halfUp(unitPrice * after, before) : unitPrice;
