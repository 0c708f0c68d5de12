import { chances } from './chances.ts';
import { basketFridays, dayAfter, fridaysOf, listDays, wallInstant } from './yearCalendar.ts';
import type { Rhythm } from './yearCalendar.ts';

/**
 * The days of the simulation, beyond the year's end too, so that weeks paused and due then are listed. Far in the
 * future, because the provider checks a trial's minimum days by its own clock. It has a 31 October that is a Friday and
 * a 30 April that is a Thursday: the day after would be in another week.
 */
export const DAYS = listDays('2036-10-24', '2038-12-31');
/** The simulated weeks, by their Fridays: a year and five weeks, with three clock changes. */
export const WEEKS = fridaysOf(DAYS).slice(0, 57);
/** Weeks in which no process runs: from Tuesday's evening to Wednesday's morning, and until Wednesday is over. */
export const DOWN = { night: '2037-03-06', wednesday: '2037-06-19' } as const;

/** When people act in a week: days after its Friday, and the local time. */
const MOMENTS = {
  saturday: [1, '11:00'],
  sunday: [2, '20:00'],
  tuesday: [4, '23:30'],
  wednesday: [5, '15:00'],
} as const;
export type Moment = keyof typeof MOMENTS;
export const MOMENT_NAMES = Object.keys(MOMENTS) as Moment[];
export type Place = 'marche' | 'plateau' | 'vallee';

export type Deed =
  | { kind: 'subscribe'; basket: Rhythm; place: Place }
  | { kind: 'move'; basket: Rhythm; place: Place }
  | { kind: 'pause'; basket: Rhythm; how: 'add' | 'range' | 'all'; weeks: string[] }
  | { kind: 'resume'; basket: Rhythm; how: 'some' | 'all'; weeks: string[] }
  | { kind: 'end'; basket: Rhythm }
  | { kind: 'card'; card: 'good' | 'declined' | 'authentication' }
  | { kind: 'buy' | 'auto'; place: Place; quantity: number; balance?: boolean }
  | { kind: 'credit'; amount: number }
  | { kind: 'cancelOrder' | 'combine' | 'again' | 'deposit' | 'trial' | 'year' | 'leave' };
export type Act = Deed & { week: string; moment: Moment };
export type Life = { name: string; acts: Act[] };

export const dateOf = ({ week, moment }: Pick<Act, 'week' | 'moment'>): string =>
  dayAfter(DAYS, week, MOMENTS[moment][0]);
export const instantOf = (act: Pick<Act, 'week' | 'moment'>): Date => wallInstant(dateOf(act), MOMENTS[act.moment][1]);

/** How many of the 200 have which rhythm. */
const RHYTHMS: [Rhythm, number][] = [
  ['weekly', 8],
  ['biweekly', 14],
  ['monthly', 40],
  ['bimonthly', 50],
  ['quarterly', 48],
  ['semiannual', 40],
];
export const SUBSCRIBERS = RHYTHMS.flatMap(([rhythm, count]) => Array<Rhythm>(count).fill(rhythm));
const PLACES: Place[] = ['marche', 'plateau', 'vallee'];

