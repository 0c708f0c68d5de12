import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderReturns_order$key } from '#generated/relay/OrderReturns_order.graphql.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { ReturnForm } from './ReturnForm.tsx';

const fragment = graphql`
  fragment OrderReturns_order on Order {
    id
    status
    products {
      quantity
      returned
    }
    ...ReturnForm_order
  }
`;

/** Returns goods of an order and refunds them (F-197). Renders nothing if there are none. */
export function OrderReturns({ order: key }: { order: OrderReturns_order$key }) {
  const { t } = useTranslation();
  const order = useFragment(fragment, key);
  const [open, setOpen] = usePersistedState(`return.${order.id}`, false);
  const close = () => setOpen(false);
  const status = ORDER_STATUSES.find((one) => one === order.status) ?? 'merged';
  if (!isReturnable(status) || order.products.every(({ quantity, returned }) => returned >= quantity)) return null;
  return (
    <>
      <Button variant="outlined" size="s" wide onClick={() => setOpen(true)}>
        {t('desk_money.take_back')}
      </Button>
      <Dialog open={open} onClose={close} title={t('desk_money.take_back')} closeLabel={t('labels.close')}>
        <ReturnForm order={order} onClose={close} />
      </Dialog>
    </>
  );
}
