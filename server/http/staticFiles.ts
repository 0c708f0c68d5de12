import { open, readFile, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createSharingPictures, SHARING_PICTURE, type SharingPicture } from './sharingPicture.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** How files are sent to who accepts it, the smallest first: its name in HTTP, that of the built file, and the making. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br', compress: promisify(brotliCompress) as (plain: Buffer) => Promise<Buffer> },
  { name: 'gzip', suffix: '.gz', compress: promisify(gzip) as (plain: Buffer) => Promise<Buffer> },
] as const;
/** Whether files of this name are sent compressed; pictures and fonts are already. */
export const isCompressible = (name: string): boolean => ['.js', '.css', '.svg'].includes(path.extname(name));
/** The compressed files of a build are next to the folder of its assets. */
export const compressedFolder = (assets: string): string => path.join(assets, '../compressed');

/** A name that cannot leave its folder: letters, digits, dash, underscore, dot; no leading dot. */
const safeName = /^[\w-][\w.-]*$/;

type Loaded = { plain: Buffer; compressed: readonly { name: 'br' | 'gzip'; bytes: Buffer }[] };

/** Whether the client takes this encoding of HTTP, by its name or by `*`: a quality of 0 refuses it (RFC 9110, 12.5.3). */
export function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: 'br' | 'gzip'): boolean {
  const qualities = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality === undefined ? 1 : Number(quality.slice(2))];
      }),
  );
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}

/**
 * Serves the built files of `folder` by name, immutable, as the build compressed them, and those of earlier releases by
 * `earlier`, compressed once. Returns false when there is no such file.
 */
export function createAssetHandler(
  folder: string,
  earlier: (name: string) => Promise<Buffer | null>,
): (name: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const files = new Map<string, Promise<Loaded | null>>();
  const load = async (name: string): Promise<Loaded | null> => {
    const plain = (await readFile(path.join(folder, name)).catch(() => null)) ?? (await earlier(name));
    if (!plain || !isCompressible(name)) return plain && { plain, compressed: [] };
    const built = (suffix: string) => readFile(path.join(compressedFolder(folder), name + suffix)).catch(() => null);
    const compressed = ENCODINGS.map(async ({ name: encoding, suffix, compress }) => ({
      name: encoding,
      bytes: (await built(suffix)) ?? (await compress(plain)),
    }));
    return { plain, compressed: await Promise.all(compressed) };
  };
  return async (name, request, response) => {
    if (!safeName.test(name)) return false;
    let pending = files.get(name);
    if (!pending) {
      pending = load(name);
      files.set(name, pending);
      // Missing files and failed reads are not cached.
      if (!(await pending.catch(() => null))) files.delete(name);
    }
    const file = await pending;
    if (!file) return false;
    const encoding = file.compressed.find((encoding) => accepts(request, encoding.name));
    const body = encoding?.bytes ?? file.plain;
    response.writeHead(200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE,
      'content-length': body.length,
      ...(file.compressed.length > 0 ? { vary: 'accept-encoding' } : {}),
      ...(encoding ? { 'content-encoding': encoding.name } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** How the files of each format begin. */
const BEGINNINGS: Record<string, (bytes: Buffer) => boolean> = {
  avif: (bytes) => /^ftyp(?:avif|avis|mif1|miaf)/.test(bytes.toString('latin1', 4, 12)),
  webp: (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12)),
  jpg: (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff',
};

/** Opens a picture; null: there is no such file, or its content is not what its name says. */
async function openPicture(file: string, format: string): Promise<FileHandle | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0).catch(() => ({ buffer: Buffer.alloc(0) }));
  if (BEGINNINGS[format]?.(buffer)) return handle;
  await handle.close();
  return null;
}

const pictureName = /^([\w-]+)-(205|410|640|780|900|1200|1280)\.(avif|webp|jpg)$/;

/** Pictures that the storefront shows by itself, in any market; the operator's of the same name count first. */
export type ShopPictures = { folder: string; subjects: ReadonlySet<string> };

/**
 * Serves pictures as `<subject>-<size>.<format>`: `205/`, `410/` and `640/` hold one file per subject, `wide/` those of
 * the banners by their full name. `<subject>-1200.jpg` is drawn for link previews of a square one. Returns false when there
 * is no such picture, or a file that is another thing than its name says. What no folder holds is in `stored`, by its name.
 */
export function createPictureHandler(
  folders: readonly string[],
  stored: (name: string) => Promise<SharingPicture>,
  shop?: ShopPictures,
): (name: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const sharing = createSharingPictures(folders, stored);
  const isSharing = (size: unknown, format: unknown) => size === String(SHARING_PICTURE.width) && format === 'jpg';
  return async (name, request, response) => {
    const match = pictureName.exec(name);
    if (!match) return false;
    const [, subject, size, format] = match;
    for (const folder of shop?.subjects.has(String(subject)) ? [...folders, shop.folder] : folders)
      for (const file of [path.join(folder, String(size), `${subject}.${format}`), path.join(folder, 'wide', name)]) {
        const picture = await openPicture(file, String(format));
        if (!picture) continue;
        const { size: bytes } = await picture.stat();
        response.writeHead(200, {
          'content-type': TYPES[`.${format}`]!,
          'cache-control': IMMUTABLE,
          'content-length': bytes,
        });
        if (request.method === 'HEAD') {
          response.end();
          await picture.close();
        }
        // Unlike pipe(), it closes the file when a visitor leaves, and an unreadable file ends one response only.
        else await pipeline(picture.createReadStream({ start: 0 }), response).catch(() => response.destroy());
        return true;
      }
    const picture = await (isSharing(size, format) ? sharing(String(subject)) : stored(name));
    if (picture === 'missing') return false;
    const rendered = picture === 'busy' ? null : picture;
    response.writeHead(
      rendered ? 200 : 503,
      rendered
        ? { 'content-type': TYPES[`.${format}`], 'cache-control': IMMUTABLE, 'content-length': rendered.length }
        : { 'retry-after': '2', 'cache-control': 'no-store' },
    );
    response.end(request.method === 'HEAD' ? undefined : rendered);
    return true;
  };
}
