import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import PlaceDialogQueryNode, { type PlaceDialogQuery } from '../relay/PlaceDialogQuery.graphql.ts';

/** PlaceDialogQuery of src/checkout/place/PlaceDialog.tsx. */
export const usePlaceDialogQuery = (reference: PreloadedQuery<PlaceDialogQuery>) => usePreloadedQuery<PlaceDialogQuery>(PlaceDialogQueryNode, reference);
