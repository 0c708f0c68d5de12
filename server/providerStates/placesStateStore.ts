import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { closePlace, putPlace } from './providerStateStore.ts';
import type { PlacesStateInput } from './stateInput.ts';

/** The temporarily closed places, by uuid. */
export type ClosedPlaces = { locations: string[]; zones: string[] };

/** Opens these places, closes the others and returns those that were open. */
export async function openOnly(tx: Transaction, { locations, zones }: PlacesStateInput): Promise<ClosedPlaces> {
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
  await sql`update location set active = true where id = any(${closedPlaces.locations}::uuid[])`.execute(tx);
  await sql`update shipping_zone set active = true where id = any(${closedPlaces.zones}::uuid[])`.execute(tx);
}
