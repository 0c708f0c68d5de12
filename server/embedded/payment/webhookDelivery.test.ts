import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { createMemoryProviderStore } from '../../../tests/support/payment/memoryProviderStore.ts';
import {
  anInput,
  createManualClock,
  goodCard,
  startHarness,
  startWebhookTarget,
  submitForm,
} from '../../../tests/support/payment/providerHarness.ts';
import type { ManualClock } from '../../../tests/support/payment/providerHarness.ts';
import { retryDelay } from './webhookDelivery.ts';

const LONGEST_RETRY_MS = 300_000;

let target: Awaited<ReturnType<typeof startWebhookTarget>>;
let provider: Awaited<ReturnType<typeof startHarness>>;
let clock: ManualClock;
const store = () => createMemoryProviderStore();

/** Reads a message at the time at which the provider signed it. */
function parsed({ body, signature }: Awaited<ReturnType<typeof target.next>>) {
  const now = vi.spyOn(Date, 'now').mockReturnValue(clock.now());
  try {
    return provider.gateway.parseWebhook(body, signature);
  } finally {
    now.mockRestore();
  }
}

beforeEach(async () => {
  target = await startWebhookTarget();
  clock = createManualClock();
});

afterEach(async () => {
  await provider.close();
  await target.close();
});

async function payOne(): Promise<string> {
  const { sessionId, url } = await provider.gateway.openSession(anInput());
  await submitForm(url, goodCard);
  return sessionId;
}

it('repeats a message with growing pauses until it is answered with 2xx', async () => {
  expect([1, 2, 3, 9, 10, 100].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
  const deliveryStore = store();
  provider = await startHarness({ webhookUrl: target.url, clock, store: deliveryStore });
  target.status = 500;
  const sessionId = await payOne();
  const ids = new Set<string>();
  for (const pause of [1_000, 2_000, 4_000]) {
    const { body, signature } = await target.next();
    ids.add(provider.gateway.parseWebhook(body, signature).id);
    expect(await clock.nextWait(LONGEST_RETRY_MS)).toBe(pause);
    if (pause === 2_000) target.status = 302;
    if (pause === 4_000) target.status = 204;
    clock.advance(pause);
  }
  const last = await target.next();
  const event = provider.gateway.parseWebhook(last.body, last.signature);
  expect(event).toMatchObject({ type: 'checkout.session.completed', session: { state: 'paid', sessionId } });
  expect(ids).toEqual(new Set([event.id]));
  await provider.close();
  expect((await deliveryStore.load())[0]?.event?.settledAt).not.toBeNull();
  clock.advance(HOUR_MS);
  expect(target.received).toEqual([]);
});

it('delivers a message to an unreachable market once it is back', async () => {
  const { port } = target;
  await target.close();
  provider = await startHarness({ webhookUrl: target.url, clock });
  await payOne();
  expect(await clock.nextWait(LONGEST_RETRY_MS)).toBe(1_000);
  target = await startWebhookTarget(port);
  clock.advance(1_000);
  const { body, signature } = await target.next();
  expect(provider.gateway.parseWebhook(body, signature).type).toBe('checkout.session.completed');
});

it('gives a message up after 24 hours without an answer', async () => {
  const deliveryStore = store();
  provider = await startHarness({ webhookUrl: target.url, clock, store: deliveryStore });
  target.status = 503;
  await payOne();
  await target.next();
  expect(await clock.nextWait(LONGEST_RETRY_MS)).toBe(1_000);
  clock.advance(23 * HOUR_MS);
  await target.next();
  expect(await clock.nextWait(LONGEST_RETRY_MS)).toBe(2_000);
  clock.advance(2 * HOUR_MS);
  await target.next();
  await provider.close();
  expect((await deliveryStore.load())[0]?.event?.settledAt).not.toBeNull();
});

it('expires a session at its time, not before, and reports it once', async () => {
  provider = await startHarness({ webhookUrl: target.url, clock });
  const { sessionId, url } = await provider.gateway.openSession(anInput());
  const life = await clock.nextWait(HOUR_MS);
  clock.advance(life - 1);
  expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('open');
  clock.advance(1);
  const message = await target.next();
  const expired = { state: 'expired', sessionId, attemptId: 'attempt-1' };
  expect(parsed(message)).toMatchObject({
    type: 'checkout.session.expired',
    session: expired,
  });
  expect(await provider.gateway.retrieveSession(sessionId)).toEqual(expired);
  expect((await submitForm(url, goodCard)).status).toBe(410);
  expect(await provider.gateway.expireSession(sessionId)).toEqual(expired);
  await provider.close();
  expect(target.received).toEqual([]);
});

it('expires an overdue session when the provider is back', async () => {
  const deliveryStore = store();
  provider = await startHarness({ webhookUrl: target.url, clock, store: deliveryStore });
  const { sessionId } = await provider.gateway.openSession(anInput());
  await provider.close();
  clock.advance(2 * HOUR_MS);
  provider = await startHarness({
    webhookUrl: target.url,
    store: deliveryStore,
    clock: { ...clock, wait: async (ms, signal) => (ms > 0 ? clock.wait(ms, signal) : undefined) },
  });
  expect(parsed(await target.next()).session).toMatchObject({ state: 'expired', sessionId });
});

it('treats an overdue session as expired, though its timer is late', async () => {
  const waitForNextDay: ManualClock['wait'] = (_, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  provider = await startHarness({ webhookUrl: target.url, clock: { ...clock, wait: waitForNextDay } });
  const { url } = await provider.gateway.openSession(anInput());
  clock.advance(HOUR_MS);
  expect((await fetch(url)).status).toBe(410);
  expect(parsed(await target.next()).type).toBe('checkout.session.expired');
});
