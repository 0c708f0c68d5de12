import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderPlace_order$key } from '#generated/relay/OrderPlace_order.graphql.ts';
import { formatDay, formatMoment, formatTimeRange } from '#rules/dates.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './OrderPlace.module.css';

const fragment = graphql`
  fragment OrderPlace_order on Order {
    number
    status
    ongoing
    outsideZone
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
      from
      to
      ...slotText_slot
    }
    note
    period {
      note
    }
  }
`;

/** The number that is called at the counter. */
export function PickupCode({ number }: { number: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.counter}>
      <span className={styles.label}>{t('orders.counter')}</span>{' '}
      <strong className={styles.number}>{pickupCode(number)}</strong>
    </p>
  );
}

/** When and where the order that was just paid is picked up, or delivered. */
export function OrderPlace({ order }: { order: OrderPlace_order$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { location, fulfillment, slot, note, outsideZone, period } = useFragment(fragment, order);
  const day = slot && formatDay(slot.from, locale, now);
  const hours = slot && formatTimeRange(slot.from, slot.to, locale);
  const pickup = day && hours ? t('received.pickup', { day, hours }) : t('received.pickup_unplanned');
  const delivery = outsideZone
    ? t('received.outside_zone')
    : day && hours
      ? t('received.delivery', { day, hours })
      : t('received.delivery_unplanned');
  return (
    <Panel ground="ciel" as="section" labelledBy={headingId} className={styles.place}>
      <h2 id={headingId} className={styles.title}>
        {fulfillment ? delivery : pickup}
      </h2>
      {outsideZone ? (
        <p>{t('received.outside_zone_detail')}</p>
      ) : (
        slot && <p>{fulfillment?.deliveryRange ?? slotSentence(slot, locale, now)}</p>
      )}
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
      {period.note && <p className={styles.week}>{period.note}</p>}
      {note && <p className={styles.note}>{t('received.note', { note })}</p>}
    </Panel>
  );
}

/** Where and when an order is picked up or delivered, in the future or past (F-157). */
export function OrderDestination({ order }: { order: OrderPlace_order$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { number, status, ongoing, outsideZone, location, fulfillment, slot, note, period } = useFragment(
    fragment,
    order,
  );
  return (
    <Panel as="section" edge="outlined" labelledBy={headingId} className={styles.place}>
      <h2 id={headingId} className={styles.title}>
        {t(location ? 'cart.pickup' : 'cart.delivery')}
      </h2>
      {slot && (
        <p>
          <strong>{fulfillment?.deliveryRange ?? slotSentence(slot, locale, now)}</strong>
        </p>
      )}
      {outsideZone && ongoing && <p>{t('received.outside_zone_detail')}</p>}
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
            <p>{t('orders.delivered', { moment: formatMoment(fulfillment.deliveredAt, locale, now) })}</p>
          )}
        </>
      )}
      {location && ongoing && status !== 'pending' && <PickupCode number={number} />}
      {ongoing && period.note && <p className={styles.week}>{period.note}</p>}
      {note && <p className={styles.note}>{t('received.note', { note })}</p>}
    </Panel>
  );
}
