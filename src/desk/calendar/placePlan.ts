import { areDayHours } from '#rules/placeDays.ts';
import { dayAt, timeAt, type CalendarDay } from '#rules/zone.ts';

/** How a place differs in a week. `several`: in more than the form can change, which stays as it is. */
export const PLANS = ['usual', 'closed', 'moved', 'extra', 'several'] as const;
type Plan = (typeof PLANS)[number];

/** The values of a place's fields. */
export type PlanValues = { plan: string; day: string; from: string; to: string };

type Day = {
  readonly day: CalendarDay;
  readonly slot: { readonly from: string; readonly to: string } | null | undefined;
};

export type PlannedPlace = {
  readonly storageOnly: boolean;
  readonly usual: { readonly from: string; readonly to: string };
  readonly days: readonly Day[];
};

/** The day of its slot; the first of the week at a place for Express orders, which has hours on several. */
export const usualDay = ({ usual }: PlannedPlace): CalendarDay => dayAt(new Date(usual.from));

const hourOf = (instant: string): string => timeAt(new Date(instant));

function planOf({ storageOnly, ...place }: PlannedPlace): { plan: Plan; of?: Day } {
  const usual = usualDay({ storageOnly, ...place });
  const [first, second, ...more] = place.days.toSorted((a, b) => Number(b.day === usual) - Number(a.day === usual));
  if (!first) return { plan: 'usual' };
  if (more.length > 0) return { plan: 'several' };
  if (storageOnly) return second ? { plan: 'several' } : { plan: first.slot ? 'moved' : 'closed', of: first };
  if (second)
    return first.day === usual && !first.slot && second.slot ? { plan: 'moved', of: second } : { plan: 'several' };
  if (first.day === usual) return first.slot ? { plan: 'moved', of: first } : { plan: 'closed', of: first };
  return first.slot ? { plan: 'extra', of: first } : { plan: 'several' };
}

/** What the form shows of a place: its plan, and the day and hours, at first those of its usual slot. */
export function planValues(place: PlannedPlace): PlanValues {
  const { plan, of } = planOf(place);
  const { from, to } = of?.slot ?? place.usual;
  return { plan, day: of?.day ?? usualDay(place), from: hourOf(from), to: hourOf(to) };
}

/** The plans that a place can have. */
export const plansOf = (place: PlannedPlace): Plan[] =>
  PLANS.filter((plan) => {
    if (plan === 'several') return planOf(place).plan === 'several';
    return plan !== 'extra' || !place.storageOnly;
  });

/** Which fields a plan has. */
export const hasHours = (plan: string): boolean => plan === 'moved' || plan === 'extra';
export const hasDay = (plan: string, { storageOnly }: Pick<PlannedPlace, 'storageOnly'>): boolean =>
  hasHours(plan) || (plan === 'closed' && storageOnly);

/** Whether the hours are some, where the plan has any. */
export const areHoursValid = ({ plan, from, to }: PlanValues): boolean => !hasHours(plan) || areDayHours({ from, to });

/** The days of a place that differ, as the API takes them. */
export function daysInput(place: PlannedPlace, { plan, day, from, to }: PlanValues) {
  const usual = usualDay(place);
  switch (plan) {
    case 'closed':
      return [{ day: place.storageOnly ? day : usual }];
    case 'moved':
      if (day === usual && !place.storageOnly && from === hourOf(place.usual.from) && to === hourOf(place.usual.to))
        return [];
      return [...(place.storageOnly || day === usual ? [] : [{ day: usual }]), { day, from, to }];
    case 'extra':
      return [{ day, from, to }];
    case 'several':
      return place.days.map(({ day: other, slot }) =>
        slot ? { day: other, from: hourOf(slot.from), to: hourOf(slot.to) } : { day: other },
      );
    default:
      return [];
  }
}
