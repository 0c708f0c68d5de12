import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useTermsScreenQuery } from '#generated/hooks/useTermsScreenQuery.ts';
import TermsScreenQueryNode, { type TermsScreenQuery } from '#generated/relay/TermsScreenQuery.graphql.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { OperatorText } from './OperatorText.tsx';

export const loader = htmlLoader<TermsScreenQuery>(TermsScreenQueryNode, {
  isMissing: ({ siteInformations }) => !siteInformations.page,
});

graphql`
  query TermsScreenQuery {
    siteInformations {
      page(name: terms) {
        ...OperatorText_page
      }
    }
  }
`;

/** The terms of sale: the operator's own text. */
export function TermsScreen() {
  const { siteInformations } = useTermsScreenQuery(useLoaderData<PreloadedQuery<TermsScreenQuery>>());
  return siteInformations.page && <OperatorText page={siteInformations.page} />;
}
