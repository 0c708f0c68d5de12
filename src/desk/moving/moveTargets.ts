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

/** The weeks that orders can move to: their own, and the later ones that are not closed. */
export const openWeeks = (weeks: readonly TargetWeek[], { period }: MoveSource): TargetWeek[] =>
  weeks.filter((week) => week.period.id === period || !week.period.closed);

/** The places that orders can move to: of the same kind as their own; of a whole week none, since each stays at its own. */
export function targetPlaces(week: TargetWeek | undefined, { place }: MoveSource): TargetPlace[] {
  const own = week?.places.find((candidate) => candidate.place === place);
  if (!week || !own) return [];
  return week.places.filter(({ delivery, storageOnly }) => delivery === own.delivery && !storageOnly);
}

/** The days of a week that are still to come. */
export const daysToCome = ({ period }: TargetWeek, today: CalendarDay): CalendarDay[] =>
  handoverDaysOf(period).filter((day) => day >= today);

/** Whether hours are to be stated: the chosen day is none of the place's, or other ones were proposed. */
export const needsHours = (place: TargetPlace | undefined, { day }: MoveValues): boolean =>
  place !== undefined && day !== '' && slotOnDay(place, day) === null;

/** The input of a move, or null where its hours are none. */
export function moveInput(source: MoveSource, values: MoveValues, place: TargetPlace | undefined) {
  const hours = { from: values.from, to: values.to };
  const states = needsHours(place, values) || (values.day !== '' && place !== undefined && !isOwnHours(place, values));
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
