import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useLowerQuantitiesMutation } from '#generated/hooks/useLowerQuantitiesMutation.ts';
import type { QuantityForm_order$key } from '#generated/relay/QuantityForm_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { isCashDue } from '../frame/cashWords.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { PreviewSums } from '../frame/PreviewSums.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { RefundTargetChoice } from './RefundTargetChoice.tsx';
import { useQuantityPreview } from './useQuantityPreview.ts';

graphql`
  mutation LowerQuantitiesMutation(
    $order: ID!
    $changes: [QuantityChangeInput!]!
    $refundTo: RefundTarget!
    $total: Cents!
    $requestId: ID!
  ) {
    lowerQuantities(order: $order, changes: $changes, refundTo: $refundTo, total: $total, requestId: $requestId) {
      ...OrderQuantities_order
      ...OrderAmount_order
      products {
        removed
      }
      cash {
        due
      }
      refundedToCard
      refundedToBalance
      depositsHeld
      cancelRefund {
        toCard
        toBalance
      }
      combinableWith {
        id
      }
      ...DeskOrderJournal_order
    }
  }
`;

const fragment = graphql`
  fragment QuantityForm_order on Order {
    id
    customer {
      __typename
    }
    cash {
      due
    }
  }
`;

/** Units to remove by line; what they give back is the server's preview. */
const schema = z.object({ units: z.record(z.string(), z.number()), target: z.enum(['balance', 'card']) });

type Line = { id: string; productName: string; variantName: string; quantity: number; removable: number };
type Props = { order: QuantityForm_order$key; lines: readonly Line[]; hasMail: boolean; onClose: () => void };

/**
 * New, lower quantities of lines, and the refund's destination; the sums and the button have the exact values (ADR 98). Created each
 * time the dialog opens: a second press, or a retry, is the same request.
 */
export function QuantityForm({ order: key, lines, hasMail, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id: order, customer, cash } = useFragment(fragment, key);
  const formName = `quantities.${order}`;
  const form = useMarketForm({
    name: `${formName}.fields`,
    schema,
    saved: { units: Object.fromEntries(lines.map(({ id }) => [id, 0])), target: 'balance' as 'balance' | 'card' },
  });
  const { units, target } = form.values;
  const { send: lowerQuantities, busy, refusal } = useDeskMutation(useLowerQuantitiesMutation(), formName);
  const isDue = isCashDue(cash?.due);
  const refundTo = customer && !isDue ? target : 'card';
  const unitsOff = ({ id, removable }: Line) => Math.min(units[id] ?? 0, removable);
  const changes = lines.flatMap((line) => {
    const off = unitsOff(line);
    return off > 0 ? [{ line: line.id, from: line.quantity, to: line.quantity - off }] : [];
  });
  const count = changes.reduce((sum, { from, to }) => sum + from - to, 0);
  const { total, preview, refusal: previewRefusal, reload } = useQuantityPreview({ order, changes, refundTo });

  const submit = form.submit(async () => {
    if (!preview) return;
    const data = await lowerQuantities({ order, changes, refundTo, total });
    if (!data) {
      reload();
      // A colleague may have changed or packed a line.
      await revalidate();
      return;
    }
    notifyTaskCountsChanged();
    toast.success(t(isDue ? 'desk_cash.lowered' : 'desk_money.quantity.done', { amount: formatCents(total) }));
    onClose();
  });
  return (
    <DialogForm
      submit={
        preview
          ? t(isDue ? 'desk_cash.quantity_confirm' : 'desk_money.quantity.confirm', {
              count,
              amount: formatCents(total),
            })
          : t('desk_money.quantity.title')
      }
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal.length > 0 ? refusal : previewRefusal}
      busy={busy}
      disabled={!preview}
    >
      <p className={styles.words}>
        {t(isDue ? 'desk_cash.quantity_words' : 'desk_money.quantity.words')} {hasMail && t('desk_orders.is_mailed')}
      </p>
      <ul className={styles.lines} aria-label={t('desk_orders.lines')}>
        {lines.map((line) => {
          const { id, productName, variantName, quantity, removable } = line;
          const off = unitsOff(line);
          const set = (to: number) => form.write(`units.${id}`, to);
          const detail =
            off > 0
              ? t('desk_money.quantity.change', { from: quantity, to: quantity - off })
              : t('desk_money.quantity.now', { count: quantity });
          return (
            <li key={id} className={styles.line}>
              <span>
                <strong>{productName}</strong>
                <span className={styles.detail}>
                  {removable > 0 ? `${variantName} · ${detail}` : t('desk_money.quantity.stays', { count: quantity })}
                </span>
              </span>
              {removable > 0 && (
                <Stepper
                  amount={quantity - off}
                  label={productName}
                  addLabel={t('desk_money.one_more', { name: productName })}
                  removeLabel={t('desk_money.one_less', { name: productName })}
                  min={quantity - removable}
                  max={quantity}
                  onAdd={() => set(off - 1)}
                  onRemove={() => set(off + 1)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <RefundTargetChoice isGuest={!customer} cash={cash} {...form.choice('target')} />
      {preview && <PreviewSums preview={preview} cashDue={cash?.due} />}
    </DialogForm>
  );
}
