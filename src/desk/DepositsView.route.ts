import DeskCustomersQueryNode, {
  type DeskCustomersQuery,
} from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { wordsIn } from './customerSearch.ts';

/** Customers with deposits or a box, filtered by the address. */
export const loader = personalLoader<DeskCustomersQuery>(DeskCustomersQueryNode, (_, request) => ({
  words: wordsIn(new URL(request.url).searchParams),
  holding: true,
}));
