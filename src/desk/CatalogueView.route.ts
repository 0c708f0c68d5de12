import CatalogueViewQueryNode, {
  type CatalogueViewQuery,
} from '../../__generated__/relay/CatalogueViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** Characters that the search of the desk may have (schema: Staff.products). */
export const DESK_WORDS_MAX_LENGTH = 100;

/** The words that the address asks for. */
export const wordsIn = (search: string): string =>
  (new URLSearchParams(search).get('s') ?? '').slice(0, DESK_WORDS_MAX_LENGTH);

/** The products that the address's words find. */
export const loader = personalLoader<CatalogueViewQuery>(CatalogueViewQueryNode, (_params, request) => ({
  words: wordsIn(new URL(request.url).search) || null,
}));
