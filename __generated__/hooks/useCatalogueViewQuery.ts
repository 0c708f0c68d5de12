import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CatalogueViewQueryNode, { type CatalogueViewQuery } from '../relay/CatalogueViewQuery.graphql.ts';

/** CatalogueViewQuery of src/desk/catalogue/CatalogueView.tsx. */
export const useCatalogueViewQuery = (reference: PreloadedQuery<CatalogueViewQuery>) => usePreloadedQuery<CatalogueViewQuery>(CatalogueViewQueryNode, reference);
