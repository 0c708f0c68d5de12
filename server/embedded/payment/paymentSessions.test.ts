import { expect, it } from 'vitest';
import { createMemoryProviderStore } from '../../../tests/support/payment/memoryProviderStore.ts';
import { createManualClock } from '../../../tests/support/payment/providerHarness.ts';
import { openPaymentSessions } from './paymentSessions.ts';
import type { ProviderStore } from './providerStore.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { readSessionRequest } from './sessionRequest.ts';

const payer = (name: string) => ({ email: 'camille@exemple.ca', name, phone: null, shipping: null });

const body = new URLSearchParams({
  mode: 'payment',
  success_url: 'http://localhost:4000/commande-recue',
  cancel_url: 'http://localhost:4000/panier',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'cad',
  'line_items[0][price_data][unit_amount]': '450',
  'line_items[0][price_data][product_data][name]': 'Fraises',
}).toString();

async function openSessions(store: ProviderStore) {
  const clock = createManualClock();
  const closedSessions: SessionRecord[] = [];
  const sessions = await openPaymentSessions({
    store,
    clock,
    onOpen: () => undefined,
    onClosed: (record) => closedSessions.push(record),
  });
  const create = () =>
    sessions.create({ idempotencyKey: 'key', requestHash: 'hash' }, () =>
      readSessionRequest(body, Math.floor(clock.now() / 1000)),
    );
  return { sessions, closed: closedSessions, clock, create };
}

/** A store whose next save waits for `release`. */
function createSlowStore() {
  const store = createMemoryProviderStore();
  let gate = Promise.resolve();
  let release = (): void => undefined;
  return {
    load: store.load,
    save: (record: SessionRecord) => gate.then(() => store.save(record)),
    remove: store.remove,
    hold() {
      gate = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
}

it('makes one payment and one message of two payments and an end that meet while the first is being stored', async () => {
  const store = createSlowStore();
  const { sessions, closed: closedSessions, create } = await openSessions(store);
  const { record } = await create();
  const release = store.hold();
  const responses = [
    sessions.pay(record.id, payer('A')),
    sessions.pay(record.id, payer('B')),
    sessions.expire(record.id),
  ];
  expect(sessions.find(record.id)?.status).toBe('open');
  release();
  const [first, second, third] = await Promise.all(responses);
  expect(first).toMatchObject({ status: 'complete', payment: { name: 'A' } });
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(closedSessions).toEqual([first]);
  expect(await store.load()).toEqual([first]);
});

it('does not count a payment that could not be stored, and lets it be repeated', async () => {
  const fullStore = createMemoryProviderStore();
  let full = false;
  const {
    sessions,
    closed: closedSessions,
    create,
  } = await openSessions({
    ...fullStore,
    save: async (record) => {
      if (full) throw new Error('No space left');
      await fullStore.save(record);
    },
  });
  full = true;
  await expect(create()).rejects.toThrow('No space left');
  full = false;
  const { record, replayed } = await create();
  expect(replayed).toBe(false);

  full = true;
  await expect(sessions.pay(record.id, payer('A'))).rejects.toThrow('No space left');
  expect(sessions.find(record.id)?.status).toBe('open');
  expect(closedSessions).toEqual([]);
  full = false;
  expect((await sessions.pay(record.id, payer('A'))).status).toBe('complete');
});

it('refuses a payment at the very end of the session', async () => {
  const { sessions, clock, create } = await openSessions(createMemoryProviderStore());
  const { record } = await create();
  clock.advance(record.expiresAt * 1000 - clock.now());
  expect(await sessions.pay(record.id, payer('A'))).toMatchObject({ status: 'expired', payment: null });
});
