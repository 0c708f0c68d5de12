import type { DataRouter } from 'react-router';

/**
 * The router for rendering: that a page loads is reported in a task of its own, and so not at all where all that the page needs is
 * there: every report renders the layout. The page that Back returns to is reported so too: what is rendered within `popstate` runs
 * its effects before it is painted.
 */
export function withoutShortLoads(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, change) => {
      clearTimeout(waiting);
      if (state.navigation.state === 'loading' || state.historyAction === 'POP')
        waiting = setTimeout(() => listener(state, change));
      else listener(state, change);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
