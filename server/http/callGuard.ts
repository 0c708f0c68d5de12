import type { Call, Guard } from '../api/executor.ts';
import type { MemoryBuckets } from '../limits/memoryBuckets.ts';
import { MarketError } from '../marketError.ts';
import type { Services } from '../services.ts';
import { takeLoad, takeShared, type CountedCaller, type LoadKind, type SharedKind } from './rateLimit.ts';

/** Root fields with a rate limit (spec 5 and the schema's RATE_LIMITED), and when it applies. */
function countedAs(field: Call['fields'][number]): { load: LoadKind } | { shared: SharedKind } | null {
  if (field.name === 'checkout' || field.name === 'personalData') return { shared: field.name };
  if (field.name === 'updateEmail') return { shared: 'emailChange' };
  if (field.name === 'checkServices') return { load: 'serviceChecks' };
  if (field.name === 'search') return { load: 'search' };
  if (field.name === 'requestRestockNotice') return { shared: 'restockNotice' };
  const filter = field.arguments.filter;
  const asksForCode =
    typeof filter === 'object' && filter !== null && 'code' in filter && typeof filter.code === 'string';
  return field.name === 'shippingZones' && asksForCode ? { load: 'postalCode' } : null;
}

/** Admission of a call over HTTP. */
export type CallGuard = Guard & {
  /** Whether the call had a rate-limited field, so that a repeated one must not come from the cache. */
  counted(): boolean;
};

type CallFacts = {
  maintenance: boolean;
  /** Why the call's token was not accepted. Public fields are answered all the same. */
  refusal: MarketError | null;
};

/** Where calls are counted; `now` in ms. */
type Limits = { memory: MemoryBuckets; shared: Services['rateBuckets']; now: () => number };

/** Maintenance refuses every change; rate limits apply by session and address. One guard per call. */
export function createCallGuard(limits: Limits, caller: CountedCaller, { maintenance, refusal }: CallFacts): CallGuard {
  let counted = false;
  const guard: Guard = async ({ kind, fields, isPublic }) => {
    if (refusal && !isPublic) return { error: refusal, key: fields[0]?.key };
    if (maintenance && kind === 'mutation') return { error: new MarketError('MAINTENANCE'), key: fields[0]?.key };
    for (const field of fields) {
      const rate = countedAs(field);
      if (!rate) continue;
      counted = true;
      const seconds =
        'load' in rate
          ? takeLoad(limits.memory, rate.load, caller)
          : await takeShared(limits.shared, rate.shared, caller, limits.now());
      if (seconds !== null) return { error: new MarketError('RATE_LIMITED', { seconds }), key: field.key };
    }
    return null;
  };
  return Object.assign(guard, { counted: () => counted });
}
