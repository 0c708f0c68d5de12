import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SuggestedCollection_collection$key } from '#generated/relay/SuggestedCollection_collection.graphql.ts';
import type { SuggestedProduct_product$key } from '#generated/relay/SuggestedProduct_product.graphql.ts';
import type { SuggestedSeller_seller$key } from '#generated/relay/SuggestedSeller_seller.graphql.ts';
import { CollectionPicture } from '../catalogue/CollectionPicture.tsx';
import { OfferPrice } from '../catalogue/OfferPrice.tsx';
import { useProductOffer } from '../catalogue/productOffer.ts';
import { SellerMark } from '../catalogue/SellerMark.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './SearchSuggestions.module.css';
import { Option } from './SuggestionOption.tsx';

const productFragment = graphql`
  fragment SuggestedProduct_product on Product {
    name
    handle
    images {
      path
    }
    seller {
      name
    }
    ...productOffer_product
  }
`;

type OptionProps = { id: string };

/** A product as a suggestion: its picture, producer and price, or that it is sold out. */
export function SuggestedProduct({ product, id }: OptionProps & { product: SuggestedProduct_product$key }) {
  const { name, handle, images, seller, ...data } = useFragment(productFragment, product);
  const { t } = useTranslation();
  const address = useAddress();
  const { first, soldOut } = useProductOffer(data);
  return (
    <Option id={id} href={address('product', { handle })}>
      <Picture path={images[0]?.path} alt="" sizes="44px" faded={soldOut} className={styles.picture} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{seller.name}</span>
      </span>
      {soldOut ? (
        <span className={styles.detail}>{t('products.sold_out')}</span>
      ) : (
        first && <OfferPrice option={first} size="s" />
      )}
    </Option>
  );
}

const collectionFragment = graphql`
  fragment SuggestedCollection_collection on Collection {
    name
    handle
    parent {
      name
      handle
    }
    ...CollectionPicture_collection
  }
`;

/** A category as a suggestion, with its parent. */
export function SuggestedCollection({
  collection,
  id,
}: OptionProps & { collection: SuggestedCollection_collection$key }) {
  const { name, handle, parent, ...data } = useFragment(collectionFragment, collection);
  const { t } = useTranslation();
  const address = useAddress();
  const params = parent ? { handle: parent.handle, sub: handle } : { handle };
  return (
    <Option id={id} href={address('collection', params)}>
      <span className={styles.picture}>
        <CollectionPicture collection={data} sizes="44px" />
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{parent?.name ?? t('search.category')}</span>
      </span>
    </Option>
  );
}

const sellerFragment = graphql`
  fragment SuggestedSeller_seller on Seller {
    name
    handle
    town
    ...SellerMark_seller
  }
`;

/** A producer as a suggestion, with the town. */
export function SuggestedSeller({ seller, id }: OptionProps & { seller: SuggestedSeller_seller$key }) {
  const { name, handle, town, ...data } = useFragment(sellerFragment, seller);
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Option id={id} href={address('seller', { handle })}>
      <SellerMark seller={data} className={styles.picture} sizes="44px" />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{town ?? t('search.seller')}</span>
      </span>
    </Option>
  );
}
