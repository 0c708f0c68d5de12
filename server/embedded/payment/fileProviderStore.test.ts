import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  anInput,
  createManualClock,
  gatewayTo,
  goodCard,
  SECRET_KEY,
  startHarness,
  startWebhookTarget,
  submitForm,
  WEBHOOK_SECRET,
} from '../../../tests/support/payment/providerHarness.ts';
import { openFileProviderStore } from './fileProviderStore.ts';
import type { ProviderClock } from './providerClock.ts';

let folder: string;
let target: Awaited<ReturnType<typeof startWebhookTarget>>;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'provider-store-')), 'payment');
  target = await startWebhookTarget();
});

afterEach(async () => {
  await target.close();
  await rm(join(folder, '..'), { recursive: true });
});

it('restores open, paid and ended sessions after a restart, with their keys and undelivered messages', async () => {
  target.status = 500;
  const { expiresAt } = anInput();
  const before = await startHarness({ webhookUrl: target.url, store: await openFileProviderStore(folder) });
  const [open, paid, ended] = await Promise.all(
    ['a', 'b', 'c'].map((attemptId) => before.gateway.openSession(anInput({ attemptId, expiresAt }))),
  );
  if (!open || !paid || !ended) throw new Error('Three sessions were opened');
  await submitForm(paid.url, goodCard);
  await before.gateway.expireSession(ended.sessionId);
  const sessionState = await before.gateway.retrieveSession(paid.sessionId);
  await Promise.all([target.next(), target.next()]);
  await before.close();

  target.received.length = 0;
  target.status = 200;
  const after = await startHarness({ webhookUrl: target.url, store: await openFileProviderStore(folder) });
  expect(await after.gateway.retrieveSession(paid.sessionId)).toEqual(sessionState);
  expect((await after.gateway.retrieveSession(ended.sessionId)).state).toBe('expired');
  expect((await after.gateway.openSession(anInput({ attemptId: 'a', expiresAt }))).sessionId).toBe(open.sessionId);
  expect((await after.gateway.openSession(anInput({ attemptId: 'b', expiresAt }))).sessionId).toBe(paid.sessionId);
  expect((await submitForm(`${after.url}/c/pay/${open.sessionId}`, goodCard)).status).toBe(303);
  const events = await Promise.all([target.next(), target.next(), target.next()]);
  const sessions = events.map(({ body, signature }) => after.gateway.parseWebhook(body, signature).session);
  expect(new Set(sessions.map((session) => `${session?.sessionId} ${session?.state}`))).toEqual(
    new Set([`${open.sessionId} paid`, `${paid.sessionId} paid`, `${ended.sessionId} expired`]),
  );
  await after.close();

  const settled = await startHarness({ webhookUrl: target.url, store: await openFileProviderStore(folder) });
  await settled.close();
  expect(target.received).toEqual([]);
});

/** A provider in a process of its own, so that it can be killed. */
function startProcess(webhookUrl: string) {
  const program = `
    import { startPaymentProvider } from ${JSON.stringify(new URL('paymentProvider.ts', import.meta.url).href)};
    import { openFileProviderStore, openFileObjectStore } from ${JSON.stringify(new URL('fileProviderStore.ts', import.meta.url).href)};
    const provider = await startPaymentProvider({
      port: 0, host: '127.0.0.1', isPublic: false, marketName: 'Marché du Portage', webhookUrl: ${JSON.stringify(webhookUrl)},
      webhookSecret: ${JSON.stringify(WEBHOOK_SECRET)}, secretKey: ${JSON.stringify(SECRET_KEY)},
      store: await openFileProviderStore(${JSON.stringify(folder)}),
      objects: await openFileObjectStore(${JSON.stringify(`${folder}-customers`)}),
    });
    console.log(provider.port);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('loses neither a payment nor its message to SIGKILL right after it', async () => {
  target.status = 500;
  const child = startProcess(target.url);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { sessionId, url } = await gatewayTo(Number(line)).openSession(anInput());
  expect((await submitForm(url, goodCard)).status).toBe(303);
  child.kill('SIGKILL');
  await once(child, 'exit');

  target.received.length = 0;
  target.status = 200;
  const after = await startHarness({ webhookUrl: target.url, store: await openFileProviderStore(folder) });
  const { body, signature } = await target.next();
  const event = after.gateway.parseWebhook(body, signature);
  expect(event.session).toMatchObject({ state: 'paid', sessionId, amountTotal: 2385 });
  expect(await after.gateway.retrieveSession(sessionId)).toEqual(event.session);
  await after.close();
});

it('discards half-written files, names a corrupt record, and stores no card number', async () => {
  const store = await openFileProviderStore(folder);
  const provider = await startHarness({ webhookUrl: target.url, store });
  const { sessionId, url } = await provider.gateway.openSession(anInput());
  await submitForm(url, goodCard);
  await provider.close();
  const path = join(folder, `${sessionId}.json`);
  const text = await readFile(path, 'utf8');
  // An id's random digits may contain 4242; a card's last four and its number stand by themselves.
  expect(text).not.toMatch(/\b4242\b|4242 ?4242|"424"/);
  expect((await stat(path)).mode & 0o077).toBe(0);

  await writeFile(join(folder, 'cs_test_1.json.tmp'), '{"id":');
  expect(await (await openFileProviderStore(folder)).load()).toHaveLength(1);
  expect(await readdir(folder)).toEqual([`${sessionId}.json`]);

  await writeFile(path, text.slice(0, 100));
  await expect((await openFileProviderStore(folder)).load()).rejects.toThrow(path);
});

it('forgets what was not charged after 90 days, at the start or while it runs, and never what was paid', async () => {
  const day = 86_400_000;
  const clock = createManualClock();
  const store = await openFileProviderStore(folder);
  const before = await startHarness({ webhookUrl: target.url, store, clock });
  const [paid, ended] = await Promise.all(
    ['paid', 'ended'].map((attemptId) => before.gateway.openSession(anInput({ attemptId }))),
  );
  if (!paid || !ended) throw new Error('Two sessions were opened');
  await submitForm(paid.url, goodCard);
  await before.gateway.expireSession(ended.sessionId);
  const settled = async ({ sessionId }: { sessionId: string }) =>
    !(await readFile(join(folder, `${sessionId}.json`), 'utf8')).includes('"settledAt":null');
  await expect.poll(() => Promise.all([settled(paid), settled(ended)])).toEqual([true, true]);
  const fileNames = async () => (await readdir(folder)).map((name) => name.replace('.json', '')).toSorted();
  const looked = async () => {
    while ((await clock.nextWait(day)) !== day);
  };
  await looked();
  clock.advance(89 * day);
  await looked();
  expect(await fileNames()).toEqual([paid.sessionId, ended.sessionId].toSorted());
  await before.close();

  const later = createManualClock();
  later.advance(91 * day);
  const after = await startHarness({
    webhookUrl: target.url,
    store: await openFileProviderStore(folder),
    clock: later,
  });
  await later.nextWait(day);
  expect(await fileNames()).toEqual([paid.sessionId]);
  await expect(after.gateway.retrieveSession(ended.sessionId)).rejects.toThrow(/No such checkout.session/);
  await after.close();
});

it('works with a clock that never waits', async () => {
  const clock: ProviderClock = { now: () => Date.now(), wait: async () => undefined };
  const provider = await startHarness({ webhookUrl: target.url, clock });
  expect((await fetch(`${provider.url}/c/pay/none`)).status).toBe(404);
  await provider.close();
});
