import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import type { FavouriteButton_product$key } from '../../__generated__/relay/FavouriteButton_product.graphql.ts';
import { signInByPopup } from '../identity/signing.ts';
import { knownAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { Button } from '../shared/ui/Button.tsx';
import { heartFillIcon, heartIcon } from '../shared/ui/iconsHeart.ts';
import { useMarkFavourite } from './useMarkFavourite.ts';
import { useIsFavourite } from './visitorFavourites.ts';

const fragment = graphql`
  fragment FavouriteButton_product on Product {
    id
  }
`;

/** Keeps the product of a page. Favourites are an account's: a guest is led to sign in, and the product is kept then. */
export function FavouriteButton({ product }: { product: FavouriteButton_product$key }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  const { id } = useFragment(fragment, product);
  const { loading, isAuthenticated, popupOpen } = useAuthentication();
  const isFavourite = useIsFavourite(id);
  const mark = useMarkFavourite(id);
  if (isFavourite === null && (loading || isAuthenticated)) return null;
  const signIn = async () => {
    // What becomes of it is in the authentication state.
    await signInByPopup(environment, { target: pathname + search }).catch(() => undefined);
    if (knownAuthentication(environment).isAuthenticated) await mark(true);
  };
  return (
    <Button
      variant="text"
      icon={isFavourite ? heartFillIcon : heartIcon}
      busy={popupOpen}
      onClick={() => void (isFavourite === null ? signIn() : mark(!isFavourite))}
    >
      {t(isFavourite ? 'favourites.kept' : isFavourite === null ? 'favourites.sign_in' : 'favourites.keep_this')}
    </Button>
  );
}
