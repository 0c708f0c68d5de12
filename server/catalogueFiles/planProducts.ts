import { isDeepStrictEqual } from 'node:util';
import { unitPriceAfter } from '#rules/unitPrice.ts';
import type { ImportText } from '../text/importTexts.ts';
import type { Row, StoredMarket, WrittenRow } from './catalogueFileStore.ts';
import { productColumns, variantColumns } from './fileColumns.ts';
import type { ProductThing } from './marketFiles.ts';
import { filledColumns, isChanged, newId, rowAfterwards, type Finding, type PlannedRow } from './planRows.ts';

/** Resolves a handle from a file to its id, or to the reason why it has none. */
export type HandleLookup = (kind: 'seller' | 'collection', handle: string) => { id: string } | { problem: ImportText };
type Placed = Pick<Row<'placement'>, 'collection_id' | 'is_main'>;
export type ProductPlan = {
  product: PlannedRow<Row<'product'>>;
  variants: PlannedRow<Row<'variant'>>[];
  /** Placements to remove and to add; one that only changes is in both and keeps its id. */
  leaving: string[];
  coming: WrittenRow[];
};

const byProduct = <Item extends { product_id: string }>(rows: readonly Item[]) =>
  Map.groupBy(rows, (row) => row.product_id);

/**
 * The positions of a file's variants: existing ones exchange positions to match the file's order, new ones come last.
 */
function positionsOf(product: ProductThing, existing: readonly Row<'variant'>[]): number[] {
  const variantNames = new Set(product.variants.map(({ values }) => values.variant));
  const places = existing.filter(({ key }) => variantNames.has(key)).map(({ position }) => position);
  const nextPosition = Math.max(-1, ...existing.map(({ position }) => position)) + 1;
  const more = Array.from({ length: product.variants.length - places.length }, (_, index) => nextPosition + index);
  return [...places.sort((a, b) => a - b), ...more];
}

function variantTroubles(planned: PlannedRow<Row<'variant'>>): Finding[] {
  const { record, existing } = planned;
  const variant = rowAfterwards(planned);
  const findings: Finding[] = [];
  const find = (column: string, message: ImportText) => findings.push({ record, column, message });
  const measures = [variant.unit_price, variant.unit_amount, variant.unit].filter((value) => value !== null);
  if (![0, 3].includes(measures.length)) find('unit_price', { key: 'import.units_together' });
  if (variant.compared_at_price !== null && variant.compared_at_price <= variant.price)
    find('compared_at_price', { key: 'import.above_price' });
  if (variant.track_stock && variant.stock_mdo > variant.stock)
    find('stored_stock', { key: 'import.stored_above', values: { stock: variant.stock } });
  if (existing && variant.track_stock && existing.held > variant.stock)
    find('stock', { key: 'import.stock_held', values: { held: existing.held } });
  if (existing && existing.held_mdo > variant.stock_mdo)
    find('stored_stock', { key: 'import.stock_held', values: { held: existing.held_mdo } });
  return findings;
}

/** What becomes of the unit price where a file changes the price alone, as at the desk. */
function unitPriceOf(row: Partial<Row<'variant'>>, before: Row<'variant'> | null): { unit_price?: number } {
  if (row.price === undefined || row.unit_price !== undefined || before === null || before.unit_price === null)
    return {};
  return { unit_price: unitPriceAfter(before.unit_price, before.price, row.price) };
}

/** A file says 0 of what is not counted: the count of another time stays as it is. */
function countedColumns(row: Partial<Row<'variant'>>, before: Row<'variant'> | null): Partial<Row<'variant'>> {
  if (before === null) return row;
  const { stock, stock_mdo, ...others } = row;
  const isCounted = before.track_stock || row.track_stock === true;
  const isStored = before.stored || row.stored === true;
  return {
    ...others,
    ...(stock !== undefined && (stock !== 0 || isCounted) && { stock }),
    ...(stock_mdo !== undefined && (stock_mdo !== 0 || isStored) && { stock_mdo }),
  };
}

