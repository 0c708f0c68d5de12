import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekStrip_week$key } from '#generated/relay/WeekStrip_week.graphql.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { dayParts, formatTime, lastInstantBefore } from '#rules/dates.ts';
import { weekStarting } from '#rules/period.ts';
import type { WeekMarks } from '#rules/weekDays.ts';
import { addDays, dayAt, daysBetween, timeAt, type CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import styles from './WeekStrip.module.css';

/** When pickup at a place or a delivery round of a week begins. */
export type PlaceSlot = { readonly kind: 'pickup' | 'round'; readonly from: Date };

/**
 * What happens on a day of a week. at: the instant; null: all day, or at its end. pickup: at how many points.
 * week_before: its orders are handed over.
 */
type WeekEvent =
  | { readonly kind: 'opening' | 'week_before' | 'closing' | 'opt_out'; readonly at: null }
  | { readonly kind: 'missing' | 'round' | 'closing_at' | 'opt_out_at'; readonly at: Date }
  | { readonly kind: 'pickup'; readonly at: null; readonly points: number };

type WeekDay = { readonly day: CalendarDay; readonly events: readonly WeekEvent[] };

/** What ends on a day: at its midnight, or at an hour. */
function endOn(day: CalendarDay, at: Date | string, kind: 'closing' | 'opt_out'): WeekEvent[] {
  const end = new Date(at);
  if (day !== dayAt(lastInstantBefore(end))) return [];
  return [timeAt(end) === '00:00' ? { kind, at: null } : { kind: `${kind}_at`, at: end }];
}

function slotEvents(slots: readonly PlaceSlot[]): WeekEvent[] {
  const points = slots.filter(({ kind }) => kind === 'pickup').length;
  const rounds = slots.filter(({ kind }) => kind === 'round').map(({ from }) => from.getTime());
  return [
    ...(points > 0 ? [{ kind: 'pickup', at: null, points } as const] : []),
    ...[...new Set(rounds)].sort().map((time) => ({ kind: 'round', at: new Date(time) }) as const),
  ];
}

/**
 * A market week from its Friday to the Friday after (E53), or to the day of its last slot, such as a Saturday; on the first Friday the same
 * places serve the week before, if `weekBefore` has orders. `slots`: of the week's own places. In a closed week nothing happens. `baskets`: the market has recurring ones. RangeError when `startDate` is no Friday.
 */
export function weekStrip(
  { startDate, closesAt, basketsUntil, missingAt }: Omit<WeekMarks, 'handoverFrom'>,
  slots: readonly PlaceSlot[],
  { isClosed = false, baskets = true, weekBefore = true } = {},
): WeekDay[] {
  const { endDate } = weekStarting(startDate);
  const missing = new Date(missingAt);
  const slotsOn = (day: CalendarDay) => slots.filter(({ from }) => dayAt(from) === day);
  const ownEvents = (day: CalendarDay): WeekEvent[] =>
    isClosed
      ? []
      : [
          ...(day === startDate ? [{ kind: 'opening', at: null } as const] : []),
          ...(weekBefore && day === startDate && slotsOn(endDate).length > 0
            ? [{ kind: 'week_before', at: null } as const]
            : []),
          ...endOn(day, closesAt, 'closing'),
          ...(baskets ? endOn(day, basketsUntil, 'opt_out') : []),
          ...(day === dayAt(missing) ? [{ kind: 'missing', at: missing } as const] : []),
        ];
  const lastDay = Math.max(PERIOD_DAYS, ...slots.map(({ from }) => daysBetween(startDate, dayAt(from))));
  return Array.from({ length: lastDay + 1 }, (_, at) => {
    const day = addDays(startDate, at);
    return { day, events: [...ownEvents(day), ...(at === 0 ? [] : slotEvents(slotsOn(day)))] };
  });
}

const fragment = graphql`
  fragment WeekStrip_week on StaffWeek {
    weekBefore
    period {
      startDate
      closesAt
      basketsUntil
      missingAt
      closed
    }
    places {
      shippingZone {
        __typename
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

/** The week from its Friday to the next, day by day: events, and the current day. */
export function WeekStrip({ week }: { week: WeekStrip_week$key }) {
  const { period, places, weekBefore } = useFragment(fragment, week);
  const { t } = useTranslation();
  const locale = useLocale();
  const { baskets } = useMarketOffers();
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
      {weekStrip(period, slots, { isClosed: period.closed, baskets, weekBefore }).map(({ day, events }) => (
        <li
          key={day}
          className={styles.day}
          data-over={day < today || undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <p className={styles.name}>{`${dayParts(day, locale, 'short').weekday} ${dayParts(day, locale).number}`}</p>
          {events.map((event) => (
            <p key={`${event.kind} ${event.at?.toISOString() ?? ''}`}>{textOf(event)}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
