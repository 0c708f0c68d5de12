import pickListQueryNode, { type pickListQuery } from '../../__generated__/relay/pickListQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { fridayIn } from './fridayIn.ts';

/** The week that the address names by its Friday, else the one that is packed now. */
export const loader = personalLoader<pickListQuery>(pickListQueryNode, ({ item }) => ({
  startDate: fridayIn(item),
}));