/** The products of the files with their variants and placements; adds what is invalid to the findings. */
export function planProducts(
  products: readonly ProductThing[],
  stored: StoredMarket,
  lookUp: HandleLookup,
  now: Date,
): { plans: ProductPlan[]; findings: Finding[] } {
  const byHandle = new Map(stored.product.map((row) => [row.handle_primary, row]));
  const storedVariants = byProduct(stored.variant);
  const storedPlacements = byProduct(stored.placement);
  const takenIds = new Set([...stored.product, ...stored.variant, ...stored.placement].map(({ id }) => id));
  const findings: Finding[] = [];

  const placementsOf = (record: ProductThing, id: string): Pick<ProductPlan, 'leaving' | 'coming'> => {
    const existing = new Map((storedPlacements.get(id) ?? []).map((row) => [row.collection_id, row]));
    const list = record.values.collections;
    if (list === undefined) return { leaving: [], coming: [] };
    const placements: (Placed & { handle: string })[] = [];
    for (const [index, handle] of list.entries()) {
      if (handle === '') continue;
      const result = lookUp('collection', handle);
      if ('problem' in result) findings.push({ record, column: 'collections', message: result.problem });
      else placements.push({ collection_id: result.id, is_main: index === 0, handle });
    }
    const isUnchanged = ({ collection_id, is_main }: Placed) => existing.get(collection_id)?.is_main === is_main;
    const unchanged = new Set(placements.filter(isUnchanged).map((placement) => placement.collection_id));
    return {
      leaving: [...existing.values()].filter((row) => !unchanged.has(row.collection_id)).map((row) => row.id),
      coming: placements
        .filter((placement) => !isUnchanged(placement))
        .map(({ handle, ...placement }) => ({
          id:
            existing.get(placement.collection_id)?.id ??
            newId('placement', `${record.values.handle_fr}/${handle}`, takenIds),
          product_id: id,
          ...placement,
        })),
    };
  };

  const variantsOf = (record: ProductThing, id: string): PlannedRow<Row<'variant'>>[] => {
    const existing = storedVariants.get(id) ?? [];
    const byKey = new Map(existing.map((row) => [row.key, row]));
    const positions = positionsOf(record, existing);
    if (existing.length === 0 && record.variants.length === 0)
      findings.push({ record, column: 'variant', message: { key: 'import.no_variant' } });
    return record.variants.map((variant, index) => {
      const key = variant.values.variant ?? '';
      const before = byKey.get(key) ?? null;
      const { row, missing } = filledColumns(variantColumns, variant, before === null, now);
      const variantId = before?.id ?? newId('variant', `${record.values.handle_fr}/${key}`, takenIds);
      const planned: PlannedRow<Row<'variant'>> = {
        record: variant,
        row: {
          ...countedColumns(row, before),
          ...unitPriceOf(row, before),
          id: variantId,
          product_id: id,
          position: positions[index],
        },
        existing: before,
      };
      findings.push(...missing, ...(missing.length === 0 && isChanged(planned) ? variantTroubles(planned) : []));
      return planned;
    });
  };

  const plans = products.map((record) => {
    const handle = record.values.handle_fr ?? '';
    const existing = byHandle.get(handle) ?? null;
    const id = existing?.id ?? newId('product', handle, takenIds);
    const { row, missing } = filledColumns(productColumns, record, existing === null, now);
    findings.push(...missing);
    const seller = record.values.seller === undefined ? null : lookUp('seller', record.values.seller);
    if (seller && 'problem' in seller) findings.push({ record, column: 'seller', message: seller.problem });
    const relation = seller && 'id' in seller ? { seller_id: seller.id } : {};
    return {
      product: { record, existing, row: { ...row, ...relation, id } },
      variants: variantsOf(record, id),
      ...placementsOf(record, id),
    };
  });
  return { plans, findings };
}

/** Whether anything of the product itself changes, placements included. */
export const isProductChanged = ({ product, leaving, coming }: ProductPlan): boolean =>
  isChanged(product) || !isDeepStrictEqual([leaving, coming], [[], []]);
