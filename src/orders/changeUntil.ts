import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import type { changeUntil_order$key } from '#generated/relay/changeUntil_order.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatClosing, formatMoment } from '#rules/dates.ts';

const fragment = graphql`
  fragment changeUntil_order on Order @inline {
    changeableUntil
    fromStorage
  }
`;

/** Until when an order can be cancelled and changed, in words (E60); null: no longer at `now`. */
export function changeUntil(t: TFunction, locale: Locale, order: changeUntil_order$key, now: Date): string | null {
  const { changeableUntil: until, fromStorage } = readInlineData(fragment, order);
  if (!until || now.getTime() >= Date.parse(until)) return null;
  if (fromStorage) return t('orders.change_until_ready', { moment: formatMoment(until, locale, now) });
  return t('orders.change_until', { moment: formatClosing(until, locale, now) });
}
