import { Lru } from '../../lru.ts';

/** The initial burst, and the rate per minute after it. */
type Rate = { burst: number; perMinute: number };

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

const REMEMBERED = 20_000;
const MINUTE_MS = 60_000;

export type TryLimits = {
  /** Counts one attempt. Null: allowed; else the whole minutes, at least 1, until the next one is. Reveals nothing more. */
  take(kind: TryKind, account: string, address: string): number | null;
  /** The counted attempt was right: it counts against its address, but no longer against its account. */
  giveBack(kind: TryKind, account: string, address: string): void;
};

/** Token buckets in memory, so a restart resets them. `now` in ms. */
export function createTryLimits(now: () => number = Date.now): TryLimits {
  const buckets = new Lru<string, { left: number; at: number }>(REMEMBERED);

  const leftOf = (key: string, { burst, perMinute }: Rate): number => {
    const known = buckets.get(key);
    if (!known) return burst;
    return Math.min(burst, known.left + (Math.max(0, now() - known.at) * perMinute) / MINUTE_MS);
  };

  const bucketsOf = (kind: TryKind, account: string, address: string) => {
    const names = { both: `${account} ${address}`, account, address };
    return (['both', 'account', 'address'] as const).map((by) => {
      const key = `${kind} ${by} ${names[by]}`;
      const rate: Rate = TRY_RULES[kind][by];
      return { by, key, rate, left: leftOf(key, rate) };
    });
  };

  return {
    take(kind, account, address) {
      const counted = bucketsOf(kind, account, address);
      const minutes = Math.max(...counted.map(({ left, rate }) => (1 - left) / rate.perMinute));
      if (minutes > 0) return Math.ceil(minutes);
      for (const { key, left } of counted) buckets.set(key, { left: left - 1, at: now() });
      return null;
    },

    giveBack(kind, account, address) {
      for (const { by, key, left } of bucketsOf(kind, account, address))
        if (by !== 'address') buckets.set(key, { left: left + 1, at: now() });
    },
  };
}
