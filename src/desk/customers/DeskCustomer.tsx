import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useDeskCustomerQuery } from '#generated/hooks/useDeskCustomerQuery.ts';
import type { DeskCustomerQuery } from '#generated/relay/DeskCustomerQuery.graphql.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskMessage } from '../frame/DeskLayout.tsx';
import { CustomerDetail } from './CustomerDetail.tsx';
import { CustomerMovements } from './CustomerMovements.tsx';

graphql`
  query DeskCustomerQuery($id: ID!) {
    staff {
      customer(id: $id) {
        ...CustomerDetail_customer
      }
    }
    ...CustomerMovements_query @arguments(customer: $id)
  }
`;

/** One customer; a page of its own for an unknown or deleted one. */
export function DeskCustomer({ reference }: { reference: PreloadedQuery<DeskCustomerQuery> }) {
  const { staff, ...query } = useDeskCustomerQuery(reference);
  const { t } = useTranslation();
  const address = useDeskAddress();
  if (staff?.customer)
    return (
      <CustomerDetail customer={staff.customer}>
        <CustomerMovements query={query} />
      </CustomerDetail>
    );
  return (
    <DeskMessage
      title={t('desk_customers.unknown')}
      action={<Button href={address('customers')}>{t('desk_customers.all')}</Button>}
    >
      <p>{t('desk_customers.unknown_detail')}</p>
    </DeskMessage>
  );
}
