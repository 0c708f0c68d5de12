import { graphql, readInlineData } from 'react-relay';
import type { basketItemList_basket$key } from '#generated/relay/basketItemList_basket.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { CURRENCY, type Locale } from '#rules/constants.ts';
import { decimalOf } from '#rules/money.ts';
import type { JsonLd } from '../shared/routing/pageHead.ts';

const fragment = graphql`
  fragment basketItemList_basket on Basket @inline {
    name
    description
    price
    handlePrimary
    images {
      path
    }
  }
`;

type Place = { origin: string; imageBase: string; locale: Locale };

/** The baskets on offer as schema.org's ItemList of Products, each with its anchor on the page. */
export function basketItemList(
  baskets: readonly basketItemList_basket$key[],
  { origin, imageBase, locale }: Place,
): JsonLd {
  const page = `${origin}${addressOf('baskets', locale)}`;
  return {
    '@type': 'ItemList',
    numberOfItems: baskets.length,
    itemListElement: baskets.map((basket, index) => {
      const { name, description, price, handlePrimary, images } = readInlineData(fragment, basket);
      const url = `${page}#${handlePrimary}`;
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name,
          url,
          ...(description && { description }),
          ...(images[0] && { image: new URL(`${imageBase}/${images[0].path}-640.avif`, origin).href }),
          offers: { '@type': 'Offer', price: decimalOf(price), priceCurrency: CURRENCY, url },
        },
      };
    }),
  };
}
