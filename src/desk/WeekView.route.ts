import WeekViewQueryNode, { type WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** The weeks that can be looked at. */
export const loader = personalLoader<WeekViewQuery>(WeekViewQueryNode);
