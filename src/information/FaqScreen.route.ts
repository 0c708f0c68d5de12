import FaqScreenQueryNode, { type FaqScreenQuery } from '../../__generated__/relay/FaqScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<FaqScreenQuery>(FaqScreenQueryNode);
