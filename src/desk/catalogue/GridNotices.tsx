import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';

/** Values of a paste that the notice names. */
const SHOWN_VALUES = 8;

type Props = {
  errorCount: number;
  refusal: readonly string[];
  /** Products with unsaved cells that the list does not show. */
  unlisted: number;
};

/** What is wrong with the grid's cells, and what was typed but stands in none that a saving sends. */
export function GridNotices({ errorCount, refusal, unlisted }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <>
      {errorCount > 0 && (
        <Notice kind="error" title={t('desk_grid.wrong', { count: errorCount })}>
          <p>{t('desk_files.nothing_written')}</p>
        </Notice>
      )}
      {refusal.length > 0 && <Notice kind="error">{refusal.join(' ')}</Notice>}
      {unlisted > 0 && (
        <Notice kind="plain" title={t('desk_grid.unlisted', { count: unlisted })}>
          <p>
            {t('desk_grid.unlisted_why')} <TextLink href={pathname}>{t('desk_grid.show_all')}</TextLink>
          </p>
        </Notice>
      )}
    </>
  );
}

/** The values of a paste that no cell took. It stands at the foot, which is in sight wherever they were pasted. */
export function UnpastedValues({ values: unpasted, onClose }: { values: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  if (unpasted.length === 0) return null;
  return (
    <Notice
      kind="error"
      title={t('desk_grid.unpasted', { count: unpasted.length })}
      action={
        <Button variant="text" size="s" onClick={onClose}>
          {t('labels.close')}
        </Button>
      }
    >
      <p>
        {unpasted.slice(0, SHOWN_VALUES).join(' · ')}
        {unpasted.length > SHOWN_VALUES && ' …'}
      </p>
      <p>{t('desk_grid.unpasted_why')}</p>
    </Notice>
  );
}
