import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';

/** Replaces a list that is loading, or failed to load. */
export function ListPlaceholder({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!failed) return <p role="status">{t('desk_lists.loading')}</p>;
  return (
    <Notice
      kind="error"
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('desk_lists.read_again')}
        </Button>
      }
    >
      <p>{t('desk_lists.unread')}</p>
    </Notice>
  );
}
