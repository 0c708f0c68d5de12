import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductGallery_product$key } from '../../__generated__/relay/ProductGallery_product.graphql.ts';
import { discountPercent } from '../../rules/discount.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import styles from './ProductGallery.module.css';
import { useProductOffer } from './productOffer.ts';

const fragment = graphql`
  fragment ProductGallery_product on Product {
    name
    images {
      path
      alt
    }
    ...ProductBadges_product
    ...productOffer_product
  }
`;

/** The product's pictures, the chosen one large. The page's largest paint, so its first picture is fetched at once. */
export function ProductGallery({ product }: { product: ProductGallery_product$key }) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const { first } = useProductOffer(data);
  const [shown, show] = useState(0);
  const { name, images } = data;
  const discount = first ? discountPercent(first.price, first.comparedAtPrice) : null;
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          key={images[shown]?.path}
          path={images[shown]?.path}
          base={imageBase}
          alt={images[shown]?.alt ?? name}
          sizes="(min-width: 1140px) 480px, (min-width: 860px) 50vw, 94vw"
          priority
          className={styles.picture}
        />
        <ProductBadges product={data} discount={discount} />
      </div>
      {images.length > 1 && (
        <div role="group" aria-label={t('products.pictures')} className={styles.thumbs}>
          {images.map(({ path }, index) => (
            <button
              key={path}
              type="button"
              className={styles.thumb}
              aria-label={t('products.picture', { number: index + 1 })}
              aria-pressed={index === shown}
              onClick={() => show(index)}
            >
              <Picture path={path} base={imageBase} alt="" sizes="84px" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
