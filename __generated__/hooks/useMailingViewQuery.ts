import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import MailingViewQueryNode, { type MailingViewQuery } from '../relay/MailingViewQuery.graphql.ts';

/** MailingViewQuery of src/desk/mailing/MailingView.tsx. */
export const useMailingViewQuery = (reference: PreloadedQuery<MailingViewQuery>) => usePreloadedQuery<MailingViewQuery>(MailingViewQueryNode, reference);
