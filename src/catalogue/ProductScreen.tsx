import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData, useLocation } from 'react-router';
import { useProductScreenQuery } from '#generated/hooks/useProductScreenQuery.ts';
import type { ProductPreview_product$key } from '#generated/relay/ProductPreview_product.graphql.ts';
import { formatRating } from '#rules/numbers.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { AfterFirstPaint } from '../shared/relay/hydrated.ts';
import { isPreview, useCompletion, type Preview } from '../shared/relay/preview.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { starFillIcon, starIcon } from '../shared/ui/icons.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { collectionParams } from './collectionAddress.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { productJsonLd } from './productJsonLd.ts';
import { ProductKeeping } from './ProductKeeping.tsx';
import { ProductLabel } from './ProductLabel.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import ratingStyles from './ProductRating.module.css';
import styles from './ProductScreen.module.css';
import type { ProductData } from './ProductScreen.route.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { SellerMark } from './SellerMark.tsx';

graphql`
  query ProductScreenQuery($handle: String!) {
    product(handle: $handle) {
      id
      name
      description
      seller {
        name
        handle
        ...SellerMark_seller
      }
      collections {
        id
        isMain
        collection {
          name
          parent {
            name
            ...collectionAddress_collection
          }
          ...collectionAddress_collection
        }
      }
      ...productAddress_product
      ...ProductGallery_product
      avgRating
      nbRating
      ...FavouriteButton_product
      ...ProductChoice_product
      ...ProductFacts_product
      ...ProductKeeping_product
      ...ProductLabel_product
      ...RelatedProducts_product
      ...productJsonLd_product
      images {
        path
      }
    }
    ...ProductFacts_query
  }
`;

type Rating = { avgRating: number | null | undefined; nbRating: number };
const STARS = [1, 2, 3, 4, 5];

/** The average rating as stars and a figure, and the number of votes; renders nothing without votes. */
function ProductRating({ avgRating, nbRating }: Rating) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (avgRating === null || avgRating === undefined || nbRating === 0) return null;
  const figure = formatRating(avgRating, locale);
  return (
    <p className={ratingStyles.rating}>
      <span role="img" aria-label={t('product.rating', { rating: figure })} className={ratingStyles.stars}>
        {STARS.map((star) => (
          <Icon key={star} of={star <= Math.round(avgRating) ? starFillIcon : starIcon} size={18} />
        ))}
      </span>
      <span aria-hidden="true" className={ratingStyles.figure}>
        {figure}
      </span>
      <span>{t('product.votes', { count: nbRating })}</span>
    </p>
  );
}

/** A product, or while it loads what its card has shown. */
export function ProductScreen() {
  const data = useLoaderData<ProductData | Preview<ProductPreview_product$key>>();
  const isLoading = isPreview(data);
  useCompletion(isLoading ? data.complete : null);
  return isLoading ? <ProductPreview product={data.record} /> : <CompleteProduct page={data.page} />;
}

/**
 * A product (F-063): pictures beside what one decides by, from the price to the allergens; below the pictures what it is and how
 * it is stored; then related products. On a phone one column, what one decides by before the description.
 */
function CompleteProduct({ page }: Pick<ProductData, 'page'>) {
  const data = useProductScreenQuery(page);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { product } = data;
  const { origin, imageBase } = usePageSettings();
  const now = useNow();
  const { pathname } = useLocation();
  usePageHead(() => ({
    image: product?.images[0]?.path ?? null,
    jsonLd: product ? [productJsonLd(product, { url: origin + pathname, origin, imageBase, now })] : [],
  }));
  if (!product) return null;
  const { id, name, description, seller, collections } = product;
  // The main one is first (schema), if there is one.
  const main = collections.find(({ isMain }) => isMain)?.collection ?? collections[0]?.collection;
  const ancestors = main ? [...(main.parent ? [main.parent] : []), main] : [];
  return (
    <>
      <PageTitle name={name} description={description ?? t('product.description', { name, seller: seller.name })} />
      <Trail
        steps={[
          { name: t('shell.products'), href: address('products') },
          ...ancestors.map((collection) => ({
            name: collection.name,
            href: address('collection', collectionParams(collection, locale)),
          })),
        ]}
      />
      <div className={styles.product} key={id}>
        <ProductGallery product={product} />
        <div className={styles.text}>
          <p className={styles.seller}>
            <SellerMark seller={seller} className={styles.mark} sizes="44px" />
            <TextLink href={address('seller', { handle: seller.handle })} standalone>
              {seller.name}
            </TextLink>
          </p>
          <h1 className={styles.name}>{name}</h1>
          <ProductRating avgRating={product.avgRating} nbRating={product.nbRating} />
          <ProductChoice product={product}>
            <ProductFacts product={product} query={data} />
          </ProductChoice>
        </div>
        <div className={styles.more}>
          {description && <p className={styles.description}>{description}</p>}
          <ProductKeeping product={product} />
          <ProductLabel product={product} />
          <FavouriteButton product={product} />
        </div>
      </div>
      {main && (
        <AfterFirstPaint key={`${id} strip`}>
          <RelatedProducts product={product} href={address('collection', collectionParams(main, locale))} />
        </AfterFirstPaint>
      )}
    </>
  );
}
