import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_PICTURE_BYTES } from '#rules/pictureUpload.ts';
import { MarketError } from '../marketError.ts';
import type { PictureRefusal } from '../pictures/pictureMaking.ts';
import type { Services } from '../services.ts';
import { answerStatus, receiveUpload, type UploadParts } from './uploadRoute.ts';

const STATUSES: Readonly<Record<PictureRefusal, number>> = { content: 415, dimensions: 422, damaged: 400 };

/**
 * POST /pictures stores a picture that a manager sends: 200 with `{path, uncropped}` for ImageInput.path and Image.uncropped, the
 * same for the same picture. 413: over 25 MB. 415: no picture by its content. 422: too many pixels. 400: damaged. 401, 403: not a
 * manager.
 */
export async function answerPicture(
  parts: UploadParts & { services: Pick<Services, 'pictures'> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return answerStatus(response, 405, { allow: 'POST' });
  await receiveUpload(
    parts,
    {
      kind: 'picture',
      maxBytes: MAX_PICTURE_BYTES,
      inMaintenance: true,
      async admit({ customer }) {
        if (!customer) throw new MarketError('UNAUTHENTICATED');
        if (!customer.isManager) throw new MarketError('FORBIDDEN');
      },
      async store(_, file) {
        const stored = await parts.services.pictures.add(file);
        return typeof stored === 'string' ? { status: STATUSES[stored] } : { status: 200, body: stored };
      },
    },
    request,
    response,
  );
}
