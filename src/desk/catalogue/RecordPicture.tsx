import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { PictureThumb } from '../frame/PictureChoice.tsx';
import { PictureUpload } from '../frame/PictureUpload.tsx';
import styles from './RecordForm.module.css';

type Props = {
  label: string;
  /** The picture's path; '': none. */
  value: string;
  error: string | undefined;
  onWrite: (path: string) => void;
};

/** The picture of a category or basket: another one replaces it. */
export function RecordPicture({ label, value, error, onWrite }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={label} className={styles.wide}>
      <p className={styles.label}>{label}</p>
      {value !== '' && (
        <div className={styles.actions}>
          <PictureThumb path={value} />
          <Button variant="text" size="s" onClick={() => onWrite('')}>
            {t('desk_records.no_picture')}
          </Button>
        </div>
      )}
      <div role="alert">{error}</div>
      <PictureUpload title={label} onSent={({ path }) => onWrite(path)} />
    </div>
  );
}
