import { graphql, readInlineData } from 'react-relay';
import type { collectionAddress_collection$key } from '#generated/relay/collectionAddress_collection.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import type { AddressParams } from '../shared/routing/twinParams.ts';

const fragment = graphql`
  fragment collectionAddress_collection on Collection @inline {
    handlePrimary
    handleSecondary
    parent {
      handlePrimary
      handleSecondary
    }
  }
`;

type Handles = { readonly handlePrimary: string; readonly handleSecondary: string };

/** The parameters of a collection's address in a language: below its parent if it has one (routes 1 and 3). */
export function collectionParams(collection: collectionAddress_collection$key, locale: Locale): AddressParams {
  const { parent, ...handles } = readInlineData(fragment, collection);
  const handleIn = ({ handlePrimary, handleSecondary }: Handles) => (locale === 'fr' ? handlePrimary : handleSecondary);
  return parent ? { handle: handleIn(parent), sub: handleIn(handles) } : { handle: handleIn(handles) };
}
