import { useTranslation } from 'react-i18next';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';

type Props = {
  /** What another window has saved of what is written here: the field's name and what it holds now. None: nothing is. */
  theirs: readonly { label: string; value: string }[];
  /** Takes what is kept instead of what is written. */
  onTake: () => void;
};

/** Another window saved first: both are shown, and nothing is overwritten unless the reader saves again. */
export function ConflictNotice({ theirs, onTake }: Props) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('account.changed_elsewhere')}>
      {theirs.length > 0 && (
        <>
          <ul>
            {theirs.map(({ label, value }) => (
              <li key={label}>
                {t('account.conflict.theirs', { label, value: value || t('account.conflict.nothing') })}
              </li>
            ))}
          </ul>
          <p>{t('account.conflict.detail')}</p>
          <TextLink standalone onClick={onTake}>
            {t('account.conflict.take')}
          </TextLink>
        </>
      )}
    </Notice>
  );
}
