import { graphql } from 'react-relay';

graphql`
  mutation SaveSiteInformationsMutation($version: Int!, $input: SiteInformationsInput!) {
    saveSiteInformations(version: $version, input: $input) {
      version
    }
  }
`;
