import pickListQueryNode, { type pickListQuery } from '../../__generated__/relay/pickListQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { parseWeekParam } from './parseWeekParam.ts';

/** The week whose Friday the address contains, else the one that is being packed. */
export const loader = personalLoader<pickListQuery>(pickListQueryNode, ({ item }) => ({
  startDate: parseWeekParam(item),
}));
