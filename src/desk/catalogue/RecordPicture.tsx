import { useTranslation } from 'react-i18next';
import { pathFor } from '#rules/pictureCrop.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CroppedPicture, FocalPointField } from '../frame/FocalPointField.tsx';
import { PictureThumb } from '../frame/PictureChoice.tsx';
import pictureStyles from '../frame/PictureFields.module.css';
import { PictureUpload } from '../frame/PictureUpload.tsx';
import { cropOf } from './pictureCells.ts';
import styles from './RecordForm.module.css';

type Props = {
  label: string;
  /** The picture's path; '': none. */
  value: string;
  error: string | undefined;
  onWrite: (path: string) => void;
};

/** The picture of a category or basket, and where it is cropped: another one replaces it. */
export function RecordPicture({ label, value, error, onWrite }: Props) {
  const { t } = useTranslation();
  const crop = cropOf(value);
  return (
    <div className={styles.wide}>
      <div className={pictureStyles.pictures}>
        {value !== '' && (
          <div className={styles.actions}>
            {crop ? <CroppedPicture crop={crop} className={pictureStyles.thumb} /> : <PictureThumb path={value} />}
            <Button variant="text" size="s" onClick={() => onWrite('')}>
              {t('desk_records.no_picture')}
            </Button>
          </div>
        )}
        {crop && (
          <FocalPointField title={label} crop={crop} onChange={(moved) => onWrite(pathFor(value, 'square', moved))} />
        )}
        <div role="alert" className={pictureStyles.error}>
          {error}
        </div>
        <PictureUpload title={label} onSent={({ path }) => onWrite(path)} />
      </div>
    </div>
  );
}
