import { createHash, timingSafeEqual } from 'node:crypto';
import { jsonAnswer } from '../hosted/httpAnswer.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { answerCharges } from './chargesApi.ts';
import { answerCustomers } from './customersApi.ts';
import { answerInvoices } from './invoicesApi.ts';
import type { PaymentSessions } from './paymentSessions.ts';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderObjects } from './providerObjects.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { readSessionRequest } from './sessionRequest.ts';
import { StripeApiError } from './stripeApiError.ts';
import { paymentMethodObject } from './stripeCustomerObjects.ts';
import type { Expand } from './stripeCustomerObjects.ts';
import { sessionObject } from './stripeObjects.ts';
import { answerSubscriptions } from './subscriptionsApi.ts';

/** A request to the API, as far as needed: header names in lower case. */
export type ApiRequest = {
  method: string;
  path: string;
  query: string;
  headers: { authorization?: string | undefined; 'idempotency-key'?: string | string[] | undefined };
  body: string;
};

type ApiParts = {
  sessions: PaymentSessions;
  objects: ProviderObjects;
  clock: ProviderClock;
  secretKey: string;
  /** The time by which years are counted, in seconds. */
  billingNow(): number;
  /** The provider's own origin. */
  publicUrl(): string;
};

const SESSIONS = '/v1/checkout/sessions';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function checkKey(authorization: string | undefined, secretKey: string): void {
  const sentKey = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (sentKey === undefined) throw new StripeApiError('You did not provide an API key.', {}, 401);
  if (!timingSafeEqual(digest(sentKey), digest(secretKey)))
    throw new StripeApiError('Invalid API Key provided.', {}, 401);
}

const pageUrl = ({ publicUrl }: ApiParts, id: string): string => `${publicUrl()}/c/pay/${id}`;

const keyOf = ({ headers, body }: ApiRequest) => {
  const header = headers['idempotency-key'];
  return {
    idempotencyKey: typeof header === 'string' ? header : null,
    requestHash: digest(body).toString('hex'),
  };
};

/** The session with a set-up's result, expanded on request. */
function objectOf(record: SessionRecord, parts: ApiParts, expand: Expand): object {
  const session = sessionObject(record, pageUrl(parts, record.id));
  const { setup, customer } = record;
  if (!setup || !customer || !expand.includes('setup_intent.payment_method')) return session;
  const card = parts.objects.get('customer', customer).cards.find(({ id }) => id === setup.cardId);
  const method = card ? paymentMethodObject(card, customer) : null;
  const intent = { id: setup.intentId, object: 'setup_intent', status: 'succeeded', payment_method: method };
  return { ...session, setup_intent: intent };
}

async function create(request: ApiRequest, parts: ApiParts): Promise<HttpAnswer> {
  const key = keyOf(request);
  const { record, replayed } = await parts.sessions.create(key, () => {
    const sessionRequest = readSessionRequest(request.body, Math.floor(parts.clock.now() / 1000));
    if (sessionRequest.customer !== undefined) parts.objects.get('customer', sessionRequest.customer);
    return sessionRequest;
  });
  // A repetition is answered as the first time, whatever happened to the session since (API reference, Idempotent
  // requests).
  const asCreated = { ...record, status: 'open' as const, payment: null, setup: null, promotion: null };
  const headers: Record<string, string> = replayed ? { 'idempotent-replayed': 'true' } : {};
  return jsonAnswer(200, sessionObject(asCreated, pageUrl(parts, record.id)), headers);
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
  const query = new URLSearchParams(request.query);
  const expand = [...query].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []));
  if (method === 'POST' && path === SESSIONS) return create(request, parts);

  const [, id, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (id && method === 'POST' && action) {
    return jsonAnswer(200, sessionObject(await expire(id, parts.sessions), pageUrl(parts, id)));
  }
  if (id && method === 'GET' && !action) {
    const record = parts.sessions.find(id);
    if (!record)
      throw new StripeApiError(`No such checkout.session: ${id}`, { code: 'resource_missing', param: 'session' }, 404);
    return jsonAnswer(200, objectOf(record, parts, expand));
  }
  const { idempotencyKey, requestHash: hash } = keyOf(request);
  // A key belongs to one address: the same body may be sent to another.
  const key = idempotencyKey === null ? null : { key: idempotencyKey, hash: `${method} ${path} ${hash}` };
  const { sessions, objects, publicUrl } = parts;
  const resourceRequest = {
    method,
    path,
    query,
    body: request.body,
    key,
    expand,
    objects,
    sessions,
    publicUrl,
  };
  const object =
    (await answerCustomers(resourceRequest)) ??
    (await answerSubscriptions(resourceRequest, parts.billingNow())) ??
    (await answerInvoices(resourceRequest)) ??
    (await answerCharges(resourceRequest));
  if (object) return jsonAnswer(200, object);
  throw new StripeApiError(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
}

/** Answers the part of Stripe's API that the market's payment gateway uses; refusals have Stripe's own shape. */
export async function answerStripeApi(request: ApiRequest, parts: ApiParts): Promise<HttpAnswer> {
  try {
    return await route(request, parts);
  } catch (error) {
    if (error instanceof StripeApiError) return jsonAnswer(error.status, error.toBody());
    throw error;
  }
}
