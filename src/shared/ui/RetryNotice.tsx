import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { cloudSlashIcon } from './icons.ts';
import { Notice } from './Notice.tsx';

/** Replaces a list that did not load, with a retry; the rest of the page works. */
export function RetryNotice({ children, onRetry }: { children: string; onRetry: () => void }) {
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
      <p role="alert">{children}</p>
    </Notice>
  );
}
