import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useReturnItemsMutation } from '#generated/hooks/useReturnItemsMutation.ts';
import type { ReturnForm_order$key } from '#generated/relay/ReturnForm_order.graphql.ts';
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
import { useReturnPreview } from './useReturnPreview.ts';

graphql`
  mutation ReturnItemsMutation(
    $order: ID!
    $items: [ReturnedItemInput!]!
    $refundTo: RefundTarget!
    $total: Cents
    $requestId: ID!
  ) {
    returnItems(order: $order, items: $items, refundTo: $refundTo, total: $total, requestId: $requestId) {
      refunded
      order {
        ...DeskOrderDetail_order
      }
    }
  }
`;

const fragment = graphql`
  fragment ReturnForm_order on Order {
    id
    customer {
      __typename
    }
    cash {
      due
    }
    products {
      id
      productName
      variantName
      quantity
      returned
    }
  }
`;

/** Units by line. What is refunded is the server's preview of them. */
const schema = z.object({ units: z.record(z.string(), z.number()), target: z.enum(['balance', 'card']) });

/**
 * Units of lines to return, and the refund's destination; the server previews the refund. Created each time the dialog
 * opens: a second press, or a retry, is the same request.
 */
export function ReturnForm({ order: key, onClose }: { order: ReturnForm_order$key; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { id: order, customer, cash, products } = useFragment(fragment, key);
  const formName = `return.${order}`;
  const form = useMarketForm({
    name: `${formName}.fields`,
    schema,
    saved: { units: Object.fromEntries(products.map(({ id }) => [id, 0])), target: 'balance' as 'balance' | 'card' },
  });
  const { units, target } = form.values;
  const { send: returnItems, busy, refusal } = useDeskMutation(useReturnItemsMutation(), formName);
  const refundTo = customer && !cash?.due ? target : 'card';
  const items = products.flatMap(({ id: line, quantity, returned }) => {
    const count = Math.min(units[line] ?? 0, quantity - returned);
    return count > 0 ? [{ line, quantity: count }] : [];
  });
  const { total, preview, refusal: previewRefusal, reload } = useReturnPreview({ order, items, refundTo });

  const submit = form.submit(async () => {
    if (!preview) return;
    const data = await returnItems({ order, items, refundTo, total });
    if (!data) return reload();
    notifyTaskCountsChanged();
    toast.success(
      t(isCashDue(cash?.due) ? 'desk_cash.lowered' : 'desk_money.given_back', {
        amount: formatCents(data.returnItems.refunded),
      }),
    );
    onClose();
  });
  return (
    <DialogForm
      submit={
        preview
          ? t(isCashDue(cash?.due) ? 'desk_cash.lower' : 'desk_money.give_back', { amount: formatCents(total) })
          : t('desk_money.take_back')
      }
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal.length > 0 ? refusal : previewRefusal}
      busy={busy}
      disabled={!preview}
    >
      <p className={styles.words}>{t('desk_money.take_back_words')}</p>
      <ul className={styles.lines} aria-label={t('desk_orders.lines')}>
        {products.map(({ id, productName, variantName, quantity, returned }) => {
          if (quantity === 0) return null;
          const returnable = quantity - returned;
          const amount = Math.min(units[id] ?? 0, returnable);
          const set = (to: number) => form.write(`units.${id}`, to);
          return (
            <li key={id} className={styles.line}>
              <span>
                <strong>{productName}</strong>
                <span className={styles.detail}>
                  {returnable > 0
                    ? `${variantName} · ${t('desk_money.left', { count: returnable })}`
                    : t('desk_money.all_back')}
                </span>
              </span>
              {returnable > 0 && (
                <Stepper
                  amount={amount}
                  label={productName}
                  addLabel={t('desk_money.one_more', { name: productName })}
                  removeLabel={t('desk_money.one_less', { name: productName })}
                  max={returnable}
                  onAdd={() => set(amount + 1)}
                  onRemove={() => set(amount - 1)}
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
