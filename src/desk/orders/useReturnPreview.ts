import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import useReturnPreviewQueryNode, {
  type useReturnPreviewQuery,
} from '#generated/relay/useReturnPreviewQuery.graphql.ts';
import { failureLines, type FailureLine } from '../../shared/relay/failure.ts';
import { deskFailure } from '../frame/deskErrors.ts';

graphql`
  query useReturnPreviewQuery($order: ID!, $items: [ReturnedItemInput!]!, $refundTo: RefundTarget!) {
    staff {
      returnPreview(order: $order, items: $items, refundTo: $refundTo) {
        total
        ...PreviewSums_preview
      }
    }
  }
`;

type PreviewRequest = useReturnPreviewQuery['variables'];
type Preview = NonNullable<useReturnPreviewQuery['response']['staff']>['returnPreview'];
type PreviewResult = {
  key: string;
  /** Cents. */ total: number;
  preview: Preview | null;
  refusal: readonly FailureLine[];
};
const NO_FAILURES: readonly FailureLine[] = [];

/**
 * The preview of a return of goods; null before it has loaded, and while nothing is chosen. Refetched when the request
 * changes.
 */
export function useReturnPreview({ order, items, refundTo }: PreviewRequest): Omit<PreviewResult, 'key'> & {
  /** Fetches it again: what was previewed is not so any more. */ reload: () => void;
} {
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<PreviewResult | null>(null);
  const [round, setRound] = useState(0);
  const requestKey = JSON.stringify({ order, items, refundTo });
  useEffect(() => {
    const variables = JSON.parse(requestKey) as PreviewRequest;
    if (variables.items.length === 0) return undefined;
    const subscription = fetchQuery<useReturnPreviewQuery>(environment, useReturnPreviewQueryNode, variables, {
      fetchPolicy: 'network-only',
    }).subscribe({
      next: ({ staff }) =>
        setResult({
          key: requestKey,
          total: staff?.returnPreview.total ?? 0,
          preview: staff?.returnPreview ?? null,
          refusal: NO_FAILURES,
        }),
      error: (error: unknown) =>
        setResult({
          key: requestKey,
          total: 0,
          preview: null,
          refusal: failureLines(error, deskFailure('errors.basic_retry')(error)),
        }),
    });
    return () => subscription.unsubscribe();
  }, [environment, requestKey, round]);
  const reload = () => setRound(round + 1);
  return { ...(result?.key === requestKey ? result : { total: 0, preview: null, refusal: NO_FAILURES }), reload };
}
