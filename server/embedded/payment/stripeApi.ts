import { createHash, timingSafeEqual } from 'node:crypto';

import { jsonAnswer } from '../hosted/httpAnswer.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import type { PaymentSessions } from './paymentSessions.ts';
import type { ProviderClock } from './providerClock.ts';
import { readSessionRequest } from './sessionRequest.ts';
import { StripeApiError } from './stripeApiError.ts';
import { sessionObject } from './stripeObjects.ts';

/** A request to the API as far as it matters: header names in lower case. */
export type ApiRequest = {
  method: string;
  path: string;
  headers: { authorization?: string | undefined; 'idempotency-key'?: string | string[] | undefined };
  body: string;
};

type ApiParts = { sessions: PaymentSessions; clock: ProviderClock; secretKey: string; pageUrl(id: string): string };

const SESSIONS = '/v1/checkout/sessions';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function checkKey(authorization: string | undefined, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (given === undefined) throw new StripeApiError('You did not provide an API key.', {}, 401);
  if (!timingSafeEqual(digest(given), digest(secretKey)))
    throw new StripeApiError('Invalid API Key provided.', {}, 401);
}

async function create(request: ApiRequest, parts: ApiParts): Promise<HttpAnswer> {
  const header = request.headers['idempotency-key'];
  const key = {
    idempotencyKey: typeof header === 'string' ? header : null,
    requestHash: digest(request.body).toString('hex'),
  };
  const { record, replayed } = await parts.sessions.create(key, () =>
    readSessionRequest(request.body, Math.floor(parts.clock.now() / 1000)),
  );
  // A repeat is answered as the first time, whatever became of the session since (API reference, Idempotent requests).
  const asCreated = { ...record, status: 'open' as const, payment: null };
  const headers: Record<string, string> = replayed ? { 'idempotent-replayed': 'true' } : {};
  return jsonAnswer(200, sessionObject(asCreated, parts.pageUrl(record.id)), headers);
}

async function expire(id: string, sessions: PaymentSessions) {
  const { status } = sessions.find(id) ?? {};
  if (status && status !== 'open') {
    throw new StripeApiError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
    );
  }
  return sessions.expire(id);
}

async function route(request: ApiRequest, parts: ApiParts): Promise<HttpAnswer> {
  checkKey(request.headers.authorization, parts.secretKey);
  const { method, path } = request;
  if (method === 'POST' && path === SESSIONS) return create(request, parts);

  const [, id, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (id && method === 'POST' && action) {
    return jsonAnswer(200, sessionObject(await expire(id, parts.sessions), parts.pageUrl(id)));
  }
  if (id && method === 'GET' && !action) {
    const record = parts.sessions.find(id);
    if (!record)
      throw new StripeApiError(`No such checkout.session: ${id}`, { code: 'resource_missing', param: 'session' }, 404);
    return jsonAnswer(200, sessionObject(record, parts.pageUrl(id)));
  }
  throw new StripeApiError(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
}

/** Answers the part of Stripe's API that the market's payment gateway uses; refusals come in Stripe's own shape. */
export async function answerStripeApi(request: ApiRequest, parts: ApiParts): Promise<HttpAnswer> {
  try {
    return await route(request, parts);
  } catch (error) {
    if (error instanceof StripeApiError) return jsonAnswer(error.status, error.toBody());
    throw error;
  }
}
