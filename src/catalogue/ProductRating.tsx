import { graphql, useFragment } from 'react-relay';
import type { ProductRating_product$key } from '../../__generated__/relay/ProductRating_product.graphql.ts';
import { formatRating } from '../../rules/numbers.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { starFillIcon, starIcon } from '../shared/ui/icons.ts';
import styles from './ProductRating.module.css';

const fragment = graphql`
  fragment ProductRating_product on Product {
    avgRating
    nbRating
  }
`;

const STARS = [1, 2, 3, 4, 5];

/** The average rating as stars and a figure, and the number of votes; renders nothing without votes. */
export function ProductRating({ product }: { product: ProductRating_product$key }) {
  const { avgRating, nbRating } = useFragment(fragment, product);
  const { t } = useTranslation();
  const locale = useLocale();
  if (avgRating === null || avgRating === undefined || nbRating === 0) return null;
  const figure = formatRating(avgRating, locale);
  return (
    <p className={styles.rating}>
      <span role="img" aria-label={t('product.rating', { rating: figure })} className={styles.stars}>
        {STARS.map((star) => (
          <Icon key={star} of={star <= Math.round(avgRating) ? starFillIcon : starIcon} size={18} />
        ))}
      </span>
      <span aria-hidden="true" className={styles.figure}>
        {figure}
      </span>
      <span>{t('product.votes', { count: nbRating })}</span>
    </p>
  );
}
