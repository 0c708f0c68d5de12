import type { StoredMarket } from './catalogueFileStore.ts';
import type { ProductPlan } from './planProducts.ts';
import { outcome } from './planRows.ts';
import type { SiteFile } from './siteFile.ts';

/**
 * The variant that lends a box in the resulting market: its id, null for none, undefined if not specified; or why it is
 * invalid.
 */
export type PlannedBox = { id?: string | null; trouble: string | null };

type Variant = { id: string; price: number; deposit: number };

/** The variants of a product by its French handle, those of the files instead of stored ones. Null: no such product. */
function variantsOf(handle: string, products: readonly ProductPlan[], stored: StoredMarket): Variant[] | null {
  const planned = products.find(({ product }) => outcome(product).handle_primary === handle);
  const id = planned?.product.row.id ?? stored.product.find((row) => row.handle_primary === handle)?.id;
  if (id === undefined) return null;
  const there = stored.variant.filter((row) => row.product_id === id).map((row): [string, Variant] => [row.id, row]);
  const coming = planned?.variants.map((one): [string, Variant] => [one.row.id, outcome(one)]) ?? [];
  return [...new Map([...there, ...coming]).values()];
}

export function planBox(site: SiteFile | null, products: readonly ProductPlan[], stored: StoredMarket): PlannedBox {
  const handle = site?.reusableBox;
  if (handle === undefined || handle === null) return { id: handle, trouble: null };
  const variants = variantsOf(handle, products, stored);
  if (!variants) return { trouble: `“${handle}” is no product of the market` };
  const [box, ...more] = variants;
  return box && more.length === 0 && box.price === 0 && box.deposit > 0
    ? { id: box.id, trouble: null }
    : { trouble: `expected a product of one variant, of price 0 and with a deposit; “${handle}” is none` };
}
