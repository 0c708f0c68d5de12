import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderDetail_order$key } from '../../__generated__/relay/DeskOrderDetail_order.graphql.ts';
import { OrderStatusTag } from '../orders/OrderStatusTag.tsx';
import { OrderSums } from '../orders/OrderSums.tsx';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useDeskAddress } from './deskAddress.ts';
import { DeskHead } from './DeskHead.tsx';
import { DeskOrderActions } from './DeskOrderActions.tsx';
import { DeskOrderAdvance } from './DeskOrderAdvance.tsx';
import styles from './DeskOrderDetail.module.css';
import { DeskOrderHandover } from './DeskOrderHandover.tsx';
import { DeskOrderJournal } from './DeskOrderJournal.tsx';
import { DeskOrderLines } from './DeskOrderLines.tsx';
import { MissingPanel } from './MissingPanel.tsx';

const fragment = graphql`
  fragment DeskOrderDetail_order on Order {
    number
    status
    customerName
    ...DeskOrderAdvance_order
    ...DeskOrderLines_order
    ...MissingPanel_order
    ...DeskOrderJournal_order
    ...DeskOrderHandover_order
    ...OrderSums_order
    ...DeskOrderActions_order
  }
`;

/** An order as staff works on it: its lines and its journal; beside them where it goes, its sums and what can be done. */
export function DeskOrderDetail({ order: key }: { order: DeskOrderDetail_order$key }) {
  const order = useFragment(fragment, key);
  const { t } = useTranslation();
  const address = useDeskAddress();
  const { number, status, customerName } = order;
  const title = customerName ? t('desk_orders.heading', { number, name: customerName }) : String(number);
  return (
    <>
      <PageTitle name={title} />
      <nav aria-label={t('desk_orders.trail')} className={styles.trail}>
        <TextLink standalone href={address('orders')}>
          {t('desk_orders.title')}
        </TextLink>
        <span aria-hidden="true"> › </span>
        <span aria-current="page">{number}</span>
      </nav>
      <DeskHead title={title} under={<OrderStatusTag status={status} />}>
        <DeskOrderAdvance order={order} />
      </DeskHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          <DeskOrderLines order={order} />
          <MissingPanel order={order} />
          <DeskOrderJournal order={order} />
        </div>
        <div className={styles.column}>
          <DeskOrderHandover order={order} />
          <OrderSums order={order} />
          <DeskOrderActions order={order} />
        </div>
      </div>
    </>
  );
}
