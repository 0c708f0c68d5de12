import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';

/** Replaces every page while the market is under maintenance, and has an address of its own (F-019); the button reloads. */
export function MaintenanceScreen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const address = useAddress();
  // Its own address has no page behind it to reload.
  const retryHref = pathname === address('maintenance') ? address('home') : pathname + search;
  return (
    <>
      <PageTitle name={t('shell.maintenance')} description={t('errors.maintenance')} />
      <EmptyState
        heading="h1"
        ground="ble"
        title={t('shell.maintenance')}
        picture={<Picture path="miche-levain" alt="" shape="round" ground="ble" sizes="200px" priority />}
        action={
          <Button href={retryHref} fullLoad>
            {t('labels.retry')}
          </Button>
        }
      >
        <p>{t('errors.maintenance')}</p>
      </EmptyState>
    </>
  );
}
