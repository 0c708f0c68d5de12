import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useDeskOrderQuery } from '#generated/hooks/useDeskOrderQuery.ts';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskMessage } from '../frame/DeskLayout.tsx';
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
    <DeskMessage
      title={t('desk_orders.unknown')}
      action={<Button href={address('orders')}>{t('desk_orders.back')}</Button>}
    >
      <p>{t('desk_orders.unknown_detail', { number })}</p>
    </DeskMessage>
  );
}
