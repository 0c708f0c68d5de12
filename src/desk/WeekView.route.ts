import WeekViewQueryNode, { type WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { fridayIn } from './fridayIn.ts';

/** The week whose Friday the address contains, else the current one. */
export const loader = personalLoader<WeekViewQuery>(WeekViewQueryNode, ({ item }) => {
  const friday = fridayIn(item);
  return friday ? { period: `per_${friday.replaceAll('-', '')}` } : {};
});
