import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type DataRouter } from 'react-router';

/** Resolves once the router has run its first loaders: before, it would render nothing. */
export async function routerReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * The path of the page that the reader is on, or has followed a link to, as of the call: for what goes to an address by itself, which must
 * not take them back. Asked of the router, since React learns of the next page when it renders, which a busy device does later.
 */
export function usePathNow(): () => string {
  const { router } = use(DataRouterContext)!;
  return () => (router.state.navigation.location ?? router.state.location).pathname;
}
