import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { bannerPictureShape, isBannerPicture } from '#rules/bannerPicture.ts';
import type { Mode } from '../configVariables.ts';

/** The pictures that this machine serves; none where CDN_URL serves them. */
export type PictureFiles = {
  /** Their storage paths, each once, unordered. Never throws: an unreadable folder has none. */
  paths(): Promise<string[]>;
  /** False where CDN_URL serves pictures: there may be others. */
  isComplete: boolean;
};

/** The pictures of the demo's products, among which are those of the storefront itself. */
export const DEMO_PICTURES = path.join(import.meta.dirname, '../demo/pictures');
/** The folders of picture files: the operator's and, in the demo, those of its products. */
export const pictureFolders = ({ dataDir, mode }: { dataDir: string; mode: Mode }): string[] => [
  path.join(dataDir, 'images'),
  ...(mode === 'demo' ? [DEMO_PICTURES] : []),
];

const NAME = /^([\w-]+)\.avif$/;

/**
 * Lists folders as the web server serves them (createPictureHandler): `640/pomme-rouge.avif` is a square picture,
 * `wide/automne-large-900.avif` with its other widths is one for banners. A banner with a missing width is left out.
 */
export function createPictureFiles(folders: readonly string[]): PictureFiles {
  const namesIn = async (folder: string) =>
    (await readdir(folder).catch(() => [])).flatMap((file) => NAME.exec(file)?.[1] ?? []);
  return {
    isComplete: folders.length > 0,
    async paths() {
      const listings = await Promise.all(
        folders.map(async (folder) => ({
          squares: await namesIn(path.join(folder, '640')),
          wide: await namesIn(path.join(folder, 'wide')),
        })),
      );
      const wide = new Set(listings.flatMap((listing) => listing.wide));
      const drawn = [...wide]
        .map((name) => name.replace(/-\d+$/, ''))
        .filter((name) => isBannerPicture(name))
        .filter((name) => bannerPictureShape(name).widths.every((width) => wide.has(`${name}-${width}`)));
      return [
        ...new Set([
          ...drawn,
          ...listings.flatMap((listing) => listing.squares).filter((name) => !isBannerPicture(name)),
        ]),
      ];
    },
  };
}
