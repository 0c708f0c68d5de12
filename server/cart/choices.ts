import type { CartStep } from '../../__generated__/schemaTypes.ts';
import { readAllergies } from '../../rules/allergies.ts';
import { NOTE_MAX_LENGTH } from '../../rules/constants.ts';
import { isStorable } from '../../rules/plainText.ts';
import type { Caller } from '../caller.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import { takesExpress } from '../fulfilment/places.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import type { StoredCart } from './cartReadStore.ts';
import { cartRefusals } from './cartRefusals.ts';
import type { Choices } from './cartStore.ts';
import { fulfillmentOf } from './cartSums.ts';
import type { CartView } from './cartView.ts';
import { readPlace } from './placeInput.ts';
import type { PlaceInput, PlaceWish } from './placeInput.ts';

/** Absent fields are unchanged; null clears a nullable one. Places by API id. */
export type SessionInput = PlaceInput & {
  fromStorage?: boolean | null;
  autoClose?: boolean | null;
  autoClosePartial?: boolean | null;
};
export type CartInput = PlaceInput & { step?: CartStep | null; note?: string | null; allergies?: string | null };

type ChoiceParts = {
  fulfilment: FulfilmentService;
  stored(caller: Caller): Promise<StoredCart>;
  show(caller: Caller, cart: StoredCart): Promise<CartView>;
  write(caller: Caller, choices: Choices): Promise<CartView>;
  /** Whether the customer has a stored card. */
  hasCard(customerId: string): Promise<boolean>;
};

/** The note as stored: trimmed, null if empty. Throws BAD_INPUT beyond 500 characters, or with a NUL character. */
export function readNote(note: string | null): string | null {
  const text = note?.trim() ?? '';
  if ([...text].length > NOTE_MAX_LENGTH || !isStorable(text)) throw new MarketError('BAD_INPUT', { field: 'note' });
  return text === '' ? null : text;
}

/** The columns of the place to write. */
function placeChoices(wish: PlaceWish): Choices {
  return wish.keep ? {} : { locationId: wish.locationId, shippingZoneId: wish.shippingZoneId };
}

/** The cart with the choices applied; undefined fields are unchanged. */
function withChoices(cart: StoredCart, choices: Choices): StoredCart {
  const given = Object.entries(choices).filter(([, value]) => value !== undefined);
  return { ...cart, ...Object.fromEntries(given) };
}

/** What stops a step: storage at the first step, also the place at the second (spec 4). */
function stepRefusals(view: CartView, step: CartStep, locale: Caller['locale']): MarketError[] {
  const place = view.location ?? view.zone;
  const gone = step === 'checkout' && place !== null && !place.active;
  const refusals = cartRefusals(
    {
      step: step === 'shipping' ? 1 : 2,
      fromStorage: view.fromStorage,
      placeStorageOnly: view.location?.storageOnly,
      placeTakesExpress: takesExpress(view.location),
      fulfillment: fulfillmentOf(view),
      useBalance: false,
      items: view.lines.map(({ variant, quantity, unsure }) => ({
        quantity,
        unsure,
        stored: variant.stored,
        variant: variant.name,
        name: variant.product.name,
      })),
    },
    locale,
  );
  return gone ? [...refusals, new MarketError('NO_DELIVERY')] : refusals;
}

/**
 * Writes choices into a cart, from any page or on leaving a step of the cart page. They are checked against the cart as
 * it was read, without a lock: checkout checks everything again.
 */
export function createChoices({ fulfilment, stored, show, write, hasCard }: ChoiceParts) {
  /**
   * Throws NO_DELIVERY for a place that is unknown or no longer served, NEEDS_STORAGE for an Express place in an
   * ordinary cart, NO_EXPRESS for the reverse.
   */
  async function checkWish(wish: PlaceWish, fromStorage: boolean): Promise<void> {
    if (wish.keep) return;
    const location = wish.locationId ? await fulfilment.location(wish.locationId) : null;
    const zone = wish.shippingZoneId ? await fulfilment.zone(wish.shippingZoneId) : null;
    if ((wish.locationId && !location?.active) || (wish.shippingZoneId && !zone?.active))
      throw new MarketError('NO_DELIVERY');
    if (location?.storageOnly && !fromStorage) throw new MarketError('NEEDS_STORAGE');
    if (fromStorage && !takesExpress(location)) throw new MarketError('NO_EXPRESS');
  }

  return {
    async choose(caller: Caller, input: SessionInput): Promise<CartView> {
      for (const field of ['fromStorage', 'autoClose', 'autoClosePartial'] as const)
        if (input[field] === null) throw new MarketError('BAD_INPUT', { field });
      const wish = readPlace(input);
      const { customer } = caller.visitor;
      if (input.autoClose === true && !(customer && (await hasCard(customer.id)))) throw new MarketError('NO_CARD');
      const { fromStorage, autoClose, autoClosePartial } = input as Choices;
      const choices = { ...placeChoices(wish), fromStorage, autoClose, autoClosePartial };
      await checkWish(wish, withChoices(await stored(caller), choices).fromStorage);
      return write(caller, choices);
    },

    async save(caller: Caller, input: CartInput): Promise<CartView> {
      const wish = readPlace(input);
      const note = input.note === undefined ? undefined : readNote(input.note);
      const allergies = input.allergies === undefined ? undefined : readAllergies(input.allergies);
      if (allergies === undefined && input.allergies !== undefined)
        throw new MarketError('BAD_INPUT', { field: 'allergies' });
      const choices = { ...placeChoices(wish), note, allergies };
      const cart = withChoices(await stored(caller), choices);
      await checkWish(wish, cart.fromStorage);
      const refusals = input.step ? stepRefusals(await show(caller, cart), input.step, caller.locale) : [];
      if (refusals.length > 0) throw new MarketErrors(refusals);
      return write(caller, choices);
    },
  };
}
