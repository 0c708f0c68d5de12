import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveMarketTimeMutationNode, { type SaveMarketTimeMutation } from '../relay/SaveMarketTimeMutation.graphql.ts';

/** SaveMarketTimeMutation of src/desk/calendar/MarketTimePanel.tsx. */
export const useSaveMarketTimeMutation = () => useMarketMutation<SaveMarketTimeMutation>(SaveMarketTimeMutationNode);
