import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderRow_order$key } from '#generated/relay/OrderRow_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { caretRightIcon } from '../shared/ui/icons.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { orderFacts } from './orderFacts.ts';
import styles from './OrderRow.module.css';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { OrderThumbs } from './OrderThumbs.tsx';

const fragment = graphql`
  fragment OrderRow_order on Order {
    id
    number
    status
    cash {
      due
      byLink
    }
    total
    paymentPage
    nothingComes
    mergedInto {
      number
    }
    ...orderFacts_order
    ...OrderThumbs_order
  }
`;

/** An order in a list; the whole row is a link. A merged one shows no amount; an unpaid one says so (F-158). */
export function OrderRow({ order: key }: { order: OrderRow_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const order = useFragment(fragment, key);
  const { id, number, status, cash, total, paymentPage, nothingComes, mergedInto } = order;
  return (
    <li className={styles.row}>
      <OrderThumbs order={order} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <UiLink href={address('order', { id })} className={styles.link}>
            {t('received.order', { number })}
          </UiLink>
        </h3>
        <p className={styles.facts}>{orderFacts(t, locale, order, now)}</p>
        {nothingComes && status !== 'cancelled' && <p className={styles.facts}>{t('orders.nothing_comes')}</p>}
        {mergedInto && <p className={styles.facts}>{t('orders.merged_with', { number: mergedInto.number })}</p>}
        {paymentPage && (
          <p className={styles.unpaid}>
            {t('orders.unpaid')}{' '}
            <TextLink fullLoad href={paymentPage}>
              {t('orders.pay')}
            </TextLink>
          </p>
        )}
      </div>
      <span className={styles.state}>
        <OrderStatusTag status={status} due={cash?.due} byLink={cash?.byLink} />
      </span>
      <p className={styles.total}>{status === 'merged' ? '\u2013' : formatCents(total)}</p>
      <Icon of={caretRightIcon} size={20} className={styles.caret} />
    </li>
  );
}
