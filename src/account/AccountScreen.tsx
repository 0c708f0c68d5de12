import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/routing/PageTitle.tsx';

export function AccountScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle name={t('sign_in.pages.account')} />
      <h1>{t('sign_in.pages.account')}</h1>
    </>
  );
}
