import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FavouriteButton_product$key } from '#generated/relay/FavouriteButton_product.graphql.ts';
import { Button } from '../shared/ui/Button.tsx';
import { heartFillIcon, heartIcon } from '../shared/ui/icons.ts';
import styles from './FavouriteButton.module.css';
import { useFavourite, type Favourite } from './useFavourite.ts';

const fragment = graphql`
  fragment FavouriteButton_product on Product {
    id
  }
`;

const labelOf = ({ isMarked, isGuest }: Favourite) => {
  if (isMarked) return 'favourites.kept';
  return isGuest ? 'favourites.sign_in' : 'favourites.keep_this';
};

/** The favourite button of a product page. A guest signs in first; the product is added afterwards. */
export function FavouriteButton({ product }: { product: FavouriteButton_product$key }) {
  const { t } = useTranslation();
  const favourite = useFavourite(useFragment(fragment, product).id);
  return (
    <div className={styles.place}>
      {favourite && (
        <Button
          variant="text"
          icon={favourite.isMarked ? heartFillIcon : heartIcon}
          busy={favourite.busy}
          onClick={favourite.toggle}
        >
          {t(labelOf(favourite))}
        </Button>
      )}
    </div>
  );
}
