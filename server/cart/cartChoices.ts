import type { CartStep } from '#generated/schemaTypes.ts';
import { readAllergies } from '#rules/allergies.ts';
import { NOTE_MAX_LENGTH } from '#rules/constants.ts';
import { isStorable, visibleText } from '#rules/plainText.ts';
import type { Caller } from '../caller.ts';
import { slotOf, takesExpress } from '../fulfilment/places.ts';
import { toId } from '../graphql/globalId.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { change as changeCart, readStored, toView } from './cartAccess.ts';
import type { StoredCart } from './cartReadStore.ts';
import { cartRefusals } from './cartRefusals.ts';
import * as store from './cartStore.ts';
import type { Choices } from './cartStore.ts';
import { fulfillmentOf } from './cartSums.ts';
import type { CartView } from './cartView.ts';
import { readPlace } from './placeInput.ts';
import type { PlaceChange, PlaceInput } from './placeInput.ts';

/** Absent fields are unchanged; null clears a nullable one. Places by API id. */
export type SessionInput = PlaceInput & {
  fromStorage?: boolean | null;
  autoClose?: boolean | null;
  autoClosePartial?: boolean | null;
};
/** cart: the shown one, by API id; absent: not compared. */
export type CartInput = PlaceInput & {
  cart?: string | null;
  step?: CartStep | null;
  note?: string | null;
  allergies?: string | null;
};

/*
 * Writes choices into a cart, from any page or on leaving a step of the cart page. They are checked against the cart as
 * it was read, without a lock: checkout checks everything again.
 */

/** The note as stored: trimmed, without invisible characters, null if empty. Throws BAD_INPUT beyond 500 characters, or with a NUL character. */
export function readNote(note: string | null): string | null {
  const text = visibleText(note ?? '').trim();
  if ([...text].length > NOTE_MAX_LENGTH || !isStorable(text)) throw new MarketError('BAD_INPUT', { field: 'note' });
  return text === '' ? null : text;
}

/** The cart with the choices applied; undefined fields are unchanged. */
function withChoices(cart: StoredCart, choices: Choices): StoredCart {
  const defined = Object.entries(choices).filter(([, value]) => value !== undefined);
  return { ...cart, ...Object.fromEntries(defined) };
}

/** What stops a step: storage at the first step, also the place at the second (spec 4), which may be closed that week. */
export async function stepRefusals(
  { fulfilment }: Pick<Market, 'fulfilment'>,
  { now, locale }: Pick<Caller, 'now' | 'locale'>,
  view: CartView,
  step: CartStep,
): Promise<MarketError[]> {
  const place = view.location ?? view.zone;
  const isPlaceClosed =
    step === 'checkout' &&
    place !== null &&
    (!place.active || (!view.fromStorage && !slotOf(place, await fulfilment.openPeriod(now))));
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
  return isPlaceClosed ? [...refusals, new MarketError('NO_DELIVERY')] : refusals;
}

/**
 * Throws NO_DELIVERY for a place that is unknown or no longer served, NEEDS_STORAGE for an Express place in an
 * ordinary cart, NO_EXPRESS for the reverse.
 */
export async function checkPlace(
  { fulfilment }: Pick<Market, 'fulfilment'>,
  change: PlaceChange | null,
  fromStorage: boolean,
): Promise<void> {
  if (!change) return;
  const location = change.locationId ? await fulfilment.location(change.locationId) : null;
  const zone = change.shippingZoneId ? await fulfilment.zone(change.shippingZoneId) : null;
  if ((change.locationId && !location?.active) || (change.shippingZoneId && !zone?.active))
    throw new MarketError('NO_DELIVERY');
  if (location?.storageOnly && !fromStorage) throw new MarketError('NEEDS_STORAGE');
  if (fromStorage && !takesExpress(location)) throw new MarketError('NO_EXPRESS');
}

function writeChoices(market: Market, caller: Caller, choices: Choices): Promise<CartView> {
  return changeCart(market, caller, (tx, cart) => store.writeChoices(tx, cart.id, choices, caller.now));
}

/** Sets mode, place and automatic purchase. BAD_INPUT, NO_DELIVERY, NEEDS_STORAGE, NO_EXPRESS, NO_CARD. */
export async function updateSession(market: Market, caller: Caller, input: SessionInput): Promise<CartView> {
  for (const field of ['fromStorage', 'autoClose', 'autoClosePartial'] as const)
    if (input[field] === null) throw new MarketError('BAD_INPUT', { field });
  const change = readPlace(input);
  const { customer } = caller.visitor;
  if (input.autoClose === true && !(customer && (await store.hasCard(market.database.kysely, customer.id))))
    throw new MarketError('NO_CARD');
  const { fromStorage, autoClose, autoClosePartial } = input as Choices;
  const choices = { ...change, fromStorage, autoClose, autoClosePartial };
  await checkPlace(market, change, withChoices(await readStored(market, caller), choices).fromStorage);
  return writeChoices(market, caller, choices);
}

/** Saves note and place of a step if the step is complete; else throws everything that stops it. */
export async function updateCart(market: Market, caller: Caller, input: CartInput): Promise<CartView> {
  const change = readPlace(input);
  const note = input.note === undefined ? undefined : readNote(input.note);
  const allergies = input.allergies === undefined ? undefined : readAllergies(input.allergies);
  if (allergies === undefined && input.allergies !== undefined)
    throw new MarketError('BAD_INPUT', { field: 'allergies' });
  const choices = { ...change, note, allergies };
  const stored = await readStored(market, caller);
  if (input.cart && input.cart !== toId('Cart', stored.id)) throw new MarketError('CART_NOT_FOUND');
  const cart = withChoices(stored, choices);
  await checkPlace(market, change, cart.fromStorage);
  const refusals = input.step ? await stepRefusals(market, caller, await toView(market, caller, cart), input.step) : [];
  if (refusals.length > 0) throw new MarketErrors(refusals);
  return writeChoices(market, caller, choices);
}
