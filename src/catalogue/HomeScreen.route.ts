import HomeScreenQueryNode, { type HomeScreenQuery } from '../../__generated__/relay/HomeScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<HomeScreenQuery>(HomeScreenQueryNode);
