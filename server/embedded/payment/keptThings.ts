import { newId } from './paymentSessions.ts';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderStore } from './providerStore.ts';
import { StripeApiError } from './stripeApiError.ts';
import type { NewThing, ThingKind, ThingOf, ThingRecord } from './thingRecord.ts';

/** A request's Idempotency-Key, and a digest of its body to distinguish a repetition from another request. */
export type ThingKey = { key: string; hash: string } | null;
const ID_PREFIXES: Record<ThingKind, string> = {
  customer: 'cus_',
  invoice: 'in_',
  charge: 'pi_',
  refund: 're_',
  portal: 'bps_',
  subscription: 'sub_',
};
type Change<Kind extends ThingKind> = (record: ThingOf<Kind>) => ThingOf<Kind>;

/**
 * The provider's objects besides sessions. A change is stored before it is reported; changes of one object run one
 * after the other.
 */
export type Things = {
  /** Reports every undelivered message. */
  resume(): void;
  /** Throws StripeApiError (404, resource_missing). */
  get<Kind extends ThingKind>(kind: Kind, id: string): ThingOf<Kind>;
  all<Kind extends ThingKind>(kind: Kind): ThingOf<Kind>[];
  /** Returns the object that this key created, else creates it with `work`, once even for concurrent calls. */
  once<Kind extends ThingKind>(key: ThingKey, work: () => Promise<ThingOf<Kind>>): Promise<ThingOf<Kind>>;
  /** Stores a new object under a new id; `key` is stored with it. */
  add<Kind extends ThingKind>(kind: Kind, key: ThingKey, own: NewThing<Kind>): Promise<ThingOf<Kind>>;
  /** `key` is stored with the change. */
  change<Kind extends ThingKind>(kind: Kind, id: string, work: Change<Kind>, key?: ThingKey): Promise<ThingOf<Kind>>;
  /** Runs calls under the same name one after another. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Records that a message was answered with 2xx, or given up. */
  settleEvent(id: string, eventId: string): Promise<void>;
  /**
   * Deletes portal visits that began this many seconds ago. All other objects belong to a customer or are money, and
   * stay.
   */
  forget(seconds: number): Promise<void>;
  /** The message about a change. */
  event(type: string): NonNullable<ThingRecord['event']>;
  seconds(): number;
  idle(): Promise<void>;
};

/** `onOwed` is called with every object that has an undelivered message. */
export async function openThings(parts: {
  store: ProviderStore<ThingRecord>;
  clock: ProviderClock;
  onOwed(record: ThingRecord): void;
}): Promise<Things> {
  const { store, clock, onOwed } = parts;
  const records = new Map<string, ThingRecord>();
  const byKey = new Map<string, { hash: string; done: Promise<ThingRecord> }>();
  const turns = new Map<string, Promise<unknown>>();
  const seconds = () => Math.floor(clock.now() / 1000);

  for (const record of await store.load()) {
    records.set(record.id, record);
    for (const { key, hash } of record.keys) byKey.set(key, { hash, done: Promise.resolve(record) });
  }

  const get = <Kind extends ThingKind>(kind: Kind, id: string): ThingOf<Kind> => {
    const record = records.get(id);
    if (record?.kind !== kind)
      throw new StripeApiError(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
    return record as ThingOf<Kind>;
  };

  async function keep<Kind extends ThingKind>(record: ThingOf<Kind>): Promise<ThingOf<Kind>> {
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
    all: <Kind extends ThingKind>(kind: Kind) =>
      [...records.values()].filter((record): record is ThingOf<Kind> => record.kind === kind),

    async once<Kind extends ThingKind>(key: ThingKey, work: () => Promise<ThingOf<Kind>>) {
      if (!key) return work();
      const earlier = byKey.get(key.key);
      if (earlier && earlier.hash !== key.hash) {
        throw new StripeApiError(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      }
      if (earlier) {
        const { id } = await earlier.done;
        return records.get(id) as ThingOf<Kind>;
      }
      const done = work();
      byKey.set(key.key, { hash: key.hash, done });
      done.catch(() => byKey.delete(key.key));
      return done;
    },

    add<Kind extends ThingKind>(kind: Kind, key: ThingKey, own: NewThing<Kind>) {
      const shared = { kind, id: newId(ID_PREFIXES[kind]), created: seconds(), keys: key ? [key] : [], event: null };
      const record = { ...shared, ...own } as unknown as ThingOf<Kind>;
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
