import type { SellerInput } from '#generated/schemaTypes.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { isRate } from '#rules/marketTerms.ts';
import { isPlannable, readVacation, vacationEnd, vacationText } from '#rules/vacation.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import * as store from './catalogueAdminStore.ts';
import { badInput, lines, required, collectChanges, text, type ColumnChange } from './columnChanges.ts';
import { imageChanges } from './imageChanges.ts';
import type { KnownPictures } from './marketPictures.ts';
import { changedSince, changesOf, checkVersion, columnsOf, changeSummary } from './versionedChange.ts';

/** The change of a producer, for the journal; null: nothing changed. */
export type SellerSaved = { seller: string; name: string; changes: ReturnType<typeof changeSummary> } | null;

function vacation(day: string | null | undefined, now: Date): ColumnChange[] {
  if (day === undefined) return [];
  const value = day === null ? null : vacationEnd(day, now);
  if (day !== null && value === null) throw badInput('deactivatedUntil');
  return [{ field: 'deactivatedUntil', column: 'deactivated_until', value }];
}

/** A vacation that begins by itself. */
function nextVacation(days: SellerInput['nextVacation'], now: Date): ColumnChange[] {
  if (days === undefined) return [];
  const planned = days && readVacation(`${days.from}/${days.back}`);
  if (days && (!planned || !isPlannable(planned, now))) throw badInput('nextVacation');
  return [{ field: 'nextVacation', column: 'next_vacation', value: planned && vacationText(planned) }];
}

function commission(rate: number | null | undefined): ColumnChange[] {
  if (typeof rate === 'number' && !isRate(rate)) throw badInput('commission');
  return required(rate, 'commission', 'commission');
}

function contactEmail(email: string | null | undefined): ColumnChange[] {
  if (email === undefined) return [];
  const value = email?.trim() || null;
  if (value !== null && !isEmail(value)) throw badInput('contactEmail');
  return [{ field: 'contactEmail', column: 'contact_email', value }];
}

/**
 * Applies an input to a producer (its uuid) in the caller's transaction; equal values are left alone. BAD_INPUT
 * {field}, NOT_FOUND, SELLER_CHANGED {fields}.
 */
export async function saveSellerIn(
  tx: Transaction,
  id: string,
  version: number,
  input: SellerInput,
  { pictures, now }: { pictures: KnownPictures; now: Date },
): Promise<SellerSaved> {
  const inputChanges = collectChanges([
    () => text(input.description, 'description', 'description', lines),
    () => required(input.regional, 'regional', 'regional'),
    () => commission(input.commission),
    () => contactEmail(input.contactEmail),
    () => required(input.contactLanguage, 'contactLanguage', 'contact_language'),
    () => imageChanges(input.images, pictures),
    () => vacation(input.deactivatedUntil, now),
    () => nextVacation(input.nextVacation, now),
  ]);
  const seller = await store.lockSeller(tx, id);
  if (!seller) throw new MarketError('NOT_FOUND');
  // The day until which they are away is of whichever vacation goes on: the planned one ends, too, once it has begun.
  const begun = seller.next_vacation !== null && (readVacation(seller.next_vacation)?.from ?? now) <= now;
  const ended =
    input.deactivatedUntil === undefined || input.nextVacation || !begun
      ? []
      : [{ field: 'deactivatedUntil', column: 'next_vacation', value: null }];
  const changes = changesOf(seller, [...inputChanges, ...ended]);
  checkVersion(seller, version, 'SELLER_CHANGED', changedSince(seller, changes, version));
  if (changes.length === 0) return null;
  await store.writeColumns(tx, 'seller', id, columnsOf(changes));
  return { seller: id, name: seller.name, changes: changeSummary(changes) };
}
