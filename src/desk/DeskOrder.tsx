import { graphql, type PreloadedQuery } from 'react-relay';
import { useDeskOrderQuery } from '../../__generated__/hooks/useDeskOrderQuery.ts';
import type { DeskOrderQuery } from '../../__generated__/relay/DeskOrderQuery.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useDeskAddress } from './deskAddress.ts';
import { DeskOrderDetail } from './DeskOrderDetail.tsx';

graphql`
  query DeskOrderQuery($number: Int!) {
    staff {
      order(number: $number) {
        ...DeskOrderDetail_order
      }
    }
  }
`;

/** One order, by the number used at the counter. */
export function DeskOrder({ reference, number }: { reference: PreloadedQuery<DeskOrderQuery>; number: string }) {
  const { staff } = useDeskOrderQuery(reference);
  const { t } = useTranslation();
  const address = useDeskAddress();
  if (staff?.order) return <DeskOrderDetail order={staff.order} />;
  return (
    <>
      <PageTitle name={t('desk_orders.unknown')} />
      <EmptyState
        heading="h1"
        title={t('desk_orders.unknown')}
        action={<Button href={address('orders')}>{t('desk_orders.back')}</Button>}
      >
        <p>{t('desk_orders.unknown_detail', { number })}</p>
      </EmptyState>
    </>
  );
}
