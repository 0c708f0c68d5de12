import type { ProductInput } from '#generated/schemaTypes.ts';
import { contradiction } from '#rules/dietary.ts';
import { isFormerPrice } from '#rules/price.ts';
import { isPossibleStock } from '#rules/stockFigures.ts';
import { unitPriceAfter } from '#rules/unitPrice.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import { stockRefusal } from './adjustStock.ts';
import * as store from './catalogueAdminStore.ts';
import type { StoredVariant } from './catalogueAdminStore.ts';
import { badInput, readProductInput, variantField } from './columnChanges.ts';
import { imageChanges } from './imageChanges.ts';
import type { KnownPictures } from './marketPictures.ts';
import { changedSince, changesOf, checkVersion, columnsOf, changeSummary, type Change } from './versionedChange.ts';

/** The change of a product, for the journal; null: nothing changed. */
export type ProductSaved = { product: string; name: string; changes: ReturnType<typeof changeSummary> } | null;

function checkVariant(variant: StoredVariant, changes: readonly Change[]): void {
  const after = { ...variant, ...columnsOf(changes) } as StoredVariant;
  const isPriced = changes.some(({ column }) => ['price', 'compared_at_price'].includes(column));
  if (isPriced && !isFormerPrice(after.compared_at_price, after.price))
    throw new MarketError('BAD_INPUT', { field: variantField(variant.id, 'comparedAtPrice') });
  const figures = { ...after, trackStock: after.track_stock, stockMdo: after.stock_mdo, heldMdo: after.held_mdo };
  if (after.track_stock && !variant.track_stock && !isPossibleStock(figures)) throw stockRefusal(variant);
}

/** What becomes of the unit price with a new price: the contents stay the same. */
function unitPriceOf({ price, unit_price }: StoredVariant, changes: readonly Change[]): { unit_price?: number } {
  const priced = changes.find(({ column }) => column === 'price');
  return priced && unit_price !== null ? { unit_price: unitPriceAfter(unit_price, price, priced.value as number) } : {};
}

/**
 * Applies an input to a product (its uuid) and its variants in the caller's transaction; equal values are left alone.
 * BAD_INPUT {field}, NOT_FOUND, PRODUCT_CHANGED {fields}, STOCK_LIMIT.
 */
export async function saveProductIn(
  tx: Transaction,
  id: string,
  version: number,
  input: ProductInput,
  pictures: KnownPictures,
): Promise<ProductSaved> {
  const parsed = readProductInput(input, () => imageChanges(input.images, pictures));
  const product = await store.lockProduct(tx, id);
  const variants = await store.lockVariants(tx, id, [...parsed.variants.keys()]);
  if (!product || variants.length < parsed.variants.size) throw new MarketError('NOT_FOUND');
  const productChanges = changesOf(product, parsed.product);
  const ofVariants = variants.map((variant) => ({
    variant,
    changes: changesOf(variant, parsed.variants.get(variant.id) ?? []),
  }));
  checkVersion(product, version, 'PRODUCT_CHANGED', [
    ...changedSince(product, productChanges, version),
    ...ofVariants.flatMap(({ variant, changes }) => changedSince(product, changes, version, `${variant.id}.`)),
  ]);
  for (const { variant, changes } of ofVariants) checkVariant(variant, changes);
  if (contradiction({ ...product, ...columnsOf(productChanges) })) throw badInput('allergens');
  const allChanges = [...productChanges, ...ofVariants.flatMap(({ changes }) => changes)];
  if (allChanges.length === 0) return null;
  await store.writeColumns(tx, 'product', id, columnsOf(productChanges));
  for (const { variant, changes } of ofVariants)
    await store.writeColumns(tx, 'variant', variant.id, { ...columnsOf(changes), ...unitPriceOf(variant, changes) });
  return { product: id, name: product.name_primary, changes: changeSummary(allChanges) };
}
