import type { CalendarWeekInput } from '#generated/schemaTypes.ts';
import { openPeriodAt, periodStarting, type MarketPeriod } from '#rules/period.ts';
import { storedText } from '#rules/plainText.ts';
import { zonedInstant, type CalendarDay } from '#rules/zone.ts';
import type { Caller } from '../caller.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import type { Transaction } from '../database/transaction.ts';
import { readPlaces } from '../fulfilment/fulfilmentService.ts';
import { slotOf } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import type { Text } from '../text/bilingualText.ts';
import { lockMarket } from './catalogueAdminStore.ts';
import { countOrdered, countSold, readWeeks, writeWeek, type StoredWeek } from './marketWeekStore.ts';
import { placeChanges, writePlaceChanges, type PlaceChanged } from './placeDaysInWeek.ts';

/** A notice of a line or two. */
const NOTE_MAX = 300;

/** What a week was and is; its closing where that changes. */
type WeekValues = Pick<StoredWeek, 'closed' | 'note'> & Partial<Pick<StoredWeek, 'closesAt'>>;

/** The change of a week, for the journal; null: nothing changed. */
export type WeekSaved = {
  week: CalendarDay;
  before: WeekValues;
  after: WeekValues;
  /** Those whose days have changed; absent: none. */
  places?: PlaceChanged[];
} | null;

/** BAD_INPUT {field}: a text in French is missing, or one is too long. */
function noteOf(input: NonNullable<CalendarWeekInput['note']>): Text {
  const [primary, secondary] = [storedText(input.primary), storedText(input.secondary ?? '')];
  if (primary === '' || primary.length > NOTE_MAX) throw new MarketError('BAD_INPUT', { field: 'note.primary' });
  if (secondary.length > NOTE_MAX) throw new MarketError('BAD_INPUT', { field: 'note.secondary' });
  return { primary, secondary: secondary || null };
}

const isSame = (a: Text | null, b: Text | null): boolean =>
  a?.primary === b?.primary && (a?.secondary ?? null) === (b?.secondary ?? null);

/** The moment to store; null: the usual one. */
function closingInput(text: string | null, period: MarketPeriod): Date | null {
  const closesAt = text === null ? null : new Date(text);
  return closesAt?.getTime() === period.closesAt.getTime() ? null : closesAt;
}

/**
 * A week closes after it began, before anything of it is handed over, and not in the past: BAD_INPUT {field}. Orders keep the time that
 * their owners were told to change them: CLOSING_SOLD {orders} for an earlier moment.
 */
async function checkClosing(
  tx: Transaction,
  period: MarketPeriod,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<void> {
  const { locations, zones } = await readPlaces(tx);
  const starts = [...locations.filter(({ storageOnly }) => !storageOnly), ...zones].flatMap(
    (place) => slotOf(place, period)?.from.getTime() ?? [],
  );
  const isPossible =
    to > now && to > zonedInstant(period.startDate, '00:00') && to < zonedInstant(period.endDate, '00:00');
  if (!isPossible || starts.some((start) => start <= to.getTime()))
    throw new MarketError('BAD_INPUT', { field: 'closesAt' });
  if (to >= from) return;
  const orders = await countOrdered(tx, period.startDate);
  if (orders > 0) throw new MarketError('CLOSING_SOLD', { orders });
}

/**
 * Changes a week in the caller's transaction. Locking the market's row keeps payments out meanwhile, which read the calendar under a
 * shared lock. WEEK_OVER, WEEK_CHANGED, WEEK_SOLD {orders, unpaid}, PLACE_SOLD {orders, place, day}, CLOSING_SOLD {orders}, NOT_FOUND, BAD_INPUT {field}. Repeated, it
 * changes nothing.
 */
export async function saveWeekIn(
  tx: Transaction,
  week: CalendarDay,
  { version, ...input }: { version: number } & CalendarWeekInput,
  { now, locale }: Pick<Caller, 'now' | 'locale'>,
): Promise<WeekSaved> {
  const typedNote = input.note && noteOf(input.note);
  await lockMarket(tx);
  const stored = (await readWeeks(tx))(week);
  const calendar = await readCalendar(tx);
  // As its plan has it: what is compared is whether the week differs.
  const period = periodStarting(week, { ...calendar, closings: new Map() });
  const closed = input.closed ?? stored.closed;
  const note = typedNote === undefined ? stored.note : typedNote;
  const places = await placeChanges(tx, period, input.places ?? []);
  const moment = input.closesAt === undefined ? stored.closesAt : closingInput(input.closesAt, period);
  const [closesAt, closesThen] = [stored.closesAt ?? period.closesAt, moment ?? period.closesAt];
  const fields = [
    ...(closesAt.getTime() === closesThen.getTime() ? [] : ['closesAt']),
    ...(stored.closed === closed ? [] : ['closed']),
    ...(isSame(stored.note, note) ? [] : ['note']),
    ...(places.length === 0 ? [] : ['places']),
  ];
  if (fields.length === 0) return null;
  if (version !== stored.version) throw new MarketError('WEEK_CHANGED', { fields });
  if (closesAt <= now) throw new MarketError('WEEK_OVER');
  if (closed && !stored.closed) {
    const { sold: orders, unpaid } = (await countSold(tx, [week], calendar)).get(week) ?? { sold: 0, unpaid: 0 };
    if (orders > 0) throw new MarketError('WEEK_SOLD', { orders, unpaid });
  }
  const changedPlaces = await writePlaceChanges(tx, places, { now, locale });
  if (fields.includes('closesAt') || (moment && places.length > 0))
    await checkClosing(tx, period, { from: closesAt, to: closesThen, now });
  const before = openPeriodAt(now, calendar);
  await writeWeek(tx, week, { closed, note, closesAt: moment, version: stored.version + 1 });
  const after = openPeriodAt(now, await readCalendar(tx));
  if (after.id !== before.id) await cartOwnership.moveLines(tx, before.startDate, after.startDate);
  const closing = (at: Date | null) => (fields.includes('closesAt') ? { closesAt: at } : {});
  return {
    week,
    before: { closed: stored.closed, note: stored.note, ...closing(stored.closesAt) },
    after: { closed, note, ...closing(moment) },
    ...(changedPlaces.length > 0 && { places: changedPlaces }),
  };
}
