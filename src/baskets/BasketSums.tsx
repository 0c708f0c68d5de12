import { graphql, useFragment } from 'react-relay';
import type { BasketSums_next$key } from '../../__generated__/relay/BasketSums_next.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import styles from './BasketSums.module.css';

const fragment = graphql`
  fragment BasketSums_next on NextBasket {
    location {
      __typename
    }
    shippingZone {
      __typename
    }
    totals {
      items
      deposits
      delivery
      deliveryWaiver
      gst
      pst
      total
    }
  }
`;

type Props = { next: BasketSums_next$key; name: string; label: string };

/** A basket's price, line by line as calculated by the server; there is no order fee (E52). Zero lines are omitted. */
export function BasketSums({ next, name, label }: Props) {
  const { t } = useTranslation();
  const { location, shippingZone, totals } = useFragment(fragment, next);
  const { items, deposits, delivery, deliveryWaiver, gst, pst, total } = totals;
  const place = shippingZone ? t('cart.delivery') : t('cart.pickup');
  const waived = deliveryWaiver === 'already_paid' ? t('baskets.delivery_paid') : t('cart.free');
  const rows = [
    { label: name, value: formatCents(items) },
    ...(deposits ? [{ label: t('baskets.deposits'), value: formatCents(deposits) }] : []),
    ...(location || shippingZone ? [{ label: place, value: delivery ? formatCents(delivery) : waived }] : []),
    ...(gst ? [{ label: t('cart.gst'), value: formatCents(gst) }] : []),
    ...(pst ? [{ label: t('cart.pst'), value: formatCents(pst) }] : []),
  ];
  return (
    <dl className={styles.sums}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{label}</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  );
}
