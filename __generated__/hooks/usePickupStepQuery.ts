import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import PickupStepQueryNode, { type PickupStepQuery } from '../relay/PickupStepQuery.graphql.ts';

/** PickupStepQuery of src/checkout/place/PickupStep.tsx. */
export const usePickupStepQuery = (reference: PreloadedQuery<PickupStepQuery>) => usePreloadedQuery<PickupStepQuery>(PickupStepQueryNode, reference);
