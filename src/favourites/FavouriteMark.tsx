import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FavouriteMark_product$key } from '#generated/relay/FavouriteMark_product.graphql.ts';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { heartFillIcon, heartIcon } from '../shared/ui/icons.ts';
import styles from './FavouriteMark.module.css';
import { useFavourite } from './useFavourite.ts';

const fragment = graphql`
  fragment FavouriteMark_product on Product {
    id
    name
  }
`;

/** The heart at a picture's corner, in the list of favourites. */
export function FavouriteMark({ product }: { product: FavouriteMark_product$key }) {
  const { t } = useTranslation();
  const { id, name } = useFragment(fragment, product);
  const favourite = useFavourite(id);
  if (!favourite) return null;
  const { isMarked, toggle } = favourite;
  return (
    <IconButton
      of={isMarked ? heartFillIcon : heartIcon}
      label={t('favourites.keep', { name })}
      aria-pressed={isMarked}
      variant="filled"
      className={styles.mark}
      onClick={toggle}
    />
  );
}
