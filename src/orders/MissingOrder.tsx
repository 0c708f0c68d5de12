import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';

/** Replaces an order that does not exist, or belongs to somebody else, without saying which (F-160, F-044). */
export function MissingOrder() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      <PageTitle name={t('orders.missing')} />
      <EmptyState
        heading="h1"
        ground="ble"
        title={t('orders.missing')}
        action={<Button href={address('orders')}>{t('orders.see_all')}</Button>}
      >
        <p>{t('orders.missing_detail')}</p>
      </EmptyState>
    </>
  );
}
