import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import authenticationQueryNode, { type authenticationQuery } from '../relay/authenticationQuery.graphql.ts';

/** authenticationQuery of src/shared/relay/authentication.ts. */
export const useauthenticationQuery = (reference: PreloadedQuery<authenticationQuery>) => usePreloadedQuery<authenticationQuery>(authenticationQueryNode, reference);
