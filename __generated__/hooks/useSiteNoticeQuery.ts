import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SiteNoticeQueryNode, { type SiteNoticeQuery } from '../relay/SiteNoticeQuery.graphql.ts';

/** SiteNoticeQuery of src/notices/SiteNotice.tsx. */
export const useSiteNoticeQuery = (reference: PreloadedQuery<SiteNoticeQuery>) => usePreloadedQuery<SiteNoticeQuery>(SiteNoticeQueryNode, reference);
