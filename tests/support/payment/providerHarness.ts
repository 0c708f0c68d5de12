import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectRecord } from '../../../server/embedded/payment/objectRecord.ts';
import { startPaymentProvider } from '../../../server/embedded/payment/paymentProvider.ts';
import { ITEMS_PRODUCT } from '../../../server/embedded/payment/promotions.ts';
import type { ProviderClock } from '../../../server/embedded/payment/providerClock.ts';
import type { ProviderStore } from '../../../server/embedded/payment/providerStore.ts';
import type { OpenSessionInput, PaymentGateway } from '../../../server/gateways/payment.ts';
import { createStripePayment } from '../../../server/gateways/stripePayment.ts';
import { createMemoryProviderStore } from './memoryProviderStore.ts';

/** A clock that moves only when told. It starts at the real time, which signatures are checked against. */
export type ManualClock = ProviderClock & {
  /** Moves on by `ms` and resumes everybody whose wait is over. */
  advance(ms: number): void;
  /** Resolves with the length of the next wait of at most `below` ms; waits already begun count, each once. */
  nextWait(below: number): Promise<number>;
};

export function createManualClock(): ManualClock {
  let now = Date.now();
  const sleepers = new Set<{ until: number; wake(): void }>();
  const startedAt: number[] = [];
  let noticed: (() => void)[] = [];
  return {
    now: () => now,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = { until: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal.addEventListener('abort', () => resolve(), { once: true });
        startedAt.push(ms);
        noticed.forEach((notice) => notice());
        noticed = [];
      }),
    advance(ms) {
      now += ms;
      for (const sleeper of sleepers) {
        if (sleeper.until > now) continue;
        sleepers.delete(sleeper);
        sleeper.wake();
      }
    },
    async nextWait(below) {
      for (;;) {
        const index = startedAt.findIndex((ms) => ms <= below);
        if (index >= 0) return startedAt.splice(index, 1)[0] ?? 0;
        await new Promise<void>((resolve) => noticed.push(resolve));
      }
    },
  };
}

const ELSEWHERE = '/elsewhere';

export type Delivered = { body: Buffer; signature: string | undefined };

/** The market's end of the webhook, on a real socket. It answers `status`, which a test may change. */
export async function startWebhookTarget(port = 0) {
  const received: Delivered[] = [];
  const target = { status: 200, received, url: '', port: 0, next, close };
  let noticed: (() => void)[] = [];

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // A redirect leads to a page that answers 200: a provider that followed it would take that as confirmation.
      if (request.url === ELSEWHERE) return response.end();
      response.writeHead(target.status, target.status === 302 ? { location: ELSEWHERE } : {}).end();
      received.push({ body: Buffer.concat(chunks), signature: request.headers['stripe-signature']?.toString() });
      noticed.forEach((notice) => notice());
      noticed = [];
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  /** The next message that no test has read yet. */
  async function next(): Promise<Delivered> {
    for (;;) {
      const message = received.shift();
      if (message) return message;
      await new Promise<void>((resolve) => noticed.push(resolve));
    }
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  target.port = (server.address() as AddressInfo).port;
  target.url = `http://127.0.0.1:${target.port}/webhooks/paiement`;
  return target;
}

export const SECRET_KEY = 'sk_test_harness';
export const WEBHOOK_SECRET = 'whsec_harness';

/** A provider on a free port and the market's own gateway to it. */
export async function startHarness(options: {
  webhookUrl: string;
  store?: ProviderStore;
  objects?: ProviderStore<ObjectRecord>;
  marketUrl?: string;
  clock?: ProviderClock;
  billingTime?: () => number;
}): Promise<{ url: string; port: number; gateway: PaymentGateway; close(): Promise<void> }> {
  const provider = await startPaymentProvider({
    port: 0,
    host: '127.0.0.1',
    isPublic: false,
    store: createMemoryProviderStore(),
    objects: createMemoryProviderStore<ObjectRecord>(),
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    marketName: 'Marché du Portage',
    ...options,
  });
  return { ...provider, gateway: gatewayTo(provider.port) };
}

export const gatewayTo = (
  port: number,
  networkRetries = 0,
  origins: string[] = [],
  timeoutMs?: number,
): PaymentGateway =>
  createStripePayment({
    timeoutMs,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    billing: { hosts: [], origins: [`http://127.0.0.1:${port}`, ...origins] },
    itemsProduct: ITEMS_PRODUCT,
    host: '127.0.0.1',
    port,
    protocol: 'http',
    networkRetries,
  });

/** A guest's order with pickup: two loaves, deposit, fee and its taxes, 23.85 $. */
export const anInput = (changes: Partial<OpenSessionInput> = {}): OpenSessionInput => ({
  attemptId: 'attempt-1',
  locale: 'fr',
  lines: [
    { name: 'Miche de campagne', unitAmount: 650, quantity: 2, isItem: true },
    { name: 'Consignes', unitAmount: 510, quantity: 1 },
    { name: 'Frais de commande', unitAmount: 500, quantity: 1 },
  ],
  taxes: [
    { name: 'TPS', amount: 25 },
    { name: 'TVQ', amount: 50 },
    { name: 'Rien', amount: 0 },
  ],
  total: 2385,
  expiresAt: new Date(Date.now() + 40 * 60_000),
  successUrl: 'http://localhost:4000/commande-recue?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:4000/panier/expedition',
  collectAddress: false,
  ...changes,
});

/** A payer's input on the payment page. */
export const goodCard = {
  email: 'camille@exemple.ca',
  card: '4242 4242 4242 4242',
  expiry: '08 / 40',
  code: '424',
  cardName: 'Camille Gauthier-Roy',
};

/** Submits the hosted page's form as a browser would, without following the redirect. */
export const submitForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Submits an invalid form, and returns the page with its errors. */
export async function submitBadForm(url: string, fields: Record<string, string>): Promise<string> {
  const response = await submitForm(url, fields);
  const page = await fetch(new URL(response.headers.get('location') ?? '', url));
  return page.text();
}

/** A provider that sends its messages to a market's webhook, and a function that closes both. */
export async function startHarnessWithTarget() {
  const target = await startWebhookTarget();
  const provider = await startHarness({ webhookUrl: target.url });
  const close = async () => {
    await provider.close();
    await target.close();
  };
  return { target, provider, gateway: provider.gateway, close };
}
