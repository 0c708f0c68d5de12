import AccountScreenQueryNode, {
  type AccountScreenQuery,
} from '../../__generated__/relay/AccountScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { sectionOf } from './sections.ts';

/** The customer's own; null on the server. Their favourites, which are many, for their own section only. */
export const loader = personalLoader<AccountScreenQuery>(AccountScreenQueryNode, ({ view }) =>
  sectionOf(view) === 'favourites' ? { favourites: true } : {},
);
