import type { Locale } from './constants.ts';

/** 1 content, 2 delivery, 3 balance (spec 2). */
export type CartStep = 1 | 2 | 3;
export type DeliveryMethod = 'pickup' | 'ship';

/** The views of the cart, independent of their words in an address. */
export type CartView = 'expedition' | 'delivery' | 'pickup' | 'balance' | 'member';

/** The word that links use, by language. All eight words are accepted in both (F-004). */
export const CART_VIEW_NAMES: Readonly<Record<CartView, Readonly<Record<Locale, string>>>> = {
  expedition: { fr: 'expedition', en: 'expedition' },
  delivery: { fr: 'livraison', en: 'delivery' },
  pickup: { fr: 'cueillette', en: 'pickup' },
  balance: { fr: 'balance', en: 'balance' },
  member: { fr: 'membre', en: 'member' },
};

const VIEWS: readonly CartView[] = ['expedition', 'delivery', 'pickup', 'balance', 'member'];

/** The view of a word, in either language; null for none or an unknown one, which is step 1. */
export function cartViewOf(name: string | null | undefined): CartView | null {
  return VIEWS.find((view) => CART_VIEW_NAMES[view].fr === name || CART_VIEW_NAMES[view].en === name) ?? null;
}

/** The word of a view in a language, for links and the language switch; null for an unknown one. */
export function cartViewName(name: string | null | undefined, locale: Locale): string | null {
  const view = cartViewOf(name);
  return view === null ? null : CART_VIEW_NAMES[view][locale];
}

/** The facts of a loaded cart that decide its first step. */
export type KnownCart = { readonly balanceAvailable: number; readonly hasPlace: boolean };

/**
 * The step that an address opens (F-085). Before the cart has loaded, the view alone decides; afterwards the balance
 * view falls back to step 2 without credit or without a place (E34).
 */
export function initialStep(view: string | null | undefined, cart?: KnownCart | null): CartStep {
  const cartView = cartViewOf(view);
  if (cartView === null || cartView === 'member') return 1;
  if (cartView !== 'balance') return 2;
  return cart && (!cart.hasPlace || !hasStepThree(cart.balanceAvailable)) ? 2 : 3;
}

/** The initial method: delivery for a delivery view or a chosen zone, pickup otherwise (F-103, E35). */
export function deliveryMethodFor(view: string | null | undefined, hasZone: boolean): DeliveryMethod {
  return hasZone || cartViewOf(view) === 'delivery' ? 'ship' : 'pickup';
}

/** Only credit, a negative balance in cents, opens step 3 (F-115, E14). */
export function hasStepThree(balanceAvailable: number): boolean {
  return balanceAvailable < 0;
}
