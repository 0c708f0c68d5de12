import { useCallback, useEffect, useRef, useState } from 'react';
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { firstBasketsQuery } from '../../__generated__/relay/firstBasketsQuery.graphql.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { firstBasketsQueryNode } from './firstBasketsQuery.ts';

type Reference = PreloadedQuery<firstBasketsQuery>;
type Place = firstBasketsQuery['variables'];

/**
 * Each basket's first delivery and price at a place, from the server: initially the loader's answer, then that of each
 * requested place. baskets null: not loaded yet. failed: it did not load; `ask` retries.
 */
export function useFirstBaskets(loaded: Reference) {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<Reference | null>(null);
  const reference = asked ?? loaded;
  const [refused, setRefused] = useState<Reference | null>(null);
  const own = useRef<Reference>(undefined);
  const known = useCachedQuery<firstBasketsQuery>(firstBasketsQueryNode, reference);

  useEffect(() => () => own.current?.dispose(), []);
  useEffect(() => {
    const ended = reference.source?.subscribe({ error: () => setRefused(reference) });
    return () => ended?.unsubscribe();
  }, [reference]);

  const ask = useCallback(
    (place: Place) => {
      own.current?.dispose();
      own.current = loadQuery<firstBasketsQuery>(environment, firstBasketsQueryNode, place, {
        fetchPolicy: 'network-only',
      });
      setAsked(own.current);
    },
    [environment],
  );
  return { baskets: known?.baskets ?? null, failed: refused === reference, ask };
}
