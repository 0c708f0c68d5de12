import { sql } from 'kysely';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { openPeriodAt, USUAL_CALENDAR } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import type { Transaction } from '../database/transaction.ts';
import { closePlace, handoverDay, putPlace } from './providerStateStore.ts';
import type { PlacesStateInput } from './stateInput.ts';

/** The temporarily closed places, by uuid. */
export type ClosedPlaces = { locations: string[]; zones: string[] };

/** Closes a pickup point on its day in that week; null: it is as usual in every one. */
async function closeOnDay(
  tx: Transaction,
  { location: id, closedAfter }: PlacesStateInput['locations'][number],
  now: Date,
): Promise<void> {
  const { startDate } = openPeriodAt(now, USUAL_CALENDAR);
  const days = closedAfter === null ? [] : [handoverDay(addDays(startDate, closedAfter * PERIOD_DAYS))];
  await tx.updateTable('location').set({ days }).where('id', '=', id).execute();
}

/** Opens these places, closes the others and returns those that were open. */
export async function openOnly(
  tx: Transaction,
  { locations, zones }: PlacesStateInput,
  now: Date,
): Promise<ClosedPlaces> {
  const close = async (table: 'location' | 'shipping_zone') => {
    const closedRows = await tx
      .updateTable(table)
      .set({ active: false })
      .where('active', '=', true)
      .returning('id')
      .execute();
    return closedRows.map(({ id }) => id);
  };
  const closedPlaces = { locations: await close('location'), zones: await close('shipping_zone') };
  for (const place of [...locations, ...zones]) {
    await putPlace(tx, place);
    if (!place.open) await closePlace(tx, place);
    if ('closedAfter' in place) await closeOnDay(tx, place, now);
  }
  return closedPlaces;
}

/** Closes the places of `openOnly` and reopens those that it returned. */
export async function openAgain(
  tx: Transaction,
  { locations, zones }: PlacesStateInput,
  closedPlaces: ClosedPlaces,
): Promise<void> {
  for (const place of [...locations, ...zones]) await closePlace(tx, place);
  // A day that was closed must not stop the next state's orders.
  for (const { location: id } of locations)
    await tx.updateTable('location').set({ days: [] }).where('id', '=', id).execute();
  await sql`update location set active = true where id = any(${closedPlaces.locations}::uuid[])`.execute(tx);
  await sql`update shipping_zone set active = true where id = any(${closedPlaces.zones}::uuid[])`.execute(tx);
}
