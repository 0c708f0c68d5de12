import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { SEARCH_MAX_LENGTH } from './searchAddress.ts';

/** The search failed (F-083): announced immediately, with a retry; the words stay. */
export function SearchFailure() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageTitle name={t('search.title')} />
      <div role="alert">
        <EmptyState
          heading="h1"
          title={t('search.loading_error')}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('labels.retry')}
            </Button>
          }
        >
          <p>{t('search.loading_error_detail')}</p>
        </EmptyState>
      </div>
    </>
  );
}

/** The search is too long: the box accepts no more, an address may. Nothing was requested. */
export function SearchTooLong() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle name={t('search.title')} />
      <EmptyState heading="h1" title={t('search.too_long')}>
        <p>{t('search.too_long_detail', { most: SEARCH_MAX_LENGTH })}</p>
      </EmptyState>
    </>
  );
}
