import { graphql, useFragment } from 'react-relay';
import type { HomeFacts_query$key } from '../../__generated__/relay/HomeFacts_query.graphql.ts';
import { FREE_DELIVERY_ABOVE_CENTS } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { mapPinFillIcon, truckFillIcon } from '../shared/ui/icons.ts';
import styles from './HomeFacts.module.css';

const fragment = graphql`
  fragment HomeFacts_query on Query {
    locations(filter: { ongoing: true }) {
      expressSlot {
        __typename
      }
    }
  }
`;

/** The prices of pickup and delivery, in one line. */
export function HomeFacts({ query }: { query: HomeFacts_query$key }) {
  const express = useIsExpress();
  const { locations } = useFragment(fragment, query);
  const count = locations.filter(({ expressSlot }) => expressSlot || !express).length;
  const { t } = useTranslation();
  return (
    <ul className={styles.facts}>
      {count > 0 && (
        <li className={styles.fact}>
          <Icon of={mapPinFillIcon} />
          {t('home.pickup_points', { count })}
        </li>
      )}
      <li className={styles.fact}>
        <Icon of={truckFillIcon} />
        {t('home.free_delivery', { amount: formatCents(FREE_DELIVERY_ABOVE_CENTS) })}
      </li>
    </ul>
  );
}
