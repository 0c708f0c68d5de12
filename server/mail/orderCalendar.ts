import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { nothingComes } from '#rules/lineStatus.ts';
import { isOngoing } from '#rules/orderStatus.ts';
import type { Database } from '../database/database.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { toId } from '../graphql/globalId.ts';
import { isUuid } from '../ids.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { SiteInformationService } from '../siteInformation/siteInformationService.ts';
import { addressLine } from '../text/addressLine.ts';
import { textIn } from '../text/bilingualText.ts';
import { mailTranslator } from '../text/mailTexts.ts';
import { calendarFile } from './calendarFile.ts';
import type { MarketOfMail } from './composeMail.ts';
import { orderIdOfCalendar, readOrderMail } from './mailReadStore.ts';
import type { OrderMailData } from './mailReadStore.ts';

export type PlaceOfMail = { location: LocationRow | null; zone: ShippingZoneRow | null };
/** An iCalendar file and the name to save it under. */
export type OrderCalendar = { name: string; text: string };

/** The delivery address on one line; '' once its person was deleted (E49), null: it is picked up. */
export function deliveryAddress({ delivery }: OrderMailData): string | null {
  if (!delivery) return null;
  const { line1, line2, city, state, postal_code: postalCode } = delivery;
  return line1 === '' ? '' : addressLine({ line1, line2, city, state, postalCode });
}

/** An order's own address, by which whoever has it sees, changes and cancels it (ADR 36). */
export const orderLink = (key: string, locale: Locale, { publicUrl }: Pick<MarketOfMail, 'publicUrl'>): string =>
  `${publicUrl}${addressOf('orderLink', locale, { id: toId('OrderLink', key) })}`;

/**
 * When and where an order comes, for calendars, with a reminder before; a merged order is in the entry of the other.
 * Null: not scheduled yet. `isCancelled`: removes its entry again.
 */
export function orderCalendar(
  order: OrderMailData,
  { location, zone }: PlaceOfMail,
  { name, publicUrl }: Pick<MarketOfMail, 'name' | 'publicUrl'>,
  locale: Locale,
  { isCancelled }: { isCancelled: boolean } = { isCancelled: false },
): OrderCalendar | null {
  const { slot_from: from, slot_to: to, created_at: at } = order;
  if (!from || !to) return null;
  const t = mailTranslator(locale);
  const number = (isCancelled ? null : order.merged_number) ?? order.number;
  const text = calendarFile({
    id: `order-${number}@${new URL(publicUrl).hostname}`,
    title: t(zone ? 'calendar.delivery' : 'calendar.pickup', { number, market: name[locale] }),
    place: location
      ? `${textIn(location.name, locale)}, ${addressLine(location.address)}`
      : zone
        ? deliveryAddress(order) || textIn(zone.name, locale)
        : '',
    description: t('order.intro', { number: order.number, day: formatDay(at, locale, from) }),
    url: `${publicUrl}${addressOf(order.customer_id === null ? 'home' : 'orders', locale)}`,
    from,
    to,
    at,
    locale,
    marketName: name[locale],
    changes: order.moves,
    isCancelled,
  });
  return { name: `${locale === 'fr' ? 'commande' : 'order'}-${number}.ics`, text };
}

type CalendarParts = {
  publicUrl: string;
  database: Database;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone'>;
  siteInformation: Pick<SiteInformationService, 'profile'>;
};

const FILE = /^(.*)-(fr|en)\.ics$/;

/** The file of an address that Order.calendar returned, by its last segment. Null: none (any more). */
export async function calendarOf(parts: CalendarParts, file: string): Promise<OrderCalendar | null> {
  const [, key, locale] = FILE.exec(file) ?? [];
  const id = key === undefined || !isUuid(key) ? null : await orderIdOfCalendar(parts.database.kysely, key);
  const order = id === null ? null : await readOrderMail(parts.database.kysely, id);
  if (
    !order ||
    !isOngoing(order.status) ||
    nothingComes(await orderRecords.comingLines(parts.database.kysely, order.id))
  )
    return null;
  const [location, zone] = await Promise.all([
    order.location_id === null ? null : parts.fulfilment.location(order.location_id),
    order.shipping_zone_id === null ? null : parts.fulfilment.zone(order.shipping_zone_id),
  ]);
  const market = { ...(await parts.siteInformation.profile()), publicUrl: parts.publicUrl };
  return orderCalendar(order, { location, zone }, market, locale === 'en' ? 'en' : 'fr');
}
