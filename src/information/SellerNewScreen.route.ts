import SellerNewScreenQueryNode, {
  type SellerNewScreenQuery,
} from '../../__generated__/relay/SellerNewScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<SellerNewScreenQuery>(SellerNewScreenQueryNode);
