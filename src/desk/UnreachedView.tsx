import { useTranslation } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useDeskAddress } from './deskAddress.ts';

/** Replaces a view that needs the market while it does not answer. */
export function UnreachedView() {
  const { t } = useTranslation();
  const address = useDeskAddress();
  return (
    <>
      <PageTitle name={t('desk_lists.unreached')} />
      <EmptyState
        heading="h1"
        ground="ciel"
        title={t('desk_lists.unreached')}
        action={
          <>
            <Button href={address('packing')}>{t('desk.views.packing')}</Button>
            <Button variant="outlined" onClick={() => window.location.reload()}>
              {t('desk_lists.read_again')}
            </Button>
          </>
        }
      >
        {t('desk_lists.unreached_detail')}
      </EmptyState>
    </>
  );
}
