import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { usePrivacyScreenQuery } from '#generated/hooks/usePrivacyScreenQuery.ts';
import PrivacyScreenQueryNode, { type PrivacyScreenQuery } from '#generated/relay/PrivacyScreenQuery.graphql.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { OperatorText } from './OperatorText.tsx';

export const loader = htmlLoader<PrivacyScreenQuery>(PrivacyScreenQueryNode, {
  isMissing: ({ siteInformations }) => !siteInformations.page,
});

graphql`
  query PrivacyScreenQuery {
    siteInformations {
      page(name: privacy) {
        ...OperatorText_page
      }
    }
  }
`;

/** The privacy policy: the operator's own text. */
export function PrivacyScreen() {
  const { siteInformations } = usePrivacyScreenQuery(useLoaderData<PreloadedQuery<PrivacyScreenQuery>>());
  return siteInformations.page && <OperatorText page={siteInformations.page} />;
}
