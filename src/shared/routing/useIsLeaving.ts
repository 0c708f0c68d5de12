import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Whether a link was followed to another page that is still coming, for what goes to an address by itself after a pause: it must not take
 * the reader back. Asked of the router, since React learns of the next page when it renders, which a busy device does later. `own`: the address
 * that is gone to.
 */
export function useIsLeaving(): (own?: string) => boolean {
  const router = use(DataRouterContext)?.router;
  return (own) => {
    const { navigation, location } = router?.state ?? {};
    const next = navigation?.location?.pathname ?? own;
    return next !== own && next !== location?.pathname;
  };
}
