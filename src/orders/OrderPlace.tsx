import { graphql, useFragment } from 'react-relay';
import type { OrderPlace_order$key } from '../../__generated__/relay/OrderPlace_order.graphql.ts';
import { formatTimeRange, formatWeekday } from '../../rules/dates.ts';
import { postalCodeText } from '../../rules/postalCode.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './OrderPlace.module.css';

const fragment = graphql`
  fragment OrderPlace_order on Order {
    location {
      name
      address {
        ...addressText_address
      }
    }
    fulfillment {
      recipient
      line1
      line2
      city
      postalCode
      deliveryRange
    }
    slot {
      from
      to
      ...slotText_slot
    }
    note
  }
`;

/** When and where the order is picked up, or delivered. */
export function OrderPlace({ order }: { order: OrderPlace_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { location, fulfillment, slot, note } = useFragment(fragment, order);
  const day = slot && formatWeekday(slot.from, locale);
  const hours = slot && formatTimeRange(slot.from, slot.to, locale);
  const pickup = day && hours ? t('received.pickup', { day, hours }) : t('received.pickup_unplanned');
  const delivery = day && hours ? t('received.delivery', { day, hours }) : t('received.delivery_unplanned');
  return (
    <Panel ground="ciel" as="section" labelledBy="ou-et-quand" className={styles.place}>
      <h2 id="ou-et-quand" className={styles.title}>
        {fulfillment ? delivery : pickup}
      </h2>
      {slot && <p>{fulfillment?.deliveryRange ?? slotSentence(slot, locale)}</p>}
      {location && (
        <p>
          <strong>{location.name}</strong>, {addressText(location.address)}
        </p>
      )}
      {fulfillment && (
        <p>
          <strong>{fulfillment.recipient}</strong>,{' '}
          {[fulfillment.line1, fulfillment.line2, fulfillment.city, postalCodeText(fulfillment.postalCode)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {note && <p className={styles.note}>{t('received.note', { note })}</p>}
    </Panel>
  );
}
