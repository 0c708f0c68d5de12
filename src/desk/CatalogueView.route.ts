import CatalogueViewQueryNode, {
  type CatalogueViewQuery,
} from '../../__generated__/relay/CatalogueViewQuery.graphql.ts';
import type { Locale } from '../../rules/constants.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** The longest search at the desk (schema: Staff.products). */
export const DESK_WORDS_MAX_LENGTH = 100;

/** The search words of the address. */
export const wordsIn = (search: string): string =>
  (new URLSearchParams(search).get('s') ?? '').slice(0, DESK_WORDS_MAX_LENGTH);

/** The word of the producers' part in the address, in each language. */
export const SELLERS_ITEM = { fr: 'producteurs', en: 'producers' } as const satisfies Record<Locale, string>;

/** Whether the address requests the producers instead of the products. */
export const isSellers = (item: string | undefined): boolean => item === SELLERS_ITEM.fr || item === SELLERS_ITEM.en;

/** The products found by the address's words, or the producers. */
export const loader = personalLoader<CatalogueViewQuery>(CatalogueViewQueryNode, ({ item }, request) => ({
  products: !isSellers(item),
  sellers: isSellers(item),
  words: wordsIn(new URL(request.url).search) || null,
}));
