import { bannerPictureShape, isBannerPicture } from '../../rules/bannerPicture.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './SitePicture.module.css';

/** A thumbnail of one of the market's pictures, named by the text beside it; '': none. */
export function PictureThumb({ path }: { path: string }) {
  const { imageBase } = usePageSettings();
  if (!isBannerPicture(path))
    return <Picture path={path} base={imageBase} alt="" sizes="120px" className={styles.thumb} />;
  const [width] = bannerPictureShape(path).widths;
  return (
    <img className={styles.thumb} src={`${imageBase}/${path}-${width}.avif`} alt="" loading="lazy" decoding="async" />
  );
}
