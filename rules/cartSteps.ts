import type { Locale } from './constants.ts';

/** 1 content, 2 delivery, 3 balance (spec 2). */
export type CartStep = 1 | 2 | 3;
export type DeliveryMethod = 'pickup' | 'ship';

/** What a view opens, whatever the language of its name. */
export type CartView = 'expedition' | 'delivery' | 'pickup' | 'balance' | 'member';

/** The name that links use, by language. All eight are accepted in both (F-004). */
export const CART_VIEW_NAMES: Readonly<Record<CartView, Readonly<Record<Locale, string>>>> = {
  expedition: { fr: 'expedition', en: 'expedition' },
  delivery: { fr: 'livraison', en: 'delivery' },
  pickup: { fr: 'cueillette', en: 'pickup' },
  balance: { fr: 'balance', en: 'balance' },
  member: { fr: 'membre', en: 'member' },
};

const VIEWS: readonly CartView[] = ['expedition', 'delivery', 'pickup', 'balance', 'member'];

/** The view that a path names, in either language; null for none or an unknown one, which is step 1. */
export function cartViewOf(name: string | null | undefined): CartView | null {
  return VIEWS.find((view) => CART_VIEW_NAMES[view].fr === name || CART_VIEW_NAMES[view].en === name) ?? null;
}

/** A view's name in a language, for links and the language switch; null when there is none to keep. */
export function cartViewName(name: string | null | undefined, locale: Locale): string | null {
  const view = cartViewOf(name);
  return view === null ? null : CART_VIEW_NAMES[view][locale];
}

/** What the rule needs of a cart once it is known. */
export type KnownCart = { readonly balanceAvailable: number; readonly hasPlace: boolean };

/**
 * The step that a path opens (F-085). Without the cart, by the view alone; with it, the balance view falls to step 2
 * where step 3 is not allowed: no credit, or no place (E34).
 */
export function initialStep(view: string | null | undefined, cart?: KnownCart | null): CartStep {
  const known = cartViewOf(view);
  if (known === null || known === 'member') return 1;
  if (known !== 'balance') return 2;
  return cart && (!cart.hasPlace || !hasStepThree(cart.balanceAvailable)) ? 2 : 3;
}

/** How the toggle starts: ship by the delivery view or a chosen zone, else pickup (F-103, E35). */
export function deliveryMethodFor(view: string | null | undefined, hasZone: boolean): DeliveryMethod {
  return hasZone || cartViewOf(view) === 'delivery' ? 'ship' : 'pickup';
}

/** Only credit, a negative balance in cents, opens step 3 (F-115, E14). */
export function hasStepThree(balanceAvailable: number): boolean {
  return balanceAvailable < 0;
}

/** Where Next leads (F-115). */
export function nextStep(step: CartStep, balanceAvailable: number): CartStep | 'checkout' {
  if (step === 1) return 2;
  return step === 2 && hasStepThree(balanceAvailable) ? 3 : 'checkout';
}

/** Where Back leads; null at step 1. */
export function previousStep(step: CartStep): CartStep | null {
  if (step === 1) return null;
  return step === 2 ? 1 : 2;
}
