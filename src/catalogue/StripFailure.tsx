import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { cloudSlashIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';

/** Replaces products that did not load; the rest of the page works. */
export function StripFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="sunken"
      icon={cloudSlashIcon}
      action={
        <Button variant="outlined" size="s" onClick={onRetry}>
          {t('labels.retry')}
        </Button>
      }
    >
      <p role="alert">{t('home.strip_failed')}</p>
    </Notice>
  );
}
