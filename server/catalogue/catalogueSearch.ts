import type { CatalogueList, Reader } from './catalogueLists.ts';
import type { ProductRow, Snapshot } from './catalogueSnapshot.ts';
import { isStored } from './productConditions.ts';

/** Products whose name holds the words as typed, in the market's order. Blank words find nothing (F-083). */
export function searchList(
  snapshot: Snapshot,
  { words, stored }: { words: string; stored?: boolean | null },
  { locale }: Reader,
): CatalogueList<ProductRow> {
  const asked = words.trim().toLocaleLowerCase('fr');
  const found = snapshot.onSale.filter(
    (product) =>
      asked !== '' &&
      [product.name.primary, product.name.secondary].some((name) => name?.toLocaleLowerCase('fr').includes(asked)) &&
      (!stored || isStored(product)),
  );
  return { items: found, key: JSON.stringify(['search', asked, stored === true, locale]) };
}
