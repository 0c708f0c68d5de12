import { useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useMarketPicturesQuery } from '#generated/relay/useMarketPicturesQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

// Read by PictureChoice.
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

/** Null: not requested, or loading; failed: no response arrived. */
export type MarketPictures =
  | readonly { readonly path: string; readonly alt: string | null | undefined }[]
  | 'failed'
  | null;

/** Searches the market's pictures on request; of several queries the last one counts. */
export function useMarketPictures() {
  const environment = useRelayEnvironment();
  const [pictures, setPictures] = useState<MarketPictures>(null);
  const latestWords = useRef('');
  const search = async (words: string) => {
    latestWords.current = words;
    setPictures(null);
    const data = await refetch<useMarketPicturesQuery>(environment, query, { words });
    if (latestWords.current === words) setPictures(data?.staff?.pictures ?? 'failed');
  };
  return { pictures, search };
}
