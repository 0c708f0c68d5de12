import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import useReturnPreviewQueryNode, {
  type useReturnPreviewQuery,
} from '../../__generated__/relay/useReturnPreviewQuery.graphql.ts';
import { failureLines, type FailureLine } from '../shared/relay/failure.ts';
import { deskFailure } from './deskErrors.ts';

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

type Wish = useReturnPreviewQuery['variables'];
type Preview = NonNullable<useReturnPreviewQuery['response']['staff']>['returnPreview'];
type Answer = { of: string; /** Cents. */ total: number; preview: Preview | null; refusal: readonly FailureLine[] };
const NONE: readonly FailureLine[] = [];

/**
 * The preview of a return of goods; null before it has loaded, and while nothing is chosen. Refetched when the request
 * changes.
 */
export function useReturnPreview({ order, items, refundTo }: Wish): Omit<Answer, 'of'> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wish = JSON.stringify({ order, items, refundTo });
  useEffect(() => {
    const variables = JSON.parse(wish) as Wish;
    if (variables.items.length === 0) return undefined;
    const subscription = fetchQuery<useReturnPreviewQuery>(environment, useReturnPreviewQueryNode, variables, {
      fetchPolicy: 'network-only',
    }).subscribe({
      next: ({ staff }) =>
        setAnswer({
          of: wish,
          total: staff?.returnPreview.total ?? 0,
          preview: staff?.returnPreview ?? null,
          refusal: NONE,
        }),
      error: (error: unknown) =>
        setAnswer({
          of: wish,
          total: 0,
          preview: null,
          refusal: failureLines(error, deskFailure('errors.basic_retry')(error)),
        }),
    });
    return () => subscription.unsubscribe();
  }, [environment, wish]);
  return answer?.of === wish ? answer : { total: 0, preview: null, refusal: NONE };
}
