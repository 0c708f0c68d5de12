import type { PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import type { OperationType } from 'relay-runtime';
import type { DeskCustomerQuery } from '../../__generated__/relay/DeskCustomerQuery.graphql.ts';
import type { DeskCustomersQuery } from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import { DeskCustomer } from './DeskCustomer.tsx';
import { DeskCustomers } from './DeskCustomers.tsx';

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
