import { useId, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import styles from './PictureFields.module.css';
import type { Crop } from './pictureValues.ts';

const STEP = 0.02;
const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

type CropProps = { crop: Crop; className?: string | undefined };

/** An uploaded picture as it is cropped, before its crops are made: the whole one, placed by CSS. */
export function CroppedPicture({ crop: { uncropped, x, y }, className }: CropProps) {
  const { imageBase } = usePageSettings();
  const position: CSSProperties = { objectPosition: `${x * 100}% ${y * 100}%` };
  return (
    <img src={`${imageBase}/${uncropped}-640.webp`} alt="" className={className} style={position} decoding="async" />
  );
}

type Props = { title: string; crop: Crop; onChange: (crop: Crop) => void };

/** What a crop shows: a press or a drag on the whole picture moves it, and two sliders do by keys. */
export function FocalPointField({ title, crop, onChange }: Props) {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const id = useId();
  const { uncropped, x, y } = crop;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ ...crop, x: rounded((event.clientX - left) / width), y: rounded((event.clientY - top) / height) });
  };
  const slider = (axis: 'x' | 'y') => (
    <label className={styles.slider} htmlFor={id + axis}>
      {t(`desk_pictures.focus_${axis}`)}
      <input
        id={id + axis}
        type="range"
        min={0}
        max={1}
        step={STEP}
        value={crop[axis]}
        aria-valuetext={`${Math.round(crop[axis] * 100)} %`}
        onChange={({ target }) => onChange({ ...crop, [axis]: rounded(Number(target.value)) })}
      />
    </label>
  );
  return (
    <fieldset className={styles.focus}>
      <legend>{t('desk_pictures.focus', { title })}</legend>
      <p className={styles.hint}>{t('desk_pictures.focus_hint')}</p>
      <div className={styles.views}>
        <div
          className={styles.whole}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            move(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
          }}
        >
          <img src={`${imageBase}/${uncropped}-640.webp`} alt="" draggable={false} />
          <span className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        </div>
        <CroppedPicture crop={crop} className={styles.cropped} />
      </div>
      {slider('x')}
      {slider('y')}
    </fieldset>
  );
}
