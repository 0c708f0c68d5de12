import type { PreloadedQuery } from 'react-relay';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { OperationType } from 'relay-runtime';
import DeskCustomerQueryNode, { type DeskCustomerQuery } from '../../__generated__/relay/DeskCustomerQuery.graphql.ts';
import DeskCustomersQueryNode, {
  type DeskCustomersQuery,
} from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { searchWordsOf } from './customerText.ts';
import { DeskCustomer } from './DeskCustomer.tsx';
import { DeskCustomers } from './DeskCustomers.tsx';

const listLoader = personalLoader<DeskCustomersQuery>(DeskCustomersQueryNode, (_, request) => ({
  words: searchWordsOf(new URL(request.url).searchParams),
  holding: false,
}));
const customerLoader = personalLoader<DeskCustomerQuery>(DeskCustomerQueryNode, ({ item = '' }) => ({ id: item }));

/** The customers requested by the address, or the one whose id it contains. */
export const loader = (args: LoaderFunctionArgs) => (args.params['item'] ? customerLoader(args) : listLoader(args));

type Props = { reference: PreloadedQuery<OperationType> };

/** All customers, or the one whose id the address contains. */
export function CustomersView({ reference }: Props) {
  const { item } = useParams();
  return item ? (
    <DeskCustomer key={item} reference={reference as unknown as PreloadedQuery<DeskCustomerQuery>} />
  ) : (
    <DeskCustomers reference={reference as unknown as PreloadedQuery<DeskCustomersQuery>} view="customers" />
  );
}

/** Customers with deposits or a box, filtered by the address. */
export const depositsLoader = personalLoader<DeskCustomersQuery>(DeskCustomersQueryNode, (_, request) => ({
  words: searchWordsOf(new URL(request.url).searchParams),
  holding: true,
}));

/** Customers with deposits or a box of the market; each is refunded from its row. */
export function DepositsView({ reference }: { reference: PreloadedQuery<DeskCustomersQuery> }) {
  return <DeskCustomers reference={reference} view="deposits" />;
}
