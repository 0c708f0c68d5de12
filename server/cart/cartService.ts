import { MAX_CART_LINES, REUSABLE_BOX_MAX } from '#rules/constants.ts';
import type { MissingWish } from '#rules/lineStatus.ts';
import { awayUntil } from '#rules/vacation.ts';
import type { Caller } from '../caller.ts';
import { sqlState } from '../database/transaction.ts';
import { callersRequest, type KeyedRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import type { VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { BASKET_KIND, lineParams, unsoldParams } from '../text/lineNames.ts';
import { basketLineId, basketVariantId } from './basketLines.ts';
import { writeBasketChoice } from './basketLineStore.ts';
import { readBirthDate } from './birthDate.ts';
import { change, openWeek, readStored, toView, view } from './cartAccess.ts';
import { cartIdOf, ownerOf } from './cartOwner.ts';
import { inOpenWeek, LINE_MAX, lineMax, readCart } from './cartReadStore.ts';
import { insertRequest, isRepeated } from './cartRequestStore.ts';
import * as store from './cartStore.ts';
import { emptyCart } from './cartView.ts';
import type { CartView } from './cartView.ts';
import * as closingPreview from './closingPreview.ts';
import type { ClosingPreview } from './closingPreview.ts';

/** seenPrice: the displayed price of a unit, in cents. quantity: the units to keep; absent: all. */
export type ConfirmRequest = { seenPrice?: number | null; quantity?: number | null };

/* A visitor's cart (spec 3, 5 and 7). Ids are uuids; a call returns the cart afterwards, or throws and changes nothing. */

export { updateCart, updateSession } from './cartChoices.ts';
export { view } from './cartAccess.ts';
export { orderAgain } from './orderAgain.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** A change of a line with its caller's key; null: without one. BAD_INPUT {field} for an invalid key. */
const lineRequest = (requestId: string | null | undefined, change: Readonly<Record<string, unknown>>) =>
  typeof requestId === 'string' ? callersRequest('line', requestId, change) : null;

/** Rejects a price above the displayed one (E69); null: none was sent. */
function refuseRaised(price: number, seenPrice: number | null, params: { variant: string; name: string }): void {
  if (seenPrice !== null && price > seenPrice)
    throw new MarketError('PRICE_RAISED', { ...params, shown: seenPrice, current: price });
}

function refuseUnsold(market: Market, variant: VariantRow, caller: Caller): { variant: string; name: string } {
  const line = { name: variant.product.name, variant: variant.name };
  if (!market.catalogue.isSellable(variant.product, caller.now))
    throw new MarketError(
      'UNAVAILABLE',
      unsoldParams({ ...line, awayUntil: awayUntil(variant.product.seller, caller.now) }, caller),
    );
  return lineParams(line, caller.locale);
}

async function addOnce(
  market: Market,
  caller: Caller,
  variantId: string,
  quantity: number,
  seenPrice: number | null,
  request: KeyedRequest | null,
): Promise<CartView> {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > LINE_MAX)
    throw new MarketError('BAD_INPUT', { field: 'quantity' });
  const owner = ownerOf(caller.visitor);
  const week = await openWeek(market, caller.now);
  const reading = await readCart(market.database.kysely, owner, { variantId, week, request });
  const cart = reading.cart ? inOpenWeek(reading.cart, week) : emptyCart(cartIdOf(caller.visitor));
  if (isRepeated(request, reading.requestInput)) return toView(market, caller, cart);
  const variant = await market.catalogue.variant(variantId);
  if (!variant || variant.product.status === 'draft') throw new MarketError('NOT_FOUND');
  const isBox = (await market.catalogue.current()).reusableBox?.id === variantId;
  if (isBox && !caller.visitor.customer) throw new MarketError('BOX_NEEDS_ACCOUNT');
  const params = refuseUnsold(market, variant, caller);
  refuseRaised(variant.price, seenPrice, params);
  if (!reading.requestedStock) throw new MarketError('NOT_FOUND');
  const line = cart.lines.find((item) => item.variantId === variantId);
  if (!line && cart.lines.length >= MAX_CART_LINES) throw new MarketError('TOO_LARGE');
  const max = lineMax(reading.requestedStock, cart.fromStorage, isBox);
  const fits = (line?.quantity ?? 0) + quantity <= max;
  const added =
    fits &&
    (await store.addUnits(market.database.kysely, {
      owner,
      cartId: cart.id,
      create: !reading.cart,
      variantId,
      quantity,
      max,
      price: variant.price,
      week,
      now: caller.now,
      request,
    }));
  if (!added) {
    // The same call may have been carried out after the cart was read, and have filled the line.
    const { requestInput } = await readCart(market.database.kysely, owner, { request });
    if (isRepeated(request, requestInput)) return view(market, caller);
    if (isBox && max === REUSABLE_BOX_MAX) throw new MarketError('BOX_LIMIT');
    throw new MarketError('MAX_REACHED', { nb: max, ...params });
  }
  // A customer's cart starts with the preferred place (F-111).
  if (!reading.cart && owner.customerId !== null) return view(market, caller);
  const addedLine = {
    ...added,
    variantId,
    unsure: false,
    unsureReason: null,
    week,
    stock: reading.requestedStock,
  };
  const lines = line ? cart.lines.map((item) => (item === line ? addedLine : item)) : [...cart.lines, addedLine];
  return toView(market, caller, { ...cart, lines });
}

/** The visitor's cart if it has this id, else null. */
export async function byId(market: Market, caller: Caller, id: string): Promise<CartView | null> {
  const cart = await readStored(market, caller);
  return cart.id === id ? toView(market, caller, cart) : null;
}

/**
 * Adds 1 to 1000 units, else BAD_INPUT. NOT_FOUND, UNAVAILABLE, MAX_REACHED; PRICE_RAISED above the displayed price,
 * if it was sent (E69); TOO_LARGE beyond 200 lines. The reusable box: BOX_NEEDS_ACCOUNT for a guest, BOX_LIMIT beyond
 * one (E9). Once per requestId, if there is one (ADR 128).
 */
export async function add(
  market: Market,
  caller: Caller,
  variantId: string,
  quantity: number,
  seenPrice: number | null = null,
  requestId: string | null = null,
): Promise<CartView> {
  const request = lineRequest(requestId, { variantId, quantity });
  try {
    return await addOnce(market, caller, variantId, quantity, seenPrice, request);
  } catch (error) {
    // After the cart was read, it was merged, or the variant deleted (E38), or the same call was carried out.
    const state = sqlState(error);
    if (state !== FOREIGN_KEY_VIOLATION && state !== UNIQUE_VIOLATION) throw error;
    return addOnce(market, caller, variantId, quantity, seenPrice, request);
  }
}

/** Removes one unit, or the whole line, once per requestId. A recurring basket becomes a separate order again (E51). NOT_IN_CART. */
export async function remove(
  market: Market,
  caller: Caller,
  variantId: string,
  all: boolean,
  requestId: string | null = null,
): Promise<CartView> {
  const request = lineRequest(requestId, { variantId, all });
  return change(market, caller, async (tx, cart) => {
    if (request && !(await insertRequest(tx, cart.id, request))) return;
    const basket = cart.baskets.find((item) => basketVariantId(item) === variantId && item.inCart !== false);
    if (basket) return writeBasketChoice(tx, basket, false);
    const line = cart.lines.find((item) => item.variantId === variantId);
    if (!line) throw new MarketError('NOT_IN_CART');
    await store.setQuantity(tx, line.id, all ? 0 : line.quantity - 1);
  });
}

/** Confirms an unsure line at the displayed price. NOT_IN_CART, UNAVAILABLE, MAX_REACHED, PRICE_RAISED, BAD_INPUT. */
export async function confirm(
  market: Market,
  caller: Caller,
  itemId: string,
  { seenPrice = null, quantity = null }: ConfirmRequest = {},
): Promise<CartView> {
  const { variants, reusableBox } = await market.catalogue.fresh();
  return change(market, caller, async (tx, cart, week) => {
    const basket = cart.baskets.find((item) => basketLineId(item) === itemId);
    if (basket) {
      const params = lineParams({ ...basket, variant: BASKET_KIND }, caller.locale);
      if (!basket.active) throw new MarketError('UNAVAILABLE', params);
      refuseRaised(basket.price, seenPrice, params);
      return writeBasketChoice(tx, basket, true);
    }
    const line = cart.lines.find((item) => item.id === itemId);
    const variant = line && variants.get(line.variantId);
    if (!line || !variant) throw new MarketError('NOT_IN_CART');
    const params = refuseUnsold(market, variant, caller);
    const units = quantity ?? line.quantity;
    if (units < 1 || units > line.quantity) throw new MarketError('BAD_INPUT', { field: 'quantity' });
    const max = lineMax(line.stock, cart.fromStorage, variant === reusableBox);
    if (units > max) throw new MarketError('MAX_REACHED', { nb: max, ...params });
    refuseRaised(variant.price, seenPrice, params);
    await store.confirmLine(tx, line.id, {
      price: variant.price,
      quantity: units,
      week,
    });
  });
}

/**
 * Stores the wish for a line that turns out to be missing (refund or replacement), which also becomes the default of
 * later lines. NOT_IN_CART.
 */
export function chooseIfMissing(
  market: Market,
  caller: Caller,
  itemId: string,
  choice: MissingWish,
): Promise<CartView> {
  return change(market, caller, async (tx, cart) => {
    const line = cart.lines.find((item) => item.id === itemId);
    if (!line) throw new MarketError('NOT_IN_CART');
    await store.writeIfMissing(tx, cart.id, line.id, choice);
  });
}

/** Stores that an age of 19 was confirmed, never the date. BAD_INPUT for an impossible birth date, AGE_FORBIDDEN. */
export async function confirmAge(market: Market, caller: Caller, birthDate: string): Promise<CartView> {
  if (!readBirthDate(birthDate, caller.now)) throw new MarketError('AGE_FORBIDDEN');
  const { sessionId } = caller.visitor;
  return change(market, caller, (tx, cart, week) => store.writeAgeConfirmed(tx, { sessionId, cartId: cart.id, week }));
}

/**
 * What the closing would do with the cart now; null if automatic purchase is off. The total that it would charge is then
 * shown, and stored as the most that it may charge (E69), except by a page that the session alone has opened.
 */
export async function previewClosing(market: Market, caller: Caller, cart: CartView): Promise<ClosingPreview | null> {
  const preview = await closingPreview.previewClosing(
    market.database.kysely,
    caller,
    cart,
    await market.fulfilment.openPeriod(caller.now),
  );
  const { total } = cart.closingTotals;
  if (preview && !caller.visitor.isReader && total !== cart.autoCloseTotal)
    await store.writeAutoCloseTotal(market.database.kysely, cart.id, total);
  return preview;
}
