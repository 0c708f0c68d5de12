import type { MemoryBuckets } from '../limits/memoryBuckets.ts';
import type { CountedKey, Rate } from '../limits/tokenBucket.ts';
import type { Services } from '../services.ts';
import { networkOf } from './clientAddress.ts';

/** Per session, and per address (of IPv6 per /64), which a household or an office shares. */
export type RateRule = { session: Rate; address: Rate };

/** Limits that protect a process from load: each process counts its own calls. */
export const LOAD_RULES = {
  postalCode: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 300 } },
  /** Twice a second, as somebody types without pause; one response costs the server about a millisecond. */
  search: { session: { burst: 60, perMinute: 120 }, address: { burst: 600, perMinute: 1200 } },
  /** Each asks every service of a real market some questions. */
  serviceChecks: { session: { burst: 6, perMinute: 3 }, address: { burst: 12, perMinute: 6 } },
  /** Pages that are not cached and must be rendered. */
  page: { session: { burst: 300, perMinute: 300 }, address: { burst: 600, perMinute: 600 } },
} as const satisfies Record<string, RateRule>;

/** Limits that protect other people and the market's money: all processes count together. */
export const SHARED_RULES = {
  /** Each sends a mail to an address that the caller chooses. */
  emailChange: { session: { burst: 5, perMinute: 0.2 }, address: { burst: 20, perMinute: 2 } },
  /** Each may send a mail to an address that a guest chooses; how many one address gets is limited by server/mail/mailLimits.ts. */
  restockNotice: { session: { burst: 12, perMinute: 1 }, address: { burst: 60, perMinute: 6 } },
  /** Each reads a week's orders, for whoever has a producer's link. */
  producerPage: { session: { burst: 30, perMinute: 15 }, address: { burst: 120, perMinute: 60 } },
  /** Each may store what a producer proposes for all of their goods, for managers to read. */
  proposals: { session: { burst: 12, perMinute: 1 }, address: { burst: 60, perMinute: 6 } },
  /** Each may store 2 MB. */
  problemPhoto: { session: { burst: 12, perMinute: 2 }, address: { burst: 60, perMinute: 10 } },
  /** Each may store some MB, by a manager who adds the pictures of a catalogue. */
  picture: { session: { burst: 120, perMinute: 30 }, address: { burst: 240, perMinute: 60 } },
  /** Each may read or write a whole catalogue. */
  catalogueFiles: { session: { burst: 20, perMinute: 6 }, address: { burst: 40, perMinute: 12 } },
  personalData: { session: { burst: 6, perMinute: 6 }, address: { burst: 60, perMinute: 60 } },
  checkout: { session: { burst: 12, perMinute: 12 }, address: { burst: 240, perMinute: 240 } },
} as const satisfies Record<string, RateRule>;

export type LoadKind = keyof typeof LOAD_RULES;
export type SharedKind = keyof typeof SHARED_RULES;

/** sessionId: of a session, or the customer's uuid once signed in. */
export type CountedCaller = { sessionId: string; address: string };

const keysOf = (kind: string, rule: RateRule, { sessionId, address }: CountedCaller): CountedKey[] => [
  { key: `${kind} session ${sessionId}`, rate: rule.session },
  { key: `${kind} address ${networkOf(address)}`, rate: rule.address },
];
const secondsOf = (ms: number): number | null => (ms > 0 ? Math.ceil(ms / 1000) : null);

/** Counts one call by this process. Null: admitted; else the whole seconds until the next one is. */
export const takeLoad = (buckets: MemoryBuckets, kind: LoadKind, caller: CountedCaller): number | null =>
  secondsOf(buckets.take(keysOf(kind, LOAD_RULES[kind], caller)));

/** The same by all processes, at `now` (ms). */
export async function takeShared(
  buckets: Services['rateBuckets'],
  kind: SharedKind,
  caller: CountedCaller,
  now: number,
): Promise<number | null> {
  return secondsOf(await buckets.take(keysOf(kind, SHARED_RULES[kind], caller), now));
}
