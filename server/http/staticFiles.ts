import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
const COMPRESSED = new Set(['.js', '.css', '.svg', '.webmanifest']);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const compress = promisify(brotliCompress);

/** A name that cannot leave its folder: letters, digits, dash, underscore, dot; no leading dot. */
const safeName = /^[\w-][\w.-]*$/;

export const acceptsBrotli = (request: IncomingMessage): boolean =>
  /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));

/**
 * Serves the built files of `folder` by name, immutable, compressed once and cached, and those of earlier releases by
 * `earlier`. Returns false when there is no such file.
 */
export function createAssetHandler(
  folder: string,
  earlier: (name: string) => Promise<Buffer | null>,
): (name: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const files = new Map<string, Promise<{ plain: Buffer; brotli: Buffer | null } | null>>();
  const load = async (name: string) => {
    const plain = (await readFile(path.join(folder, name)).catch(() => null)) ?? (await earlier(name));
    if (!plain) return null;
    const brotli = COMPRESSED.has(path.extname(name))
      ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : null;
    return { plain, brotli };
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
    const brotli = file.brotli && acceptsBrotli(request) ? file.brotli : null;
    response.writeHead(200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE,
      'content-length': (brotli ?? file.plain).length,
      ...(file.brotli ? { vary: 'accept-encoding' } : {}),
      ...(brotli ? { 'content-encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : (brotli ?? file.plain));
    return true;
  };
}

const pictureName = /^([\w-]+)-(205|410|640|780|900|1200|1280)\.(avif|webp|jpg)$/;

/**
 * Serves pictures as `<subject>-<size>.<format>`: `205/`, `410/` and `640/` hold one file per subject, `wide/` those of
 * the banners by their full name. Returns false when there is no such picture.
 */
export function createPictureHandler(
  folders: readonly string[],
): (name: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async (name, request, response) => {
    const match = pictureName.exec(name);
    if (!match) return false;
    const [, subject, size, format] = match;
    for (const folder of folders)
      for (const file of [path.join(folder, String(size), `${subject}.${format}`), path.join(folder, 'wide', name)]) {
        const found = await stat(file).catch(() => null);
        if (!found?.isFile()) continue;
        response.writeHead(200, {
          'content-type': TYPES[`.${format}`]!,
          'cache-control': IMMUTABLE,
          'content-length': found.size,
        });
        if (request.method === 'HEAD') response.end();
        // Unlike pipe(), it closes the file when a visitor leaves, and an unreadable file ends one response only.
        else await pipeline(createReadStream(file), response).catch(() => response.destroy());
        return true;
      }
    return false;
  };
}
