import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SitePreviewQueryNode, { type SitePreviewQuery } from '../relay/SitePreviewQuery.graphql.ts';

/** SitePreviewQuery of src/desk/information/SitePreview.tsx. */
export const useSitePreviewQuery = (reference: PreloadedQuery<SitePreviewQuery>) => usePreloadedQuery<SitePreviewQuery>(SitePreviewQueryNode, reference);
