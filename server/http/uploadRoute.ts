import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import type { Visitor } from '../caller.ts';
import { MarketError } from '../marketError.ts';
import type { Services } from '../services.ts';
import { isOwnOrigin } from './callHeaders.ts';
import { takeShared, type SharedKind } from './rateLimit.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

export type UploadParts = {
  services: Pick<Services, 'rateBuckets' | 'siteInformation'>;
  /** Who sends the request. Throws MarketError for a token that is not accepted. */
  callerOf: (request: IncomingMessage) => Promise<Visitor>;
  origins: ReadonlySet<string>;
  /** The machine's time in ms, for rate limits. */
  realNow: () => number;
};

/** `admit`: what the caller may add the file to; throws MarketError before the file is read. `store` answers. */
type Upload<Target> = {
  kind: SharedKind;
  maxBytes: number;
  /** Staff work while the shop is closed for maintenance. */
  inMaintenance: boolean;
  admit: (visitor: Visitor) => Promise<Target>;
  store: (target: Target, file: Buffer) => Promise<{ status: number; body?: object }>;
};

const STATUSES: Partial<Record<ErrorCode, number>> = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  WRONG_PLATFORM: 403,
  NOT_FOUND: 404,
  PROBLEM_REFUSED: 409,
  IDENTITY_UNAVAILABLE: 503,
};

const NO_STORE = { 'cache-control': 'no-store' };

/** Answers without a body. */
export const answerStatus = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { ...NO_STORE, ...headers }).end();

async function receive<Target>(
  { services, callerOf, origins, realNow }: UploadParts,
  { kind, maxBytes, inMaintenance, admit, store }: Upload<Target>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnOrigin(request.headers, origins)) return answerStatus(response, 403);
  if (!inMaintenance && (await services.siteInformation.settings()).maintenance) return answerStatus(response, 503);
  const visitor = await callerOf(request);
  const counted = { sessionId: visitor.customer?.id ?? visitor.sessionId, address: visitor.address };
  const seconds = await takeShared(services.rateBuckets, kind, counted, realNow());
  if (seconds !== null) return answerStatus(response, 429, { 'retry-after': String(seconds) });
  const target = await admit(visitor);
  const { status, body } = await store(target, await readBody(request, maxBytes));
  if (!body) return answerStatus(response, status);
  response.writeHead(status, { ...NO_STORE, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Receives a file as the body of a POST of the market's own pages. 413: it has more than `maxBytes`. */
export async function receiveUpload<Target>(
  parts: UploadParts,
  upload: Upload<Target>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await receive(parts, upload, request, response);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return answerStatus(response, 413, { connection: 'close' });
    const status = error instanceof MarketError && STATUSES[error.code];
    if (!status) throw error;
    answerStatus(response, status);
  }
}
