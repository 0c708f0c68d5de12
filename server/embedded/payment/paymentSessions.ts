import { randomBytes } from 'node:crypto';

import type { ProviderClock } from './providerClock.ts';
import type { ProviderStore } from './providerStore.ts';
import type { Payer, SessionRecord } from './sessionRecord.ts';
import type { SessionRequest } from './sessionRequest.ts';
import { StripeApiError } from './stripeApiError.ts';

/** Of one creation request: its Idempotency-Key, and a digest of its body to tell a repeat from another request. */
export type RequestKey = { idempotencyKey: string | null; requestHash: string };

export type PaymentSessions = {
  /** Takes up where the store left off: tells of every session that is open, or closed with its message owed. */
  resume(): void;
  /**
   * The session that this key created before, else a new one from what `read` gives, also when the same key comes twice
   * at once. Throws StripeApiError when the key came with another body, and whatever `read` throws.
   */
  create(key: RequestKey, read: () => SessionRequest): Promise<{ record: SessionRecord; replayed: boolean }>;
  find(id: string): SessionRecord | undefined;
  /** Pays an open session once. Answers the session as it then is: paid now, paid before, or expired. */
  pay(id: string, payer: Payer): Promise<SessionRecord>;
  /** Completes a set-up: its card was left with the customer before. A closed one is answered as it is. */
  setUp(id: string, cardId: string): Promise<SessionRecord>;
  /** Takes a code to an open session, or off it (null). A closed one is answered as it is. */
  promote(id: string, promotion: SessionRecord['promotion']): Promise<SessionRecord>;
  /** The session that was paid by an intent. */
  paidBy(intentId: string): SessionRecord | undefined;
  /** Ends an open session; a closed one is answered as it is. */
  expire(id: string): Promise<SessionRecord>;
  /** Notes that a session's message was answered with 2xx, or given up. */
  settleEvent(id: string): Promise<void>;
  /**
   * Forgets sessions, with their keys, that ended so many seconds ago without taking money and owe no message: unpaid ones,
   * and pages on which a card was left, which its customer keeps. What was paid stays.
   */
  forget(seconds: number): Promise<void>;
  /** Resolves when every change begun so far is stored. */
  idle(): Promise<void>;
};

export const newId = (prefix: string): string => prefix + randomBytes(24).toString('hex');

const newRecord = (request: SessionRequest, key: RequestKey, now: number): SessionRecord => ({
  id: newId('cs_test_'),
  status: 'open',
  created: now,
  expiresAt: request.expires_at,
  mode: request.mode,
  customer: request.customer ?? null,
  ...key,
  clientReferenceId: request.client_reference_id ?? null,
  locale: request.locale === 'en' ? 'en' : 'fr',
  lines: request.line_items.map(({ quantity, metadata, price_data: price }) => ({
    name: price.product_data?.name ?? metadata?.name ?? price.product ?? '',
    unitAmount: price.unit_amount,
    quantity,
    product: price.product ?? null,
  })),
  takesCodes: request.allow_promotion_codes === 'true',
  promotion: null,
  amountTotal: request.amountTotal,
  successUrl: request.success_url,
  cancelUrl: request.cancel_url,
  customerEmail: request.customer_email ?? null,
  collectAddress: request.shipping_address_collection !== undefined,
  collectPhone: request.phone_number_collection?.enabled === 'true',
  metadata: request.metadata,
  payment: null,
  setup: null,
  subscription:
    request.mode === 'subscription'
      ? { trialEnd: request.subscription_data?.trial_end ?? null, metadata: request.subscription_data?.metadata ?? {} }
      : null,
  event: null,
});

type Ending = Pick<SessionRecord, 'payment' | 'setup'>;

const closed = (record: SessionRecord, status: 'complete' | 'expired', ending: Ending, now: number): SessionRecord => ({
  ...record,
  status,
  ...ending,
  event: {
    id: newId('evt_'),
    type: status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired',
    created: now,
    settledAt: null,
  },
});

/**
 * The life of payment sessions: open, then once and for all complete or expired. A change is stored before anybody
 * hears of it; changes of one session run one after another, so a second payment finds the first.
 * `onOpen` and `onClosed` are told of every session that opens, or closes and so owes its message.
 */
