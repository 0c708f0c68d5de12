import {
  basketChargedBy,
  basketOptOut,
  basketWeeks,
  closedBasketWeek,
  isBasketDue,
  nextBasketWeek,
  pausableWeeks,
} from '#rules/basketDates.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { periodStarting } from '#rules/period.ts';
import type { MarketCalendar, MarketPeriod } from '#rules/period.ts';
import { ADDRESS_PROBLEMS } from '#rules/purchase.ts';
import { addDays } from '#rules/zone.ts';
import type { UserBasketView } from './userBasketView.ts';

/** The first week that can still be changed: undecided, with its opt-out ahead. */
function openFrom({ decidedThrough }: UserBasketView, calendar: MarketCalendar, now: Date): string {
  const undecided = addDays(decidedThrough, PERIOD_DAYS);
  const [open] = pausableWeeks(now, calendar);
  return open && open.startDate > undecided ? open.startDate : undecided;
}

/** The paused weeks that are still ahead. */
export function pausesToCome(view: UserBasketView, calendar: MarketCalendar, now: Date): string[] {
  const from = openFrom(view, calendar, now);
  return view.paused.filter((week) => week >= from);
}

/**
 * The twelve weeks that can be paused, without those that a cart bought, and the state of each (E23, E51). A basket
 * that is off offer has no delivery in any, and none has one in a closed week.
 */
export function weeksToCome(view: UserBasketView, calendar: MarketCalendar, now: Date) {
  const open = pausableWeeks(now, calendar).filter(({ startDate }) => !view.bought.includes(startDate));
  return open.map((period) => ({
    period,
    isDue:
      view.basket.active &&
      !calendar.closedWeeks.has(period.startDate) &&
      isBasketDue(view.basket.frequency, view.startWeek, period.startDate),
    isPaused: view.paused.includes(period.startDate),
    optOutBy: basketOptOut(period.startDate, calendar),
  }));
}

/** The week of the next delivery that can still be changed, among the twelve or later. Null: none. */
export function nextWeek(view: UserBasketView, calendar: MarketCalendar, now: Date): MarketPeriod | null {
  if (!view.basket.active) return null;
  const skipped = new Set([...view.paused, ...view.bought, ...calendar.closedWeeks]);
  const week = nextBasketWeek(view.basket.frequency, view.startWeek, { from: openFrom(view, calendar, now), skipped });
  return week === null ? null : periodStarting(week, calendar);
}

/**
 * The weeks that still come at `now`, whatever is changed: those decided, and those whose opt-out has passed though no job
 * has decided them yet.
 */
export function fixedWeeks(view: UserBasketView, calendar: MarketCalendar, now: Date): UserBasketView['fixed'] {
  const { basket, startWeek, decidedThrough, paused, location, shippingZone } = view;
  const from = addDays(decidedThrough, PERIOD_DAYS);
  const skipped = new Set([...paused, ...calendar.closedWeeks, ...view.fixed.map(({ week }) => week)]);
  const closed = basketWeeks(basket.frequency, startWeek, { from, until: closedBasketWeek(now, calendar) });
  return [
    ...view.fixed,
    ...closed.filter((week) => !skipped.has(week)).map((week) => ({ week, location, shippingZone })),
  ].toSorted((left, right) => (left.week < right.week ? -1 : 1));
}

/** A refused week that can still be charged. */
function chargeable(week: string, calendar: MarketCalendar, now: Date) {
  const by = basketChargedBy(week, calendar);
  return now < by ? { period: periodStarting(week, calendar), by } : null;
}

/** The week whose card was refused, as long as another card can be charged. Null: none. */
export function cardNeeded({ refused }: UserBasketView, calendar: MarketCalendar, now: Date) {
  if (!refused || refused.refusal === 'TOTAL_RAISED' || ADDRESS_PROBLEMS.has(refused.refusal)) return null;
  return chargeable(refused.week, calendar, now);
}

/** The week that is charged once its total is agreed to (E69). Null: none. */
export const agreementNeeded = ({ refused, total, agreedTotal }: UserBasketView, calendar: MarketCalendar, now: Date) =>
  refused?.refusal === 'TOTAL_RAISED' && total > agreedTotal ? chargeable(refused.week, calendar, now) : null;
