import { useTranslation } from 'react-i18next';
import { ConflictPanel } from '../shared/ui/ConflictPanel.tsx';

type Props = {
  /** The fields changed in another window: name and current value. Empty: none. */
  conflicts: readonly { label: string; value: string }[];
  /** Adopts the stored values instead of the typed ones. */
  onDiscard: () => void;
};

/** Says that another window has saved the profile first. */
export function ConflictNotice({ conflicts, onDiscard }: Props) {
  const { t } = useTranslation();
  return (
    <ConflictPanel
      title={t('account.changed_elsewhere')}
      storedValues={conflicts.map(({ label, value }) =>
        t('account.conflict.theirs', { label, value: value || t('account.conflict.nothing') }),
      )}
      detail={t('account.conflict.detail')}
      discardLabel={t('account.conflict.take')}
      onDiscard={onDiscard}
    />
  );
}
