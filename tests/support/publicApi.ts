import type { Locale } from '#rules/constants.ts';
import { publicContext } from '../../server/api/context.ts';
import type { Database } from '../../server/database/database.ts';
import type { Reads } from '../../server/snapshot/changedParts.ts';
import { sharedExecutor } from './sharedExecutor.ts';
import { createTestPayment } from './testPayment.ts';
import { testServices, TUESDAY } from './testServices.ts';

export type AskOptions = { locale?: Locale; now?: string | Date; variables?: Record<string, unknown>; reads?: Reads };

/**
 * The PUBLIC side of the API over a database: executes documents as the server does, at an instant of the test's
 * choice.
 */
export function publicApi(database: Database) {
  let elapsed = 0;
  const { services, clock } = testServices(database, { payment: createTestPayment(), elapsed: () => elapsed });
  const { executor } = sharedExecutor('demo');
  return {
    services,
    clock,
    /** Advances the time, so that the next call checks for changes. */
    later: () => void (elapsed += 1000),
    async ask(query: string, { locale = 'fr', now = TUESDAY, variables = {}, reads }: AskOptions = {}) {
      const context = publicContext({ locale, services, now: new Date(now), ...(reads && { reads }) });
      const { result } = await executor.run({ query, variables, context });
      return { data: result.data ?? null, codes: (result.errors ?? []).map(({ extensions }) => extensions?.code) };
    },
  };
}
