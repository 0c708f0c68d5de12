import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderHandover_order$key } from '#generated/relay/DeskOrderHandover_order.graphql.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { useIsManager } from '../frame/deskRole.ts';
import styles from './DeskOrderHandover.module.css';

const fragment = graphql`
  fragment DeskOrderHandover_order on Order {
    location {
      name
    }
    shippingZone {
      name
    }
    fulfillment {
      recipient
      line1
      line2
      city
      postalCode
    }
    nothingComes
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    customer {
      id
    }
    mergedInto {
      number
    }
    mergedOrders {
      number
    }
  }
`;

/** Where and when the order is handed over, its customer, and merged orders. */
export function DeskOrderHandover({ order }: { order: DeskOrderHandover_order$key }) {
  const { t } = useTranslation();
  const isManager = useIsManager();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const data = useFragment(fragment, order);
  const { location, shippingZone, fulfillment, nothingComes, slot, customer, mergedInto, mergedOrders } = data;
  const when = slot
    ? `${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}`
    : t('desk_orders.unplanned');
  const place = location?.name ?? shippingZone?.name ?? fulfillment?.city ?? '';
  return (
    <DeskPanel title={t('desk_orders.handover')}>
      <p className={styles.line}>
        <strong>{nothingComes ? t('desk_lists.nothing_comes') : t('desk_orders.pickup_at', { place, when })}</strong>
      </p>
      {fulfillment && (
        <p className={styles.line}>
          {[
            fulfillment.recipient,
            fulfillment.line1,
            fulfillment.line2,
            fulfillment.city,
            postalCodeText(fulfillment.postalCode),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {customer && (
        <TextLink standalone href={address('customers', customer.id)}>
          {t('desk_customers.see')}
        </TextLink>
      )}
      {!customer && isManager && <p className={styles.line}>{t('desk_orders.guest')}</p>}
      {mergedInto && (
        <TextLink standalone href={address('orders', String(mergedInto.number))}>
          {t('desk_orders.merged_into', { number: mergedInto.number })}
        </TextLink>
      )}
      {mergedOrders.length > 0 && (
        <p className={styles.line}>
          {t('desk_orders.has_merged', { numbers: mergedOrders.map((other) => other.number).join(', ') })}
        </p>
      )}
    </DeskPanel>
  );
}
