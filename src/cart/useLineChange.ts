import { useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useAddToCartMutation } from '../../__generated__/hooks/useAddToCartMutation.ts';
import { useRemoveFromCartMutation } from '../../__generated__/hooks/useRemoveFromCartMutation.ts';
import { formatCents } from '../../rules/money.ts';
import { track } from '../shared/analytics/track.ts';
import { announce } from '../shared/ui/announce.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { readCartAnswer, type CartAnswer } from './cartAnswer.ts';
import { pressLine, type LineStep } from './lineQueue.ts';
import { changeLine } from './optimisticLine.ts';
import { refreshCart } from './refreshCart.ts';
import { VisitorCartContext } from './visitorCart.ts';

type Line = {
  variantId: string;
  /** The product's name, for what is said. */
  name: string;
  /** The most the line may hold. */
  max: number;
  /** Where it is pressed: the cart has one text for what failed, the shelves say which (spec 8). */
  place: 'cart' | 'shelf';
};

/**
 * The stepper of one line: `change(1)` and `change(-1)` per press, or several units at once; `full` when no more may be had. The quantity shows at
 * once, totals when the server has answered; a refusal says why, puts the true quantity back and asks for the cart again.
 */
export function useLineChange({ variantId, name, max, place }: Line): {
  change: (by: number) => Promise<void>;
  full: () => void;
} {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  const known = useContext(VisitorCartContext) !== null;
  const [add] = useAddToCartMutation();
  const [remove] = useRemoveFromCartMutation();

  const change = useCallback(
    async (by: number) => {
      let told: CartAnswer | null = null;
      const send = async (step: LineStep): Promise<number | null> => {
        const optimisticUpdater = (store: Parameters<typeof changeLine>[0]) =>
          changeLine(store, variantId, step.by, max);
        const shelfKey = step.by > 0 ? 'products.add_error' : 'products.remove_error';
        const failureKey = place === 'cart' ? 'errors.basic_retry' : shelfKey;
        const answer =
          step.by > 0
            ? (await add({ variables: { variant: variantId, quantity: step.by }, optimisticUpdater, failureKey }))
                ?.addToCart
            : (await remove({ variables: { variant: variantId, all: step.all }, optimisticUpdater, failureKey }))
                ?.removeFromCart;
        if (!answer) return null;
        told = readCartAnswer(answer);
        const price = told.priceOf(variantId);
        if (step.by > 0 && price !== null)
          track({ name: 'add_to_cart', item: { variantId, quantity: step.by }, value: price * step.by });
        return told.quantityOf(variantId);
      };
      const accepted = await pressLine(environment, { variantId, by, max }, send);
      if (accepted === false) return refreshCart(environment);
      // The page's own question for the cart may have been asked before this, or have failed.
      if (accepted && !known) await refreshCart(environment);
      if (!accepted || !told) return;
      const { count, itemsTotal, quantityOf }: CartAnswer = told;
      const quantity = quantityOf(variantId);
      const line = quantity > 0 ? t('cart.said_quantity', { name, quantity }) : t('cart.said_gone', { name });
      const spoken = `${line} ${t('cart.articles', { count })}, ${formatCents(itemsTotal)}.`;
      if (place === 'shelf' && by > 0 && quantity === by) toast.success(t('cart.added', { name }), undefined, spoken);
      else announce(spoken);
    },
    [add, environment, known, max, name, place, remove, t, toast, variantId],
  );
  const full = useCallback(() => toast.error(t('products.max_reached', { nb: max })), [max, t, toast]);
  return { change, full };
}
