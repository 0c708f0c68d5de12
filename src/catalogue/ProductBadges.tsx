import type { TFunction } from 'i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductBadges_product$key } from '#generated/relay/ProductBadges_product.graphql.ts';
import { isNewProduct } from '#rules/newArrivals.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { Badge, Badges } from '../shared/ui/Badge.tsx';

const fragment = graphql`
  fragment ProductBadges_product on Product {
    bio
    createdAt
  }
`;

type Props = {
  product: ProductBadges_product$key;
  /** Whole percent off; null: none. */
  discount: number | null;
  t: TFunction;
};

/** Badges over the picture, two at most: organic, discount, new (of this week). */
export function ProductBadges({ product, discount, t }: Props) {
  const { bio, createdAt } = useFragment(fragment, product);
  const isNew = isNewProduct(new Date(createdAt), useNow());
  const badges = [
    bio && (
      <Badge key="bio" kind="bio">
        {t('products.organic')}
      </Badge>
    ),
    discount !== null && (
      <Badge key="sale" kind="sale">
        {t('products.discount', { percent: discount })}
      </Badge>
    ),
    isNew && (
      <Badge key="new" kind="new">
        {t('products.new')}
      </Badge>
    ),
  ].filter((badge) => badge !== false);
  return badges.length > 0 && <Badges>{badges.slice(0, 2)}</Badges>;
}
