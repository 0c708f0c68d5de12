import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '#rules/constants.ts';
import { BodyTooLargeError, readBody } from '../../http/requestBody.ts';
import type { TrialGate } from '../../http/trialGate.ts';
import { createWebServer } from '../../http/webServer.ts';
import { jsonAnswer, MAX_BODY_BYTES, writeAnswer } from '../hosted/httpAnswer.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { createInvoiceRoutes } from './invoiceRoutes.ts';
import type { ObjectRecord } from './objectRecord.ts';
import { payAssets } from './pageAssets.ts';
import { openPaymentSessions } from './paymentSessions.ts';
import { strayAnswer } from './payNotice.ts';
import { createPayRoutes } from './payRoutes.ts';
import type { PageRoutes } from './payRoutes.ts';
import { createPortalRoutes } from './portalRoutes.ts';
import { systemProviderClock } from './providerClock.ts';
import type { ProviderClock } from './providerClock.ts';
import { openProviderObjects } from './providerObjects.ts';
import type { ProviderStore } from './providerStore.ts';
import { answerStripeApi } from './stripeApi.ts';
import { StripeApiError } from './stripeApiError.ts';
import { eventPayload } from './stripeCustomerObjects.ts';
import { sessionObject } from './stripeObjects.ts';
import { deliverWebhook, type OwedMessage, type ProviderLog } from './webhookDelivery.ts';

/** Sessions without a charge are stored for 90 days, as the market stores its own failed payments. */
const KEPT_SECONDS = (90 * DAY_MS) / 1000;
/** For the market, which brings its key. */
const OPEN_PATHS = /^\/v1\//;

export type PaymentProviderOptions = {
  /** 0 uses a free port. */
  port: number;
  host: string;
  /** Whether it answers for other hosts than this machine. */
  isPublic: boolean;
  /** Of a trial; null or absent: none. */
  gate?: TrialGate | null;
  /** The origin that payers' browsers reach; by default `http://host:port`. */
  publicUrl?: string;
  /** The market's webhook for the provider's messages. */
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  store: ProviderStore;
  /** Customers, invoices, charges, refunds. */
  objects: ProviderStore<ObjectRecord>;
  marketName: string;
  /** On the pages; null or absent: the software's drawing. */
  monogram?: string | null;
  /** The link for a payer without a session; by default the origin of `webhookUrl`. */
  marketUrl?: string;
  clock?: ProviderClock;
  /** The time by which paid years are counted, in ms, like Stripe's test clocks; by default the clock's own. */
  billingTime?: () => number;
  log?: ProviderLog;
};

const silent: ProviderLog = { warn: () => undefined, error: () => undefined };

/**
 * Starts the payment provider that a fresh machine has instead of Stripe: the part of Stripe's API that the SDK calls,
 * the hosted page, signed webhooks. It resumes from the store: overdue sessions expire immediately, undelivered
 * messages are sent again. At the start and once a day it forgets what was not charged 90 days ago. `close` lets
 * running requests finish and leaves unsent messages stored.
 */
