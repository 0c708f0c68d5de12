import { graphql, useFragment } from 'react-relay';
import type { OrderDestination_order$key } from '../../__generated__/relay/OrderDestination_order.graphql.ts';
import { formatMoment } from '../../rules/dates.ts';
import { pickupCode } from '../../rules/pickupCode.ts';
import { postalCodeText } from '../../rules/postalCode.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './OrderPlace.module.css';

const fragment = graphql`
  fragment OrderDestination_order on Order {
    number
    status
    ongoing
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
      state
      postalCode
      country
      deliveryRange
      deliveredAt
    }
    slot {
      ...slotText_slot
    }
    note
  }
`;

/** Where and when an order is picked up or delivered, in the future or past (F-157). */
export function OrderDestination({ order }: { order: OrderDestination_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { number, status, ongoing, location, fulfillment, slot, note } = useFragment(fragment, order);
  return (
    <Panel as="section" edge="outlined" labelledBy="destination" className={styles.place}>
      <h2 id="destination" className={styles.title}>
        {t(location ? 'cart.pickup' : 'cart.delivery')}
      </h2>
      {slot && (
        <p>
          <strong>{fulfillment?.deliveryRange ?? slotSentence(slot, locale)}</strong>
        </p>
      )}
      {location && (
        <>
          <p>{location.name}</p>
          <p>{addressText(location.address)}</p>
        </>
      )}
      {fulfillment && (
        <>
          <p>{fulfillment.recipient}</p>
          <p>{[fulfillment.line1, fulfillment.line2].filter(Boolean).join(', ')}</p>
          <p>
            {`${fulfillment.city} (${fulfillment.state}) ${postalCodeText(fulfillment.postalCode)}, ${fulfillment.country}`}
          </p>
          {fulfillment.deliveredAt && (
            <p>{t('orders.delivered', { moment: formatMoment(fulfillment.deliveredAt, locale) })}</p>
          )}
        </>
      )}
      {location && ongoing && status !== 'pending' && (
        <p className={styles.counter}>
          <span className={styles.say}>{t('orders.counter')}</span>{' '}
          <strong className={styles.number}>{pickupCode(number)}</strong>
        </p>
      )}
      {note && <p className={styles.note}>{t('received.note', { note })}</p>}
    </Panel>
  );
}
