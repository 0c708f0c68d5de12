import { useTranslation } from 'react-i18next';
import { ConflictPanel } from '../shared/ui/ConflictPanel.tsx';

type Props = {
  /** What another window has saved of what is written here: the field's name and what it holds now. None: nothing is. */
  theirs: readonly { label: string; value: string }[];
  /** Takes what is kept instead of what is written. */
  onTake: () => void;
};

/** Another window saved the profile first. */
export function ConflictNotice({ theirs, onTake }: Props) {
  const { t } = useTranslation();
  return (
    <ConflictPanel
      title={t('account.changed_elsewhere')}
      theirs={theirs.map(({ label, value }) =>
        t('account.conflict.theirs', { label, value: value || t('account.conflict.nothing') }),
      )}
      detail={t('account.conflict.detail')}
      take={t('account.conflict.take')}
      onTake={onTake}
    />
  );
}
