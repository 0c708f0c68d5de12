import type { PreloadedQuery } from 'react-relay';
import type { DeskCustomersQuery } from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import { DeskCustomers } from './DeskCustomers.tsx';

/** Customers with deposits or a box of the market; each is refunded from its row. */
export function DepositsView({ reference }: { reference: PreloadedQuery<DeskCustomersQuery> }) {
  return <DeskCustomers reference={reference} view="deposits" />;
}
