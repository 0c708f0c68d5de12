import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderAccess_order$key } from '#generated/relay/OrderAccess_order.graphql.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { calendarCheckIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { changeUntil } from './changeUntil.ts';
import styles from './OrderPlace.module.css';
import { PickupCode } from './OrderPlace.tsx';

const fragment = graphql`
  fragment OrderAccess_order on Order {
    id
    number
    link
    calendar
    ...changeUntil_order
    location {
      __typename
    }
  }
`;

/** The essentials of a new order: its pickup code, until when it can be changed, and where (E64). */
export function OrderAccess({ order: key }: { order: OrderAccess_order$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const { isAuthenticated } = useAuthentication();
  const order = useFragment(fragment, key);
  const { id, number, link, calendar, location } = order;
  const until = changeUntil(t, locale, order, now);
  return (
    <Panel as="section" edge="outlined" labelledBy={headingId} className={styles.place}>
      <h2 id={headingId} className={styles.title}>
        {t('received.yours')}
      </h2>
      {location && <PickupCode number={number} />}
      {until && <p>{t('received.change', { until })}</p>}
      <p>{t('received.mailed')}</p>
      <div className={styles.actions}>
        <Button size="s" href={isAuthenticated ? address('order', { id }) : link}>
          {t('received.open')}
        </Button>
        {calendar && (
          <Button variant="outlined" size="s" icon={calendarCheckIcon} href={calendar} fullLoad download>
            {t('orders.calendar')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
