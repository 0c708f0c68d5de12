import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NextOrder_order$key } from '#generated/relay/NextOrder_order.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './NextOrder.module.css';
import { itemCount } from './orderFacts.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { OrderThumbs } from './OrderThumbs.tsx';

const fragment = graphql`
  fragment NextOrder_order on Order {
    id
    number
    status
    cash {
      due
      byLink
    }
    total
    outsideZone
    location {
      name
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    ...orderFacts_articles
    ...OrderThumbs_order
  }
`;

/** The next order, with its day as the main sentence, and a link to follow it. */
export function NextOrder({ order: key }: { order: NextOrder_order$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const order = useFragment(fragment, key);
  const { id, number, status, cash, total, outsideZone, location, slot } = order;
  const count = itemCount(order);
  const params = slot && { day: formatDay(slot.from, locale, now), time: formatTime(slot.from, locale) };
  return (
    <Panel ground="ciel" as="article" labelledBy={headingId} className={styles.next}>
      <OrderThumbs order={order} />
      <div className={styles.text}>
        <h3 id={headingId} className={styles.title}>
          {outsideZone
            ? t('received.outside_zone')
            : params && t(location ? 'orders.next_pickup' : 'orders.next_delivery', params)}
        </h3>
        <p className={styles.facts}>
          <UiLink href={address('order', { id })}>{t('received.order', { number })}</UiLink>
          {['', t('cart.articles', { count }), location?.name, formatCents(total)]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.link}>
        <OrderStatusTag status={status} due={cash?.due} byLink={cash?.byLink} raised />
        <Button href={address('orderProgress', { id })}>{t('orders.follow')}</Button>
      </div>
    </Panel>
  );
}
