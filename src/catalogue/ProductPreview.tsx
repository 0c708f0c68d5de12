import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductPreview_product$key } from '#generated/relay/ProductPreview_product.graphql.ts';
import { discountPercent } from '#rules/price.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { handFocusOn } from '../shared/ui/handFocusOn.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import galleryStyles from './ProductGallery.module.css';
import { useProductOffer } from './productOffer.ts';
import styles from './ProductScreen.module.css';
import { Slide } from './Slide.tsx';

/** Not in any query: the cards' fragments fetch these fields (ProductScreen.route.ts). */
const fragment = graphql`
  fragment ProductPreview_product on Product {
    name
    images {
      path
    }
    seller {
      name
    }
    ...ProductBadges_product
    ...productOffer_product
  }
`;

/** A product as its card shows it, in its page's layout, while the rest loads: picture, producer, name and price. */
export function ProductPreview({ product }: { product: ProductPreview_product$key }) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const address = useAddress();
  const { first } = useProductOffer(data);
  const discount = first ? discountPercent(first.price, first.comparedAtPrice) : null;
  return (
    <>
      <PageTitle name={data.name} />
      <Trail steps={[{ name: t('shell.products'), href: address('products') }]} />
      <div aria-busy="true" className={styles.product}>
        <div className={galleryStyles.large}>
          <div className={galleryStyles.track}>
            <Slide path={data.images[0]?.path} alt={data.name} current first />
          </div>
          <ProductBadges product={data} discount={discount} t={t} />
        </div>
        <div className={styles.text}>
          <p className={styles.seller}>
            <span className={styles.mark} />
            {data.seller.name}
          </p>
          <h1 ref={handFocusOn} className={styles.name}>
            {data.name}
          </h1>
          <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
          {first && <OfferPrice option={first} size="l" unit={first.text} />}
        </div>
      </div>
    </>
  );
}
