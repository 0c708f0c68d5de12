import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#rules/pictureUpload.ts';
import { shrinkPhoto } from '../../shared/browser/shrinkPhoto.ts';
import { postFile } from '../../shared/relay/postFile.ts';

/** path: for ImageInput. uncropped: as Image.uncropped. */
export type SentPicture = { readonly path: string; readonly uncropped: string };
export type PictureFailure =
  `desk_pictures.failed.${'large' | 'content' | 'dimensions' | 'damaged' | 'role' | 'unsent'}`;

const FAILURES: Readonly<Record<number, PictureFailure>> = {
  400: 'desk_pictures.failed.damaged',
  403: 'desk_pictures.failed.role',
  413: 'desk_pictures.failed.large',
  415: 'desk_pictures.failed.content',
  422: 'desk_pictures.failed.dimensions',
};

/** What a phone's connection sends within a minute, after which servers hang up; and as large as the server stores pictures. */
const SENT = { side: 2560, bytes: 4_000_000 };

/** A light picture as it is; a heavy one, or one of a format that only this browser reads (HEIC), as a JPEG. */
async function lightened(file: Blob): Promise<Blob> {
  if (file.size <= SENT.bytes && (file.type === '' || PICTURE_TYPES.includes(file.type))) return file;
  return (await shrinkPhoto(file, SENT)) ?? file;
}

/** Stores a picture in the market; the same one again is the same. A text key: why it was not stored. */
export async function sendPicture(file: Blob): Promise<SentPicture | PictureFailure> {
  if (file.size > MAX_PICTURE_BYTES) return 'desk_pictures.failed.large';
  const response = await postFile('/pictures', await lightened(file));
  if (response?.status !== 200) return FAILURES[response?.status ?? 0] ?? 'desk_pictures.failed.unsent';
  const sent = (await response.json().catch(() => null)) as SentPicture | null;
  return sent ?? 'desk_pictures.failed.unsent';
}
