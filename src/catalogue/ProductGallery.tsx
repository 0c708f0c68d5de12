import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductGallery_product$key } from '#generated/relay/ProductGallery_product.graphql.ts';
import { discountPercent } from '#rules/price.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import styles from './ProductGallery.module.css';
import { useProductOffer } from './productOffer.ts';
import { Slide } from './Slide.tsx';
import { useSlides } from './useSlides.ts';

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

/**
 * The product's pictures side by side, one at a time: swiping, arrow keys or thumbnails lead to the others. The page's
 * largest paint, so the first loads eagerly.
 */
export function ProductGallery({ product }: { product: ProductGallery_product$key }) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const { first } = useProductOffer(data);
  const { name, images } = data;
  const { track, current, show, onScroll, onKeyDown } = useSlides(images.length);
  const discount = first ? discountPercent(first.price, first.comparedAtPrice) : null;
  const several = images.length > 1;
  const slides = images.length > 0 ? images : [{ path: null, alt: null }];
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <div
          ref={track}
          className={styles.track}
          {...(several && { role: 'group', 'aria-label': t('product.pictures'), tabIndex: 0, onScroll, onKeyDown })}
        >
          {slides.map(({ path, alt }, index) => (
            <Slide key={path} path={path} alt={alt ?? name} current={index === current} first={index === 0} />
          ))}
        </div>
        <ProductBadges product={data} discount={discount} t={t} />
      </div>
      {several && (
        <div role="group" aria-label={t('product.choose_picture')} className={styles.thumbs}>
          {images.map(({ path }, index) => (
            <button
              key={path}
              type="button"
              className={styles.thumb}
              aria-label={t('product.picture', { number: index + 1 })}
              aria-pressed={index === current}
              onClick={() => show(index)}
            >
              <Picture path={path} alt="" sizes="(max-width: 859px) 44px, 84px" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
