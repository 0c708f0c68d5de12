import ContactScreenQueryNode, {
  type ContactScreenQuery,
} from '../../__generated__/relay/ContactScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<ContactScreenQuery>(ContactScreenQueryNode);