type Draft = { chance(): number; acts: Act[] };
const pick = <T>({ chance }: Draft, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
const upTo = ({ chance }: Draft, max: number): number => Math.floor(chance() * (max + 1));

/** A moment of that week at which the market is up. */
function momentIn(draft: Draft, index: number): Pick<Act, 'week' | 'moment'> {
  const week = WEEKS[Math.min(Math.max(index, 0), WEEKS.length - 1)] as string;
  const isDown = week === DOWN.night || week === DOWN.wednesday;
  return { week, moment: pick(draft, isDown ? (['saturday', 'sunday'] as const) : MOMENT_NAMES) };
}

const ALL_FRIDAYS = fridaysOf(DAYS);
/** The twelve weeks that can be paused at a moment: the one whose opt-out Tuesday is next, and eleven more (E23). */
export function openWeeks({ week, moment }: Pick<Act, 'week' | 'moment'>): string[] {
  const first = ALL_FRIDAYS.indexOf(week) + (moment === 'wednesday' ? 1 : 0);
  return ALL_FRIDAYS.slice(first, first + 12);
}

function pauseAndResume(draft: Draft, basket: Rhythm, due: ReadonlySet<string>, index: number): void {
  const when = momentIn(draft, index);
  const open = openWeeks(when);
  const dueWeeks = open.filter((week) => due.has(week));
  const edges = [open[0] as string, open[11] as string];
  const how = draft.chance();
  let weeks = [pick(draft, open), ...(dueWeeks.length > 0 ? [pick(draft, dueWeeks)] : [])];
  if (how < 0.3) weeks = edges;
  if (how < 0.08) draft.acts.push({ ...when, kind: 'pause', basket, how: 'all', weeks: (weeks = open) });
  else if (how > 0.75) {
    const [from, to] = [upTo(draft, 11), upTo(draft, 11)].toSorted((one, other) => one - other);
    draft.acts.push({ ...when, kind: 'pause', basket, how: 'range', weeks: (weeks = open.slice(from, (to ?? 0) + 1)) });
  } else draft.acts.push({ ...when, kind: 'pause', basket, how: 'add', weeks: (weeks = [...new Set(weeks)]) });
  if (draft.chance() > 0.4) return;
  const later = momentIn(draft, index + 1 + upTo(draft, 2));
  const still = openWeeks(later).filter((week) => weeks.includes(week));
  const all = draft.chance() < 0.3;
  if (all || still.length > 0)
    draft.acts.push({ ...later, kind: 'resume', basket, how: all ? 'all' : 'some', weeks: all ? [] : still });
}

function liveWithBasket(draft: Draft, basket: Rhythm): void {
  // Many begin with the week of 31 October, a day that shorter months lack.
  const begin = draft.chance() < 0.4 ? 1 : upTo(draft, 30);
  const start = begin === 1 ? { week: WEEKS[1] as string, moment: 'tuesday' as const } : momentIn(draft, begin);
  draft.acts.push({ ...start, kind: 'subscribe', basket, place: pick(draft, PLACES) });
  const due = new Set(basketFridays(DAYS, basket, dateOf(start)));
  for (let count = upTo(draft, 4); count > 0; count -= 1)
    pauseAndResume(draft, basket, due, begin + 1 + upTo(draft, WEEKS.length - begin - 2));
  if (draft.chance() < 0.3)
    draft.acts.push({
      ...momentIn(draft, begin + 1 + upTo(draft, 40)),
      kind: 'move',
      basket,
      place: pick(draft, PLACES),
    });
  // Cards fail mostly in weeks that bring a basket.
  for (let count = draft.chance() < 0.3 ? 1 + upTo(draft, 1) : 0; count > 0; count -= 1) {
    const index = WEEKS.indexOf(
      pick(
        draft,
        [...due].filter((week) => WEEKS.includes(week)),
      ),
    );
    if (index <= begin) continue;
    const before = { week: WEEKS[index] as string, moment: pick(draft, ['saturday', 'sunday'] as const) };
    draft.acts.push({ ...before, kind: 'card', card: pick(draft, ['declined', 'authentication'] as const) });
    const after = draft.chance();
    if (after < 0.5 && before.week !== DOWN.night && before.week !== DOWN.wednesday)
      draft.acts.push({ week: before.week, moment: 'wednesday', kind: 'card', card: 'good' });
    else if (after < 0.85)
      draft.acts.push({ ...momentIn(draft, index + 1 + upTo(draft, 3)), kind: 'card', card: 'good' });
  }
  if (draft.chance() < 0.2) {
    const index = begin + 2 + upTo(draft, 40);
    draft.acts.push({ ...momentIn(draft, index), kind: 'end', basket });
    if (draft.chance() < 0.4 && index < 45)
      draft.acts.push({ ...momentIn(draft, index + 1 + upTo(draft, 5)), kind: 'subscribe', basket, place: 'marche' });
  }
}

/** An ordinary purchase, with what may happen to it. */
function buySomething(draft: Draft): void {
  const week = WEEKS[2 + upTo(draft, WEEKS.length - 4)] as string;
  const saturday = { week, moment: 'saturday' } as const;
  const sunday = { week, moment: 'sunday' } as const;
  const buy = { kind: 'buy', place: pick(draft, PLACES), quantity: 1 + upTo(draft, 8) } as const;
  const what = upTo(draft, 7);
  const first: Act = { ...saturday, ...buy, balance: what >= 6 };
  if (what >= 6) draft.acts.push({ ...saturday, kind: 'credit', amount: -300 - upTo(draft, 4000) });
  draft.acts.push(what === 5 ? { ...sunday, ...buy, kind: 'auto' } : first);
  // Orders within 4 hours are merged automatically; on another day, they are combined on request.
  if (what === 1) draft.acts.push({ ...first, quantity: 2 });
  if (what === 2) draft.acts.push({ ...sunday, ...buy, quantity: 1 }, { ...sunday, kind: 'combine' });
  if (what === 3 || what === 7) draft.acts.push({ ...sunday, kind: 'cancelOrder' });
  if (what === 4) draft.acts.push({ ...sunday, kind: 'again' });
  if (what === 0) draft.acts.push({ ...sunday, kind: 'deposit' });
}

/** Six ways to be a member; most customers are none. */
function join(draft: Draft, index: number): void {
  const act = (week: number, deed: Deed): void =>
    void draft.acts.push({ week: WEEKS[week] as string, moment: 'saturday', ...deed });
  const begin = upTo(draft, 2);
  const variant = index % 10;
  if (variant === 0) act(upTo(draft, 40), { kind: 'trial' });
  if (variant === 1 || variant === 2) act(begin, { kind: 'year' });
  if (variant === 2) act(begin + 1 + upTo(draft, 48), { kind: 'leave' });
  // Resumed before the end, on the same page.
  if (variant === 2 && index % 4 === 0) act(51, { kind: 'leave' });
  if (variant === 3) {
    const trial = upTo(draft, 30);
    act(trial, { kind: 'trial' });
    act(trial + 1 + upTo(draft, 2), { kind: 'year' });
  }
  if (variant === 4 && index % 3 === 0) {
    act(begin, { kind: 'year' });
    act(50, { kind: 'card', card: 'declined' });
    if (index % 2 === 0) act(begin + 53, { kind: 'card', card: 'good' });
  }
}

const order = ({ week, moment }: Act): string => `${week} ${MOMENT_NAMES.indexOf(moment)}`;

/** The actions of 200 people in that year: the same for the same seed. */
export function planYear(seed: number): Life[] {
  const chance = chances(seed);
  return SUBSCRIBERS.map((rhythm, index) => {
    const draft: Draft = { chance, acts: [] };
    liveWithBasket(draft, rhythm);
    if (chance() < 0.1) liveWithBasket(draft, rhythm === 'monthly' ? 'quarterly' : 'monthly');
    for (let count = upTo(draft, 2); count > 0; count -= 1) buySomething(draft);
    join(draft, index);
    const name = `${rhythm}-${index}`;
    return {
      name,
      acts: draft.acts.toSorted((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0)),
    };
  });
}
