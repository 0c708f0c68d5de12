import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WhenLine_cart$key } from '#generated/relay/WhenLine_cart.graphql.ts';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { formatDay, formatClosing, formatTimeRange } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import styles from './WhenLine.module.css';

const fragment = graphql`
  fragment WhenLine_cart on Cart {
    fromStorage
    location {
      name
    }
    shippingZone {
      __typename
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
  }
`;

type Props = {
  cart: WhenLine_cart$key;
  /** When the week closes. */
  closesAt: string;
  /** Hours from payment to an Express order. */
  expressLeadHours: number;
  /** As in CartTotals. */
  missingPlace: DeliveryMethod | null;
};

/**
 * The deadline for ordering, and when the order is picked up or delivered: the day and hours of the chosen place, if
 * any.
 */
export function WhenLine({ cart, closesAt, expressLeadHours, missingPlace }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { pickup } = useMarketOffers();
  const { fromStorage, location, shippingZone, slot: cartSlot } = useFragment(fragment, cart);
  const until = formatClosing(closesAt, locale, now);
  const slot = missingPlace ? null : cartSlot;
  const params = slot && {
    until,
    day: formatDay(slot.from, locale, now),
    hours: formatTimeRange(slot.from, slot.to, locale),
  };
  const place = location?.name ?? '';
  const line = fromStorage
    ? !params
      ? t('checkout.when_express', { count: expressLeadHours })
      : shippingZone
        ? t('checkout.when_express_ship', params)
        : t('checkout.when_express_pickup', { ...params, place })
    : !params
      ? t(pickup ? 'checkout.when_open' : 'checkout.when_open_ship', { until })
      : shippingZone
        ? t('checkout.when_ship', params)
        : t('checkout.when_pickup', { ...params, place });
  return <p className={styles.line}>{line}</p>;
}
