import { useTranslation } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useDeskAddress } from './deskAddress.ts';
import type { DeskViewName } from './deskViews.ts';

/** In place of a view that is for managers, for a volunteer who opens its address. */
export function ManagersView({ view }: { view: DeskViewName }) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const name = t(`desk.views.${view}`);
  return (
    <>
      <PageTitle name={name} />
      <EmptyState
        heading="h1"
        ground="ciel"
        title={t('desk.managers.title', { view: name })}
        action={<Button href={address('packing')}>{t('desk.views.packing')}</Button>}
      >
        {t('desk.managers.words')}
      </EmptyState>
    </>
  );
}
