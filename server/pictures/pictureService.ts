import { LRUCache } from 'lru-cache';
import { cropPath, isCentred, readUploadedPath, readWholePath, wholePath } from '#rules/pictureCrop.ts';
import type { Bound } from '../bound.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Text } from '../text/bilingualText.ts';
import { makeFile, readOriginal, readPicture, type PictureFile, type PictureRefusal } from './pictureMaking.ts';
import * as store from './pictureStore.ts';

/** A picture as resolvers know it. */
export type ImageView = { readonly path: string; readonly alt: string | null; readonly altTexts: Text | null };

export type Uploaded = { path: string; uncropped: string };
/** A file; missing: there is none; busy: too many are being made. */
export type StoredFile = Buffer | 'missing' | 'busy';

/** Days for which a picture that nothing shows is kept: as long as an edit may wait, or be undone. By the machine's clock. */
export const UNUSED_KEPT_DAYS = 30;

const CACHE_BYTES = 16 * 1024 * 1024;
/** Files that may wait to be made, one after the other; each takes up to half a second. */
const MOST_WAITING = 60;

/** The files of a picture, which are those of the demo's (docs/operations.md). */
const FILES: Readonly<Record<'square' | 'mobile' | 'whole', readonly PictureFile[]>> = {
  square: [205, 410, 640].flatMap((size): PictureFile[] => [
    { size, format: 'avif' },
    ...(size === 410 ? [{ size, format: 'webp' } as const] : []),
  ]),
  mobile: [
    { size: 780, format: 'avif' },
    { size: 780, format: 'webp' },
  ],
  whole: [
    { size: 640, format: 'avif' },
    { size: 640, format: 'webp' },
  ],
};

const NAME = /^(photo-[\da-z-]+)-(\d+)\.(avif|webp)$/;

/** The crop and file that a name stands for; null: none. */
function readName(name: string) {
  const [, path = '', size, format] = NAME.exec(name) ?? [];
  const crop = readUploadedPath(path);
  const hash = crop?.hash ?? readWholePath(path);
  const file = FILES[crop?.shape ?? 'whole'].find((file) => file.size === Number(size) && file.format === format);
  return hash && file ? { path, hash, crop, file } : null;
}

/** Files of a server: `ready` up to 16 MB, and those that are being read or made. */
type FileCache = { ready: LRUCache<string, Buffer>; waiting: Map<string, Promise<StoredFile>> };
export const emptyCache = (): FileCache => ({
  ready: new LRUCache({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length }),
  waiting: new Map(),
});

/* The uploaded pictures (ADR 146): originals and files are in the database, where every server finds them. */
type Parts = { database: Database; log: Log; cache: FileCache };
export type PictureService = Bound<Parts, typeof import('./pictureService.ts')>;

async function make({ database: { kysely: db } }: Parts, name: string): Promise<StoredFile> {
  const parsed = readName(name);
  if (!parsed) return 'missing';
  const stored = await store.readFile(db, name);
  if (stored) return stored;
  const { path, hash, crop, file } = parsed;
  // Otherwise anybody could have all crops of a picture made. The desk shows the middle one before it is saved.
  if (crop && !isCentred(crop) && !(await store.isShown(db, path))) return 'missing';
  const original = await store.readPicture(db, hash);
  if (!original) return 'missing';
  const made = await makeFile(original, file, crop);
  await store.insertFile(db, name, made);
  return made;
}

/** A file by its name, made once for all servers. */
export async function file(parts: Parts, name: string): Promise<StoredFile> {
  const { ready, waiting } = parts.cache;
  const cached = ready.get(name) ?? waiting.get(name);
  if (cached) return cached;
  if (waiting.size >= MOST_WAITING) return 'busy';
  const making = make(parts, name).finally(() => waiting.delete(name));
  waiting.set(name, making);
  const made = await making;
  if (Buffer.isBuffer(made)) ready.set(name, made);
  return made;
}

/** Stores a picture as a manager sent it. The same one again is the same. */
export async function add({ database }: Parts, bytes: Buffer): Promise<Uploaded | PictureRefusal> {
  const picture = await readPicture(bytes);
  if (typeof picture === 'string') return picture;
  await store.insertPicture(database.kysely, picture);
  return { path: cropPath(picture.hash), uncropped: wholePath(picture.hash) };
}

/** The first 16 digits of the hashes of all pictures, in their order. */
export const hashes = ({ database }: Parts): Promise<string[]> => store.allHashes(database.kysely);

/** A whole picture by the first 16 digits of its hash; null: none. */
export const original = async ({ database }: Parts, hash: string): Promise<Buffer | null> =>
  (await store.readPicture(database.kysely, hash))?.content ?? null;

/** Stores a whole picture again, as `original` gave it. False: it is another one. `dryRun`: it is only checked. */
export async function restore({ database }: Parts, hash: string, content: Buffer, dryRun: boolean): Promise<boolean> {
  const picture = await readOriginal(content);
  if (!picture?.hash.startsWith(hash)) return false;
  if (!dryRun) await store.insertPicture(database.kysely, picture);
  return true;
}

/** Those of these paths that are of uploaded pictures which are stored. */
export async function stored({ database }: Parts, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const hashOf = (path: string) => readUploadedPath(path)?.hash;
  const found = new Set(
    await store.storedHashes(
      database.kysely,
      paths.flatMap((path) => hashOf(path) ?? []),
    ),
  );
  return new Set(paths.filter((path) => found.has(hashOf(path) ?? '')));
}

/** Makes the files of paths that are shown now, before a visitor waits for one. Whatever fails is made on request. */
export async function prepare(parts: Parts, paths: readonly string[]): Promise<void> {
  const names = paths.flatMap((path) => {
    const crop = readUploadedPath(path);
    return crop ? FILES[crop.shape].map(({ size, format }) => `${path}-${size}.${format}`) : [];
  });
  for (const name of names)
    await file(parts, name).catch((error: unknown) =>
      parts.log.warn({ err: error, name }, 'The file of a picture was not made'),
    );
}

/** Erases pictures that nothing has shown for 30 days; returns how many. */
export async function forget({ database }: Parts): Promise<number> {
  await store.markUsed(database.kysely);
  return store.erasePictures(database.kysely, UNUSED_KEPT_DAYS);
}
