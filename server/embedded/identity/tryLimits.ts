import { createMemoryBuckets } from '../../limits/memoryBuckets.ts';
import type { CountedKey, Rate } from '../../limits/tokenBucket.ts';

/**
 * What is counted: an account's attempts from one address, its attempts from anywhere, and an address's attempts on any
 * account.
 */
export const TRY_RULES = {
  signIn: {
    both: { burst: 10, perMinute: 1 },
    account: { burst: 60, perMinute: 6 },
    address: { burst: 100, perMinute: 20 },
  },
  signUp: {
    both: { burst: 10, perMinute: 1 },
    account: { burst: 10, perMinute: 1 },
    address: { burst: 60, perMinute: 6 },
  },
  mail: {
    both: { burst: 5, perMinute: 0.1 },
    account: { burst: 5, perMinute: 0.1 },
    address: { burst: 60, perMinute: 6 },
  },
  ticket: {
    both: { burst: 60, perMinute: 30 },
    account: { burst: 60, perMinute: 30 },
    address: { burst: 60, perMinute: 30 },
  },
} as const satisfies Record<string, Record<'both' | 'account' | 'address', Rate>>;
export type TryKind = keyof typeof TRY_RULES;

export type TryLimits = ReturnType<typeof createTryLimits>;

/** The identity provider is one process, so its limits are in memory and a restart resets them. `now` in ms. */
export function createTryLimits(now: () => number = Date.now) {
  const buckets = createMemoryBuckets(now);

  const keysOf = (kind: TryKind, account: string, address: string) => {
    const names = { both: `${account} ${address}`, account, address };
    const key = (by: keyof typeof names): CountedKey => ({
      key: `${kind} ${by} ${names[by]}`,
      rate: TRY_RULES[kind][by],
    });
    return { own: [key('both'), key('account')], address: key('address') };
  };

  return {
    /** Counts one attempt. Null: allowed; else the whole minutes, at least 1, until the next one is. Reveals nothing more. */
    take(kind: TryKind, account: string, address: string): number | null {
      const keys = keysOf(kind, account, address);
      const wait = buckets.take([...keys.own, keys.address]);
      return wait > 0 ? Math.ceil(wait / 60_000) : null;
    },
    /** The counted attempt was right: it counts against its address, but no longer against its account. */
    restore: (kind: TryKind, account: string, address: string): void =>
      buckets.restore(keysOf(kind, account, address).own),
  };
}
