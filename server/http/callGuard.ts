import type { Call, Guard } from '../graphql/executor.ts';
import { MarketError } from '../marketError.ts';
import type { Caller, RateKind, RateLimiter } from './rateLimit.ts';

/** Which root fields are counted (spec 5 and the schema's RATE_LIMITED), and when. */
function countedAs(field: Call['fields'][number]): RateKind | null {
  if (field.name === 'checkout' || field.name === 'search') return field.name;
  const filter = field.arguments.filter;
  const asksForCode =
    typeof filter === 'object' && filter !== null && 'code' in filter && typeof filter.code === 'string';
  return field.name === 'shippingZones' && asksForCode ? 'postalCode' : null;
}

/** What stands before a call that came over HTTP. */
export type CallGuard = Guard & {
  /** Whether it met something that is counted, so that the next such call must pass it too. */
  counted(): boolean;
};

/** Maintenance refuses every change; some calls are counted by session and address. One guard per call. */
export function createCallGuard(limiter: RateLimiter, caller: Caller, maintenance: boolean): CallGuard {
  let counted = false;
  const guard: Guard = ({ kind, fields }) => {
    if (maintenance && kind === 'mutation') return { error: new MarketError('MAINTENANCE'), key: fields[0]?.key };
    for (const field of fields) {
      const rate = countedAs(field);
      if (!rate) continue;
      counted = true;
      const seconds = limiter.take(rate, caller);
      if (seconds !== null) return { error: new MarketError('RATE_LIMITED', { seconds }), key: field.key };
    }
    return null;
  };
  return Object.assign(guard, { counted: () => counted });
}
