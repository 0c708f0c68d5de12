import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveSiteInformationsMutationNode, { type SaveSiteInformationsMutation } from '../relay/SaveSiteInformationsMutation.graphql.ts';

/** SaveSiteInformationsMutation of src/desk/information/InformationView.tsx. */
export const useSaveSiteInformationsMutation = () => useMarketMutation<SaveSiteInformationsMutation>(SaveSiteInformationsMutationNode);
