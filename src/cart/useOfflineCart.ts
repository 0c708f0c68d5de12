import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import { getFragment, getSingularSelector, type Environment } from 'relay-runtime';
import type {
  useOfflineCart_cart$data,
  useOfflineCart_cart$key,
} from '#generated/relay/useOfflineCart_cart.graphql.ts';
import type { OfflineCart } from '#rules/offlinePages.ts';
import { offlineClearCount, saveOfflineCart } from '../shared/storage/offlineCopies.ts';
import { shownSum } from './shownSum.ts';
import { VisitorCartContext } from './visitorCart.ts';

const fragment = graphql`
  fragment useOfflineCart_cart on Cart {
    items {
      unsure
      reusableBox
      quantity
      variant {
        price
        product {
          name
        }
      }
    }
  }
`;

/** Several changes in a row are saved once, in ms. */
const DEBOUNCE_MS = 500;

/** The confirmed lines of a cart, without the market's box. Null while one of them is not confirmed by the server yet. */
function offlineLines(environment: Environment, cart: useOfflineCart_cart$key): OfflineCart['lines'] | null {
  const selector = getSingularSelector(getFragment(fragment), cart);
  if (!selector) return null;
  const { data, isMissingData } = environment.lookup(selector);
  if (isMissingData) return null;
  return (data as useOfflineCart_cart$data).items
    .filter(({ unsure, reusableBox }) => !unsure && !reusableBox)
    .map(({ quantity, variant }) => ({ name: variant.product.name, quantity, price: variant.price }));
}

/** Saves the cart, whenever it changes, for reading offline. Nothing where the browser offers no storage for it. */
export function useOfflineCart(): void {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { read, subscribe } = useContext(VisitorCartContext);
  useEffect(() => {
    if (!('caches' in window)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      const cart = read();
      const lines = cart && offlineLines(environment, cart.offline);
      if (!lines) return;
      const { articles, amount, note } = shownSum(t, cart.sum);
      const saved = { savedAt: Date.now(), lines, articles, sum: amount, note };
      saveOfflineCart(saved).catch(() => undefined);
    };
    const saveLater = () => {
      clearTimeout(timer);
      const clearCount = offlineClearCount();
      timer = setTimeout(() => clearCount === offlineClearCount() && save(), DEBOUNCE_MS);
    };
    const unsubscribe = subscribe(saveLater);
    saveLater();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [environment, read, subscribe, t]);
}
