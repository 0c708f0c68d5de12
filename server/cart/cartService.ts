import type { Kysely } from 'kysely';
import { MAX_CART_LINES, REUSABLE_BOX_MAX } from '../../rules/constants.ts';
import { BASKET_KIND, lineParams } from '../text/lineNames.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { VariantRow } from '../catalogue/catalogueSnapshot.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction, sqlState } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Caller } from '../caller.ts';
import { MarketError } from '../marketError.ts';
import { readBirthDate } from './birthDate.ts';
import { basketLineId, basketVariantId } from './basketLines.ts';
import { writeBasketChoice } from './basketLineStore.ts';
import { cartIdOf, customerCartId, ownerOf } from './cartOwner.ts';
import { countCartsWith } from './holdingStore.ts';
import { cartRefusals, purchaseRefusals } from './cartRefusals.ts';
import { readCart, type StoredCart } from './cartReadStore.ts';
import * as store from './cartStore.ts';
import { cartSums } from './cartSums.ts';
import { emptyCart, viewCart } from './cartView.ts';
import type { CartView } from './cartView.ts';
import { createChoices, readNote } from './choices.ts';
import type { CartInput, SessionInput } from './choices.ts';
import { previewClosing } from './closingPreview.ts';
import * as closing from './closingStore.ts';
import { joinCarts } from './joining.ts';
import { deleteCart } from './joinStore.ts';
import { inOpenWeek } from './lateLines.ts';
import { LINE_MAX, lineMax } from './lineMax.ts';
import { createOrderAgain } from './orderAgain.ts';
import { readPlace } from './placeInput.ts';
import { preselectPlace, readPreferredPlace } from './preferredPlaceStore.ts';
import * as reopening from './reopeningStore.ts';
import { standingOf, type Standing } from './standing.ts';
import { readStanding } from './standingStore.ts';

export type { NamedLine } from './cartRefusals.ts';
export type { StoredBasket } from './basketLineStore.ts';
export type { StoredCart, StoredLine } from './cartReadStore.ts';
export type { Standing } from './standing.ts';

/** A visitor's cart (spec 3, 5 and 7). Ids are uuids; a call returns the cart afterwards, or throws and changes nothing. */
export type CartService = {
  view(caller: Caller): Promise<CartView>;
  /** The visitor's cart when it has this id, else null. */
  byId(caller: Caller, id: string): Promise<CartView | null>;
  /**
   * quantity 1 to 1000, else BAD_INPUT. NOT_FOUND, UNAVAILABLE, MAX_REACHED; TOO_LARGE beyond 200 lines. The reusable box:
   * BOX_NEEDS_ACCOUNT for a guest, BOX_LIMIT beyond one (E9).
   */
  add(caller: Caller, variantId: string, quantity: number): Promise<CartView>;
  /** Removes one unit, or the whole line; a recurring basket stays an order of its own (E51). NOT_IN_CART. */
  remove(caller: Caller, variantId: string, all: boolean): Promise<CartView>;
  /** Confirms an unsure line at the price shown. NOT_IN_CART, UNAVAILABLE, MAX_REACHED. */
  confirm(caller: Caller, itemId: string): Promise<CartView>;
  /** Mode, place and automatic purchase. BAD_INPUT, NO_DELIVERY, NEEDS_STORAGE, NO_EXPRESS, NO_CARD. */
  choose(caller: Caller, input: SessionInput): Promise<CartView>;
  /** updateCart: note and place of a step, when the step may be left; else everything that stops it. */
  save(caller: Caller, input: CartInput): Promise<CartView>;
  /** Stores that an age of 19 was confirmed, never the date. BAD_INPUT for an impossible birth date, AGE_FORBIDDEN. */
  confirmAge(caller: Caller, birthDate: string): Promise<CartView>;

  /** What the owner's account contributes to a cart. Runs outside a transaction, unless one is passed. */
  standing(caller: Caller, cart: Pick<StoredCart, 'id' | 'fromStorage'>, tx?: Transaction): Promise<Standing>;
  /** Whether a paid order of a customer (their uuid) covers the delivery of a week, given by its first day (E5). */
  isDeliverySettled(db: Kysely<Tables>, customerId: string, week: string): Promise<boolean>;
  /** What the closing would do with the cart now; null: automatic purchase is off. */
  previewClosing(caller: Caller, cart: CartView): ReturnType<typeof previewClosing>;
  sums: typeof cartSums;
  refusals: typeof cartRefusals;
  purchaseRefusals: typeof purchaseRefusals;
  lineMax: typeof lineMax;
  /** The number of carts that contain one of these variants (uuids). */
  countCartsWith(variants: readonly string[]): Promise<number>;
  /** Erases expired sessions with their carts (E61); returns how many sessions. */
  eraseSessions(): Promise<number>;
  /** For checkout: locks the visitor's cart until the transaction ends and reads it. Null: it was never stored. */
  lock(tx: Transaction, caller: Pick<Caller, 'visitor' | 'now'>): Promise<StoredCart | null>;
  /** Merges a guest's cart into the customer's (their uuid) at sign-in, once (E38). */
  join(customerId: string, sessionId: string): Promise<void>;
  /** Locks a customer's cart, if there is one, before anything else of theirs. */
  lockOwn(tx: Transaction, customerId: string): Promise<void>;
  /** The place that a customer (their uuid) prefers, as far as it is in service (F-111); both null: none. */
  preferredPlace(customerId: string): ReturnType<typeof readPreferredPlace>;
  readPlace: typeof readPlace;
  readNote: typeof readNote;
  /** Gives a customer's cart without a place the preferred one (F-111). */
  preselect(customerId: string): Promise<void>;
  /** Erases a customer's cart. */
  erase(tx: Transaction, customerId: string): Promise<void>;
  /** For a payment that ended: locks the cart it came from, if that still exists. */
  lockById(tx: Transaction, cartId: string): Promise<boolean>;
  /** Turns lines unsure whose price differs from the one shown. */
  markPriceChanged: typeof store.markPriceChanged;
  /** Removes what was paid from the cart, with note and place; units added meanwhile stay. */
  removePurchased: typeof store.removePurchased;
  closing: typeof closing;
  /** Puts an earlier order's lines into the cart, as far as they are available. */
  orderAgain: ReturnType<typeof createOrderAgain>;
  /** For a cancelled order whose lines return to the cart (E60). */
  reopening: typeof reopening;
};

