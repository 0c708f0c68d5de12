import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useOrderAgainMutation } from '#generated/hooks/useOrderAgainMutation.ts';
import type { OrderActions_order$key } from '#generated/relay/OrderActions_order.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowsClockwiseIcon, calendarCheckIcon, chatIcon, printerIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import styles from './OrderActions.module.css';

graphql`
  mutation OrderAgainMutation($order: ID!) {
    orderAgain(order: $order) {
      cart {
        ...cartChange_cart
      }
      missing {
        productName
      }
    }
  }
`;

const fragment = graphql`
  fragment OrderActions_order on Order {
    id
    calendar
    products {
      id
    }
  }
`;

/** Actions on an order: order again, add to a calendar, print, ask a question. */
export function OrderActions({ order }: { order: OrderActions_order$key }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { id, calendar, products } = useFragment(fragment, order);
  const [orderAgain, busy] = useOrderAgainMutation();
  /** Names of unavailable goods; null: not ordered again. */
  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const handleOrderAgain = async () => {
    const data = await orderAgain({ variables: { order: id }, failureKey: 'errors.basic_retry' });
    if (data) setMissing(data.orderAgain.missing.map(({ productName }) => productName));
  };
  const isNothingAvailable = missing !== null && missing.length >= products.length;
  return (
    <div className={styles.actions}>
      {products.length > 0 && (
        <Button
          variant="outlined"
          size="s"
          icon={arrowsClockwiseIcon}
          busy={busy}
          // A second press would add everything to the cart again.
          disabled={missing !== null && !isNothingAvailable}
          onClick={() => void handleOrderAgain()}
        >
          {t('orders.again')}
        </Button>
      )}
      {calendar && (
        <Button variant="outlined" size="s" icon={calendarCheckIcon} href={calendar} linkAs="a" download>
          {t('orders.calendar')}
        </Button>
      )}
      <Button variant="outlined" size="s" icon={printerIcon} onClick={() => window.print()}>
        {t('orders.print')}
      </Button>
      <Button variant="outlined" size="s" icon={chatIcon} href={address('contact')}>
        {t('orders.report')}
      </Button>
      <div role="status" className={styles.result}>
        {missing && (
          <Notice
            kind={isNothingAvailable ? 'butter' : 'good'}
            title={t(isNothingAvailable ? 'orders.again_none' : 'orders.again_done')}
            action={!isNothingAvailable && <Button href={address('cart')}>{t('orders.to_cart')}</Button>}
          >
            {missing.length > 0 && <p>{t('orders.again_missing', { names: missing.join(', ') })}</p>}
          </Notice>
        )}
      </div>
    </div>
  );
}
