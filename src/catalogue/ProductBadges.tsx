import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductBadges_product$key } from '../../__generated__/relay/ProductBadges_product.graphql.ts';
import { specialHandles } from '../../rules/addresses.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Badge, Badges } from '../shared/ui/Badge.tsx';

const fragment = graphql`
  fragment ProductBadges_product on Product {
    bio
    collections {
      handle
    }
  }
`;

type Props = { product: ProductBadges_product$key; /** Whole percent off; null: none. */ discount: number | null };

/** Over the picture, two at most: organic, what it is reduced by, new (what the market placed among its arrivals). */
export function ProductBadges({ product, discount }: Props) {
  const { bio, collections } = useFragment(fragment, product);
  const { t } = useTranslation();
  const locale = useLocale();
  const isNew = collections.some(({ handle }) => handle === specialHandles.newArrivals[locale]);
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
