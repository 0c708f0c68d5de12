import { MAX_CART_LINES, REUSABLE_BOX_MAX } from '../../rules/constants.ts';
import type { MissingWish } from '../../rules/lineStatus.ts';
import type { Caller } from '../caller.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, sqlState } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import { MarketError } from '../marketError.ts';
import type { VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { BASKET_KIND, lineParams, unsoldParams } from '../text/lineNames.ts';
import { basketLineId, basketVariantId } from './basketLines.ts';
import { writeBasketChoice } from './basketLineStore.ts';
import { readBirthDate } from './birthDate.ts';
import { createChoices } from './cartChoices.ts';
import type { CartInput, SessionInput } from './cartChoices.ts';
import { cartIdOf, ownerOf } from './cartOwner.ts';
import { readCart, type StoredCart } from './cartReadStore.ts';
import * as store from './cartStore.ts';
import { emptyCart, viewCart } from './cartView.ts';
import type { CartView } from './cartView.ts';
import { previewClosing, type ClosingPreview } from './closingPreview.ts';
import { inOpenWeek } from './lateLines.ts';
import { LINE_MAX, lineMax } from './lineMax.ts';
import { createOrderAgain, type OrderAgainResult, type RequestedLine } from './orderAgain.ts';
import { standingOf } from './standing.ts';

/** seenPrice: the displayed price of a unit, in cents. quantity: the units to keep; absent: all. */
export type ConfirmRequest = { seenPrice?: number | null; quantity?: number | null };

/** A visitor's cart (spec 3, 5 and 7). Ids are uuids; a call returns the cart afterwards, or throws and changes nothing. */
export type CartService = {
  view(caller: Caller): Promise<CartView>;
  /** The visitor's cart if it has this id, else null. */
  byId(caller: Caller, id: string): Promise<CartView | null>;
  /**
   * Adds 1 to 1000 units, else BAD_INPUT. NOT_FOUND, UNAVAILABLE, MAX_REACHED; PRICE_RAISED above the displayed price,
   * if it was sent (E69); TOO_LARGE beyond 200 lines. The reusable box: BOX_NEEDS_ACCOUNT for a guest, BOX_LIMIT beyond
   * one (E9).
   */
  add(caller: Caller, variantId: string, quantity: number, seenPrice?: number | null): Promise<CartView>;
  /** Removes one unit, or the whole line. A recurring basket becomes a separate order again (E51). NOT_IN_CART. */
  remove(caller: Caller, variantId: string, all: boolean): Promise<CartView>;
  /** Confirms an unsure line at the displayed price. NOT_IN_CART, UNAVAILABLE, MAX_REACHED, PRICE_RAISED, BAD_INPUT. */
  confirm(caller: Caller, itemId: string, request?: ConfirmRequest): Promise<CartView>;
  /**
   * Stores the wish for a line that turns out to be missing (refund or replacement), which also becomes the default of
   * later lines. NOT_IN_CART.
   */
  chooseIfMissing(caller: Caller, itemId: string, choice: MissingWish): Promise<CartView>;
  /** Sets mode, place and automatic purchase. BAD_INPUT, NO_DELIVERY, NEEDS_STORAGE, NO_EXPRESS, NO_CARD. */
  updateSession(caller: Caller, input: SessionInput): Promise<CartView>;
  /** updateCart: saves note and place of a step if the step is complete; else throws everything that stops it. */
  updateCart(caller: Caller, input: CartInput): Promise<CartView>;
  /** Stores that an age of 19 was confirmed, never the date. BAD_INPUT for an impossible birth date, AGE_FORBIDDEN. */
  confirmAge(caller: Caller, birthDate: string): Promise<CartView>;

  /**
   * What the closing would do with the cart now; null if automatic purchase is off. The cart's total is then shown, and
   * stored as the most that the closing may charge (E69).
   */
  previewClosing(caller: Caller, cart: CartView): Promise<ClosingPreview | null>;
  /** Puts an earlier order's lines into the cart, as far as they are available. */
  orderAgain<T extends RequestedLine>(caller: Caller, lines: readonly T[]): Promise<OrderAgainResult<T>>;
};

export type CartParts = { database: Database; catalogue: CatalogueService; fulfilment: FulfilmentService };

const FOREIGN_KEY_VIOLATION = '23503';

/** Rejects a price above the displayed one (E69); null: none was sent. */
function refuseRaised(price: number, seenPrice: number | null, params: { variant: string; name: string }): void {
  if (seenPrice !== null && price > seenPrice)
    throw new MarketError('PRICE_RAISED', { ...params, shown: seenPrice, current: price });
}

export function createCartService({ database, catalogue, fulfilment }: CartParts): CartService {
  const db = database.kysely;

  async function toView(caller: Caller, cart: StoredCart): Promise<CartView> {
    const [snapshot, standing, location, zone] = await Promise.all([
      catalogue.current(),
      standingOf({ db, fulfilment }, caller, cart),
      cart.locationId === null ? null : fulfilment.location(cart.locationId),
      cart.shippingZoneId === null ? null : fulfilment.zone(cart.shippingZoneId),
    ]);
    const isSold = (variant: VariantRow) => catalogue.isSellable(variant.product, caller.now);
    return viewCart({ cart, catalogue: snapshot, location, zone, standing, isSold });
  }

  const hasCard = (customerId: string) => store.hasCard(db, customerId);
  const openWeek = (now: Date): string => fulfilment.openPeriod(now).startDate;

  async function readStored({ visitor, now }: Caller): Promise<StoredCart> {
    const week = openWeek(now);
    const { cart } = await readCart(db, ownerOf(visitor), { week });
    if (cart?.isStale) await store.renewSession(db, visitor.sessionId);
    return cart ? inOpenWeek(cart, week) : emptyCart(cartIdOf(visitor));
  }

  const view = async (caller: Caller) => toView(caller, await readStored(caller));

  /** Runs a change on the visitor's locked cart, whose rows are created if necessary. */
  async function change(caller: Caller, work: (tx: Transaction, cart: StoredCart) => Promise<void>): Promise<CartView> {
    const owner = ownerOf(caller.visitor);
    await inTransaction(database, async (tx) => {
      const id = await store.lockOrCreateCart(tx, owner, cartIdOf(caller.visitor), caller.now);
      const week = openWeek(caller.now);
      const { cart } = await readCart(tx, owner, { week });
      await work(tx, cart ? inOpenWeek(cart, week) : emptyCart(id));
      if (cart && cart.mergeLeftOut.length > 0) await store.writeLeftOut(tx, cart.id, []);
    });
    return view(caller);
  }

  function refuseUnsold(variant: VariantRow, caller: Caller): { variant: string; name: string } {
    const line = { name: variant.product.name, variant: variant.name };
    const awayUntil = variant.product.seller.deactivatedUntil;
    if (!catalogue.isSellable(variant.product, caller.now))
      throw new MarketError('UNAVAILABLE', unsoldParams({ ...line, awayUntil }, caller));
    return lineParams(line, caller.locale);
  }

  async function addOnce(
    caller: Caller,
    variantId: string,
    quantity: number,
    seenPrice: number | null,
  ): Promise<CartView> {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > LINE_MAX)
      throw new MarketError('BAD_INPUT', { field: 'quantity' });
    const variant = await catalogue.variant(variantId);
    if (!variant || variant.product.status === 'draft') throw new MarketError('NOT_FOUND');
    const isBox = (await catalogue.current()).reusableBox?.id === variantId;
    if (isBox && !caller.visitor.customer) throw new MarketError('BOX_NEEDS_ACCOUNT');
    const params = refuseUnsold(variant, caller);
    refuseRaised(variant.price, seenPrice, params);
    const owner = ownerOf(caller.visitor);
    const week = openWeek(caller.now);
    const reading = await readCart(db, owner, { variantId, week });
    if (!reading.requestedStock) throw new MarketError('NOT_FOUND');
    const cart = reading.cart ? inOpenWeek(reading.cart, week) : emptyCart(cartIdOf(caller.visitor));
    const line = cart.lines.find((item) => item.variantId === variantId);
    if (!line && cart.lines.length >= MAX_CART_LINES) throw new MarketError('TOO_LARGE');
    const max = lineMax(reading.requestedStock, cart.fromStorage, isBox);
    const fits = (line?.quantity ?? 0) + quantity <= max;
    const added =
      fits &&
      (await store.addUnits(db, {
        owner,
        cartId: cart.id,
        create: !reading.cart,
        variantId,
        quantity,
        max,
        price: variant.price,
        week,
        now: caller.now,
      }));
    if (!added && isBox && max === REUSABLE_BOX_MAX) throw new MarketError('BOX_LIMIT');
    if (!added) throw new MarketError('MAX_REACHED', { nb: max, ...params });
    // A customer's cart starts with the preferred place (F-111).
    if (!reading.cart && owner.customerId !== null) return view(caller);
    const addedLine = {
      ...added,
      variantId,
      unsure: false,
      unsureReason: null,
      week,
      stock: reading.requestedStock,
    };
    const lines = line ? cart.lines.map((item) => (item === line ? addedLine : item)) : [...cart.lines, addedLine];
    return toView(caller, { ...cart, lines });
  }

  return {
    view,

    async byId(caller, id) {
      const cart = await readStored(caller);
      return cart.id === id ? toView(caller, cart) : null;
    },

    async add(caller, variantId, quantity, seenPrice = null) {
      try {
        return await addOnce(caller, variantId, quantity, seenPrice);
      } catch (error) {
        // The guest's cart was merged, or the variant deleted, after it was read (E38).
        if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
        return addOnce(caller, variantId, quantity, seenPrice);
      }
    },

    remove: (caller, variantId, all) =>
      change(caller, async (tx, cart) => {
        const basket = cart.baskets.find((item) => basketVariantId(item) === variantId && item.inCart !== false);
        if (basket) return writeBasketChoice(tx, basket, false);
        const line = cart.lines.find((item) => item.variantId === variantId);
        if (!line) throw new MarketError('NOT_IN_CART');
        await store.setQuantity(tx, line.id, all ? 0 : line.quantity - 1);
      }),

    async confirm(caller, itemId, { seenPrice = null, quantity = null } = {}) {
      const { variants, reusableBox } = await catalogue.fresh();
      return change(caller, async (tx, cart) => {
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
        const params = refuseUnsold(variant, caller);
        const units = quantity ?? line.quantity;
        if (units < 1 || units > line.quantity) throw new MarketError('BAD_INPUT', { field: 'quantity' });
        const max = lineMax(line.stock, cart.fromStorage, variant === reusableBox);
        if (units > max) throw new MarketError('MAX_REACHED', { nb: max, ...params });
        refuseRaised(variant.price, seenPrice, params);
        await store.confirmLine(tx, line.id, {
          price: variant.price,
          quantity: units,
          week: openWeek(caller.now),
        });
      });
    },

    chooseIfMissing: (caller, itemId, choice) =>
      change(caller, async (tx, cart) => {
        const line = cart.lines.find((item) => item.id === itemId);
        if (!line) throw new MarketError('NOT_IN_CART');
        await store.writeIfMissing(tx, cart.id, line.id, choice);
      }),

    ...createChoices({
      fulfilment,
      toView,
      readStored,
      hasCard,
      write: (caller, choices) => change(caller, (tx, cart) => store.writeChoices(tx, cart.id, choices, caller.now)),
    }),

    async confirmAge(caller, birthDate) {
      if (!readBirthDate(birthDate, caller.now)) throw new MarketError('AGE_FORBIDDEN');
      const { sessionId } = caller.visitor;
      return change(caller, (tx, cart) =>
        store.writeAgeConfirmed(tx, { sessionId, cartId: cart.id, week: openWeek(caller.now) }),
      );
    },

    async previewClosing(caller, cart) {
      const preview = await previewClosing({ fulfilment, hasCard }, caller, cart);
      if (preview && cart.totals.total !== cart.autoCloseTotal)
        await store.writeAutoCloseTotal(db, cart.id, cart.totals.total);
      return preview;
    },
    orderAgain: createOrderAgain({ catalogue, openWeek, change }),
  };
}
