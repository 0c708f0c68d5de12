import type { DataRouter } from 'react-router';

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
