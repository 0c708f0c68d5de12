import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import styles from './SitePicture.module.css';
import { UnreadList } from './UnreadList.tsx';
import type { PicturesFound } from './useMarketPictures.ts';

type Props = {
  legend: string;
  /** The label of choosing none. */
  none: string;
  /** The chosen path; '': none. */
  value: string;
  /** Paths that are always offered: earlier choices. */
  own: readonly string[];
  onChange: (path: string) => void;
  found: PicturesFound;
  onAsk: (words: string) => void;
};

/** One of the market's pictures, or none: native radios, so arrows move the choice and Tab leaves it. */
export function PictureChoice({ legend, none, value, own, onChange, found, onAsk }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [words, setWords] = useState('');
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The surrounding form must not be submitted.
    event.preventDefault();
    onAsk(words);
  };
  const isRead = found !== null && found !== 'failed';
  // The order does not follow the selection: arrow keys would jump.
  const kept = own
    .filter((path) => isRead && found.every((one) => one.path !== path))
    .map((path) => ({ path, alt: null }));
  return (
    <div className={styles.choice}>
      <div className={styles.search}>
        <TextField
          label={t('desk_information.picture_words')}
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onEnter}
        />
        <Button variant="outlined" onClick={() => onAsk(words)}>
          {t('desk_information.picture_search')}
        </Button>
      </div>
      {isRead ? (
        <>
          <p role="status">{t('desk_information.pictures_found', { count: found.length })}</p>
          <fieldset className={styles.tiles}>
            <legend>
              <VisuallyHidden>{legend}</VisuallyHidden>
            </legend>
            {[{ path: '', alt: none }, ...kept, ...found].map(({ path, alt }) => (
              <label key={path} className={styles.tile}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={group}
                  value={path}
                  checked={path === value}
                  onChange={() => onChange(path)}
                />
                <PictureThumb path={path} />
                <span>{alt ?? path}</span>
              </label>
            ))}
          </fieldset>
        </>
      ) : (
        <UnreadList failed={found === 'failed'} onAgain={() => onAsk(words)} />
      )}
    </div>
  );
}
