import type { Caller, Visitor } from '../caller.ts';
import type { Services } from '../services.ts';

/** The context of every resolver. */
export type Context = Caller & { services: Services };

/**
 * The context of an operation whose answer is the same for all: reading its visitor throws, so that nothing personal
 * can get into an answer that is cached for everyone.
 */
export function publicContext({ locale, services, now }: Omit<Context, 'visitor'>): Context {
  return {
    locale,
    services,
    now,
    get visitor(): Visitor {
      throw new Error('A PUBLIC field asked who its visitor is');
    },
  };
}
