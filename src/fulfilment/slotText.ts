import { graphql, readInlineData } from 'react-relay';
import type { slotText_slot$key } from '#generated/relay/slotText_slot.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange, weekdayName } from '#rules/dates.ts';
import { dayAt, weekdayOf } from '#rules/zone.ts';

const fragment = graphql`
  fragment slotText_slot on TimeSlot @inline {
    from
    to
  }
`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type SlotForm = {
  now: Date;
  /** Of a slot that comes every week: its weekday. */
  weekday?: number | null | undefined;
};

/** The two parts of a slot: "Jeu. 26 nov." and "14 h à 19 h"; of one that comes every week "Jeudi", unless this week's is on another day. */
export function slotParts(
  slot: slotText_slot$key,
  locale: Locale,
  { now, weekday }: SlotForm,
): { day: string; hours: string } {
  const { from, to } = readInlineData(fragment, slot);
  const own = weekdayOf(dayAt(new Date(from)));
  const day = own === weekday ? weekdayName(own, locale) : formatDay(from, locale, now, 'short');
  return { day: capital(day), hours: formatTimeRange(from, to, locale) };
}

/** "Jeudi 26 novembre, 14 h à 19 h". */
export function slotSentence(slot: slotText_slot$key, locale: Locale, now: Date): string {
  const { from, to } = readInlineData(fragment, slot);
  return `${capital(formatDay(from, locale, now))}, ${formatTimeRange(from, to, locale)}`;
}
