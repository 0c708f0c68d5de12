import { fetchQuery } from 'react-relay';
import type { Environment, GraphQLTaggedNode, OperationType, Subscription } from 'relay-runtime';

/** A request without an answer for this long, in ms, is lost: a phone that changes networks may never hear that it failed. */
export const LONGEST_ANSWER_MS = 30_000;

/**
 * Fetches a query again, whatever is cached: its data, or null without an answer in time. Never throws. A lost request is dropped,
 * since Relay would give a later one of the same query the same answer.
 */
export function refetch<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): Promise<Q['response'] | null> {
  return new Promise((resolve) => {
    let subscription: Subscription | undefined;
    const timer = setTimeout(() => {
      subscription?.unsubscribe();
      resolve(null);
    }, LONGEST_ANSWER_MS);
    const end = (data: Q['response'] | null) => {
      clearTimeout(timer);
      resolve(data);
    };
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      start: (started) => (subscription = started),
      next: end,
      complete: () => end(null),
      error: () => end(null),
    });
  });
}
