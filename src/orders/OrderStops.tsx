import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderStops_order$key } from '../../__generated__/relay/OrderStops_order.graphql.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Steps } from '../shared/ui/Steps.tsx';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import styles from './OrderStops.module.css';

const fragment = graphql`
  fragment OrderStops_order on Order {
    status
    location {
      __typename
    }
    slot {
      ...slotText_slot
    }
  }
`;

/** The statuses on an order's way; only what is delivered leaves by the road (E44). */
const STOPS: Record<'pickup' | 'ship', readonly OrderStatus[]> = {
  pickup: ['processed', 'fulfilled', 'completed'],
  ship: ['processed', 'fulfilled', 'shipped', 'completed'],
};

/** How far an order is on its way, and when it is due; one that left the way says what became of it. */
export function OrderStops({ order }: { order: OrderStops_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, location, slot } = useFragment(fragment, order);
  const stops = STOPS[location ? 'pickup' : 'ship'];
  const current = stops.findIndex((stop) => stop === status) + 1;
  return (
    <Panel ground="ciel" className={styles.stops}>
      <div className={styles.head}>
        {slot && <p className={styles.slot}>{slotSentence(slot, locale)}</p>}
        <OrderStatusTag status={status} />
      </div>
      {current > 0 && (
        <Steps
          label={t('orders.way')}
          doneLabel={t('orders.stop_done')}
          current={status === 'completed' ? current + 1 : current}
          steps={stops.map((stop) => ({ label: t(`orders.status.${stop}`) }))}
        />
      )}
    </Panel>
  );
}
