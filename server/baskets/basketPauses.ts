import type { UpdateBasketInput } from '#generated/schemaTypes.ts';
import { basketOptOut, pausableWeeks, weeksOfRange } from '#rules/basketDates.ts';
import { PAUSE_WEEKS, PERIOD_DAYS } from '#rules/constants.ts';
import type { MarketCalendar } from '#rules/period.ts';
import { isCalendarDay } from '#rules/zone.ts';
import { keyOf, toId } from '../graphql/globalId.ts';
import { formatInstant } from '../graphql/scalars.ts';
import { MarketError } from '../marketError.ts';

/** The pauses of an input, by its weeks: `set` replaces those that are still open. */
export type PauseChange = { kind: 'keep' } | { kind: 'all' } | { kind: 'set'; weeks: string[] } | Change;
type Change = { kind: 'change'; pause: string[]; resume: string[] };

type PauseInput = Pick<UpdateBasketInput, 'isPaused' | 'pausedOn' | 'pauseWeeks' | 'resumeWeeks'>;

/** Longest range: a longer one ends beyond the twelve weeks, wherever it begins. */
const LONGEST_RANGE_MS = PAUSE_WEEKS * PERIOD_DAYS * 86_400_000;

const badInput = (field: string): MarketError => new MarketError('BAD_INPUT', { field });

function weekOf(id: string, field: string): string {
  const week = keyOf(id, 'Period');
  if (week === null || new Date(`${week}T00:00:00Z`).getUTCDay() !== 5) throw badInput(field);
  return week;
}

/** The Friday of an optional period id. BAD_INPUT {field}. */
export const readWeek = (id: string | null | undefined, field: string): string | null =>
  id === null || id === undefined ? null : weekOf(id, field);

/** WEEK_CLOSED of a week, given by its Friday. */
export const weekClosed = (week: string, calendar: MarketCalendar): MarketError =>
  new MarketError('WEEK_CLOSED', {
    period: toId('Period', week),
    optOutBy: formatInstant(basketOptOut(week, calendar)),
  });

function rangeOf({ from, to }: NonNullable<PauseInput['pausedOn']>): string[] {
  if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) throw badInput('pausedOn');
  if (Date.parse(to) - Date.parse(from) > LONGEST_RANGE_MS)
    throw new MarketError('WEEK_TOO_FAR', { weeks: PAUSE_WEEKS });
  return weeksOfRange(from, to);
}

/** Reads the pauses of an input, which has one kind of them at most. BAD_INPUT {field}, WEEK_TOO_FAR. */
export function readPauseWish({ isPaused, pausedOn, pauseWeeks, resumeWeeks }: PauseInput): PauseChange {
  const changes = Boolean(pauseWeeks ?? resumeWeeks);
  const isSaid = isPaused !== null && isPaused !== undefined;
  if (Number(isSaid) + Number(Boolean(pausedOn)) + Number(changes) > 1)
    throw badInput(pausedOn ? 'pausedOn' : 'isPaused');
  if (isSaid) return isPaused ? { kind: 'all' } : { kind: 'set', weeks: [] };
  if (pausedOn) return { kind: 'set', weeks: rangeOf(pausedOn) };
  if (!changes) return { kind: 'keep' };
  const pause = (pauseWeeks ?? []).map((id) => weekOf(id, 'pauseWeeks'));
  const resume = (resumeWeeks ?? []).map((id) => weekOf(id, 'resumeWeeks'));
  if (pause.some((week) => resume.includes(week))) throw badInput('resumeWeeks');
  return { kind: 'change', pause, resume };
}

/**
 * The weeks that are paused afterwards, of those that are open at `now`, undecided and not `bought` with a cart.
 * `before`: those paused now. WEEK_CLOSED {period, optOutBy} for a week whose opt-out has passed, WEEK_TOO_FAR {weeks}
 * for one beyond the twelve (E23).
 */
export function pausesAfter(
  change: Exclude<PauseChange, { kind: 'keep' }>,
  {
    now,
    before,
    decidedThrough,
    bought,
    calendar,
  }: {
    now: Date;
    before: readonly string[];
    decidedThrough: string;
    bought: readonly string[];
    calendar: MarketCalendar;
  },
): string[] {
  const open = pausableWeeks(now, calendar)
    .map(({ startDate }) => startDate)
    .filter((week) => week > decidedThrough && !bought.includes(week));
  if (change.kind === 'all') return open;
  const chosen = change.kind === 'set' ? change.weeks : [...change.pause, ...change.resume];
  const last = open.at(-1) ?? decidedThrough;
  for (const week of chosen) {
    if (week > last) throw new MarketError('WEEK_TOO_FAR', { weeks: PAUSE_WEEKS });
    if (!open.includes(week)) throw weekClosed(week, calendar);
  }
  const stillPaused =
    change.kind === 'set' ? [] : before.filter((week) => open.includes(week) && !change.resume.includes(week));
  const paused = change.kind === 'set' ? change.weeks : change.pause;
  return [...new Set([...stillPaused, ...paused])].toSorted();
}
