import type { LoaderFunctionArgs } from 'react-router';
import DeskCustomerQueryNode, { type DeskCustomerQuery } from '../../__generated__/relay/DeskCustomerQuery.graphql.ts';
import DeskCustomersQueryNode, {
  type DeskCustomersQuery,
} from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { wordsIn } from './customerSearch.ts';

const listed = personalLoader<DeskCustomersQuery>(DeskCustomersQueryNode, (_, request) => ({
  words: wordsIn(new URL(request.url).searchParams),
  holding: false,
}));
const one = personalLoader<DeskCustomerQuery>(DeskCustomerQueryNode, ({ item = '' }) => ({ id: item }));

/** The customers requested by the address, or the one whose id it contains. */
export const loader = (args: LoaderFunctionArgs) => (args.params['item'] ? one(args) : listed(args));