export async function startPaymentProvider(
  options: PaymentProviderOptions,
): Promise<{ url: string; port: number; close(): Promise<void> }> {
  const { secretKey, marketName, store, clock = systemProviderClock, log = silent } = options;
  const marketUrl = options.marketUrl ?? new URL(options.webhookUrl).origin;
  const billingNow = () => Math.floor((options.billingTime ?? clock.now)() / 1000);
  const closing = new AbortController();
  const { signal } = closing;
  const background = new Set<Promise<void>>();

  const run = (failure: string, work: Promise<unknown>): void => {
    const task = work.then(
      () => undefined,
      (error: unknown) => log.error({ error: String(error) }, failure),
    );
    background.add(task);
    void task.finally(() => background.delete(task));
  };

  const deliver = (message: OwedMessage, onSettled: () => Promise<void>): void => {
    const { webhookUrl, webhookSecret: secret } = options;
    const webhook = { url: webhookUrl, secret, clock, log, signal, onSettled };
    run('Payment webhook not settled', deliverWebhook(message, webhook));
  };

  const sessions = await openPaymentSessions({
    store,
    clock,
    onOpen: ({ id, expiresAt }) => {
      const wait = clock.wait(expiresAt * 1000 - clock.now(), signal);
      run(
        'Payment session not expired',
        wait.then(() => (signal.aborted ? undefined : sessions.expire(id))),
      );
    },
    onClosed: (record) => {
      pages.forget(record);
      const { event } = record;
      if (event)
        deliver({ of: record.id, event, object: sessionObject(record, '') }, () => sessions.settleEvent(record.id));
    },
  });
  const objects = await openProviderObjects({
    store: options.objects,
    clock,
    onOwed: (record) => {
      const { id, event } = record;
      if (!event) return;
      const object = eventPayload(record, (customer) => objects.get('customer', customer), `${url}/i/${id}`);
      deliver({ of: id, event, object }, () => objects.settleEvent(id, event.id));
    },
  });

  const market = { marketName, marketUrl };
  const pages = createPayRoutes({ sessions, objects, clock, billingNow, ...market });
  const routes: Record<string, PageRoutes> = {
    'c/pay': pages,
    i: createInvoiceRoutes({ objects, clock, ...market }),
    'p/session': createPortalRoutes({ objects, clock, billingNow, ...market }),
  };
  const api = { sessions, objects, clock, secretKey, billingNow, publicUrl: () => url };

  const respond = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const { headers } = request;
    const language = headers['accept-language'];
    try {
      const body = (await readBody(request, MAX_BODY_BYTES)).toString('utf8');
      if (path.startsWith('/v1/')) return await answerStripeApi({ method, path, query, headers, body }, api);
      const [, kind = '', id] = /^\/(c\/pay|i|p\/session)\/([^/]+)$/.exec(path) ?? [];
      const page = routes[kind];
      if (page && id && method === 'GET') return await page.show(id, query === 'corrected', language);
      if (page && id && method === 'POST') return await page.submit(id, body, language);
      if (method !== 'GET') return { status: 405, headers: { allow: id ? 'GET, HEAD, POST' : 'GET, HEAD' }, body: '' };
      return payAssets.responseFor(path, options.monogram) ?? strayAnswer(404, 'unknown', language, market);
    } catch (error) {
      if (!request.complete) throw error;
      const tooLarge = error instanceof BodyTooLargeError;
      if (!tooLarge) log.error({ path, error: String(error) }, 'Payment provider failed');
      const [status, notice] = tooLarge ? ([413, 'tooLarge'] as const) : ([500, 'failed'] as const);
      if (!path.startsWith('/v1/')) return strayAnswer(status, notice, language, market);
      const type = tooLarge ? 'invalid_request_error' : 'api_error';
      const message = tooLarge ? 'The request body is too large.' : 'An unknown error occurred.';
      return jsonAnswer(status, new StripeApiError(message, { type }, status).toBody());
    }
  };

  const server = createWebServer({ ...options, openPaths: OPEN_PATHS }, (request, response) => {
    if (signal.aborted) response.setHeader('connection', 'close');
    respond(request).then(
      (answer) => writeAnswer(response, answer, request.method !== 'HEAD'),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = (options.publicUrl ?? `http://${options.host}:${port}`).replace(/\/$/, '');

  sessions.resume();
  objects.resume();
  const forgetDaily = async () => {
    let since: number;
    do {
      since = clock.now();
      await sessions.forget(KEPT_SECONDS);
      await objects.forget(KEPT_SECONDS);
      await clock.wait(DAY_MS, signal);
      // A clock that never waits would loop for ever.
    } while (!signal.aborted && clock.now() - since > DAY_MS / 2);
  };
  run('Old payment records not forgotten', forgetDaily());

  return {
    url,
    port,
    async close() {
      closing.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await Promise.all(background);
      await Promise.all([sessions.idle(), objects.idle()]);
    },
  };
}
