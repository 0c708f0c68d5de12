import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveSiteInformationsMutationNode, { type SaveSiteInformationsMutation } from '../relay/SaveSiteInformationsMutation.graphql.ts';

export const useSaveSiteInformationsMutation = () => useMarketMutation<SaveSiteInformationsMutation>(SaveSiteInformationsMutationNode);
