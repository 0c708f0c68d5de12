import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useMarketPicturesQueryNode, { type useMarketPicturesQuery } from '../relay/useMarketPicturesQuery.graphql.ts';

/** useMarketPicturesQuery of src/desk/frame/useMarketPictures.ts. */
export const useuseMarketPicturesQuery = (reference: PreloadedQuery<useMarketPicturesQuery>) => usePreloadedQuery<useMarketPicturesQuery>(useMarketPicturesQueryNode, reference);
