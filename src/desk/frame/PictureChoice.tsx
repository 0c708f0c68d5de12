import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerPictureShape, isBannerPicture } from '#rules/bannerPicture.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import styles from './SitePicture.module.css';
import type { MarketPictures } from './useMarketPictures.ts';

/** A thumbnail of one of the market's pictures, named by the text beside it; '': none. */
export function PictureThumb({ path }: { path: string }) {
  const { imageBase } = usePageSettings();
  if (!isBannerPicture(path)) return <Picture path={path} alt="" sizes="120px" className={styles.thumb} />;
  const [width] = bannerPictureShape(path).widths;
  return (
    <img className={styles.thumb} src={`${imageBase}/${path}-${width}.avif`} alt="" loading="lazy" decoding="async" />
  );
}

type Props = {
  legend: string;
  /** The label of choosing none. */
  none: string;
  /** The chosen path; '': none. */
  value: string;
  /** Always offered: earlier choices. */
  own: readonly { path: string; alt: string | null }[];
  onChange: (path: string) => void;
  pictures: MarketPictures;
  onSearch: (words: string) => void;
};

/** One of the market's pictures, or none: native radios, so arrows move the choice and Tab leaves it. */
export function PictureChoice({ legend, none, value, own, onChange, pictures, onSearch }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [words, setWords] = useState('');
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The surrounding form must not be submitted.
    event.preventDefault();
    onSearch(words);
  };
  const isLoaded = pictures !== null && pictures !== 'failed';
  // The order does not follow the selection: arrow keys would jump.
  const ownPictures = own.filter(({ path }) => isLoaded && pictures.every((picture) => picture.path !== path));
  return (
    <div className={styles.choice}>
      <div className={styles.search}>
        <TextField
          label={t('desk_information.picture_words')}
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={searchOnEnter}
        />
        <Button variant="outlined" onClick={() => onSearch(words)}>
          {t('desk_information.picture_search')}
        </Button>
      </div>
      {isLoaded ? (
        <>
          <p role="status">{t('desk_information.pictures_found', { count: pictures.length })}</p>
          <fieldset className={styles.tiles}>
            <legend>
              <VisuallyHidden>{legend}</VisuallyHidden>
            </legend>
            {[{ path: '', alt: none }, ...ownPictures, ...pictures].map(({ path, alt }) => (
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
        <ListPlaceholder failed={pictures === 'failed'} onRetry={() => onSearch(words)} />
      )}
    </div>
  );
}
