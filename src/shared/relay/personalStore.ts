import { useContext, useLayoutEffect, useState, useSyncExternalStore, type Context } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getFragment, getSingularSelector, type GraphQLTaggedNode } from 'relay-runtime';
import { createListeners, type Subscribe } from '../browser/createListeners.ts';
import { snapshotStore } from './snapshotStore.ts';

/** The visitor's data. Null on the server, while hydrating, and until the browser has them. */
export type PersonalStore<T> = {
  read: () => T | null;
  write: (value: T | null) => void;
  subscribe: Subscribe;
};

export function createPersonalStore<T>(): PersonalStore<T> {
  let value: T | null = null;
  const { subscribe, notify } = createListeners();
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}

/**
 * A store that follows a fragment, passed down in a context. The store itself never changes: a changing context would
 * rerender every reader below it, and make React replace what is not hydrated yet. Incomplete data count as unknown.
 */
export function usePersonalStore<K extends { readonly ' $data'?: unknown }, T>(
  fragment: GraphQLTaggedNode,
  key: K | null,
  toValue: (data: NonNullable<K[' $data']>) => T,
): PersonalStore<T> {
  const environment = useRelayEnvironment();
  const [store] = useState(createPersonalStore<T>);
  useLayoutEffect(() => {
    const selector = key && getSingularSelector(getFragment(fragment), key);
    if (!selector) return store.write(null);
    const source = snapshotStore(environment, selector);
    const publish = () => {
      const { data, isMissingData } = source.read();
      store.write(data && !isMissingData ? toValue(data as NonNullable<K[' $data']>) : null);
    };
    const unsubscribe = source.subscribe(publish);
    publish();
    return unsubscribe;
  }, [environment, fragment, key, store, toValue]);
  return store;
}

/** A part of the visitor's data. Rerenders only when `select` returns something else: a primitive, or a stable object. */
export function usePersonal<T, S>(context: Context<PersonalStore<T>>, select: (value: T | null) => S): S {
  const { subscribe, read } = useContext(context);
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(null),
  );
}
