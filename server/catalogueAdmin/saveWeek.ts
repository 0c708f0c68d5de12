import type { CalendarWeekInput } from '#generated/schemaTypes.ts';
import { openPeriodAt, type MarketPeriod } from '#rules/period.ts';
import { storedText } from '#rules/plainText.ts';
import type { CalendarDay } from '#rules/zone.ts';
import type { Caller } from '../caller.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import type { Text } from '../text/bilingualText.ts';
import { lockMarket } from './catalogueAdminStore.ts';
import { countSold, readWeeks, writeWeek, type StoredWeek } from './marketWeekStore.ts';
import { placeChanges, writePlaceChanges, type PlaceChanged } from './placeDaysInWeek.ts';

/** A notice of a line or two. */
const NOTE_MAX = 300;

/** The change of a week, for the journal; null: nothing changed. */
export type WeekSaved = {
  week: CalendarDay;
  before: Pick<StoredWeek, 'closed' | 'note'>;
  after: Pick<StoredWeek, 'closed' | 'note'>;
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

/**
 * Changes a week in the caller's transaction. Locking the market's row keeps payments out meanwhile, which read the calendar under a
 * shared lock. WEEK_OVER, WEEK_CHANGED, WEEK_SOLD {orders}, PLACE_SOLD {orders, place, day}, NOT_FOUND, BAD_INPUT {field}. Repeated, it
 * changes nothing.
 */
export async function saveWeekIn(
  tx: Transaction,
  period: MarketPeriod,
  { version, ...input }: { version: number } & CalendarWeekInput,
  { now, locale }: Pick<Caller, 'now' | 'locale'>,
): Promise<WeekSaved> {
  const { startDate: week, closesAt } = period;
  const typedNote = input.note && noteOf(input.note);
  await lockMarket(tx);
  const stored = (await readWeeks(tx))(week);
  const closed = input.closed ?? stored.closed;
  const note = typedNote === undefined ? stored.note : typedNote;
  const places = await placeChanges(tx, period, input.places ?? []);
  const fields = [
    ...(stored.closed === closed ? [] : ['closed']),
    ...(isSame(stored.note, note) ? [] : ['note']),
    ...(places.length === 0 ? [] : ['places']),
  ];
  if (fields.length === 0) return null;
  if (version !== stored.version) throw new MarketError('WEEK_CHANGED', { fields });
  if (closesAt <= now) throw new MarketError('WEEK_OVER');
  if (closed && !stored.closed) {
    const orders = (await countSold(tx, [week])).get(week) ?? 0;
    if (orders > 0) throw new MarketError('WEEK_SOLD', { orders });
  }
  const changedPlaces = await writePlaceChanges(tx, places, { now, locale });
  const before = openPeriodAt(now, await readCalendar(tx));
  await writeWeek(tx, week, { closed, note, version: stored.version + 1 });
  const after = openPeriodAt(now, await readCalendar(tx));
  if (after.id !== before.id) await cartOwnership.moveLines(tx, before.startDate, after.startDate);
  return {
    week,
    before: { closed: stored.closed, note: stored.note },
    after: { closed, note },
    ...(changedPlaces.length > 0 && { places: changedPlaces }),
  };
}
