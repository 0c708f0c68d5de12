import { createHash, randomBytes } from 'node:crypto';
import { absentVisitor, type Caller, type Visitor } from '../caller.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { cartIdOf, ownerOf } from './cartOwner.ts';
import { inOpenWeek, LINE_MAX, readExisting, type StoredCart } from './cartReadStore.ts';
import { addUnits, lockOrCreateCart, writeAgeConfirmed, writeChoices } from './cartStore.ts';
import type { PlaceChange } from './placeInput.ts';

/** What staff put into a cart for somebody (ADR 169). Ids are uuids; null: nothing chosen. */
export type EnteredCart = {
  lines: readonly { variantId: string; quantity: number }[];
  place: PlaceChange | null;
  note: string | null;
  isOldEnough: boolean;
};

/** Whoever staff order for, in a session that no browser has; `customerId` null: somebody without an account. */
export function entering(customerId: string | null): Visitor {
  const sessionToken = randomBytes(32).toString('base64url');
  const sessionId = createHash('sha256').update(sessionToken).digest('hex');
  return { ...absentVisitor(customerId, { sessionId, sessionToken, isNew: true }), isCalling: true };
}

/**
 * Creates the cart of a visitor of `entering` with these lines at the prices of today, in the caller's transaction. NOT_FOUND for
 * goods that are not in the catalogue, BAD_INPUT {field}.
 */
export async function fillEnteredCart(
  tx: Transaction,
  { visitor, now }: Caller,
  { variants }: Pick<Snapshot, 'variants'>,
  { lines, place, note, isOldEnough }: EnteredCart,
  week: string,
): Promise<StoredCart> {
  const [owner, cartId] = [ownerOf(visitor), cartIdOf(visitor)];
  await lockOrCreateCart(tx, owner, cartId, now);
  for (const { variantId, quantity } of lines) {
    const variant = variants.get(variantId);
    if (!variant || variant.product.status === 'draft') throw new MarketError('NOT_FOUND');
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > LINE_MAX)
      throw new MarketError('BAD_INPUT', { field: 'quantity' });
    const line = { owner, cartId, create: false, variantId, quantity, max: LINE_MAX, price: variant.price, week, now };
    // Twice in a list, a variant may exceed the most of a line.
    if (!(await addUnits(tx, { ...line, request: null }))) throw new MarketError('BAD_INPUT', { field: 'quantity' });
  }
  const chosen = place && { locationId: place.locationId ?? null, shippingZoneId: place.shippingZoneId ?? null };
  await writeChoices(tx, cartId, { ...chosen, note }, now);
  if (isOldEnough) await writeAgeConfirmed(tx, { sessionId: visitor.sessionId, cartId, week });
  return inOpenWeek(await readExisting(tx, owner, { week }), week);
}
