import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekWatched_week$data, WeekWatched_week$key } from '#generated/relay/WeekWatched_week.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import table from '../frame/DeskTable.module.css';
import styles from './WeekWatched.module.css';

const fragment = graphql`
  fragment WeekWatched_week on StaffWeek {
    watchedCount
    watched {
      order {
        id
        number
        customerName
        total
        products {
          productName
          missing
        }
      }
      reasons
      missing
      refundRefused
    }
  }
`;

type Watched = WeekWatched_week$data['watched'][number];
const COLOURS = {
  pending: 'orange',
  disputed: 'red',
  missing: 'yellow',
  outside_zone: 'orange',
  refund_refused: 'red',
} as const;
type Reason = keyof typeof COLOURS;
const isKnownReason = (reason: string): reason is Reason => reason in COLOURS;

/** The params of a reason for this order. */
const valuesOf = ({ order, missing, refundRefused }: Watched) => ({
  count: missing,
  amount: formatCents(refundRefused),
  total: formatCents(order.total),
  name: order.customerName,
  names: order.products
    .filter((line) => line.missing > 0)
    .map(({ productName }) => productName)
    .join(', '),
});

/** Orders that need attention, each with the reason and a link. */
export function WeekWatched({ week }: { week: WeekWatched_week$key }) {
  const { watched, watchedCount } = useFragment(fragment, week);
  const { t } = useTranslation();
  const address = useDeskAddress();
  const moreCount = watchedCount - watched.length;
  return (
    <DeskPanel title={t('desk_week.watch')}>
      {watchedCount === 0 && <p className={styles.none}>{t('desk_week.watch_none')}</p>}
      <ul className={styles.list}>
        {watched.map((entry) => {
          const reasons = entry.reasons.filter(isKnownReason);
          const values = valuesOf(entry);
          return (
            <li key={entry.order.id} className={styles.order}>
              <UiLink href={address('orders', String(entry.order.number))} className={table.name}>
                {entry.order.number}
              </UiLink>
              <span className={styles.tags}>
                {reasons.map((reason) => (
                  <Tag key={reason} colour={COLOURS[reason]}>
                    {t(`desk_week.reason.${reason}`, values)}
                  </Tag>
                ))}
              </span>
              {reasons.map((reason) => (
                <p key={reason}>{t(`desk_week.why.${reason}`, values)}</p>
              ))}
            </li>
          );
        })}
      </ul>
      {moreCount > 0 && <p className={styles.none}>{t('desk_week.watch_more', { count: moreCount })}</p>}
    </DeskPanel>
  );
}
