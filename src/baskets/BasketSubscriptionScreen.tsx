import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useBasketSubscriptionScreenQuery } from '#generated/hooks/useBasketSubscriptionScreenQuery.ts';
import { Waiting } from '../identity/Waiting.tsx';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './BasketSubscriptionScreen.module.css';
import type { BasketSubscriptionScreenData } from './BasketSubscriptionScreen.route.ts';
import { NoBaskets } from './NoBaskets.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';

graphql`
  query BasketSubscriptionScreenQuery {
    baskets {
      ...SubscriptionForm_basket
    }
    user {
      ...SubscriptionForm_user
    }
    ...PickupPoints_query
  }
`;

type LoadedReferences = {
  [Part in keyof BasketSubscriptionScreenData]: NonNullable<BasketSubscriptionScreenData[Part]>;
};

function Subscription({ screen, first }: LoadedReferences) {
  const { t } = useTranslation();
  const { baskets, user, ...points } = useBasketSubscriptionScreenQuery(screen);
  // The guard requires a session; if it ended just now, the guard is about to check it again.
  if (!user) return <Waiting title={t('sign_in.pages.basketSubscription')} />;
  if (baskets.length === 0) return <NoBaskets />;
  return <SubscriptionForm baskets={baskets} user={user} points={points} first={first} />;
}

/** Subscribes to a recurring basket (F-143 to F-145). Behind the guard, so rendered for signed-in customers only. */
export function BasketSubscriptionScreen() {
  const { t } = useTranslation();
  const address = useAddress();
  const { screen, first } = useLoaderData<BasketSubscriptionScreenData>();
  const placeholder = <Waiting title={t('sign_in.pages.basketSubscription')} />;
  return (
    <>
      <PageTitle name={t('sign_in.pages.basketSubscription')} />
      <p className={styles.trail}>
        <TextLink tone="quiet" href={address('baskets')}>
          {t('baskets.title')}
        </TextLink>
      </p>
      <Suspense fallback={placeholder}>
        {screen && first ? <Subscription screen={screen} first={first} /> : placeholder}
      </Suspense>
    </>
  );
}
