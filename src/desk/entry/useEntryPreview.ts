import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import useEntryPreviewQueryNode, { type useEntryPreviewQuery } from '#generated/relay/useEntryPreviewQuery.graphql.ts';
import { failureLines, type FailureLine } from '../../shared/relay/failure.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import type { EntryInput } from './entryValues.ts';

graphql`
  query useEntryPreviewQuery($order: EnteredOrderInput!) {
    staff {
      enteredOrder(order: $order) {
        items {
          max
          variant {
            id
            price
          }
        }
        totals {
          total
          credit
        }
        creditLeft
        problems {
          __typename
        }
        ...EntrySums_preview
      }
    }
  }
`;

type EntryPreview = NonNullable<useEntryPreviewQuery['response']['staff']>['enteredOrder'];
/** A line as the server would sell it now; cents. */
export type PreviewedLine = { price: number; max: number };

type Result = { key: string; preview: EntryPreview | null; refusal: readonly FailureLine[] };
const NO_FAILURES: readonly FailureLine[] = [];
/** Pause after the last change before it is tried, in ms. */
const PAUSE_MS = 250;

/**
 * What the server would make of the order now: `preview` is that of the last one that was tried, with its `total`, what credit would pay
 * of it and what would be left of the credit, in cents, and its `lines` by their variants; `isReady`: of this one, and nothing stops it.
 */
export function useEntryPreview(order: EntryInput) {
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<Result | null>(null);
  const [round, setRound] = useState(0);
  const isEmpty = order.items.length === 0;
  const key = JSON.stringify(order);
  useEffect(() => {
    const variables = { order: JSON.parse(key) as EntryInput };
    if (variables.order.items.length === 0) return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useEntryPreviewQuery>(environment, useEntryPreviewQueryNode, variables, {
        fetchPolicy: 'network-only',
      }).subscribe({
        next: ({ staff }) => setResult({ key, preview: staff?.enteredOrder ?? null, refusal: NO_FAILURES }),
        error: (error: unknown) =>
          setResult({
            key,
            preview: null,
            refusal: failureLines(error, deskFailure('errors.basic_retry')(error)),
          }),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, key, round]);
  const preview = isEmpty ? null : (result?.preview ?? null);
  const lines = (preview?.items ?? []).map(({ max, variant: { id, price } }): [string, PreviewedLine] => [
    id,
    { price, max },
  ]);
  return {
    preview,
    total: preview?.totals.total ?? 0,
    credit: preview?.totals.credit ?? 0,
    creditLeft: preview?.creditLeft ?? 0,
    lines: new Map(lines),
    refusal: isEmpty || result?.key !== key ? NO_FAILURES : result.refusal,
    isReady: preview !== null && result?.key === key && preview.problems.length === 0,
    reload: () => setRound(round + 1),
  };
}
