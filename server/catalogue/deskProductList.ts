import { sortProducts } from '../snapshot/catalogueOrder.ts';
import type { CollectionRow, ProductRow, SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { isGiven, meets } from '../snapshot/productConditions.ts';
import {
  namedCollection,
  namedSeller,
  type CatalogueList,
  type ProductListArgs,
  type Reader,
} from './catalogueLists.ts';
import { foldedWords, hasWords, wantedWords } from './deskWords.ts';

const BY_PRIORITY = { sort: 'priority', direction: 'asc' } as const;

/** Producers by name, whose name and town contain each word as the beginning of a word. BAD_INPUT as below. */
export function deskSellerList(snapshot: Snapshot, search: string | null | undefined): SellerRow[] {
  const words = wantedWords(search);
  return snapshot.sellersByName.filter(({ name, town }) => hasWords(foldedWords(`${name} ${town ?? ''}`), words));
}

/** The searchable texts of a product, folded; computed once per snapshot. */
const searched = new WeakMap<ProductRow, string>();

function textOf(product: ProductRow): string {
  const haystack = searched.get(product);
  if (haystack !== undefined) return haystack;
  const names = [product.name, ...product.variants.map(({ name }) => name)];
  const texts = [...names.flatMap(({ primary, secondary }) => [primary, secondary ?? '']), product.seller.name];
  const text = foldedWords(texts.join(' '));
  searched.set(product, text);
  return text;
}

const isIn = (product: ProductRow, ancestor: CollectionRow): boolean =>
  product.placements.some(({ collection }) => {
    for (let at: CollectionRow | null = collection; at; at = at.parent) if (at === ancestor) return true;
    return false;
  });

/**
 * Every product of the market as the desk lists them: inactive ones, drafts and the box that is lent too. Each word has to
 * begin one of its names in either language, of its variants' or its producer's; accents do not count. An unknown
 * collection or producer finds nothing. BAD_INPUT for more than 100 characters.
 */
export function deskProductList(
  snapshot: Snapshot,
  args: ProductListArgs & { words?: string | null },
  { locale, now }: Reader,
): CatalogueList<ProductRow> {
  const words = wantedWords(args.words);
  const where = args.filter?.where ?? {};
  const ordering = args.ordering ?? BY_PRIORITY;
  const collection = isGiven(where.collection) ? namedCollection(snapshot, where.collection) : null;
  const seller = isGiven(where.seller) ? namedSeller(snapshot, where.seller) : null;
  const matching =
    collection === undefined || seller === undefined
      ? []
      : [...snapshot.products.values()].filter(
          (product) =>
            hasWords(textOf(product), words) &&
            (!collection || isIn(product, collection)) &&
            (!seller || product.seller === seller) &&
            meets(product, where, now),
        );
  return {
    items: sortProducts(matching, ordering, locale),
    key: JSON.stringify(['desk products', words, where, ordering, ordering.sort === 'name' && locale]),
  };
}
