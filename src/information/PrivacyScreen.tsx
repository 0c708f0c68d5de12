import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { usePrivacyScreenQuery } from '../../__generated__/hooks/usePrivacyScreenQuery.ts';
import type { PrivacyScreenQuery } from '../../__generated__/relay/PrivacyScreenQuery.graphql.ts';
import { OperatorText } from './OperatorText.tsx';

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
