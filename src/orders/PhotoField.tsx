import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPhoto } from '../shared/browser/shrinkPhoto.ts';
import { Button } from '../shared/ui/Button.tsx';
import { FieldFrame } from '../shared/ui/FieldFrame.tsx';
import styles from './PhotoField.module.css';
import { dataUrlOf, PHOTO_LIMITS } from './problemPhoto.ts';

type Props = {
  /** The chosen photo, shrunk. */
  hasPhoto: boolean;
  error: string | undefined;
  onChange: (photo: Blob | null) => void;
};

/** An optional photo: a native file input, which on a phone offers the camera too, with a preview and a button that removes it. */
export function PhotoField({ hasPhoto, error, onChange }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    const photo = await shrinkPhoto(file, PHOTO_LIMITS);
    setUnreadable(!photo);
    setPreview(photo ? await dataUrlOf(photo) : '');
    onChange(photo);
  }
  function remove() {
    setPreview('');
    onChange(null);
    // The same file can be chosen again, and the focus does not fall to the page.
    if (input.current) input.current.value = '';
    input.current?.focus();
  }
  return (
    <FieldFrame
      label={t('order_problem.photo')}
      mark={t('order_problem.optional')}
      hint={t('order_problem.photo_hint')}
      error={isUnreadable ? t('order_problem.photo_unreadable') : error}
    >
      {(links) => (
        <div className={styles.photo}>
          {hasPhoto && preview && (
            <img src={preview} alt={t('order_problem.photo_chosen')} className={styles.preview} />
          )}
          <input
            {...links}
            ref={input}
            type="file"
            accept="image/*"
            className={styles.input}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          {hasPhoto && (
            <Button variant="text" size="s" onClick={remove}>
              {t('order_problem.photo_remove')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
