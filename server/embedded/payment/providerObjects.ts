import type { NewObject, ObjectKind, ObjectOf, ObjectRecord } from './objectRecord.ts';
import { newId } from './paymentSessions.ts';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderStore } from './providerStore.ts';
import { StripeApiError } from './stripeApiError.ts';

/** A request's Idempotency-Key, and a digest of its body to distinguish a repetition from another request. */
export type ObjectKey = { key: string; hash: string } | null;
const ID_PREFIXES: Record<ObjectKind, string> = {
  customer: 'cus_',
  invoice: 'in_',
  charge: 'pi_',
  refund: 're_',
  portal: 'bps_',
  subscription: 'sub_',
};
type Change<Kind extends ObjectKind> = (record: ObjectOf<Kind>) => ObjectOf<Kind>;

/**
 * The provider's objects besides sessions. A change is stored before it is reported; changes of one object run one
 * after the other.
 */
export type ProviderObjects = {
  /** Reports every undelivered message. */
  resume(): void;
  /** Throws StripeApiError (404, resource_missing). */
  get<Kind extends ObjectKind>(kind: Kind, id: string): ObjectOf<Kind>;
  all<Kind extends ObjectKind>(kind: Kind): ObjectOf<Kind>[];
  /** Returns the object that this key created, else creates it with `work`, once even for concurrent calls. */
  once<Kind extends ObjectKind>(key: ObjectKey, work: () => Promise<ObjectOf<Kind>>): Promise<ObjectOf<Kind>>;
  /** Stores a new object under a new id; `key` is stored with it. */
  add<Kind extends ObjectKind>(kind: Kind, key: ObjectKey, values: NewObject<Kind>): Promise<ObjectOf<Kind>>;
  /** `key` is stored with the change. */
  change<Kind extends ObjectKind>(kind: Kind, id: string, work: Change<Kind>, key?: ObjectKey): Promise<ObjectOf<Kind>>;
  /** Runs calls under the same name one after another. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Records that a message was answered with 2xx, or abandoned. */
  settleEvent(id: string, eventId: string): Promise<void>;
  /**
   * Deletes portal visits that began this many seconds ago. All other objects belong to a customer or are money, and
   * stay.
   */
  forget(seconds: number): Promise<void>;
  /** The message about a change. */
  event(type: string): NonNullable<ObjectRecord['event']>;
  seconds(): number;
  idle(): Promise<void>;
};

/** `onOwed` is called with every object that has an undelivered message. */
export async function openProviderObjects(parts: {
  store: ProviderStore<ObjectRecord>;
  clock: ProviderClock;
  onOwed(record: ObjectRecord): void;
}): Promise<ProviderObjects> {
  const { store, clock, onOwed } = parts;
  const records = new Map<string, ObjectRecord>();
  const byKey = new Map<string, { hash: string; record: Promise<ObjectRecord> }>();
  const turns = new Map<string, Promise<unknown>>();
  const seconds = () => Math.floor(clock.now() / 1000);

  for (const record of await store.load()) {
    records.set(record.id, record);
    for (const { key, hash } of record.keys) byKey.set(key, { hash, record: Promise.resolve(record) });
  }

  const get = <Kind extends ObjectKind>(kind: Kind, id: string): ObjectOf<Kind> => {
    const record = records.get(id);
    if (record?.kind !== kind)
      throw new StripeApiError(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
    return record as ObjectOf<Kind>;
  };

  async function keep<Kind extends ObjectKind>(record: ObjectOf<Kind>): Promise<ObjectOf<Kind>> {
    const before = records.get(record.id);
    await store.save(record);
    records.set(record.id, record);
    if (record.event && record.event.settledAt === null && record.event.id !== before?.event?.id) onOwed(record);
    return record;
  }

  const inTurn = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (turns.get(name) ?? Promise.resolve()).then(work);
    const turn = result
      .catch(() => undefined)
      .finally(() => {
        if (turns.get(name) === turn) turns.delete(name);
      });
    turns.set(name, turn);
    return result;
  };

  return {
    get,
    inTurn,
    seconds,
    resume: () => records.forEach((record) => record.event?.settledAt === null && onOwed(record)),
    all: <Kind extends ObjectKind>(kind: Kind) =>
      [...records.values()].filter((record): record is ObjectOf<Kind> => record.kind === kind),

    async once<Kind extends ObjectKind>(key: ObjectKey, work: () => Promise<ObjectOf<Kind>>) {
      if (!key) return work();
      const earlier = byKey.get(key.key);
      if (earlier && earlier.hash !== key.hash) {
        throw new StripeApiError(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      }
      if (earlier) {
        const { id } = await earlier.record;
        return records.get(id) as ObjectOf<Kind>;
      }
      const created = work();
      byKey.set(key.key, { hash: key.hash, record: created });
      created.catch(() => byKey.delete(key.key));
      return created;
    },

    add<Kind extends ObjectKind>(kind: Kind, key: ObjectKey, values: NewObject<Kind>) {
      const shared = { kind, id: newId(ID_PREFIXES[kind]), created: seconds(), keys: key ? [key] : [], event: null };
      const record = { ...shared, ...values } as unknown as ObjectOf<Kind>;
      return inTurn(record.id, () => keep(record));
    },
    change: (kind, id, work, key = null) =>
      inTurn(id, async () => {
        const changed = work(get(kind, id));
        return keep(key ? { ...changed, keys: [...changed.keys, key] } : changed);
      }),

    settleEvent: (id, eventId) =>
      inTurn(id, async () => {
        const record = records.get(id);
        if (record?.event?.id === eventId) await keep({ ...record, event: { ...record.event, settledAt: seconds() } });
      }),
    event: (type) => ({ id: newId('evt_'), type, created: seconds(), settledAt: null }),
    async forget(age) {
      for (const { id, kind, created, keys } of records.values()) {
        if (kind !== 'portal' || created > seconds() - age) continue;
        await store.remove(id);
        records.delete(id);
        for (const { key } of keys) byKey.delete(key);
      }
    },
    async idle() {
      await Promise.all(turns.values());
    },
  };
}
