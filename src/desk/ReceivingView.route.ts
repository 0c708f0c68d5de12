import producersQueryNode, { type producersQuery } from '../../__generated__/relay/producersQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { fridayIn } from './fridayIn.ts';

/** The week that the address names by its Friday, else the one whose goods are coming in. */
export const loader = personalLoader<producersQuery>(producersQueryNode, ({ item }) => ({
  startDate: fridayIn(item),
}));
