import { use, useDeferredValue } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { useIsHydrating } from '../relay/hydrated.ts';

/** Two rows of a phone. */
const FIRST_ITEMS = 4;

/**
 * The items of a page's list: on a page opened by a link its first ones, and all of them once those are painted. Back needs
 * all of them, to scroll to where it was.
 */
export function useItemsToRender<T>(items: readonly T[]): readonly T[] {
  const isHydrating = useIsHydrating();
  const isReturn = use(LocationContext).navigationType === 'POP';
  return useDeferredValue(true, isHydrating || isReturn) ? items : items.slice(0, FIRST_ITEMS);
}
