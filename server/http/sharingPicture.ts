import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { inTurn } from '../gateways/pictureWork.ts';

/** Pixels, as link previews show it. */
export const SHARING_PICTURE = { width: 1200, height: 630 } as const;
/** The market's background colour (tokens.css, --fond), and size and corner radius of the picture on it, in pixels. */
const GROUND = '#f8f7f2';
const SIDE = 566;
const RADIUS = 28;
const QUALITY = 82;
/** A picture has about 50 kB. */
const CAPACITY_BYTES = 16 * 1024 * 1024;
/** Requests that may wait for pictures which are not cached; each takes about 50 ms, one after the other. */
const MOST_WAITING = 40;

/** A JPEG; missing: there is no such picture; busy: too many are being made. */
export type SharingPicture = Buffer | 'missing' | 'busy';

const CORNERS = Buffer.from(
  `<svg width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${RADIUS}"/></svg>`,
);

async function render(file: string | Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = SHARING_PICTURE;
  const picture = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .composite([{ input: CORNERS, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: picture }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/**
 * Makes the large picture of link previews of a square one: on the market's ground, 1200 x 630 (ADR 79). Made once per
 * subject of `folders` or, uploaded, of `stored`, one at a time, and cached up to 16 MB.
 */
export function createSharingPictures(
  folders: readonly string[],
  stored: (name: string) => Promise<SharingPicture>,
): (subject: string) => Promise<SharingPicture> {
  const ready = new LRUCache<string, Buffer>({ maxSize: CAPACITY_BYTES, sizeCalculation: ({ length }) => length });
  const waiting = new Map<string, Promise<SharingPicture>>();

  async function fileOf(subject: string): Promise<string | SharingPicture> {
    for (const folder of folders) {
      const file = path.join(folder, '640', `${subject}.avif`);
      if ((await stat(file).catch(() => null))?.isFile()) return file;
    }
    return stored(`${subject}-640.avif`);
  }
  async function make(subject: string): Promise<SharingPicture> {
    const file = await fileOf(subject);
    if (file === 'missing' || file === 'busy') return file;
    // A file that cannot be read as a picture is none.
    const picture = await inTurn(() => render(file)).catch(() => null);
    if (picture === null) return 'missing';
    ready.set(subject, picture);
    return picture;
  }

  return async (subject) => {
    const cached = ready.get(subject) ?? waiting.get(subject);
    if (cached) return cached;
    if (waiting.size >= MOST_WAITING) return 'busy';
    const making = make(subject).finally(() => waiting.delete(subject));
    waiting.set(subject, making);
    return making;
  };
}
