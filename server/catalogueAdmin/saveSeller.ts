import type { SellerInput } from '#generated/schemaTypes.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { isRate } from '#rules/marketTerms.ts';
import { vacationEnd } from '#rules/vacation.ts';
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
  ]);
  const seller = await store.lockSeller(tx, id);
  if (!seller) throw new MarketError('NOT_FOUND');
  const changes = changesOf(seller, inputChanges);
  checkVersion(seller, version, 'SELLER_CHANGED', changedSince(seller, changes, version));
  if (changes.length === 0) return null;
  await store.writeColumns(tx, 'seller', id, columnsOf(changes));
  return { seller: id, name: seller.name, changes: changeSummary(changes) };
}
