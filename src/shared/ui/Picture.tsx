import { useState } from 'react';
import { usePageSettings } from '../browser/pageSettings.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { imageIcon } from './icons.ts';
import styles from './Picture.module.css';

type PictureProps = {
  /** File path without size and extension; null or absent: the placeholder. */
  path: string | null | undefined;
  /** Empty if the name is beside it. */
  alt: string;
  /** The `sizes` of the img: its rendered width. */
  sizes?: string | undefined;
  /** The first picture of a page: loaded eagerly and first. Others load when they come near. */
  priority?: boolean | undefined;
  /**
   * Loaded eagerly, after those that are fetched first: it is in the window on large phones, and below it on small
   * ones.
   */
  eager?: boolean | undefined;
  shape?: 'rounded' | 'round' | 'square' | undefined;
  /** The ground under a picture that is loading, and of the placeholder. */
  ground?: 'pistache' | 'ble' | undefined;
  /** 60 %, for unavailable goods. */
  faded?: boolean | undefined;
  className?: string | undefined;
};

const widths = [205, 410, 640];

/**
 * A square picture in the sizes 205, 410 and 640 px as AVIF (`path-410.avif`), with WebP at 410 as fallback. A
 * missing or failing picture, even before hydration, becomes a tinted ground with an icon.
 */
export const Picture = (props: PictureProps) => {
  const { path, alt, sizes = '205px', priority, eager, shape = 'rounded', ground, faded, className } = props;
  const { imageBase } = usePageSettings();
  const [failed, setFailed] = useState<string | null>(null);
  const frame = classNames(styles.frame, styles[shape], ground && styles[ground], faded && styles.faded, className);

  if (!path || failed === path) {
    return (
      <span className={classNames(frame, styles.empty)} {...(alt && { role: 'img', 'aria-label': alt })}>
        <Icon of={imageIcon} className={styles.icon} />
      </span>
    );
  }
  const file = `${imageBase}/${path}`;
  return (
    <picture className={frame}>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${file}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        // An error before hydration fired no handler. A picture without pixels is checked once more: decode rejects it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(path));
        }}
        src={`${file}-410.webp`}
        alt={alt}
        width={410}
        height={410}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={styles.image}
        onError={() => setFailed(path)}
      />
    </picture>
  );
};
