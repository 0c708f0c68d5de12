import { useTranslation } from '../shared/i18n/translator.ts';
import { ConflictPanel } from '../shared/ui/ConflictPanel.tsx';

type Props = {
  /** The fields changed in another window: name and current value. Empty: none. */
  theirs: readonly { label: string; value: string }[];
  /** Adopts the stored values instead of the typed ones. */
  onTake: () => void;
};

/** Says that another window has saved the profile first. */
export function ConflictNotice({ theirs, onTake }: Props) {
  const { t } = useTranslation();
  return (
    <ConflictPanel
      title={t('account.changed_elsewhere')}
      storedValues={theirs.map(({ label, value }) =>
        t('account.conflict.theirs', { label, value: value || t('account.conflict.nothing') }),
      )}
      detail={t('account.conflict.detail')}
      discardLabel={t('account.conflict.take')}
      onDiscard={onTake}
    />
  );
}
