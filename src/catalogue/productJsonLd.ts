import { graphql, readInlineData } from 'react-relay';
import type { productJsonLd_product$key } from '#generated/relay/productJsonLd_product.graphql.ts';
import { CURRENCY } from '#rules/constants.ts';
import { decimalOf } from '#rules/money.ts';
import { isAvailable, isSellerAway } from '#rules/stock.ts';
import type { JsonLd } from '../shared/routing/pageHead.ts';

// What `isAvailable` of the rules reads of a variant is read there.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment productJsonLd_product on Product @inline {
    name
    description
    status
    avgRating
    nbRating
    images {
      path
    }
    seller {
      name
      deactivatedUntil
    }
    variants {
      name
      price
      trackStock
      stock
      stockOnHold
    }
  }
`;
// oxlint-enable relay/unused-fields

type Place = { url: string; origin: string; imageBase: string; now: Date };

/**
 * A product as schema.org's Product: an Offer for each variant, in stock by the same rule as for shoppers (F-066,
 * F-073).
 */
export function productJsonLd(product: productJsonLd_product$key, { url, origin, imageBase, now }: Place): JsonLd {
  const { name, description, status, avgRating, nbRating, images, seller, variants } = readInlineData(
    fragment,
    product,
  );
  const { deactivatedUntil } = seller;
  const sellable = {
    productActive: status === 'active',
    sellerAway: isSellerAway(deactivatedUntil ? new Date(deactivatedUntil) : null, now),
  };
  return {
    '@type': 'Product',
    name,
    url,
    ...(description && { description }),
    image: images.map(({ path }) => new URL(`${imageBase}/${path}-410.webp`, origin).href),
    brand: { '@type': 'Brand', name: seller.name },
    ...(avgRating !== null &&
      nbRating > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: avgRating, ratingCount: nbRating },
      }),
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.name,
      url,
      price: decimalOf(variant.price),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${isAvailable(variant, sellable) ? 'InStock' : 'OutOfStock'}`,
    })),
  };
}
