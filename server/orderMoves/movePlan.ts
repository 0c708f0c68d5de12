import type { StayReason } from '#generated/schemaTypes.ts';
import { PERIOD_DAYS, PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { handoverDaysOf, type MarketPeriod, type Slot } from '#rules/period.ts';
import { areDayHours, placeSlotOn, slotOn, type DayHours } from '#rules/placeDays.ts';
import { liesInZone } from '#rules/postalCode.ts';
import { addDays, daysBetween, weekdayOf, type CalendarDay } from '#rules/zone.ts';
import { slotOf, type LocationRow, type ShippingZoneRow } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import type { MovableOrder } from './moveStore.ts';

/** The weeks after its own to which an order can be moved. */
const WEEKS_AHEAD = 8;

export type Place = LocationRow | ShippingZoneRow;
export const isZone = (place: Place): place is ShippingZoneRow => 'prefixes' in place;

/** Where orders move to. `place` null: each stays at its place; `day` null: the place's own day of the week. */
export type MoveTarget = {
  period: MarketPeriod;
  place: Place | null;
  day: CalendarDay | null;
  /** Hours of the day that the desk states. Null: those of the place. */
  hours: DayHours | null;
};

const isSamePlace = (a: Place, b: Place): boolean => a.id === b.id && isZone(a) === isZone(b);

const refuse = (field: string): never => {
  throw new MarketError('BAD_INPUT', { field });
};

const isSameSlot = (a: Slot | null, b: Slot | null): boolean =>
  a?.from.getTime() === b?.from.getTime() && a?.to.getTime() === b?.to.getTime();

/** BAD_INPUT {field}: a week, place, day or hours to which no order can be moved. */
export function checkTarget(
  { period, place, day, hours }: MoveTarget,
  { source, closedWeeks, now }: { source: MarketPeriod; closedWeeks: ReadonlySet<CalendarDay>; now: Date },
): void {
  const ahead = daysBetween(source.startDate, period.startDate);
  if (ahead < 0 || ahead > WEEKS_AHEAD * PERIOD_DAYS || (ahead > 0 && closedWeeks.has(period.startDate)))
    refuse('toPeriod');
  if (place && (!place.active || ('storageOnly' in place && place.storageOnly))) refuse('toPlace');
  if (day !== null && (!place || !handoverDaysOf(period).includes(day))) refuse('toDay');
  if (hours && (day === null || !areDayHours(hours))) refuse('from');
  if (!place || day === null) return;
  const slot = hours ? slotOn({ day, hours }) : placeSlotOn(place, period, day);
  if (!slot || slot.from <= now) refuse(hours ? 'from' : 'toDay');
}

/** The time of a target at which its place is closed, so that the moved orders alone have it; null: it is open then. */
export function outsideHours({ period, place, day, hours }: MoveTarget): Slot | null {
  if (!place || day === null || !hours) return null;
  const slot = slotOn({ day, hours });
  return isSameSlot(slot, placeSlotOn(place, period, day)) ? null : slot;
}

/** When an order of a place is handed over after a move; null: nobody is served there then. */
function targetSlot(place: Place, { period, day, hours }: MoveTarget, now: Date): Slot | null {
  const slot =
    day === null
      ? slotOf(place, period)
      : hours
        ? slotOn({ day, hours })
        : place.active
          ? placeSlotOn(place, period, day)
          : null;
  return slot && slot.from > now ? slot : null;
}

/** An order that moves. */
export type Move = { order: MovableOrder; from: Place; place: Place; slot: Slot };
export type Staying = { order: MovableOrder; reason: StayReason };

function stayReason(order: MovableOrder, from: Place, to: Place, period: MarketPeriod): StayReason | null {
  if (order.status !== 'processed') return 'worked_on';
  if (order.isCancelling) return 'cancelling';
  if (order.fromStorage) return 'express';
  if (order.isJustMoved) return 'moved';
  if (isZone(from) !== isZone(to)) return isZone(from) ? 'delivery' : 'pickup';
  if (isZone(to) && !isSamePlace(to, from) && !liesInZone(order.postalCode ?? '', to.prefixes)) return 'zone';
  if (order.hasBasket && order.week !== period.startDate) return 'basket';
  return null;
}

/** What a move does: which orders move where, which stay and why, and what their delivery was paid more or less than it costs there. */
export type MovePlan = {
  moves: Move[];
  staying: Staying[];
  cheaper: number;
  cheaperBy: number;
  dearer: number;
  dearerBy: number;
};

/** Plans a move of orders, by number. Money stays as it is: the difference of prices is only stated (ADR 173). */
export function movePlan(
  orders: readonly MovableOrder[],
  target: MoveTarget,
  { placeOf, now }: { placeOf: (order: MovableOrder) => Place | null; now: Date },
): MovePlan {
  const plan: MovePlan = { moves: [], staying: [], cheaper: 0, cheaperBy: 0, dearer: 0, dearerBy: 0 };
  for (const order of orders) {
    const from = placeOf(order);
    const place = target.place ?? from;
    if (!from || !place) {
      plan.staying.push({ order, reason: 'closed' });
      continue;
    }
    const slot = targetSlot(place, target, now);
    const isThere = isSamePlace(place, from) && order.week === target.period.startDate && isSameSlot(slot, order.slot);
    const reason = stayReason(order, from, place, target.period) ?? (isThere ? 'there' : null);
    if (reason !== null || !slot) {
      plan.staying.push({ order, reason: reason ?? 'closed' });
      continue;
    }
    plan.moves.push({ order, from, place, slot });
    const more = isZone(place) && !isSamePlace(place, from) && order.shipping > 0 ? place.price - order.shipping : 0;
    plan.cheaper += more < 0 ? 1 : 0;
    plan.cheaperBy += Math.max(-more, 0);
    plan.dearer += more > 0 ? 1 : 0;
    plan.dearerBy += Math.max(more, 0);
  }
  return plan;
}

export type MoveGroup = { from: Place; slot: Slot | null; place: Place; toSlot: Slot; orders: number };

const instant = (slot: Slot | null): string => (slot ? `${slot.from.toISOString()} ${slot.to.toISOString()}` : '');

/** The moves of a plan by where they are and where they go, earliest first. */
export function moveGroups(moves: readonly Move[]): MoveGroup[] {
  const keyOf = ({ order, from, place, slot }: Move) =>
    `${instant(order.slot)} ${from.id} ${place.id} ${instant(slot)}`;
  return [...Map.groupBy(moves, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      if (!first) return [];
      const { order, from, place, slot } = first;
      return { from, slot: order.slot, place, toSlot: slot, orders: group.length };
    });
}

/** Whether a plan is the one that was agreed to: the same orders, to the same times (ADR 98). `slots` null: not compared. */
export function isAgreed(
  moves: readonly Move[],
  { orders, slots }: { orders: readonly string[]; slots: readonly Date[] | null },
): boolean {
  const isSame = new Set(orders).size === moves.length && moves.every(({ order }) => orders.includes(order.id));
  const times = moveGroups(moves).map(({ toSlot }) => toSlot.from.getTime());
  return isSame && (slots === null || times.join(' ') === slots.map((slot) => slot.getTime()).join(' '));
}

/** The Fridays of a week and of those after it to which its orders can be moved. NOT_FOUND for another day. */
export function targetWeeks(week: CalendarDay): CalendarDay[] {
  if (weekdayOf(week) !== PERIOD_START_WEEKDAY) throw new MarketError('NOT_FOUND');
  return Array.from({ length: WEEKS_AHEAD + 1 }, (_, index) => addDays(week, index * PERIOD_DAYS));
}
