import AccountScreenQueryNode, {
  type AccountScreenQuery,
} from '../../__generated__/relay/AccountScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { sectionOf } from './sections.ts';

/** The customer's own; null on the server. Their favourites, which are many, and their recurring baskets for their own sections only. */
export const loader = personalLoader<AccountScreenQuery>(AccountScreenQueryNode, ({ view }) => {
  const section = sectionOf(view);
  return {
    ...(section === 'favourites' && { favourites: true }),
    ...(section === 'baskets' && { baskets: true }),
  };
});
