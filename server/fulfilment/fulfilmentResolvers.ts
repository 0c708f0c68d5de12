import { basketOptOut } from '#rules/basketDates.ts';
import { closingOf, handoverFrom, missingInWeek } from '#rules/period.ts';
import { slotOn } from '#rules/placeDays.ts';
import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { properName, textIn, textOrNull } from '../text/bilingualText.ts';
import { inWeekOrder, placeId } from './places.ts';

const Query: RootResolvers<'Query', 'currentPeriod' | 'openPeriod' | 'announcedWeeks' | 'locations' | 'shippingZones'> =
  {
    currentPeriod: (_, _args, { services, now }) => services.fulfilment.currentPeriod(now),
    openPeriod: (_, _args, { services, now }) => services.fulfilment.openPeriod(now),
    announcedWeeks: (_, _args, { services, now }) => services.fulfilment.announced(now),
    locations: async (_, { filter }, { services: { fulfilment }, now }) =>
      inWeekOrder(await fulfilment.locations(filter ?? {}), await fulfilment.openPeriod(now)),
    shippingZones: async (_, { filter }, { services: { fulfilment }, now }) =>
      inWeekOrder(await fulfilment.shippingZones(filter ?? {}), await fulfilment.openPeriod(now)),
  };

const Period: TypeResolvers<'Period'> = {
  id: ({ startDate }) => toId('Period', startDate),
  closesAt: async ({ startDate }, _, { services }) => closingOf(startDate, await services.fulfilment.calendar()),
  handoverFrom: async ({ startDate }, _, { services }) => handoverFrom(startDate, await services.fulfilment.calendar()),
  basketsUntil: async ({ startDate }, _, { services }) => basketOptOut(startDate, await services.fulfilment.calendar()),
  missingAt: async ({ startDate }, _, { services }) => missingInWeek(startDate, await services.fulfilment.calendar()),
  deliveryDay: (period, _, { services }) => services.fulfilment.deliveryDay(period),
  closed: async ({ startDate }, _, { services }) => (await services.fulfilment.calendar()).closedWeeks.has(startDate),
  note: async (period, _, { services, locale }) => textOrNull(await services.fulfilment.noteOf(period), locale),
  placeDays: (period, _, { services }) => services.fulfilment.placeDays(period),
};

const PlaceDay: TypeResolvers<'PlaceDay'> = {
  place: ({ place }) => placeId(place),
  name: ({ place }, _, { locale }) => textIn(place.name, locale),
  delivers: ({ place }) => 'prefixes' in place,
  day: ({ differing }) => differing.day,
  slot: ({ differing }) => slotOn(differing),
};

const Location: TypeResolvers<'Location'> = {
  id: ({ id }) => toId('Location', id),
  name: ({ name }, _, { locale }) => textIn(name, locale),
  description: ({ description }, _, { locale }) => textOrNull(description, locale),
  address: ({ address }) => ({
    line1: properName(address.line1),
    line2: address.line2 === null ? null : properName(address.line2),
    city: properName(address.city),
    state: address.state,
    postal_code: address.postalCode,
    country: address.country,
  }),
  weekday: ({ weekday, storageOnly }) => (storageOnly ? null : weekday),
  nextSlot: (location, _, { services, now }) => services.fulfilment.slotFor(location, now, location.storageOnly),
  expressSlot: (location, _, { services, now }) => services.fulfilment.slotFor(location, now, true),
};

const ShippingZone: TypeResolvers<'ShippingZone'> = {
  id: ({ id }) => toId('ShippingZone', id),
  name: ({ name }, _, { locale }) => textIn(name, locale),
  description: ({ description }, _, { locale }) => textOrNull(description, locale),
  nextSlot: (zone, _, { services, now }) => services.fulfilment.slotFor(zone, now, false),
  expressSlot: (zone, _, { services, now }) => services.fulfilment.slotFor(zone, now, true),
};

const ShippingAddress: TypeResolvers<'ShippingAddress'> = {
  address: ({ line1, line2, city, state, postalCode, country }) => ({
    line1,
    line2,
    city,
    state,
    postal_code: postalCode,
    country,
  }),
  zones: ({ postalCode }, _, { services }) => services.fulfilment.zonesAt(postalCode),
};

export const fulfilmentResolvers = { Query, Period, PlaceDay, Location, ShippingZone, ShippingAddress };
