import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { failureLines, type FailureLine } from '../../shared/relay/failure.ts';
import { deskFailure } from './deskErrors.ts';

type PreviewResult<Preview> = {
  key: string;
  /** Cents. */ total: number;
  preview: Preview | null;
  refusal: readonly FailureLine[];
};
const NOTHING = { total: 0, preview: null, refusal: [] } as const;

/**
 * The server's preview of a refund; null before it has loaded, and while nothing is chosen (`isEmpty`). Refetched when the request
 * changes.
 *
 * @param previewOf A function that stays the same.
 */
export function usePreview<Query extends OperationType, Preview>(
  node: GraphQLTaggedNode,
  { request, isEmpty }: { request: Query['variables']; isEmpty: boolean },
  previewOf: (response: Query['response']) => { total: number; preview: Preview } | null | undefined,
): Omit<PreviewResult<Preview>, 'key'> & {
  /** Fetches it again: what was previewed is not so any more. */ reload: () => void;
} {
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<PreviewResult<Preview> | null>(null);
  const [round, setRound] = useState(0);
  const requestKey = JSON.stringify(request);
  useEffect(() => {
    if (isEmpty) return undefined;
    const variables = JSON.parse(requestKey) as Query['variables'];
    const subscription = fetchQuery<Query>(environment, node, variables, {
      fetchPolicy: 'network-only',
    }).subscribe({
      next: (response) => {
        const { total, preview } = previewOf(response) ?? NOTHING;
        setResult({ key: requestKey, total, preview, refusal: [] });
      },
      error: (error: unknown) =>
        setResult({
          key: requestKey,
          total: 0,
          preview: null,
          refusal: failureLines(error, deskFailure('errors.basic_retry')(error)),
        }),
    });
    return () => subscription.unsubscribe();
  }, [environment, node, previewOf, requestKey, isEmpty, round]);
  const reload = () => setRound(round + 1);
  return { ...(result?.key === requestKey ? result : NOTHING), reload };
}
