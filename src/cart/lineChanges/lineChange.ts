import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import { commitLocalUpdate, commitMutation, type Environment } from 'relay-runtime';
import addToCart, { type AddToCartMutation } from '#generated/relay/AddToCartMutation.graphql.ts';
import type { lineChange_cart$key } from '#generated/relay/lineChange_cart.graphql.ts';
import removeFromCart, { type RemoveFromCartMutation } from '#generated/relay/RemoveFromCartMutation.graphql.ts';
import type { shownSum_cart$key } from '#generated/relay/shownSum_cart.graphql.ts';
import type { Cents } from '#rules/money.ts';
import { track } from '../../shared/analytics/track.ts';
import { failureText } from '../../shared/i18n/failureText.ts';
import { hasCode, TransportFailure, type FailureLine, type RaisedSum } from '../../shared/relay/failure.ts';
import { isUnanswered, marketCall } from '../../shared/relay/marketCall.ts';
import { announce } from '../../shared/ui/announce.ts';
import type { useToast } from '../../shared/ui/toasts.tsx';
import { askAboutPrice, raisedPriceOf, type PriceQuestion } from '../priceQuestions.ts';
import { refreshCart } from '../refreshCart.ts';
import { shownSum } from '../shownSum.ts';
import { queueLineChange, type LineChange, type SentCall } from './lineQueue.ts';
import { pendingChange } from './lineStore.ts';
import { showPendingCall } from './pendingPaint.ts';

const fragment = graphql`
  fragment lineChange_cart on Cart @inline {
    items {
      variantId
      quantity
      unsure
      seenPrice
      variant {
        price
      }
    }
    ...shownSum_cart
  }
`;

/** A changed cart, for announcements. */
type CartChange = {
  /** Its sum, for `shownSum`. */
  readonly sum: shownSum_cart$key;
  readonly quantityOf: (variantId: string) => number;
  /** Cents per unit; null for a variant that is not in the cart. */
  readonly priceOf: (variantId: string) => Cents | null;
  /** Both prices of a line that awaits consent to the higher one; null for any other. */
  readonly raisedPriceOf: (variantId: string) => RaisedSum | null;
};

/** Reads a mutation's response outside rendering; the quantity of a line that is gone or to be confirmed is 0. */
function readCartChange(cart: lineChange_cart$key): CartChange {
  const response = readInlineData(fragment, cart);
  const { items } = response;
  return {
    sum: response,
    quantityOf: (variant) => items.find(({ variantId, unsure }) => variantId === variant && !unsure)?.quantity ?? 0,
    priceOf: (variant) => items.find(({ variantId }) => variantId === variant)?.variant.price ?? null,
    raisedPriceOf(variantId) {
      const line = items.find((item) => item.variantId === variantId);
      return line?.unsure && line.variant.price > line.seenPrice
        ? { shown: line.seenPrice, current: line.variant.price }
        : null;
    },
  };
}

/** Asks about units that were not added. The page shows the new price from now on. */
function askToAdd(environment: Environment, question: PriceQuestion): void {
  const { line, current, units } = question;
  commitLocalUpdate(environment, (store) => void store.get(line.variantId)?.setValue(current, 'price'));
  if (units > 0) askAboutPrice(question);
}

export type Page = { environment: Environment; t: TFunction; toast: ReturnType<typeof useToast> };

/**
 * Changes a line by some units, and announces the result. The quantity changes immediately, totals after the server's
 * response; a refusal shows why, restores the quantity and fetches the cart again. A price that is higher than the
 * displayed one is asked about, with both.
 */
export async function changeLineBy(
  { environment, t, toast }: Page,
  change: LineChange,
  isCartLoaded: boolean,
): Promise<void> {
  const { by, ...line } = change;
  const { variantId, name, max, place } = line;
  const units = by || (pendingChange(variantId)?.waiting ?? 0);
  let cartChange: CartChange | null = null;
  const refused: { raised: RaisedSum | null; units: number } = { raised: null, units: 0 };

  const send = async (step: SentCall) => {
    const { by: quantity, all, seenPrice, requestId } = step;
    const adds = quantity > 0;
    const shelfKey = adds ? 'products.add_error' : 'products.remove_error';
    let isSilent = false;
    const call = {
      optimisticUpdater: (store: Parameters<typeof showPendingCall>[0]) =>
        showPendingCall(store, variantId, { ...step, max }),
      // A call that never reached the market says nothing about the product.
      failureKey: (error: unknown) =>
        hasCode(error, 'TOO_LARGE')
          ? 'cart.full'
          : place === 'cart' || error instanceof TransportFailure
            ? 'errors.basic_retry'
            : shelfKey,
      onFailure: (lines: FailureLine[], error: unknown) => {
        isSilent = isUnanswered(error);
        refused.raised = raisedPriceOf(error);
        if (!isSilent && !refused.raised) for (const line of lines) toast.error(failureText(t, line));
      },
    };
    const ignoreErrors = () => undefined;
    const response = adds
      ? await marketCall<AddToCartMutation>(
          (config) => commitMutation<AddToCartMutation>(environment, { mutation: addToCart, ...config }),
          ignoreErrors,
          { ...call, variables: { variant: variantId, quantity, seenPrice, requestId } },
        )
      : await marketCall<RemoveFromCartMutation>(
          (config) => commitMutation<RemoveFromCartMutation>(environment, { mutation: removeFromCart, ...config }),
          ignoreErrors,
          { ...call, variables: { variant: variantId, all, requestId } },
        );
    if (!response) return isSilent ? 'unanswered' : 'refused';
    cartChange = readCartChange('addToCart' in response ? response.addToCart : response.removeFromCart);
    const price = cartChange.priceOf(variantId);
    if (adds && price !== null) track({ name: 'add_to_cart', item: { variantId, quantity }, value: price * quantity });
    return 'accepted';
  };

  const accepted = await queueLineChange(environment, change, {
    send,
    onRefused: (dropped) => void (refused.units = dropped),
    onUnanswered: () => toast.error(t('cart.unanswered')),
  });
  if (accepted === false) {
    await refreshCart(environment);
    if (refused.raised) askToAdd(environment, { ...refused.raised, line, units: refused.units });
    return;
  }
  // The page's own query for the cart may have been sent before this, or have failed.
  if (accepted && !isCartLoaded) await refreshCart(environment);
  if (!accepted || !cartChange) return;
  const { sum, quantityOf, raisedPriceOf: raisedIn }: CartChange = cartChange;
  const raised = units > 0 ? raisedIn(variantId) : null;
  if (raised) return askAboutPrice({ ...raised, line, units: 0 });
  const quantity = quantityOf(variantId);
  const outcome = quantity > 0 ? t('cart.said_quantity', { name, quantity }) : t('cart.said_gone', { name });
  const { articles, amountText, note } = shownSum(t, sum);
  const spoken = `${outcome} ${[articles, amountText, note].filter(Boolean).join(', ')}.`;
  if (place === 'shelf' && units > 0 && quantity === units) toast.success(t('cart.added', { name }), undefined, spoken);
  else announce(spoken);
}
