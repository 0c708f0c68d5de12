import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visitor } from '../caller.ts';
import { requireKey } from '../graphql/globalId.ts';
import { buyersOrder } from '../orders/buyersOrder.ts';
import { cleanPhoto } from '../orders/cleanPhoto.ts';
import { photoType } from '../orders/photoFormat.ts';
import type { Services } from '../services.ts';
import { answerStatus, receiveUpload, type UploadParts } from './uploadRoute.ts';

/** 2 MB. The storefront sends at most 1.5 MB. */
const MAX_PHOTO_BYTES = 2_000_000;

type Parts = UploadParts & {
  services: Pick<Services, 'orders' | 'problemPhotos'>;
  now: () => Date;
};

async function send({ services, now }: Parts, name: string, response: ServerResponse): Promise<void> {
  const photo = await services.problemPhotos.readSigned(name, now());
  const type = photo && photoType(photo);
  if (!photo || !type) return answerStatus(response, 404);
  response
    .writeHead(200, {
      'content-type': type,
      'content-length': photo.length,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .end(photo);
}

/**
 * POST /photos?order=ID&line=ID stores the photo of the problem that was reported of a line, for whoever may report one: 204,
 * also for the same photo again; what the camera wrote into it is not stored. 413: over 2 MB. 415: no picture by its content. 409: no open problem, or another photo of it.
 * GET /photos/NAME: the photo, by a path of `OrderProblem.photo`.
 */
export async function answerProblemPhoto(
  parts: Parts,
  name: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const methods = name === null ? ['POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method ?? '')) return answerStatus(response, 405, { allow: methods.join(', ') });
  if (name !== null) return send(parts, name, response);
  const { services } = parts;
  const params = new URLSearchParams(request.url?.split('?')[1]);
  const upload = {
    kind: 'problemPhoto',
    maxBytes: MAX_PHOTO_BYTES,
    inMaintenance: false,
    admit: async (visitor: Visitor) => ({
      order: await buyersOrder(params.get('order') ?? '', { services, visitor }),
      line: requireKey(params.get('line') ?? '', 'OrderLine'),
    }),
    async store({ order, line }: { order: { id: string }; line: string }, photo: Buffer) {
      const clean = photoType(photo) && (await cleanPhoto(photo));
      if (!clean) return { status: 415 };
      await services.problemPhotos.add(order.id, line, clean);
      return { status: 204 };
    },
  } as const;
  await receiveUpload(parts, upload, request, response);
}
