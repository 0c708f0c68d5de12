import ReceiptScreenQueryNode, {
  type ReceiptScreenQuery,
} from '../../__generated__/relay/ReceiptScreenQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** The customer's receipts, of which the page shows one; null on the server. */
export const loader = personalLoader<ReceiptScreenQuery>(ReceiptScreenQueryNode);
