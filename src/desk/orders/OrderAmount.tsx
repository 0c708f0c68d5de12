import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderAmount_order$key } from '#generated/relay/OrderAmount_order.graphql.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { isCashDue } from '../frame/cashWords.ts';
import { AmountForm } from './AmountForm.tsx';

const fragment = graphql`
  fragment OrderAmount_order on Order {
    id
    cash {
      due
    }
    refundable {
      toCard
      toBalance
    }
    ...AmountForm_order
  }
`;

/** Refunds an amount of an order without its goods (ADR 160). Renders nothing if there is nothing left. hasMail: the buyer gets an e-mail. */
export function OrderAmount({ order: key, hasMail }: { order: OrderAmount_order$key; hasMail: boolean }) {
  const { t } = useTranslation();
  const order = useFragment(fragment, key);
  const [open, setOpen] = usePersistedState(`amount.${order.id}`, false);
  const title = t(isCashDue(order.cash?.due) ? 'desk_cash.amount_title' : 'desk_money.amount.title');
  const close = () => setOpen(false);
  const left = (order.refundable?.toCard ?? 0) + (order.refundable?.toBalance ?? 0);
  if (!open && left === 0) return null;
  return (
    <>
      <Button variant="outlined" size="s" wide onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} onClose={close} title={title} closeLabel={t('labels.close')}>
        {open && <AmountForm order={order} hasMail={hasMail} onClose={close} />}
      </Dialog>
    </>
  );
}
