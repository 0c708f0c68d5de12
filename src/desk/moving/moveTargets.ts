import { handoverDaysOf } from '#rules/period.ts';
import { areDayHours } from '#rules/placeDays.ts';
import { dayAt, timeAt, type CalendarDay } from '#rules/zone.ts';

/** Which orders are moved: of a week, of a place in it (an API id), of a day there, or one alone. */
export type MoveSource = { period: string; place?: string; day?: CalendarDay; order?: string };

/** The fields of a move: ids of the API, `''` for each at its own place, or the place's own day. */
export type MoveValues = { period: string; place: string; day: string; from: string; to: string };

type Slot = { readonly from: string; readonly to: string };

export type TargetPlace = {
  readonly place: string;
  readonly name: string;
  readonly storageOnly: boolean;
  readonly delivery: boolean;
  readonly usual: Slot;
  readonly days: readonly { readonly day: CalendarDay; readonly slot: Slot | null | undefined }[];
};

export type TargetWeek = {
  readonly period: {
    readonly id: string;
    readonly closed: boolean;
    readonly handoverFrom: CalendarDay;
    readonly deliveryDay: CalendarDay;
  };
  readonly places: readonly TargetPlace[];
};

/** When a place is open on a day; null: it is closed. */
export function slotOnDay({ usual, days }: TargetPlace, day: CalendarDay): Slot | null {
  const differing = days.find((candidate) => candidate.day === day);
  if (differing) return differing.slot ?? null;
  return dayAt(new Date(usual.from)) === day ? usual : null;
}

/** The weeks that orders can move to: those that have days to come and are not closed. Orders of a whole week have nowhere to go in their own. */
export const openWeeks = (
  weeks: readonly TargetWeek[],
  { period, place }: MoveSource,
  today: CalendarDay,
): TargetWeek[] =>
  weeks
    .filter((week) => (week.period.id === period ? place !== undefined : !week.period.closed))
    .filter((week) => daysToCome(week, today).length > 0);

/** The places that orders can move to: of the same kind as their own; of a whole week none, since each stays at its own. */
export function targetPlaces(week: TargetWeek | undefined, { place }: MoveSource): TargetPlace[] {
  const own = week?.places.find((candidate) => candidate.place === place);
  if (!week || !own) return [];
  return week.places.filter(({ delivery, storageOnly }) => delivery === own.delivery && !storageOnly);
}

/** The days of a week that are still to come. */
export const daysToCome = ({ period }: TargetWeek, today: CalendarDay): CalendarDay[] =>
  handoverDaysOf(period).filter((day) => day >= today);

/** The input of a move, or null where its hours are none. */
export function moveInput(source: MoveSource, values: MoveValues, place: TargetPlace | undefined) {
  const hours = { from: values.from, to: values.to };
  const states = values.day !== '' && place !== undefined && !isOwnHours(place, values);
  if (states && !areDayHours(hours)) return null;
  return {
    ...source,
    toPeriod: values.period,
    ...(values.place !== '' && { toPlace: values.place }),
    ...(values.day !== '' && { toDay: values.day }),
    ...(states && hours),
  };
}

/** Whether the stated hours are those of the place on the day. */
function isOwnHours(place: TargetPlace, { day, from, to }: MoveValues): boolean {
  const slot = slotOnDay(place, day);
  return slot !== null && hourOf(slot.from) === from && hourOf(slot.to) === to;
}

const hourOf = (instant: string): string => timeAt(new Date(instant));

/** The hours that a day begins with: the place's on that day, else its usual ones. */
export function hoursOf(place: TargetPlace, day: CalendarDay): { from: string; to: string } {
  const { from, to } = slotOnDay(place, day) ?? place.usual;
  return { from: hourOf(from), to: hourOf(to) };
}

/** Where orders are. `day` null: they have no time. */
export type Whereabouts = {
  readonly period: string;
  readonly place: string | undefined;
  readonly day: CalendarDay | null;
};

/** Whether a day at a place of a week is where the orders are. */
export const isPresentDay = (at: Whereabouts, values: Pick<MoveValues, 'period' | 'place' | 'day'>): boolean =>
  at.period === values.period && at.place === values.place && at.day === values.day;

/** The day at a place of a week that is proposed: the first to come on which it is open and they are not, else the first on which they are not. */
function firstDay(week: TargetWeek, place: TargetPlace, at: Whereabouts, now: Date): { day: string; isOpen: boolean } {
  const period = week.period.id;
  const others = daysToCome(week, dayAt(now)).filter((day) => !isPresentDay(at, { period, place: place.place, day }));
  const open = others.find((day) => {
    const slot = slotOnDay(place, day);
    return slot !== null && new Date(slot.from) > now;
  });
  return { day: open ?? others.find((day) => day > dayAt(now)) ?? others[0] ?? '', isOpen: open !== undefined };
}

/** The day, with its hours, that is proposed for a place of a week; without a place each order has its own. */
export function proposedDay(
  week: TargetWeek | undefined,
  place: TargetPlace | undefined,
  at: Whereabouts,
  now: Date,
): Pick<MoveValues, 'day' | 'from' | 'to'> {
  const day = week && place ? firstDay(week, place, at, now).day : '';
  return { day, ...(place && day !== '' ? hoursOf(place, day) : { from: '', to: '' }) };
}

/** Where orders would go, to begin with: the first day that is not theirs, of their place if it opens again. */
export function firstTarget(weeks: readonly TargetWeek[], at: Whereabouts, now: Date): MoveValues {
  const placeIn = (week: TargetWeek) => week.places.find(({ place }) => place === at.place);
  const isServed = (week: TargetWeek) => {
    const place = placeIn(week);
    return place === undefined || firstDay(week, place, at, now).isOpen;
  };
  const week = weeks.find(isServed) ?? weeks[0];
  const place = week && placeIn(week);
  return {
    period: week?.period.id ?? at.period,
    place: place?.place ?? '',
    ...proposedDay(week, place, at, now),
  };
}
