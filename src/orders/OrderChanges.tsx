import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderChanges_order$key } from '#generated/relay/OrderChanges_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { SafeAnswer } from '../shared/ui/SafeAnswer.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { changeUntil } from './changeUntil.ts';
import styles from './OrderChanges.module.css';
import { useOrderChange, type OrderChange } from './useOrderChange.ts';

const fragment = graphql`
  fragment OrderChanges_order on Order {
    id
    createdAt
    reopenable
    cash {
      due
    }
    cancelRefund {
      toCard
      toBalance
    }
    ...changeUntil_order
    combinableWith {
      id
      number
      createdAt
    }
  }
`;

type Question = Extract<OrderChange, { kind: 'combine' }> | { kind: 'cancel' | 'reopen' };

/**
 * Until closing: taking an order back into the cart, cancelling it, or combining it with another of the week (E60,
 * E19). Each asks for confirmation, since money or lines move and do not come back by themselves.
 */
export function OrderChanges({ order, onChanged }: { order: OrderChanges_order$key; onChanged: () => void }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const data = useFragment(fragment, order);
  const { id, createdAt, reopenable, cancelRefund, combinableWith } = data;
  const isUnpaidCash = (data.cash?.due ?? 0) > 0;
  const refund = cancelRefund.toCard + cancelRefund.toBalance;
  const [question, setQuestion] = useState<Question | null>(null);
  const { run, busy } = useOrderChange(id);
  const until = changeUntil(t, locale, data, now);
  if (until === null) return null;
  const number = question?.kind === 'combine' ? question.number : 0;
  const confirm = async () => {
    if (!question || !(await run(question.kind === 'combine' ? question : { kind: question.kind, refund }))) return;
    setQuestion(null);
    onChanged();
  };
  return (
    <Panel as="section" edge="outlined" labelledBy={headingId} className={styles.changes}>
      <h2 id={headingId} className={styles.title}>
        {t('orders.change_title')}
      </h2>
      <p className={styles.detail}>{until}</p>
      {combinableWith.map((other) => (
        <Button
          key={other.id}
          variant="outlined"
          size="s"
          onClick={() => {
            const isFirst = new Date(createdAt).getTime() <= new Date(other.createdAt).getTime();
            setQuestion({
              kind: 'combine',
              number: other.number,
              ...(isFirst ? { into: id, order: other.id } : { into: other.id, order: id }),
            });
          }}
        >
          {t('orders.combine', { number: other.number })}
        </Button>
      ))}
      {reopenable ? (
        <Button variant="outlined" size="s" onClick={() => setQuestion({ kind: 'reopen' })}>
          {t('orders.reopen')}
        </Button>
      ) : (
        <p className={styles.detail}>{t('orders.reopen_signed_in')}</p>
      )}
      <TextLink standalone tone="danger" onClick={() => setQuestion({ kind: 'cancel' })}>
        {t('orders.cancel')}
      </TextLink>
      <Dialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        title={question && t(`orders.sure.${question.kind}`, { number })}
        closeLabel={t('labels.close')}
        actions={
          question && (
            <>
              <Button busy={busy} onClick={() => void confirm()}>
                {t(`orders.do.${question.kind}`)}
              </Button>
              <SafeAnswer onClick={() => setQuestion(null)}>{t('orders.leave')}</SafeAnswer>
            </>
          )
        }
      >
        {question && (
          <p>
            {t(
              isUnpaidCash && question.kind !== 'combine'
                ? `orders.cash.sure.${question.kind}`
                : `orders.sure_detail.${question.kind}`,
            )}
          </p>
        )}
        {question && question.kind !== 'combine' && (
          <SumList>
            {cancelRefund.toCard > 0 && (
              <SumRow
                label={t(
                  isUnpaidCash
                    ? 'received.cash_lowered'
                    : data.cash
                      ? 'orders.cash.to_give_back'
                      : 'orders.back_to_card',
                )}
                value={formatCents(cancelRefund.toCard)}
              />
            )}
            {cancelRefund.toBalance > 0 && (
              <SumRow label={t('orders.back_to_balance')} value={formatCents(cancelRefund.toBalance)} />
            )}
          </SumList>
        )}
      </Dialog>
    </Panel>
  );
}
