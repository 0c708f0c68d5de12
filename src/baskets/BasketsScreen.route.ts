import BasketsScreenQueryNode, {
  type BasketsScreenQuery,
} from '../../__generated__/relay/BasketsScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<BasketsScreenQuery>(BasketsScreenQueryNode);
