import type { Caller, Visitor } from '../caller.ts';
import type { Services } from '../services.ts';
import type { Reads } from '../snapshot/changedParts.ts';

/** The context of every resolver. `reads` collects what an answer reads of the catalogue (recordedReads.ts). */
export type Context = Caller & { services: Services; reads?: Reads };

/**
 * The context of an operation whose answer is the same for all: reading its visitor throws, so that nothing personal
 * can get into an answer that is cached for everyone.
 */
export function publicContext({ locale, services, now, reads }: Omit<Context, 'visitor'>): Context {
  return {
    locale,
    services,
    now,
    ...(reads && { reads }),
    get visitor(): Visitor {
      throw new Error('A PUBLIC field asked who its visitor is');
    },
  };
}
