import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';

/** Where one is led when something could not be done, with the ways out (F-020). */
export function ErrorScreen() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      <PageTitle name={t('error_page.title')} />
      <EmptyState
        heading="h1"
        ground="ciel"
        title={t('error_page.title')}
        action={
          <>
            <Button href={address('home')}>{t('shell.see_products')}</Button>
            <Button variant="outlined" href={address('contact')}>
              {t('contact.title')}
            </Button>
          </>
        }
      >
        <p>{t('error_page.detail')}</p>
      </EmptyState>
    </>
  );
}
