import { MAX_CART_LINES } from '#rules/constants.ts';
import type { Transaction } from '../database/transaction.ts';
import { deleteCart, lockLines, moveAttempt, moveLines, readChoices, writeLines } from './cartMergeStore.ts';
import type { CartChoices, MergedLine } from './cartMergeStore.ts';
import { customerCartId } from './cartOwner.ts';
import { lineMax, readExisting } from './cartReadStore.ts';
import type { StoredCart, StoredLine } from './cartReadStore.ts';
import { copyRequests } from './cartRequestStore.ts';
import { lockCart, lockOrCreateCart, writeChoices, writeLeftOut } from './cartStore.ts';
import type { Choices } from './cartStore.ts';

/** Mode, place and note of the cart in which they were chosen last; missing ones come from the other (E38). */
export function mergeChoices(guestChoices: CartChoices, ownChoices: CartChoices): Choices {
  const [newer, older] =
    guestChoices.updatedAt > ownChoices.updatedAt ? [guestChoices, ownChoices] : [ownChoices, guestChoices];
  const placed = (newer.locationId ?? newer.shippingZoneId) ? newer : older;
  return {
    fromStorage: newer.fromStorage,
    locationId: placed.locationId,
    shippingZoneId: placed.shippingZoneId,
    note: newer.note ?? older.note,
    allergies: newer.allergies ?? older.allergies,
  };
}

/**
 * Merges two lines of one variant. Quantities add up to what is available; if nothing is, the larger one stays, as a
 * sold-out line stays in a cart. The line becomes unsure if units were cut off, if either was unsure or confirmed in a
 * closed week (E57). It keeps the lower of the agreed prices, so that a higher one asks again (E69).
 */
export function mergeLines(own: StoredLine, guest: StoredLine, fromStorage: boolean): MergedLine {
  const stock = {
    ...own.stock,
    ownHeld: own.stock.ownHeld + guest.stock.ownHeld,
    ownHeldMdo: own.stock.ownHeldMdo + guest.stock.ownHeldMdo,
  };
  const max = lineMax(stock, fromStorage);
  const sum = own.quantity + guest.quantity;
  const isCut = max >= 1 && sum > max;
  return {
    id: own.id,
    quantity: isCut ? max : max >= 1 ? sum : Math.max(own.quantity, guest.quantity),
    priceSeen: Math.min(own.priceSeen, guest.priceSeen),
    unsure: isCut || own.unsure || guest.unsure,
    unsureReason: isCut ? 'stock_changed' : (own.unsureReason ?? guest.unsureReason),
    week: own.week < guest.week ? own.week : guest.week,
  };
}

async function mergeContents(
  tx: Transaction,
  ownCart: StoredCart,
  guest: StoredCart,
  fromStorage: boolean,
): Promise<void> {
  const linesByVariant = new Map(ownCart.lines.map((line) => [line.variantId, line]));
  const mergedLines = guest.lines.flatMap((line) => {
    const ownLine = linesByVariant.get(line.variantId);
    return ownLine ? [mergeLines(ownLine, line, fromStorage)] : [];
  });
  const newLines = guest.lines.filter((line) => !linesByVariant.has(line.variantId));
  await writeLines(tx, mergedLines);
  const freeLines = Math.max(0, MAX_CART_LINES - ownCart.lines.length);
  await moveLines(
    tx,
    newLines.slice(0, freeLines).map(({ id }) => id),
    ownCart.id,
  );
  const leftOut = newLines.slice(freeLines).map(({ variantId }) => variantId);
  if (leftOut.length > 0) await writeLeftOut(tx, ownCart.id, leftOut);
}

/**
 * Merges a session's guest cart into the customer's (E38) and deletes it, once for any number of concurrent calls. An
 * open payment moves along. While both carts are being paid nothing is merged: a later call does it.
 */
export async function mergeGuestCart(tx: Transaction, customerId: string, sessionId: string, now: Date): Promise<void> {
  const owner = { sessionId, customerId };
  const guestOwner = { sessionId, customerId: null };
  const to = await lockOrCreateCart(tx, owner, customerCartId(customerId), now);
  const from = await lockCart(tx, guestOwner);
  if (from === null) return;
  await lockLines(tx, [from, to]);
  const ownCart = await readExisting(tx, owner);
  const guest = await readExisting(tx, guestOwner);
  if (!(await moveAttempt(tx, { from, to, customerId }))) return;
  const choices = mergeChoices(await readChoices(tx, from), await readChoices(tx, to));
  await mergeContents(tx, ownCart, guest, choices.fromStorage === true);
  await writeChoices(tx, to, choices, now);
  await copyRequests(tx, { from, to });
  await deleteCart(tx, { id: from });
}