export type CartParts = { database: Database; catalogue: CatalogueService; fulfilment: FulfilmentService };

const FOREIGN_KEY_VIOLATION = '23503';

export function createCartService({ database, catalogue, fulfilment }: CartParts): CartService {
  const db = database.kysely;

  async function show(caller: Caller, cart: StoredCart): Promise<CartView> {
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

  async function stored({ visitor, now }: Caller): Promise<StoredCart> {
    const week = openWeek(now);
    const { cart } = await readCart(db, ownerOf(visitor), { week });
    if (cart?.isStale) await store.renewSession(db, visitor.sessionId);
    return cart ? inOpenWeek(cart, week) : emptyCart(cartIdOf(visitor));
  }

  const view = async (caller: Caller) => show(caller, await stored(caller));

  /** Runs a change on the visitor's locked cart, whose rows are created if necessary. */
  async function change(caller: Caller, work: (tx: Transaction, cart: StoredCart) => Promise<void>): Promise<CartView> {
    const owner = ownerOf(caller.visitor);
    await inTransaction(database, async (tx) => {
      const id = await store.lockOrCreateCart(tx, owner, cartIdOf(caller.visitor));
      const week = openWeek(caller.now);
      const { cart } = await readCart(tx, owner, { week });
      await work(tx, cart ? inOpenWeek(cart, week) : emptyCart(id));
    });
    return view(caller);
  }

  function refuseUnsold(variant: VariantRow, caller: Caller): { variant: string; name: string } {
    const params = lineParams({ name: variant.product.name, variant: variant.name }, caller.locale);
    if (!catalogue.isSellable(variant.product, caller.now)) throw new MarketError('UNAVAILABLE', params);
    return params;
  }

  async function addOnce(caller: Caller, variantId: string, quantity: number): Promise<CartView> {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > LINE_MAX)
      throw new MarketError('BAD_INPUT', { field: 'quantity' });
    const variant = await catalogue.variant(variantId);
    if (!variant || variant.product.status === 'draft') throw new MarketError('NOT_FOUND');
    const isBox = (await catalogue.current()).reusableBox?.id === variantId;
    if (isBox && !caller.visitor.customer) throw new MarketError('BOX_NEEDS_ACCOUNT');
    const params = refuseUnsold(variant, caller);
    const owner = ownerOf(caller.visitor);
    const week = openWeek(caller.now);
    const reading = await readCart(db, owner, { asked: variantId, week });
    if (!reading.asked) throw new MarketError('NOT_FOUND');
    const cart = reading.cart ? inOpenWeek(reading.cart, week) : emptyCart(cartIdOf(caller.visitor));
    const line = cart.lines.find((one) => one.variantId === variantId);
    if (!line && cart.lines.length >= MAX_CART_LINES) throw new MarketError('TOO_LARGE');
    const max = lineMax(reading.asked, cart.fromStorage, isBox);
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
      }));
    if (!added && isBox && max === REUSABLE_BOX_MAX) throw new MarketError('BOX_LIMIT');
    if (!added) throw new MarketError('MAX_REACHED', { nb: max, ...params });
    // A customer's cart starts with the preferred place (F-111).
    if (!reading.cart && owner.customerId !== null) return view(caller);
    const now = {
      ...added,
      variantId,
      priceSeen: variant.price,
      unsure: false,
      unsureReason: null,
      week,
      stock: reading.asked,
    };
    const lines = line ? cart.lines.map((one) => (one === line ? now : one)) : [...cart.lines, now];
    return show(caller, { ...cart, lines });
  }

  return {
    view,

    async byId(caller, id) {
      const cart = await stored(caller);
      return cart.id === id ? show(caller, cart) : null;
    },

    async add(caller, variantId, quantity) {
      try {
        return await addOnce(caller, variantId, quantity);
      } catch (error) {
        // The guest's cart was merged, or the variant deleted, after it was read (E38).
        if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
        return addOnce(caller, variantId, quantity);
      }
    },

    remove: (caller, variantId, all) =>
      change(caller, async (tx, cart) => {
        const basket = cart.baskets.find((one) => basketVariantId(one) === variantId && one.inCart !== false);
        if (basket) return writeBasketChoice(tx, basket, false);
        const line = cart.lines.find((one) => one.variantId === variantId);
        if (!line) throw new MarketError('NOT_IN_CART');
        await store.setQuantity(tx, line.id, all ? 0 : line.quantity - 1);
      }),

    async confirm(caller, itemId) {
      const { variants, reusableBox } = await catalogue.fresh();
      return change(caller, async (tx, cart) => {
        const basket = cart.baskets.find((one) => basketLineId(one) === itemId);
        if (basket) {
          if (!basket.active)
            throw new MarketError('UNAVAILABLE', lineParams({ ...basket, variant: BASKET_KIND }, caller.locale));
          return writeBasketChoice(tx, basket, true);
        }
        const line = cart.lines.find((one) => one.id === itemId);
        const variant = line && variants.get(line.variantId);
        if (!line || !variant) throw new MarketError('NOT_IN_CART');
        const params = refuseUnsold(variant, caller);
        const max = lineMax(line.stock, cart.fromStorage, variant === reusableBox);
        if (line.quantity > max) throw new MarketError('MAX_REACHED', { nb: max, ...params });
        await store.confirmLine(tx, line.id, variant.price, openWeek(caller.now));
      });
    },

    ...createChoices({
      fulfilment,
      show,
      stored,
      hasCard,
      write: (caller, choices) => change(caller, (tx, cart) => store.writeChoices(tx, cart.id, choices)),
    }),

    async confirmAge(caller, birthDate) {
      if (!readBirthDate(birthDate, caller.now)) throw new MarketError('AGE_FORBIDDEN');
      const { sessionId } = caller.visitor;
      return change(caller, (tx, cart) =>
        store.writeAgeConfirmed(tx, { sessionId, cartId: cart.id, week: openWeek(caller.now) }),
      );
    },

    standing: (caller, cart, tx) => standingOf({ db: tx ?? db, fulfilment }, caller, cart),
    countCartsWith: (variants) => countCartsWith(db, variants),
    eraseSessions: () => store.eraseSessions(db),
    async isDeliverySettled(executor, customerId, week) {
      const row = await readStanding(executor, { customerId, cartId: customerCartId(customerId), week });
      return row?.isDelivered ?? false;
    },
    previewClosing: (caller, cart) => previewClosing({ fulfilment, hasCard }, caller, cart),
    sums: cartSums,
    refusals: cartRefusals,
    purchaseRefusals,
    lineMax,

    async lock(tx, { visitor, now }) {
      const owner = ownerOf(visitor);
      if (!(await store.lockCart(tx, owner))) return null;
      const week = openWeek(now);
      const { cart } = await readCart(tx, owner, { week });
      return cart && inOpenWeek(cart, week);
    },
    join: (customerId, sessionId) => inTransaction(database, (tx) => joinCarts(tx, customerId, sessionId)),
    lockOwn: async (tx, customerId) => void (await store.lockCart(tx, { cartId: customerCartId(customerId) })),
    preferredPlace: (customerId) => readPreferredPlace(db, customerId),
    readPlace,
    readNote,
    preselect: (customerId) => preselectPlace(db, customerId),
    erase: (tx, customerId) => deleteCart(tx, { customerId }),
    lockById: async (tx, cartId) => (await store.lockCart(tx, { cartId })) !== null,
    markPriceChanged: store.markPriceChanged,
    removePurchased: store.removePurchased,
    closing,
    orderAgain: createOrderAgain({ catalogue, openWeek, change }),
    reopening,
  };
}
