import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderDetail_order$key } from '#generated/relay/OrderDetail_order.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { pathIcon } from '../shared/ui/icons.ts';
import { TaxNumbers } from '../shared/ui/TaxNumbers.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import styles from './OrderDetail.module.css';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import { OrderDestination } from './OrderPlace.tsx';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { OrderSums } from './OrderSums.tsx';

const fragment = graphql`
  fragment OrderDetail_order on Order {
    id
    number
    status
    cash {
      due
      byLink
    }
    ongoing
    nothingComes
    mergedInto {
      __typename
    }
    createdAt
    customerName
    ...OrderNotices_order
    ...OrderActions_order
    ...OrderChanges_order
    ...OrderLines_order
    ...OrderSums_order
    ...OrderPlace_order
  }
`;

type Props = {
  order: OrderDetail_order$key;
  /** Opened by its public link: the reader may have no account. */
  linked: boolean;
};

/**
 * A complete order: lines, sums, destination, and remaining actions. Prints as a receipt. Of one that was merged into
 * another, only that other one is shown: it has everything.
 */
export function OrderDetail({ order: key, linked }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const order = useFragment(fragment, key);
  const { id, number, status, cash, ongoing, nothingComes, mergedInto, createdAt, customerName } = order;
  const title = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) title.current?.focus();
  }, [changes]);
  return (
    <article className={styles.order}>
      {!linked && (
        <div className={styles.screenOnly}>
          <Trail
            steps={[{ name: t('orders.title'), href: address('orders') }, { name: t('received.order', { number }) }]}
          />
        </div>
      )}
      <p className={styles.paper}>
        {t('shell.market')} · {customerName}
      </p>
      <TaxNumbers className={styles.paper} />
      <header className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {t('received.order', { number })}
          </h1>
          <p className={styles.placed}>{t('orders.placed', { moment: formatMoment(createdAt, locale, null) })}</p>
        </div>
        <div className={styles.state}>
          <OrderStatusTag status={status} due={cash?.due} byLink={cash?.byLink} />
          {ongoing && !nothingComes && status !== 'pending' && !linked && (
            <Button icon={pathIcon} href={address('orderProgress', { id })} className={styles.screenOnly}>
              {t('orders.progress')}
            </Button>
          )}
        </div>
      </header>
      <OrderNotices order={order} linked={linked} />
      {!mergedInto && (
        <>
          <OrderActions order={order} />
          <div className={styles.columns}>
            <OrderLines order={order} byLink={cash?.byLink} />
            <div className={styles.aside}>
              <OrderSums order={order} />
              {!nothingComes && <OrderDestination order={order} />}
              <OrderChanges order={order} onChanged={() => setChanges((count) => count + 1)} />
            </div>
          </div>
        </>
      )}
    </article>
  );
}
