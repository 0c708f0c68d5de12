import { graphql, useFragment } from 'react-relay';
import type { BannerPicture_image$key } from '#generated/relay/BannerPicture_image.graphql.ts';
import { bannerPictureShape, isBannerPicture } from '#rules/bannerPicture.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';

const fragment = graphql`
  fragment BannerPicture_image on Image {
    path
    alt
  }
`;

/** Where text overlays the picture; the same condition as in HomeBanner.module.css. */
const OVER = '(min-width: 1140px), (min-width: 860px) and (max-width: 1023px)';

const isFile = (path: string) => /^(https?:)?\/|\.\w+$/.test(path);

/** Whether the picture has room for text on its left side. */
export const hasRoomForText = (path: string): boolean => !isFile(path) && bannerPictureShape(path).hasRoom;

/** The `srcSet` of one picture: banner pictures in their widths, a square at 640 px (WebP: 410), anything else as it is. */
function sources(base: string, path: string, format: string): string {
  if (isFile(path)) return /^(https?:)?\//.test(path) ? path : `${base}/${path}`;
  const widths = format === 'webp' && !isBannerPicture(path) ? [410] : bannerPictureShape(path).widths;
  return widths.map((width) => `${base}/${path}-${width}.${format} ${width}w`).join(', ');
}

/** The width and height reserved for a picture before it loads. */
function sizeOf(path: string): { width: number; height: number } {
  const { width, height } = bannerPictureShape(path);
  return { width, height };
}

type Props = { desktop: BannerPicture_image$key; mobile: BannerPicture_image$key; className: string | undefined };

/**
 * The banner's picture: the wide one where it has room, the mobile one elsewhere. The page's largest paint, so it loads
 * first.
 */
export function BannerPicture({ className, ...images }: Props) {
  const desktop = useFragment(fragment, images.desktop);
  const mobile = useFragment(fragment, images.mobile);
  const { imageBase } = usePageSettings();
  const fallback = sources(imageBase, mobile.path, 'webp').split(' ')[0];
  return (
    <picture className={className}>
      {[
        { media: OVER, path: desktop.path },
        { media: undefined, path: mobile.path },
      ].map(({ media, path }) =>
        ['avif', 'webp']
          .filter((format) => format === 'avif' || !isFile(path))
          .map((format) => (
            <source
              key={`${path}${format}${media}`}
              {...(media && { media })}
              {...(!isFile(path) && { type: `image/${format}` })}
              srcSet={sources(imageBase, path, format)}
              {...sizeOf(path)}
              sizes={media ? '(min-width: 1720px) 1406px, (min-width: 1140px) calc(100vw - 314px), 96vw' : '96vw'}
            />
          )),
      )}
      <img src={fallback} alt={mobile.alt ?? desktop.alt ?? ''} {...sizeOf(mobile.path)} fetchPriority="high" />
    </picture>
  );
}
