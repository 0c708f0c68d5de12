import TermsScreenQueryNode, { type TermsScreenQuery } from '../../__generated__/relay/TermsScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<TermsScreenQuery>(TermsScreenQueryNode, {
  isMissing: ({ siteInformations }) => !siteInformations.page,
});
