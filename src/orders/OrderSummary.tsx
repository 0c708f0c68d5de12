import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderSummary_order$key } from '#generated/relay/OrderSummary_order.graphql.ts';
import { MERGE_WINDOW_MS } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowsClockwiseIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { OrderAccess } from './OrderAccess.tsx';
import { itemCount } from './orderFacts.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderPlace } from './OrderPlace.tsx';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import styles from './OrderSummary.module.css';
import { OrderSums } from './OrderSums.tsx';

const fragment = graphql`
  fragment OrderSummary_order on Order {
    number
    status
    nothingComes
    total
    discount
    createdAt
    ...orderFacts_articles
    ...OrderPlace_order
    ...OrderAccess_order
    ...OrderLines_order
    ...OrderSums_order
  }
`;

const MERGE_HOURS = MERGE_WINDOW_MS / 3_600_000;

type Props = {
  order: OrderSummary_order$key;
  /** The new order was merged into it (E19). */
  isMerged: boolean;
  /** The part of the total that came with the merged order, in cents; null: none was. */
  mergedTotal: number | null;
  /** The total that was displayed when it was paid, in cents; null: unknown. */
  shownTotal: number | null;
};

/** The order that was just paid: number, when and where, lines, and sums that add up (F-129). */
export function OrderSummary({ order: key, isMerged, mergedTotal, shownTotal }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const { isAuthenticated } = useAuthentication();
  const order = useFragment(fragment, key);
  const count = itemCount(order);
  // A discount of the payment page is no lower price.
  const paidTotal = mergedTotal ?? order.total + order.discount;
  const isCheaper = shownTotal !== null && paidTotal < shownTotal;
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <div>
          <p className={styles.thanks}>{t('received.thanks')}</p>
          <h1>{t('received.order', { number: order.number })}</h1>
          <p className={styles.facts}>
            {t('received.facts', {
              day: formatDay(order.createdAt, locale, now),
              articles: t('cart.articles', { count }),
              total: formatCents(order.total),
            })}
          </p>
        </div>
        <OrderStatusTag status={order.status} />
      </header>
      {order.nothingComes ? (
        <Notice kind="butter" title={t('orders.nothing_comes')}>
          <p>{t(order.status === 'refunded' ? 'orders.nothing_refunded' : 'orders.nothing_detail')}</p>
        </Notice>
      ) : (
        <OrderPlace order={order} />
      )}
      <OrderAccess order={order} />
      {(isAuthenticated || isMerged || isCheaper) && (
        <Notice kind="sunken" icon={arrowsClockwiseIcon}>
          {isMerged && <p>{t('received.merged_into', { number: order.number })}</p>}
          {/* Orders of guests never merge. */}
          {isAuthenticated && !isMerged && <p>{t('received.merge', { count: MERGE_HOURS })}</p>}
          {isCheaper && (
            <p>{t('received.cheaper', { paid: formatCents(paidTotal), shown: formatCents(shownTotal) })}</p>
          )}
          {mergedTotal !== null && <p>{t('received.paid_now', { amount: formatCents(mergedTotal) })}</p>}
        </Notice>
      )}
      <div className={styles.columns}>
        <OrderLines order={order} />
        <OrderSums order={order} />
      </div>
      <p>
        <Button variant="outlined" href={address('home')}>
          {t('cart.see_products')}
        </Button>
      </p>
    </article>
  );
}
