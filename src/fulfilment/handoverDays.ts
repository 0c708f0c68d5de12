import { graphql, readInlineData } from 'react-relay';
import type { handoverDays_query$key } from '#generated/relay/handoverDays_query.graphql.ts';
import { PERIOD_DAYS, type Weekday } from '#rules/constants.ts';
import { dayAt, weekdayOf, type CalendarDay } from '#rules/zone.ts';

const fragment = graphql`
  fragment handoverDays_query on Query @inline {
    locations(filter: { ongoing: true }) {
      storageOnly
      weekday
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    shippingZones(filter: { ongoing: true }) {
      weekday
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

/** The days on which orders of the open week are handed over, at a pickup point or by a round; none: nothing serves it. */
export function handoverDays(key: handoverDays_query$key): CalendarDay[] {
  const { locations, shippingZones } = readInlineData(fragment, key);
  const slots = [...locations.filter(({ storageOnly }) => !storageOnly), ...shippingZones].map(
    ({ nextSlot }) => nextSlot,
  );
  return [...new Set(slots.flatMap((slot) => (slot ? [dayAt(new Date(slot.from))] : [])))].sort();
}

/** The weekdays on which orders are handed over as a rule, whatever differs this week, in the order of a week's handover. */
export function usualHandoverDays(key: handoverDays_query$key, handoverFrom: CalendarDay): Weekday[] {
  const { locations, shippingZones } = readInlineData(fragment, key);
  const days = [...locations, ...shippingZones].flatMap(({ weekday }) => (weekday ? [weekday as Weekday] : []));
  const first = weekdayOf(handoverFrom);
  const after = (weekday: Weekday) => (weekday - first + PERIOD_DAYS) % PERIOD_DAYS;
  return [...new Set(days)].sort((one, other) => after(one) - after(other));
}
