import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SaveCatalogueRecordsMutationNode, { type SaveCatalogueRecordsMutation } from '../relay/SaveCatalogueRecordsMutation.graphql.ts';

/** SaveCatalogueRecordsMutation of src/desk/catalogue/RecordForm.tsx. */
export const useSaveCatalogueRecordsMutation = () => useMarketMutation<SaveCatalogueRecordsMutation>(SaveCatalogueRecordsMutationNode);
