import AccountScreenQueryNode, { type AccountScreenQuery } from '#generated/relay/AccountScreenQuery.graphql.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { sectionOf } from './sections.ts';

/** The customer's own data; null on the server. Favourites and recurring baskets only for their own sections. */
export const loader = browserLoader<AccountScreenQuery>(AccountScreenQueryNode, ({ view }) => {
  const section = sectionOf(view);
  return {
    ...(section === 'favourites' && { favourites: true }),
    ...(section === 'baskets' && { baskets: true }),
  };
});
