import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FavouriteMark_product$key } from '../../__generated__/relay/FavouriteMark_product.graphql.ts';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { heartFillIcon, heartIcon } from '../shared/ui/iconsHeart.ts';
import styles from './FavouriteMark.module.css';
import { useMarkFavourite } from './useMarkFavourite.ts';
import { useIsFavourite } from './visitorFavourites.ts';

const fragment = graphql`
  fragment FavouriteMark_product on Product {
    id
    name
  }
`;

/** The heart at a picture's corner, for who is signed in: others are not shown what they could not use. */
export function FavouriteMark({ product }: { product: FavouriteMark_product$key }) {
  const { t } = useTranslation();
  const { id, name } = useFragment(fragment, product);
  const isFavourite = useIsFavourite(id);
  const mark = useMarkFavourite(id);
  if (isFavourite === null) return null;
  return (
    <IconButton
      of={isFavourite ? heartFillIcon : heartIcon}
      label={t('favourites.keep', { name })}
      aria-pressed={isFavourite}
      variant="filled"
      className={styles.mark}
      onClick={() => void mark(!isFavourite)}
    />
  );
}
