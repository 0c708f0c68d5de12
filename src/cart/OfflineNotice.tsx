import { useTranslation } from 'react-i18next';
import { cloudSlashIcon } from '../shared/ui/iconsFact.ts';
import { Notice } from '../shared/ui/Notice.tsx';

/** There is no network, and what becomes of what is pressed meanwhile. */
export function OfflineNotice({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Notice kind="ink" icon={cloudSlashIcon} className={className}>
      <p>{t('cart.offline')}</p>
    </Notice>
  );
}
