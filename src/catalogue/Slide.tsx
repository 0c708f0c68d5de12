import { useState } from 'react';
import { useLocation } from 'react-router';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './ProductGallery.module.css';

/** The file of the picture in a card that links to this page, which the reader has just pressed; undefined if there is none. */
const pictureOfCard = (pathname: string): string | undefined =>
  document
    .querySelector(`article a[href="${CSS.escape(pathname)}"]`)
    ?.closest('article')
    ?.querySelector('img')?.currentSrc;

type Props = {
  path: string | null | undefined;
  alt: string;
  /** The one that is shown. */
  current: boolean;
  /** The page's largest paint: loads eagerly, over the smaller picture of the card. */
  first: boolean;
};

/** A picture of a product's gallery. */
export function Slide({ path, alt, current, first }: Props) {
  const { pathname } = useLocation();
  const [smaller] = useState(() => (first && !import.meta.env.SSR ? pictureOfCard(pathname) : undefined));
  const paintSmaller = (slide: HTMLElement | null) => {
    const image = slide?.querySelector('img');
    if (image && smaller) image.style.background = `center / cover url("${smaller}")`;
  };
  return (
    <div ref={paintSmaller} className={styles.slide} aria-hidden={current ? undefined : true}>
      <Picture
        path={path}
        alt={alt}
        sizes="(min-width: 1140px) 480px, (min-width: 860px) 50vw, 94vw"
        priority={first}
        shape="square"
        className={styles.picture}
      />
    </div>
  );
}
