import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useCartScreenQuery } from '../../__generated__/hooks/useCartScreenQuery.ts';
import type { CartScreenQuery } from '../../__generated__/relay/CartScreenQuery.graphql.ts';
import type { PickupStepQuery } from '../../__generated__/relay/PickupStepQuery.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { CartProcess } from './CartProcess.tsx';
import type { CartScreenData } from './CartScreen.route.ts';
import { CartSkeleton } from './CartSkeleton.tsx';

graphql`
  query CartScreenQuery {
    cart {
      ...CartProcess_cart
    }
    openPeriod {
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

type Known = { cart: PreloadedQuery<CartScreenQuery>; places: PreloadedQuery<PickupStepQuery> };

function KnownCart({ cart, places }: Known) {
  const { cart: key, openPeriod, user, market } = useCartScreenQuery(cart);
  return <CartProcess cart={key} period={openPeriod} user={user ?? null} market={market} places={places} />;
}

/** The cart page (spec 2): a placeholder from the server, then the visitor's cart in the browser. */
export function CartScreen() {
  const { t } = useTranslation();
  const { cart, places } = useLoaderData<CartScreenData>();
  const alive = useHydrated();
  return (
    <>
      <PageTitle name={t('cart.yours')} />
      <Suspense fallback={<CartSkeleton />}>
        {alive && cart && places ? <KnownCart cart={cart} places={places} /> : <CartSkeleton />}
      </Suspense>
    </>
  );
}