export async function openPaymentSessions(parts: {
  store: ProviderStore;
  clock: ProviderClock;
  onOpen(record: SessionRecord): void;
  onClosed(record: SessionRecord): void;
}): Promise<PaymentSessions> {
  const { store, clock } = parts;
  const records = new Map<string, SessionRecord>();
  const byKey = new Map<string, { requestHash: string; created: Promise<SessionRecord> }>();
  const turns = new Map<string, Promise<unknown>>();
  const seconds = () => Math.floor(clock.now() / 1000);

  const inTurn = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (turns.get(id) ?? Promise.resolve()).then(work);
    const turn = result
      .catch(() => undefined)
      .finally(() => {
        if (turns.get(id) === turn) turns.delete(id);
      });
    turns.set(id, turn);
    return result;
  };

  const keep = async (record: SessionRecord): Promise<SessionRecord> => {
    await store.save(record);
    records.set(record.id, record);
    return record;
  };

  const get = (id: string): SessionRecord => {
    const record = records.get(id);
    if (!record) throw new StripeApiError(`No such checkout.session: ${id}`, { code: 'resource_missing' }, 404);
    return record;
  };

  const close = async (id: string, by: { payer: Payer } | { cardId: string } | null): Promise<SessionRecord> => {
    const record = get(id);
    if (record.status !== 'open') return record;
    const now = seconds();
    const ending: Ending = { payment: null, setup: null };
    if (by && now < record.expiresAt) {
      if ('payer' in by) ending.payment = { ...by.payer, intentId: newId('pi_'), paidAt: now };
      else ending.setup = { intentId: newId('seti_'), cardId: by.cardId };
    }
    const isComplete = ending.payment !== null || ending.setup !== null;
    const kept = await keep(closed(record, isComplete ? 'complete' : 'expired', ending, now));
    parts.onClosed(kept);
    return kept;
  };

  const announce = (record: SessionRecord): void => {
    if (record.status === 'open') parts.onOpen(record);
    else if (record.event?.settledAt === null) parts.onClosed(record);
  };

  for (const record of await store.load()) {
    records.set(record.id, record);
    if (record.idempotencyKey) {
      byKey.set(record.idempotencyKey, { requestHash: record.requestHash, created: Promise.resolve(record) });
    }
  }

  return {
    resume: () => records.forEach(announce),

    async create(key, read) {
      const { idempotencyKey, requestHash } = key;
      const earlier = idempotencyKey === null ? undefined : byKey.get(idempotencyKey);
      if (earlier && earlier.requestHash !== requestHash) {
        throw new StripeApiError(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      }
      if (earlier) return { record: await earlier.created, replayed: true };

      const fresh = newRecord(read(), key, seconds());
      const created = inTurn(fresh.id, () => keep(fresh));
      if (idempotencyKey !== null) {
        byKey.set(idempotencyKey, { requestHash, created });
        created.catch(() => byKey.delete(idempotencyKey));
      }
      const record = await created;
      announce(record);
      return { record, replayed: false };
    },

    find: (id) => records.get(id),
    paidBy: (intentId) => [...records.values()].find(({ payment }) => payment?.intentId === intentId),
    pay: (id, payer) => inTurn(id, () => close(id, { payer })),
    setUp: (id, cardId) => inTurn(id, () => close(id, { cardId })),
    promote: (id, promotion) =>
      inTurn(id, async () => {
        const record = get(id);
        return record.status === 'open' ? keep({ ...record, promotion }) : record;
      }),
    expire: (id) => inTurn(id, () => close(id, null)),

    settleEvent: (id) =>
      inTurn(id, async () => {
        const record = get(id);
        if (record.event) await keep({ ...record, event: { ...record.event, settledAt: seconds() } });
      }),

    async forget(age) {
      for (const { id, payment, event, idempotencyKey } of records.values()) {
        const isOwed = event === null || event.settledAt === null;
        if (payment !== null || isOwed || event.created > seconds() - age) continue;
        await store.remove(id);
        records.delete(id);
        if (idempotencyKey !== null) byKey.delete(idempotencyKey);
      }
    },

    async idle() {
      await Promise.all(turns.values());
    },
  };
}
