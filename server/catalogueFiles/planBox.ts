import type { ImportText } from '../text/importTexts.ts';
import type { StoredMarket } from './catalogueFileStore.ts';
import type { ProductPlan } from './planProducts.ts';
import { rowAfterwards } from './planRows.ts';
import type { SiteFile } from './siteFile.ts';

/**
 * The variant that lends a box in the resulting market: its id, null for none, undefined if not specified; or why it is
 * invalid.
 */
export type PlannedBox = { id?: string | null; problem: ImportText | null };

type Variant = { id: string; price: number; deposit: number };

/** The variants of a product by its French handle, those of the files instead of stored ones. Null: no such product. */
function variantsOf(handle: string, products: readonly ProductPlan[], stored: StoredMarket): Variant[] | null {
  const planned = products.find(({ product }) => rowAfterwards(product).handle_primary === handle);
  const id = planned?.product.row.id ?? stored.product.find((row) => row.handle_primary === handle)?.id;
  if (id === undefined) return null;
  const storedVariants = stored.variant
    .filter((row) => row.product_id === id)
    .map((row): [string, Variant] => [row.id, row]);
  const plannedVariants =
    planned?.variants.map((variant): [string, Variant] => [variant.row.id, rowAfterwards(variant)]) ?? [];
  return [...new Map([...storedVariants, ...plannedVariants]).values()];
}

export function planBox(site: SiteFile | null, products: readonly ProductPlan[], stored: StoredMarket): PlannedBox {
  const handle = site?.reusableBox;
  if (handle === undefined || handle === null) return { id: handle, problem: null };
  const variants = variantsOf(handle, products, stored);
  if (!variants) return { problem: { key: 'import.box_unknown', values: { handle } } };
  const [box, ...more] = variants;
  return box && more.length === 0 && box.price === 0 && box.deposit > 0
    ? { id: box.id, problem: null }
    : { problem: { key: 'import.box_wrong', values: { handle } } };
}
