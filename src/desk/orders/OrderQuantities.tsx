import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderQuantities_order$key } from '#generated/relay/OrderQuantities_order.graphql.ts';
import { removableUnits } from '#rules/lineStatus.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { lineStatusOf } from '../floor/lineTicks.ts';
import { QuantityForm } from './QuantityForm.tsx';

const fragment = graphql`
  fragment OrderQuantities_order on Order {
    id
    status
    products {
      id
      productName
      variantName
      quantity
      returned
      missing
      missingReturned
      status
    }
    ...QuantityForm_order
  }
`;

/** Lowers quantities of a paid order before they are packed (ADR 168). Renders nothing once none can be. hasMail: the
 * buyer gets an e-mail. */
export function OrderQuantities({ order: key, hasMail }: { order: OrderQuantities_order$key; hasMail: boolean }) {
  const { t } = useTranslation();
  const order = useFragment(fragment, key);
  const [open, setOpen] = usePersistedState(`quantities.${order.id}`, false);
  const close = () => setOpen(false);
  const orderStatus = ORDER_STATUSES.find((one) => one === order.status) ?? 'merged';
  const lines = order.products.map(
    ({ id, productName, variantName, quantity, returned, missing, missingReturned, status }) => ({
      id,
      productName,
      variantName,
      quantity,
      removable: removableUnits({
        orderStatus,
        status: lineStatusOf(status) ?? 'packed',
        quantity,
        returned,
        missing,
        missingReturned,
      }),
    }),
  );
  // Of a line that was removed wholly, there is nothing to say here.
  const current = lines.filter(({ quantity }) => quantity > 0);
  if (!open && lines.every(({ removable }) => removable === 0)) return null;
  return (
    <>
      <Button variant="outlined" size="s" wide onClick={() => setOpen(true)}>
        {t('desk_money.quantity.title')}
      </Button>
      <Dialog open={open} onClose={close} title={t('desk_money.quantity.title')} closeLabel={t('labels.close')}>
        {open && <QuantityForm order={order} lines={current} hasMail={hasMail} onClose={close} />}
      </Dialog>
    </>
  );
}
