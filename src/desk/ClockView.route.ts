import ClockViewQueryNode, { type ClockViewQuery } from '../../__generated__/relay/ClockViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** The jobs, with how they went. */
export const loader = personalLoader<ClockViewQuery>(ClockViewQueryNode);
