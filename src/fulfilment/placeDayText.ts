import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import type { placeDayText_day$key } from '#generated/relay/placeDayText_day.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';

const fragment = graphql`
  fragment placeDayText_day on PlaceDay @inline {
    name
    delivers
    day
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
  }
`;

/** "Halle : fermé le jeudi 24 décembre." or "Halle : ouvert le samedi 26 décembre, 10 h à 14 h." */
export function placeDayText(key: placeDayText_day$key, t: TFunction, locale: Locale, now: Date): string {
  const { name, delivers, day, slot } = readInlineData(fragment, key);
  const values = { place: name, day: formatDay(day, locale, now) };
  if (!slot) return t(delivers ? 'fulfilment.no_round_on' : 'fulfilment.closed_on', values);
  const hours = formatTimeRange(slot.from, slot.to, locale);
  return t(delivers ? 'fulfilment.round_on' : 'fulfilment.open_on', { ...values, hours });
}
