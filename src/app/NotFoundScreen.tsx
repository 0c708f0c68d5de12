import { useTranslation } from 'react-i18next';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';

/** What an unknown address shows, and an unknown handle (F-018). */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const address = useAddress();
  return (
    <>
      <PageTitle name={t('shell.not_found')} />
      <EmptyState
        heading="h1"
        ground="pistache"
        title={t('shell.not_found')}
        picture={
          <Picture
            path="courge-musquee"
            base={imageBase}
            alt=""
            shape="round"
            ground="pistache"
            sizes="200px"
            priority
          />
        }
        action={<Button href={address('home')}>{t('shell.see_products')}</Button>}
      >
        <p>{t('shell.not_found_detail')}</p>
      </EmptyState>
    </>
  );
}
