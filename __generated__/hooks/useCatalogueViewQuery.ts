import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CatalogueViewQueryNode, { type CatalogueViewQuery } from '../relay/CatalogueViewQuery.graphql.ts';

export const useCatalogueViewQuery = (reference: PreloadedQuery<CatalogueViewQuery>) => usePreloadedQuery<CatalogueViewQuery>(CatalogueViewQueryNode, reference);
