import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrdersTableRow_order$key } from '#generated/relay/OrdersTableRow_order.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { isLineSettled } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { OrderStatusTag } from '../../orders/OrderStatusTag.tsx';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { lineStatusOf } from '../floor/lineTicks.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import styles from '../frame/DeskTable.module.css';

const fragment = graphql`
  fragment OrdersTableRow_order on Order {
    number
    status
    customerName
    createdAt
    total
    cash {
      due
      byLink
    }
    location {
      name
    }
    shippingZone {
      name
    }
    fulfillment {
      city
      postalCode
    }
    products {
      quantity
      status
    }
  }
`;

const town = ({ city, postalCode }: { city: string; postalCode: string }) => `${city} ${postalCodeText(postalCode)}`;

/** An order in the list of all; the whole row is a link. */
export function OrdersTableRow({ order }: { order: OrdersTableRow_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const { number, status, customerName, createdAt, total, cash, location, shippingZone, fulfillment, products } =
    useFragment(fragment, order);
  const settled = products.filter(({ quantity, status: line }) =>
    isLineSettled({ quantity, status: lineStatusOf(line) ?? 'waiting' }),
  ).length;
  return (
    <tr className={styles.row}>
      <td>
        <UiLink href={address('orders', String(number))} className={styles.name}>
          {number}
        </UiLink>
      </td>
      <td>{customerName}</td>
      <td className={styles.detail}>
        {location?.name ?? [shippingZone?.name, fulfillment && town(fulfillment)].filter(Boolean).join(', ')}
        {status === 'processed' && ` · ${t('desk_orders.settled', { settled, count: products.length })}`}
      </td>
      <td
        className={styles.detail}
      >{`${formatDay(createdAt, locale, now, 'short')}, ${formatTime(createdAt, locale)}`}</td>
      <td>
        <OrderStatusTag status={status} due={cash?.due} byLink={cash?.byLink} />
      </td>
      <td className={styles.amount}>{status === 'merged' ? '–' : formatCents(total)}</td>
    </tr>
  );
}
