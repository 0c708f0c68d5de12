import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useCartScreenQuery } from '#generated/hooks/useCartScreenQuery.ts';
import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import type { PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import { useSessionOver } from '../identity/sessionEnd.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useHydrated, useIsHydrating } from '../shared/relay/hydrated.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import type { CartScreenData } from './CartScreen.route.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { NothingInCart } from './NothingInCart.tsx';

graphql`
  query CartScreenQuery {
    cart {
      items {
        __typename
      }
      ...CartProcess_cart
    }
    openPeriod {
      ...openWeek_period
      ...CartProcess_period
    }
    user {
      ...CartProcess_user
    }
    market {
      ...CartProcess_market
    }
  }
`;

/** In a chunk of its own, which an empty cart does not need; the server names it where there may be lines. */
const CartProcess = retriableLazy(() => import('./CartProcess.tsx').then((module) => module.CartProcess));

/** For a few: it comes after the cart itself. */
const SessionOver = retriableLazy(() => import('./SessionOver.tsx').then((module) => module.SessionOver));

/**
 * A component of its own: a change of the session would make the whole screen render, and React replace what is not hydrated
 * yet, with the presses that wait there.
 */
const SessionOverNotice = () => (useSessionOver() ? <SessionOver /> : null);

type LoadedCartProps = {
  cart: PreloadedQuery<CartScreenQuery>;
  /** Its first response came with the HTML. */
  isFromHtml: boolean;
  places: PreloadedQuery<PickupStepQuery> | null;
  /** The page says already that the cart is empty. */
  isEmptyInHtml: boolean;
  onLines: () => void;
};

function LoadedCart({ cart, isFromHtml, places, isEmptyInHtml, onLines }: LoadedCartProps) {
  const { cart: key, openPeriod, user, market } = useCartScreenQuery(cart);
  const hasLines = key.items.length > 0;
  // A cart whose last line is removed stays in the process, which moves the focus.
  const [hadLines, setHadLines] = useState(hasLines);
  if (hasLines && !hadLines) setHadLines(true);
  useLayoutEffect(() => {
    if (hasLines) onLines();
  }, [hasLines, onLines]);
  if (hadLines)
    return (
      <>
        {hasLines && <SessionOverNotice />}
        <CartProcess
          cart={key}
          period={openPeriod}
          user={user ?? null}
          market={market}
          places={places}
          textsFrom={isFromHtml ? cart : null}
          fallback={<CartSkeleton />}
        />
      </>
    );
  return isEmptyInHtml ? null : <NothingInCart />;
}

/**
 * The cart page (spec 2): from the server the visitor's cart, or that a guest's is empty; else a placeholder, and then the visitor's
 * cart in the browser.
 */
export function CartScreen() {
  const { t } = useTranslation();
  const { cart, places } = useLoaderData<CartScreenData>();
  const isHydrated = useHydrated();
  const isHydrating = useIsHydrating();
  const { cart: cartInHtml } = usePageSettings();
  const hasLinesInHtml = isHydrating && cartInHtml === 'lines';
  // It does not change when hydration ends: React would replace the part that is not hydrated yet.
  const [isFromHtml] = useState(hasLinesInHtml);
  const [isEmptyInHtml, setEmptyInHtml] = useState(isHydrating && cartInHtml === 'empty');
  const onLines = useCallback(() => setEmptyInHtml(false), []);
  const placeholder = isEmptyInHtml ? null : <CartSkeleton />;
  return (
    <>
      <PageTitle name={t('cart.yours')} />
      {isEmptyInHtml && <NothingInCart />}
      <Suspense fallback={placeholder}>
        {cart && (hasLinesInHtml || isHydrated) ? (
          <LoadedCart
            cart={cart}
            isFromHtml={isFromHtml}
            places={places}
            isEmptyInHtml={isEmptyInHtml}
            onLines={onLines}
          />
        ) : (
          placeholder
        )}
      </Suspense>
    </>
  );
}
