import producersQueryNode, { type producersQuery } from '../../__generated__/relay/producersQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { parseWeekParam } from './parseWeekParam.ts';

/** The week whose Friday the address contains, else the one whose goods are being received. */
export const loader = personalLoader<producersQuery>(producersQueryNode, ({ item }) => ({
  startDate: parseWeekParam(item),
}));
