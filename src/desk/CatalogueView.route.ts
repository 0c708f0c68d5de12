import CatalogueViewQueryNode, {
  type CatalogueViewQuery,
} from '../../__generated__/relay/CatalogueViewQuery.graphql.ts';
import type { Locale } from '../../rules/constants.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** Characters that the search of the desk may have (schema: Staff.products). */
export const DESK_WORDS_MAX_LENGTH = 100;

/** The words that the address asks for. */
export const wordsIn = (search: string): string =>
  (new URLSearchParams(search).get('s') ?? '').slice(0, DESK_WORDS_MAX_LENGTH);

/** The word of the producers' part in the address, in each language. */
export const SELLERS_ITEM = { fr: 'producteurs', en: 'producers' } as const satisfies Record<Locale, string>;

/** Whether the address asks for the producers instead of the products. */
export const isSellers = (item: string | undefined): boolean => item === SELLERS_ITEM.fr || item === SELLERS_ITEM.en;

/** The products that the address's words find, or the producers. */
export const loader = personalLoader<CatalogueViewQuery>(CatalogueViewQueryNode, ({ item }, request) => ({
  products: !isSellers(item),
  sellers: isSellers(item),
  words: wordsIn(new URL(request.url).search) || null,
}));
