import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekPlaces_week$key } from '#generated/relay/WeekPlaces_week.graphql.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import { searchOf } from '../orders/orderFilters.ts';
import styles from './WeekTable.module.css';

const fragment = graphql`
  fragment WeekPlaces_week on StaffWeek {
    period {
      id
    }
    orders
    assembled
    places {
      location {
        id
        name
      }
      shippingZone {
        id
        name
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
      orders
      assembled
    }
  }
`;

/** The progress of each pickup point and round; a row links to its orders. */
export function WeekPlaces({ week }: { week: WeekPlaces_week$key }) {
  const { period, places, orders, assembled } = useFragment(fragment, week);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const count = (figure: number) => formatCount(figure, locale);
  return (
    <DeskTable
      label={t('desk_week.places')}
      className={styles.table}
      columns={[
        t('desk_week.place'),
        t('desk_week.when'),
        { amount: t('desk_week.orders_column') },
        t('desk_week.assembled_column'),
        { amount: t('desk_week.rest') },
      ]}
      foot={
        <tr className={styles.total}>
          <th scope="row">{t('desk_week.total')}</th>
          <td />
          <td className={table.amount} data-label={t('desk_week.orders_column')}>
            {count(orders)}
          </td>
          <td data-label={t('desk_week.assembled_column')}>{count(assembled)}</td>
          <td className={table.amount} data-label={t('desk_week.rest')}>
            {count(orders - assembled)}
          </td>
        </tr>
      }
    >
      {places.map((place) => {
        const { id = '', name = '' } = place.location ?? place.shippingZone ?? {};
        const remaining = place.orders - place.assembled;
        return (
          <tr key={`${id} ${place.slot?.from ?? ''}`} className={table.row}>
            <th scope="row">
              <UiLink href={address('orders') + searchOf({ week: period.id, place: id })} className={table.name}>
                {name}
              </UiLink>
            </th>
            <td className={`${table.detail} ${styles.when}`}>
              {place.slot &&
                `${formatDay(place.slot.from, locale, now)}, ${formatTimeRange(place.slot.from, place.slot.to, locale)}`}
            </td>
            <td className={table.amount} data-label={t('desk_week.orders_column')}>
              {count(place.orders)}
            </td>
            <td className={styles.progress}>
              <ProgressBar
                label={t('desk_week.assembled_of', { name })}
                value={place.assembled}
                max={Math.max(1, place.orders)}
                valueText={t('desk_week.assembled_text', { done: count(place.assembled), count: place.orders })}
                className={styles.bar}
              />
            </td>
            <td className={table.amount} data-label={t('desk_week.rest')}>
              {place.orders > 0 && remaining === 0 ? (
                <Tag colour="turquoise">{t('desk_week.ready')}</Tag>
              ) : (
                count(remaining)
              )}
            </td>
          </tr>
        );
      })}
    </DeskTable>
  );
}
