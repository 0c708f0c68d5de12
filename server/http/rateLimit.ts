import { Lru } from '../lru.ts';
import { networkOf } from './clientAddress.ts';

/** A burst, and a rate per minute after it. */
type Rate = { burst: number; perMinute: number };
/** Per session, and per address (of IPv6 per /64), which a household or an office shares. */
export type RateRule = { session: Rate; address: Rate };

export const RATE_RULES = {
  postalCode: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 300 } },
  /** Two words a second, typed without end; one response costs the server about a millisecond. */
  search: { session: { burst: 60, perMinute: 120 }, address: { burst: 600, perMinute: 1200 } },
  /** Pages that are not cached and must be rendered. */
  page: { session: { burst: 300, perMinute: 300 }, address: { burst: 600, perMinute: 600 } },
  /** Each sends a mail to an address that the caller chooses. */
  emailChange: { session: { burst: 5, perMinute: 0.2 }, address: { burst: 20, perMinute: 2 } },
  personalData: { session: { burst: 6, perMinute: 6 }, address: { burst: 60, perMinute: 60 } },
  checkout: { session: { burst: 12, perMinute: 12 }, address: { burst: 240, perMinute: 240 } },
} as const satisfies Record<string, RateRule>;
export type RateKind = keyof typeof RATE_RULES;

/** Number of sessions and addresses in memory; a forgotten one starts afresh. */
const REMEMBERED = 20_000;
const MINUTE_MS = 60_000;

type Bucket = { tokens: number; at: number };
/** sessionId: of a session, or the customer's uuid once signed in. */
export type CountedCaller = { sessionId: string; address: string };
export type RateLimiter = {
  /** Counts one call. Null: admitted; else the whole seconds until the next one is. */
  take(kind: RateKind, caller: CountedCaller): number | null;
};

/**
 * Token buckets in memory. `now` in ms: the machine's clock, since this is about load and not about the market's week.
 */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const buckets = new Lru<string, Bucket>(REMEMBERED);

  function filled(key: string, rate: Rate): Bucket {
    const at = now();
    const known = buckets.get(key);
    if (!known) return { tokens: rate.burst, at };
    const gained = ((at - known.at) * rate.perMinute) / MINUTE_MS;
    return { tokens: Math.min(rate.burst, known.tokens + Math.max(0, gained)), at };
  }

  return {
    take(kind, caller) {
      const rule: RateRule = RATE_RULES[kind];
      const counted = [
        { key: `${kind} session ${caller.sessionId}`, rate: rule.session },
        { key: `${kind} address ${networkOf(caller.address)}`, rate: rule.address },
      ].map(({ key, rate }) => ({ key, rate, bucket: filled(key, rate) }));
      const waits = counted.map(({ rate, bucket }) => ((1 - bucket.tokens) * MINUTE_MS) / rate.perMinute);
      const wait = Math.max(...waits);
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const { key, bucket } of counted) buckets.set(key, { tokens: bucket.tokens - 1, at: bucket.at });
      return null;
    },
  };
}
