import { randomBytes } from 'node:crypto';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderStore } from './providerStore.ts';
import type { Payer, SessionRecord } from './sessionRecord.ts';
import type { SessionRequest } from './sessionRequest.ts';
import { StripeApiError } from './stripeApiError.ts';

/** A creation request's Idempotency-Key, and a digest of its body to distinguish a repetition from another request. */
export type RequestKey = { idempotencyKey: string | null; requestHash: string };

export type PaymentSessions = {
  /** Resumes from the store: reports every open session, and every closed one with an undelivered message. */
  resume(): void;
  /**
   * The session that this key created before, else a new one from the result of `read`, also when the same key arrives
   * twice at once. Throws StripeApiError if the key was used with another body, and whatever `read` throws.
   */
  create(key: RequestKey, readRequest: () => SessionRequest): Promise<{ record: SessionRecord; replayed: boolean }>;
  find(id: string): SessionRecord | undefined;
  /** Pays an open session once. Returns its new state: paid now, paid before, or expired. */
  pay(id: string, payer: Payer): Promise<SessionRecord>;
  /** Completes a set-up whose card is already stored with the customer. Returns a closed one as it is. */
  setUp(id: string, cardId: string): Promise<SessionRecord>;
  /** Applies a code to an open session, or removes it (null). Returns a closed one as it is. */
  promote(id: string, promotion: SessionRecord['promotion']): Promise<SessionRecord>;
  /** The session that was paid by an intent. */
  paidBy(intentId: string): SessionRecord | undefined;
  /** Ends an open session; returns a closed one as it is. */
  expire(id: string): Promise<SessionRecord>;
  /** Records that a session's message was answered with 2xx, or abandoned. */
  settleEvent(id: string): Promise<void>;
  /**
   * Deletes sessions, with their keys, that ended this many seconds ago without a charge and have no undelivered
   * message: unpaid ones, and card set-ups, whose card stays with the customer. Paid ones stay.
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
      ? {
          trialEnd: request.subscription_data?.trial_end ?? null,
          metadata: request.subscription_data?.metadata ?? {},
          taxed: request.automatic_tax?.enabled !== 'false',
        }
      : null,
  event: null,
});

type Ending = Pick<SessionRecord, 'payment' | 'setup'>;

const closedRecord = (
  record: SessionRecord,
  status: 'complete' | 'expired',
  ending: Ending,
  now: number,
): SessionRecord => ({
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
 * The life cycle of payment sessions: open, then finally complete or expired. A change is stored before it is reported;
 * changes of one session run one after another, so a second payment finds the first. `onOpen` and `onClosed` are called
 * with every session that opens, or closes and so has a message to deliver.
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
    const stored = await keep(closedRecord(record, isComplete ? 'complete' : 'expired', ending, now));
    parts.onClosed(stored);
    return stored;
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

    async create(key, readRequest) {
      const { idempotencyKey, requestHash } = key;
      const earlier = idempotencyKey === null ? undefined : byKey.get(idempotencyKey);
      if (earlier && earlier.requestHash !== requestHash) {
        throw new StripeApiError(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      }
      if (earlier) return { record: await earlier.created, replayed: true };

      const newSession = newRecord(readRequest(), key, seconds());
      const created = inTurn(newSession.id, () => keep(newSession));
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
