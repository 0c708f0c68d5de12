import { basketOptOut, basketSlot } from '#rules/basketDates.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { periodStarting } from '#rules/period.ts';
import type { MarketCalendar, MarketPeriod } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import type { Context } from '../api/context.ts';
import { slotOf } from '../fulfilment/places.ts';
import { requireKey, toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { textIn, textOrNull } from '../text/bilingualText.ts';
import { readWeek } from './basketPauses.ts';
import type { BasketGoal } from './basketPlace.ts';
import { agreementNeeded, cardNeeded, fixedWeeks, nextWeek, pausesToCome, weeksToCome } from './nextBasket.ts';

/** The customer after the mutation. */
async function owner({ services, visitor }: Pick<Context, 'services' | 'visitor'>) {
  const user = await services.account.current(visitor);
  if (!user) throw new MarketError('UNAUTHENTICATED');
  return user;
}

function slotIn(calendar: MarketCalendar, at: BasketGoal, period: MarketPeriod) {
  const place = at.shippingZone ?? at.location;
  return basketSlot(place && slotOf(place, period), period.startDate, calendar);
}

type BasketRootResolvers = {
  Query: RootResolvers<'Query', 'baskets'>;
  Mutation: RootResolvers<'Mutation', 'subscribeToBasket' | 'updateBasket' | 'cancelBasket'>;
  Basket: TypeResolvers<'Basket'>;
  UserBasket: TypeResolvers<'UserBasket'>;
};

export const basketResolvers = {
  Query: {
    baskets: (_, _args, { services }) => services.baskets.onOffer(),
  },
  Mutation: {
    async subscribeToBasket(_, { basket, preferences, total }, context) {
      const { subscriptions } = context.services.baskets;
      await subscriptions.subscribe(context, requireKey(basket, 'Basket'), preferences, total);
      return owner(context);
    },
    updateBasket: (_, { id, input }, context) =>
      context.services.baskets.subscriptions.update(context, requireKey(id, 'UserBasket'), input),
    async cancelBasket(_, { id, from }, context) {
      const { subscriptions } = context.services.baskets;
      await subscriptions.cancel(context, requireKey(id, 'UserBasket'), readWeek(from, 'from'));
      return owner(context);
    },
  },
  Basket: {
    id: ({ id }) => toId('Basket', id),
    name: ({ name }, _, { locale }) => textIn(name, locale),
    description: ({ description }, _, { locale }) => textOrNull(description, locale),
    images: ({ images }) => images.map((path) => ({ path, alt: null, altTexts: null })),
    contents: ({ contents }, _, { locale }) => contents.map((text) => textIn(text, locale)),
    first: (basket, place, context) => context.services.baskets.first(context, basket, place),
  },
  UserBasket: {
    id: ({ id }) => toId('UserBasket', id),
    isPaused: async (basket, _, { services, now }) =>
      pausesToCome(basket, await services.fulfilment.calendar(), now).length > 0,
    async pausedOn(basket, _, { services, now }) {
      const weeks = pausesToCome(basket, await services.fulfilment.calendar(), now);
      const [from, last] = [weeks[0], weeks.at(-1)];
      return from && last ? { from, to: addDays(last, PERIOD_DAYS - 1) } : null;
    },
    async weeks(basket, _, { services, now }) {
      const calendar = await services.fulfilment.calendar();
      return weeksToCome(basket, calendar, now).map((week) => ({
        ...week,
        slot: slotIn(calendar, basket, week.period),
      }));
    },
    async next(basket, _, { services, now }) {
      const calendar = await services.fulfilment.calendar();
      const period = nextWeek(basket, calendar, now);
      if (!period) return null;
      return {
        period,
        location: basket.location,
        shippingZone: basket.shippingZone,
        slot: slotIn(calendar, basket, period),
        totals: await services.baskets.totals(basket, period.startDate),
        changeBy: basketOptOut(period.startDate, calendar),
      };
    },
    async fixed(basket, _, { services, now }) {
      const calendar = await services.fulfilment.calendar();
      return fixedWeeks(basket, calendar, now).flatMap(({ week, ...at }) => {
        const period = periodStarting(week, calendar);
        const slot = slotIn(calendar, at, period);
        return slot && slot.to <= now ? [] : [{ period, slot }];
      });
    },
    total: (basket, at, { services }) => services.baskets.usualTotal(basket, at),
    async agreementWanted(basket, _, { services, now }) {
      const calendar = await services.fulfilment.calendar();
      const wanted = agreementNeeded(basket, calendar, now);
      return wanted && { ...wanted, slot: slotIn(calendar, basket, wanted.period) };
    },
    async cardWanted(basket, _, { services, now }) {
      const calendar = await services.fulfilment.calendar();
      const wanted = cardNeeded(basket, calendar, now);
      return wanted && { ...wanted, slot: slotIn(calendar, basket, wanted.period) };
    },
  },
} satisfies BasketRootResolvers;
