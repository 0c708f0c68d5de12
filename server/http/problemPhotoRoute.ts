import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import type { Visitor } from '../caller.ts';
import { requireKey } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import { buyersOrder } from '../orders/buyersOrder.ts';
import { cleanPhoto } from '../orders/cleanPhoto.ts';
import { photoType } from '../orders/photoFormat.ts';
import type { Services } from '../services.ts';
import { isOwnOrigin } from './callHeaders.ts';
import { takeShared } from './rateLimit.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

/** 2 MB. The storefront sends at most 1.5 MB. */
const MAX_PHOTO_BYTES = 2_000_000;

type Parts = {
  services: Pick<Services, 'orders' | 'problemPhotos' | 'rateBuckets' | 'siteInformation'>;
  /** Who sends the request. Throws MarketError for a token that is not accepted. */
  callerOf: (request: IncomingMessage) => Promise<Visitor>;
  origins: ReadonlySet<string>;
  now: () => Date;
  /** The machine's time in ms, for rate limits. */
  realNow: () => number;
};

const STATUSES: Partial<Record<ErrorCode, number>> = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_PLATFORM: 403,
  NOT_FOUND: 404,
  PROBLEM_REFUSED: 409,
  IDENTITY_UNAVAILABLE: 503,
};

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end();

async function send({ services, now }: Parts, name: string, response: ServerResponse): Promise<void> {
  const photo = await services.problemPhotos.readSigned(name, now());
  const type = photo && photoType(photo);
  if (!photo || !type) return refuse(response, 404);
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

async function store(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { services, callerOf, origins, realNow } = parts;
  if (!isOwnOrigin(request.headers, origins)) return refuse(response, 403);
  if ((await services.siteInformation.settings()).maintenance) return refuse(response, 503);
  const visitor = await callerOf(request);
  const counted = { sessionId: visitor.customer?.id ?? visitor.sessionId, address: visitor.address };
  const seconds = await takeShared(services.rateBuckets, 'problemPhoto', counted, realNow());
  if (seconds !== null) return refuse(response, 429, { 'retry-after': String(seconds) });
  const params = new URLSearchParams(request.url?.split('?')[1]);
  const order = await buyersOrder(params.get('order') ?? '', { services, visitor });
  const line = requireKey(params.get('line') ?? '', 'OrderLine');
  const sent = await readBody(request, MAX_PHOTO_BYTES);
  const photo = photoType(sent) && (await cleanPhoto(sent));
  if (!photo) return refuse(response, 415);
  await services.problemPhotos.add(order.id, line, photo);
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
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
  if (!methods.includes(request.method ?? '')) return refuse(response, 405, { allow: methods.join(', ') });
  if (name !== null) return send(parts, name, response);
  try {
    await store(parts, request, response);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return refuse(response, 413, { connection: 'close' });
    const status = error instanceof MarketError && STATUSES[error.code];
    if (!status) throw error;
    refuse(response, status);
  }
}
