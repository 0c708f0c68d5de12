import fs from 'node:fs';
import path from 'node:path';
import type { PictureService } from '../pictures/pictureService.ts';

/** The uploaded pictures of an export, beside its catalogue files: `photo-HASH.webp`. */
const FOLDER = 'pictures';
const NAME = /^photo-([\da-f]{16})\.webp$/;

/** Writes the uploaded pictures into the folder of an export, one after the other; returns how many. */
export async function writePictures(pictures: PictureService, folder: string): Promise<number> {
  const hashes = await pictures.hashes();
  for (const hash of hashes) {
    const content = await pictures.original(hash);
    const file = path.join(folder, FOLDER, `photo-${hash}.webp`);
    if (!content || fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.part`, content);
    fs.renameSync(`${file}.part`, file);
  }
  return hashes.length;
}

/**
 * Adds the uploaded pictures of an export that the market does not have; returns the hashes of those that it has then, or would
 * have. Throws a sentence for a file that is not what its name says.
 */
export async function readPictures(
  pictures: PictureService,
  target: string,
  dryRun: boolean,
): Promise<ReadonlySet<string>> {
  const folder = path.join(target, FOLDER);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  const stored = new Set(await pictures.hashes());
  for (const name of names) {
    const hash = NAME.exec(name)?.[1];
    if (!hash || stored.has(hash)) continue;
    const isAdded = await pictures.restore(hash, fs.readFileSync(path.join(folder, name)), dryRun);
    if (!isAdded) throw new Error(`${FOLDER}/${name} is damaged: it is not the picture that its name says.`);
    stored.add(hash);
  }
  return stored;
}
