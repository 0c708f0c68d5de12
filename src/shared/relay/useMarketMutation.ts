import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { failureText } from '../i18n/failureText.ts';
import { useToast } from '../ui/toasts.tsx';
import { marketCall, type MarketCall } from './marketCall.ts';

/**
 * How components run a mutation: returns its data, or null after showing the error (marketCall). Second of the pair:
 * true while a call is pending.
 */
export function useMarketMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(run: MarketCall<M>) => Promise<M['response'] | null>, boolean] {
  const [commit, inFlight] = useMutation<M>(mutation);
  const { t } = useTranslation();
  const toast = useToast();
  const run = useCallback(
    (options: MarketCall<M>) =>
      marketCall<M>(commit, (lines) => lines.forEach((line) => toast.error(failureText(t, line))), options),
    [commit, t, toast],
  );
  return [run, inFlight];
}
