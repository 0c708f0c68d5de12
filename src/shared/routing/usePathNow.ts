import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * The path of the page that the reader is on, or has followed a link to, as of the call: for what goes to an address by itself, which must
 * not take them back. Asked of the router, since React learns of the next page when it renders, which a busy device does later.
 */
export function usePathNow(): () => string {
  const { router } = use(DataRouterContext)!;
  return () => (router.state.navigation.location ?? router.state.location).pathname;
}
