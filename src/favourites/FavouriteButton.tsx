import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FavouriteButton_product$key } from '#generated/relay/FavouriteButton_product.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { heartFillIcon, heartIcon } from '../shared/ui/icons.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './useFavourite.ts';

const fragment = graphql`
  fragment FavouriteButton_product on Product {
    id
  }
`;

/** The favourite button of a product page, the same for customers and guests, and the way to the list. */
export function FavouriteButton({ product }: { product: FavouriteButton_product$key }) {
  const { t } = useTranslation();
  const address = useAddress();
  const favourite = useFavourite(useFragment(fragment, product).id);
  return (
    <div className={styles.place}>
      {favourite && (
        <Button variant="text" icon={favourite.isMarked ? heartFillIcon : heartIcon} onClick={favourite.toggle}>
          {t(favourite.isMarked ? 'favourites.kept' : 'favourites.keep_this')}
        </Button>
      )}
      {favourite?.isMarked && (
        <TextLink href={address('favourites')} standalone>
          {t('favourites.see')}
        </TextLink>
      )}
    </div>
  );
}
