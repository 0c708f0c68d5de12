import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMarketPicturesQuery } from '../../__generated__/relay/useMarketPicturesQuery.graphql.ts';

// Read by PictureChoice, as MarketPicture.
// oxlint-disable relay/unused-fields
const query = graphql`
  query useMarketPicturesQuery($words: String) {
    staff {
      pictures(words: $words) {
        path
        alt
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

/** A picture with the name of its subject. */
export type MarketPicture = { readonly path: string; readonly alt: string | null | undefined };
/** Null: not requested, or loading; failed: no answer arrived. */
export type PicturesFound = readonly MarketPicture[] | 'failed' | null;

/** Searches the market's pictures on request; of several queries the last one counts. */
export function useMarketPictures() {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<PicturesFound>(null);
  const last = useRef('');
  const ask = async (words: string) => {
    last.current = words;
    setFound(null);
    const options = { fetchPolicy: 'network-only' } as const;
    const answer = await fetchQuery<useMarketPicturesQuery>(environment, query, { words }, options)
      .toPromise()
      .catch(() => null);
    if (last.current === words) setFound(answer?.staff?.pictures ?? 'failed');
  };
  return { found, ask };
}
