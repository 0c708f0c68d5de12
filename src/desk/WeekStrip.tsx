import { graphql, useFragment } from 'react-relay';
import type { WeekStrip_week$key } from '../../__generated__/relay/WeekStrip_week.graphql.ts';
import { formatTime, formatWeekday } from '../../rules/dates.ts';
import { dayAt } from '../../rules/zone.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import styles from './WeekStrip.module.css';
import { weekStrip, type WeekEvent } from './weekStrip.ts';

const fragment = graphql`
  fragment WeekStrip_week on StaffWeek {
    period {
      startDate
    }
    places {
      shippingZone {
        __typename
      }
      slot {
        from
      }
    }
  }
`;

/** The week from its Friday to the next, day by day: events, and the current day. */
export function WeekStrip({ week }: { week: WeekStrip_week$key }) {
  const { period, places } = useFragment(fragment, week);
  const { t } = useTranslation();
  const locale = useLocale();
  const today = dayAt(useNow());
  const slots = places.flatMap(({ slot, shippingZone }) =>
    slot ? [{ kind: shippingZone ? ('round' as const) : ('pickup' as const), from: new Date(slot.from) }] : [],
  );
  const textOf = (event: WeekEvent) => {
    if (event.kind === 'pickup') return t('desk_week.event.pickup', { count: event.points });
    return t(`desk_week.event.${event.kind}`, { time: event.at && formatTime(event.at, locale) });
  };
  return (
    <ol className={styles.strip} aria-label={t('desk_week.strip')}>
      {weekStrip(period.startDate, slots).map(({ day, events }) => (
        <li
          key={day}
          className={styles.day}
          data-over={day < today || undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <p className={styles.name}>{`${formatWeekday(day, locale, 'short')} ${Number(day.slice(-2))}`}</p>
          {events.map((event) => (
            <p key={`${event.kind} ${event.at?.toISOString() ?? ''}`}>{textOf(event)}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
