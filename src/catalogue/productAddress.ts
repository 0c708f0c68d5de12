import { graphql, readInlineData } from 'react-relay';
import type { productAddress_product$key } from '#generated/relay/productAddress_product.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import type { AddressParams } from '../shared/routing/twinParams.ts';

const fragment = graphql`
  fragment productAddress_product on Product @inline {
    handlePrimary
    handleSecondary
  }
`;

/** The parameters of a product's address in a language (routes 3). */
export function productParams(product: productAddress_product$key, locale: Locale): AddressParams {
  const { handlePrimary, handleSecondary } = readInlineData(fragment, product);
  return { handle: locale === 'fr' ? handlePrimary : handleSecondary };
}
