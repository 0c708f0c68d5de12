import WeekViewQueryNode, { type WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { fridayIn } from './fridayIn.ts';

/** The week that the address names by its Friday, else the one that runs. */
export const loader = personalLoader<WeekViewQuery>(WeekViewQueryNode, ({ item }) => {
  const friday = fridayIn(item);
  return friday ? { period: `per_${friday.replaceAll('-', '')}` } : {};
});
