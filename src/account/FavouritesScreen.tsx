import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { Navigate, useLoaderData, useRevalidator } from 'react-router';
import { useFavouritesScreenQuery } from '#generated/hooks/useFavouritesScreenQuery.ts';
import FavouritesScreenQueryNode, {
  type FavouritesScreenQuery,
} from '#generated/relay/FavouritesScreenQuery.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { readGuestFavourites, useGuestFavourites } from '../favourites/guestFavourites.ts';
import { useSignInHere } from '../identity/useSignInHere.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { FavouritesGrid, useFocusOnLeft } from './FavouritesGrid.tsx';
import styles from './FavouritesScreen.module.css';

/** The guest's favourites of this browser, from the catalogue; null on the server. */
export const loader = browserLoader<FavouritesScreenQuery>(FavouritesScreenQueryNode, () => ({
  ids: [...readGuestFavourites()],
}));

graphql`
  query FavouritesScreenQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Product {
        id
        ...FavouritesGrid_products
      }
    }
  }
`;

function GuestList({ reference }: { reference: PreloadedQuery<FavouritesScreenQuery> }) {
  const { t } = useTranslation();
  const address = useAddress();
  const signIn = useSignInHere();
  const ids = useGuestFavourites();
  const { nodes } = useFavouritesScreenQuery(reference);
  const { revalidate } = useRevalidator();
  // Another tab has added one.
  const isIncomplete = ids.some((id) => !reference.variables.ids.includes(id));
  useEffect(() => {
    if (isIncomplete) void revalidate();
  }, [isIncomplete, revalidate]);
  const products = nodes.flatMap((node) => (node?.id !== undefined && ids.includes(node.id) ? [node] : []));
  const title = useFocusOnLeft(products.length);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('account.favourites.title')}
      </h1>
      {products.length === 0 ? (
        <EmptyState
          heading="h2"
          title={t('account.favourites.none')}
          action={<Button href={address('home')}>{t('account.favourites.see')}</Button>}
        >
          <p>{t('account.favourites.guest_none_detail')}</p>
        </EmptyState>
      ) : (
        <>
          <Notice
            kind="sunken"
            action={
              <Button variant="outlined" size="s" onClick={signIn}>
                {t('account.favourites.sign_in')}
              </Button>
            }
          >
            <p>{t('account.favourites.here_only')}</p>
          </Notice>
          <FavouritesGrid products={products} />
        </>
      )}
    </>
  );
}

/** A guest's favourites, stored in this browser (ADR 138). A customer's are in the account. */
export function FavouritesScreen() {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const reference = useLoaderData<PreloadedQuery<FavouritesScreenQuery> | null>();
  const isHydrated = useHydrated();
  const { isAuthenticated } = useAuthentication();
  if (isAuthenticated)
    return <Navigate replace to={address('account', { view: ACCOUNT_VIEW_NAMES.favourites[locale] })} />;
  return (
    <div className={styles.page}>
      <PageTitle name={t('account.favourites.title')} />
      <Suspense fallback={<h1 className={styles.title}>{t('account.favourites.title')}</h1>}>
        {isHydrated && reference ? (
          <GuestList reference={reference} />
        ) : (
          <h1 className={styles.title}>{t('account.favourites.title')}</h1>
        )}
      </Suspense>
    </div>
  );
}
