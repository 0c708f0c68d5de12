import { CART_VIEW_NAMES, type CartStep } from '#rules/cartSteps.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';

const VIEWS = { 1: null, 2: 'expedition', 3: 'balance' } as const;

/** Makes the address of a step in the reader's language. The address contains the step, so Back and reload keep it (F-085). */
export function useStepAddress(): (step: CartStep) => string {
  const address = useAddress();
  const locale = useLocale();
  return (step) => {
    const view = VIEWS[step];
    return address('cart', view === null ? {} : { view: CART_VIEW_NAMES[view][locale] });
  };
}
