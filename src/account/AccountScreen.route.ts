import AccountScreenQueryNode, {
  type AccountScreenQuery,
} from '../../__generated__/relay/AccountScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** The customer's own; null on the server. */
export const loader = personalLoader<AccountScreenQuery>(AccountScreenQueryNode);
