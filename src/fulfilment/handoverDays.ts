import { graphql, readInlineData } from 'react-relay';
import type { handoverDays_query$key } from '#generated/relay/handoverDays_query.graphql.ts';
import { dayAt, type CalendarDay } from '#rules/zone.ts';

const fragment = graphql`
  fragment handoverDays_query on Query @inline {
    locations(filter: { ongoing: true }) {
      storageOnly
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    shippingZones(filter: { ongoing: true }) {
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
