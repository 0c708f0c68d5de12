import { MAX_CART_LINES } from '../../rules/constants.ts';
import type { Transaction } from '../database/transaction.ts';
import { customerCartId } from './cartOwner.ts';
import { readCart } from './cartReadStore.ts';
import type { StoredCart, StoredLine } from './cartReadStore.ts';
import { lockCart, lockOrCreateCart, writeChoices } from './cartStore.ts';
import type { Choices } from './cartStore.ts';
import { deleteCart, lockLines, moveAttempt, moveLines, readChoices, writeLines } from './joinStore.ts';
import type { CartChoices, JoinedLine } from './joinStore.ts';
import { lineMax } from './lineMax.ts';

/** Mode, place and note of the cart in which they were chosen last; missing ones come from the other (E38). */
function joinChoices(one: CartChoices, other: CartChoices): Choices {
  const [newer, older] = one.updatedAt > other.updatedAt ? [one, other] : [other, one];
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
 * sold-out line stays in a cart. The line becomes unsure if either was unsure or confirmed in a closed week (E57), at
 * the price that this session saw last.
 */
function joinLines(own: StoredLine, guest: StoredLine, fromStorage: boolean): JoinedLine {
  const stock = {
    ...own.stock,
    ownHeld: own.stock.ownHeld + guest.stock.ownHeld,
    ownHeldMdo: own.stock.ownHeldMdo + guest.stock.ownHeldMdo,
  };
  const max = lineMax(stock, fromStorage);
  const sum = own.quantity + guest.quantity;
  return {
    id: own.id,
    quantity: max >= 1 ? Math.min(sum, max) : Math.max(own.quantity, guest.quantity),
    priceSeen: guest.priceSeen,
    unsure: own.unsure || guest.unsure,
    unsureReason: own.unsureReason ?? guest.unsureReason,
    week: own.week < guest.week ? own.week : guest.week,
  };
}

async function joinContents(tx: Transaction, own: StoredCart, guest: StoredCart, fromStorage: boolean): Promise<void> {
  const known = new Map(own.lines.map((line) => [line.variantId, line]));
  const both = guest.lines.flatMap((line) => {
    const twin = known.get(line.variantId);
    return twin ? [joinLines(twin, line, fromStorage)] : [];
  });
  const others = guest.lines.filter((line) => !known.has(line.variantId));
  await writeLines(tx, both);
  const room = Math.max(0, MAX_CART_LINES - own.lines.length);
  await moveLines(
    tx,
    others.slice(0, room).map(({ id }) => id),
    own.id,
  );
}

/**
 * Merges a session's guest cart into the customer's (E38) and deletes it, once for any number of concurrent calls. An
 * open payment moves along. While both carts are being paid nothing is merged: a later call does it.
 */
export async function joinCarts(tx: Transaction, customerId: string, sessionId: string): Promise<void> {
  const owner = { sessionId, customerId };
  const guestOwner = { sessionId, customerId: null };
  const to = await lockOrCreateCart(tx, owner, customerCartId(customerId));
  const from = await lockCart(tx, guestOwner);
  if (from === null) return;
  await lockLines(tx, [from, to]);
  const { cart: own } = await readCart(tx, owner);
  const { cart: guest } = await readCart(tx, guestOwner);
  if (!own || !guest || !(await moveAttempt(tx, { from: guest.id, to, customerId }))) return;
  const choices = joinChoices(await readChoices(tx, guest.id), await readChoices(tx, own.id));
  await joinContents(tx, own, guest, choices.fromStorage === true);
  await writeChoices(tx, to, choices);
  await deleteCart(tx, { id: guest.id });
}
