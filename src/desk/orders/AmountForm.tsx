import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useRefundAmountMutation } from '#generated/hooks/useRefundAmountMutation.ts';
import type { AmountForm_order$key } from '#generated/relay/AmountForm_order.graphql.ts';
import { ADJUSTMENT_REASON_MAX } from '#rules/balance.ts';
import { formatCents } from '#rules/money.ts';
import { splitRefund } from '#rules/refunds.ts';
import { check, trimmed, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { byCash, isCashDue } from '../frame/cashWords.ts';
import { dollars } from '../frame/deskSchema.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { MoneySums } from '../frame/MoneySums.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { RefundTargetChoice } from './RefundTargetChoice.tsx';

graphql`
  mutation RefundAmountMutation(
    $order: ID!
    $amount: Cents!
    $toCard: Cents!
    $refundTo: RefundTarget!
    $reason: String!
    $requestId: ID!
  ) {
    refundAmount(
      order: $order
      amount: $amount
      toCard: $toCard
      refundTo: $refundTo
      reason: $reason
      requestId: $requestId
    ) {
      ...OrderAmount_order
      refundedToCard
      refundedToBalance
      cancelRefund {
        toCard
        toBalance
      }
      ...DeskOrderJournal_order
    }
  }
`;

const fragment = graphql`
  fragment AmountForm_order on Order {
    id
    customer {
      __typename
    }
    cash {
      due
    }
    refundable {
      toCard
      toBalance
    }
  }
`;

type Props = { order: AmountForm_order$key; hasMail: boolean; onClose: () => void };

/**
 * An amount that is refunded without goods, where to, and why. The button and the sums have the exact value, which is sent as
 * displayed (ADR 98). Created each time the dialog opens: a second press, or a retry, is the same request.
 */
export function AmountForm({ order: key, hasMail, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id: order, customer, cash, refundable } = useFragment(fragment, key);
  const left = { card: refundable?.toCard ?? 0, all: (refundable?.toCard ?? 0) + (refundable?.toBalance ?? 0) };
  const formName = `amount.${order}`;
  const amountSchema = dollars(left.all, 'desk_money.amount.more');
  const form = useMarketForm({
    name: `${formName}.fields`,
    schema: z.object({
      amount: amountSchema,
      target: z.enum(['balance', 'card']),
      reason: trimmed(check((text) => text !== '', 'desk_money.amount.reason_missing')),
    }),
    saved: { amount: '', target: 'balance' as 'balance' | 'card', reason: '' },
  });
  const { send: refundAmount, busy, refusal } = useDeskMutation(useRefundAmountMutation(), formName);
  const refundTo = customer && !cash?.due ? form.values.target : 'card';
  const splitOf = (amount: number) => splitRefund(amount, { to: refundTo, left, hasBalance: customer !== null });
  const { data: amount } = amountSchema.safeParse(form.values.amount);
  const split = amount === undefined ? null : splitOf(amount);

  // What is not paid yet is not given back (ADR 169).
  const isLess = isCashDue(cash?.due) && split?.balance === 0;

  const submit = form.submit(async (input) => {
    const toCard = splitOf(input.amount).card;
    const data = await refundAmount({ order, amount: input.amount, toCard, refundTo, reason: input.reason });
    // What is left is not what was displayed.
    if (!data) return revalidate();
    toast.success(
      t(isCashDue(cash?.due) ? 'desk_cash.lowered' : 'desk_money.given_back', { amount: formatCents(input.amount) }),
    );
    onClose();
  });
  return (
    <DialogForm
      submit={
        amount === undefined
          ? t(isCashDue(cash?.due) ? 'desk_cash.amount_title' : 'desk_money.amount.title')
          : t(isCashDue(cash?.due) ? 'desk_cash.lower' : 'desk_money.give_back', { amount: formatCents(amount) })
      }
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    >
      <p className={styles.words}>
        {t('desk_money.amount.words')} {hasMail && t('desk_money.amount.is_mailed')}
      </p>
      <TextField
        label={t('desk_customers.amount')}
        hint={t('desk_money.amount.hint', { most: formatCents(left.all) })}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField
        label={t('desk_money.amount.reason')}
        hint={t('desk_money.amount.reason_hint')}
        maxLength={ADJUSTMENT_REASON_MAX}
        autoComplete="off"
        {...form.field('reason')}
      />
      <RefundTargetChoice isGuest={!customer} cash={cash} {...form.choice('target')} />
      {amount !== undefined && split && (
        <MoneySums
          sums={[
            {
              name: t(isLess ? 'desk_cash.less' : 'desk_money.sums.total'),
              value: formatCents(amount),
              strong: true,
            },
            split.card > 0 && !isLess
              ? {
                  name: t(
                    byCash(cash?.due, {
                      card: 'desk_money.sums.to_card',
                      paid: 'desk_cash.back',
                      due: 'desk_cash.less',
                    }),
                  ),
                  value: formatCents(split.card),
                }
              : null,
            split.balance > 0 ? { name: t('desk_money.sums.to_balance'), value: formatCents(split.balance) } : null,
            {
              name: t(isCashDue(cash?.due) ? 'desk_cash.amount_left' : 'desk_money.amount.left'),
              value: formatCents(left.all - amount),
            },
          ]}
        />
      )}
    </DialogForm>
  );
}
