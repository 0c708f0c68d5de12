import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useSettleMissingMutation } from '#generated/hooks/useSettleMissingMutation.ts';
import MissingChoiceQueryNode, { type MissingChoiceQuery } from '#generated/relay/MissingChoiceQuery.graphql.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { failureLines, type FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { byCash, isCashDue, type CashDue } from '../frame/cashWords.ts';
import { PreviewSums } from '../frame/PreviewSums.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import styles from './MissingPanel.module.css';

graphql`
  mutation SettleMissingMutation($order: ID!, $refundTo: RefundTarget!, $total: Cents, $requestId: ID!) {
    settleMissing(order: $order, refundTo: $refundTo, total: $total, requestId: $requestId) {
      refunded
      order {
        ...DeskOrderDetail_order
      }
    }
  }
`;

graphql`
  query MissingChoiceQuery($order: ID!) {
    staff {
      credited: missingPreview(order: $order, refundTo: balance) {
        total
        toBalance
        ...PreviewSums_preview
      }
      refunded: missingPreview(order: $order, refundTo: card) {
        toCard
        toBalance
      }
    }
  }
`;

type Previews = MissingChoiceQuery['response']['staff'];

type Props = { order: string; isSecondary: boolean; cashDue: CashDue };

/**
 * Two buttons that refund missing items, each with its amount. Both have the same request key for the current missing
 * items, so that these are refunded once. `isSecondary`: the customer asked for a replacement, which comes first.
 */
export function MissingChoice({ order, isSecondary, cashDue }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const [previews, setPreviews] = useState<Previews>();
  const [round, setRound] = useState(0);
  const [loadErrors, setLoadErrors] = useState<readonly FailureLine[]>([]);
  const { send: settle, busy, refusal } = useDeskMutation(useSettleMissingMutation(), `missing.${order}`);
  useEffect(() => {
    const subscription = fetchQuery<MissingChoiceQuery>(
      environment,
      MissingChoiceQueryNode,
      { order },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ staff }) => setPreviews(staff),
      error: (error: unknown) => setLoadErrors(failureLines(error, 'errors.basic_retry')),
    });
    return () => subscription.unsubscribe();
  }, [environment, order, round]);

  const settleTo = async (refundTo: 'balance' | 'card', total: Cents) => {
    const data = await settle({ order, refundTo, total });
    // What was previewed may not be so any more.
    if (!data) return setRound(round + 1);
    notifyTaskCountsChanged();
    toast.success(
      t(isCashDue(cashDue) ? 'desk_cash.lowered' : 'desk_money.given_back', {
        amount: formatCents(data.settleMissing.refunded),
      }),
    );
  };
  if (!previews)
    return loadErrors.length > 0 ? <RefusalNotice lines={loadErrors} /> : <Skeleton className={styles.coming} />;
  const { credited, refunded } = previews;
  if (!credited || !refunded) return null;
  const isSplit = refunded.toCard > 0 && refunded.toBalance > 0;
  return (
    <>
      <PreviewSums preview={credited} cashDue={cashDue} />
      <RefusalNotice lines={refusal} />
      <div className={styles.actions}>
        {credited.toBalance > 0 && (
          <Button
            variant={isSecondary ? 'outlined' : 'primary'}
            busy={busy}
            onClick={() => void settleTo('balance', credited.total)}
          >
            {t('desk_money.credit', { amount: formatCents(credited.toBalance) })}
          </Button>
        )}
        {refunded.toCard > 0 && (
          <Button
            variant={isSecondary || credited.toBalance > 0 ? 'outlined' : 'primary'}
            busy={busy}
            onClick={() => void settleTo('card', refunded.toCard + refunded.toBalance)}
          >
            {t(byCash(cashDue, { card: 'desk_money.refund', paid: 'desk_cash.refund', due: 'desk_cash.lower' }), {
              amount: formatCents(refunded.toCard),
            })}
          </Button>
        )}
        {credited.total === 0 && (
          <Button busy={busy} onClick={() => void settleTo('balance', 0)}>
            {t('desk_money.settle_nothing')}
          </Button>
        )}
      </div>
      {isSplit && (
        <p className={styles.quiet}>
          {t(cashDue === null || cashDue === undefined ? 'desk_money.split' : 'desk_cash.split', {
            amount: formatCents(refunded.toBalance),
          })}
        </p>
      )}
    </>
  );
}
