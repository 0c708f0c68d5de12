import { useTranslation } from 'react-i18next';
import { useOffline } from '../shared/browser/online.ts';
import { cloudSlashIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { useUnsent } from './unsentChanges.ts';

/**
 * Says that there is no network, or that it does not answer, and what happens to changes meanwhile. Renders nothing
 * otherwise.
 */
export function OfflineNotice({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const unsent = useUnsent();
  if (!offline && !unsent) return null;
  return (
    <Notice kind="ink" icon={cloudSlashIcon} className={className}>
      <p>{t(offline ? 'cart.offline' : 'cart.unanswered')}</p>
    </Notice>
  );
}
