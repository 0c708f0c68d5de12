import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FavouriteButton_product$key } from '../../__generated__/relay/FavouriteButton_product.graphql.ts';
import { Button } from '../shared/ui/Button.tsx';
import { heartFillIcon, heartIcon } from '../shared/ui/iconsHeart.ts';
import { useFavourite } from './useFavourite.ts';

const fragment = graphql`
  fragment FavouriteButton_product on Product {
    id
  }
`;

/** Keeps the product of a page. A guest is led to sign in, and the product is kept then. */
export function FavouriteButton({ product }: { product: FavouriteButton_product$key }) {
  const { t } = useTranslation();
  const favourite = useFavourite(useFragment(fragment, product).id);
  if (!favourite) return null;
  const { isMarked, isGuest, busy, press } = favourite;
  return (
    <Button variant="text" icon={isMarked ? heartFillIcon : heartIcon} busy={busy} onClick={press}>
      {t(isMarked ? 'favourites.kept' : isGuest ? 'favourites.sign_in' : 'favourites.keep_this')}
    </Button>
  );
}
