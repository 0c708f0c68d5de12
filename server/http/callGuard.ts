import type { Call, Guard } from '../graphql/executor.ts';
import { MarketError } from '../marketError.ts';
import type { CountedCaller, RateKind, RateLimiter } from './rateLimit.ts';

/** Which root fields are counted (spec 5 and the schema's RATE_LIMITED), and when. */
function countedAs(field: Call['fields'][number]): RateKind | null {
  if (field.name === 'checkout' || field.name === 'search' || field.name === 'personalData') return field.name;
  if (field.name === 'updateEmail') return 'emailChange';
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

type CallFacts = {
  maintenance: boolean;
  /** Why the call's token makes it nobody's. What is the same for everyone is answered all the same. */
  refused: MarketError | null;
};

/** Maintenance refuses every change; some calls are counted by session and address. One guard per call. */
export function createCallGuard(
  limiter: RateLimiter,
  caller: CountedCaller,
  { maintenance, refused }: CallFacts,
): CallGuard {
  let counted = false;
  const guard: Guard = ({ kind, fields, isPublic }) => {
    if (refused && !isPublic) return { error: refused, key: fields[0]?.key };
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
