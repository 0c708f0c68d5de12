import { STRIP_PAGE_SIZE } from '#rules/constants.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';

/**
 * Related products: those of the main collection in the market's order, then those of its parent. At most one strip,
 * and each picture only once, so that similar products are not side by side.
 */
export function relatedProducts(product: ProductRow): ProductRow[] {
  const shelf = product.placements[0]?.collection;
  const seenImages = new Set(product.images.slice(0, 1));
  const related: ProductRow[] = [];
  for (const candidate of [...(shelf?.products ?? []), ...(shelf?.parent?.products ?? [])]) {
    const [picture] = candidate.images;
    if (candidate.id === product.id || picture === undefined || seenImages.has(picture)) continue;
    seenImages.add(picture);
    related.push(candidate);
    if (related.length === STRIP_PAGE_SIZE) break;
  }
  return related;
}
