import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useOrderAgainMutation } from '#generated/hooks/useOrderAgainMutation.ts';
import type { OrderActions_order$key } from '#generated/relay/OrderActions_order.graphql.ts';
import type { OrderAgainMutation } from '#generated/relay/OrderAgainMutation.graphql.ts';
import { newRequestId } from '../shared/relay/requestId.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowsClockwiseIcon, calendarCheckIcon, chatIcon, printerIcon } from '../shared/ui/icons.ts';
import styles from './OrderActions.module.css';
import { OrderAgainResult } from './OrderAgainResult.tsx';

graphql`
  mutation OrderAgainMutation($order: ID!, $requestId: ID) {
    orderAgain(order: $order, requestId: $requestId) {
      cart {
        ...cartChange_cart
      }
      units
      ...OrderAgainResult_payload
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
  /** Null: not ordered again. */
  const [result, setResult] = useState<OrderAgainMutation['response']['orderAgain'] | null>(null);
  const requestId = useRef('');
  const handleOrderAgain = async () => {
    // The same until there is an answer, so that a press after a lost one counts once.
    requestId.current ||= newRequestId();
    const variables = { order: id, requestId: requestId.current };
    const data = await orderAgain({ variables, failureKey: 'errors.basic_retry' });
    if (!data) return;
    requestId.current = '';
    setResult(data.orderAgain);
  };
  return (
    <div className={styles.actions}>
      {products.length > 0 && (
        <Button
          variant="outlined"
          size="s"
          icon={arrowsClockwiseIcon}
          busy={busy}
          disabled={result !== null && result.units > 0}
          onClick={() => void handleOrderAgain()}
        >
          {t('orders.again')}
        </Button>
      )}
      {calendar && (
        <Button variant="outlined" size="s" icon={calendarCheckIcon} href={calendar} fullLoad download>
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
        {result && <OrderAgainResult payload={result} />}
      </div>
    </div>
  );
}
