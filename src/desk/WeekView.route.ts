import WeekViewQueryNode, { type WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { parseWeekParam } from './parseWeekParam.ts';

/** The week whose Friday the address contains, else the current one. */
export const loader = personalLoader<WeekViewQuery>(WeekViewQueryNode, ({ item }) => {
  const friday = parseWeekParam(item);
  return friday ? { period: `per_${friday.replaceAll('-', '')}` } : {};
});
