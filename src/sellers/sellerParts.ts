import { graphql, readInlineData } from 'react-relay';
import type { sellerParts_seller$key } from '#generated/relay/sellerParts_seller.graphql.ts';
import type { Locale } from '#rules/constants.ts';

const fragment = graphql`
  fragment sellerParts_seller on Seller @inline {
    collections {
      name
      handle
      handlePrimary
      handleSecondary
    }
  }
`;

/** A collection with products of a producer: its name and handle in the reader's language, and both handles. */
export type SellerPart = { name: string; handle: string; handles: Record<Locale, string> };

/** The collection of a producer's products with this handle in either language; null if there is none. */
export function sellerPart(seller: sellerParts_seller$key, requested: string | undefined): SellerPart | null {
  for (const { name, handle, handlePrimary: fr, handleSecondary: en } of readInlineData(fragment, seller).collections)
    if (requested === fr || requested === en) return { name, handle, handles: { fr, en } };
  return null;
}
