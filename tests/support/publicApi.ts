import type { Locale } from '#rules/constants.ts';
import { publicContext } from '../../server/api/context.ts';
import { createMarketExecutor } from '../../server/api/marketExecutor.ts';
import type { Database } from '../../server/database/database.ts';
import { createClock } from '../../server/gateways/clock.ts';
import { createLog } from '../../server/log.ts';
import { createServices } from '../../server/services.ts';
import { createTestIdentityGateway } from './testIdentity.ts';
import { createTestPayment } from './testPayment.ts';

export type Asked = { locale?: Locale; now?: string | Date; variables?: Record<string, unknown> };

/** A Tuesday of the market: the open week starts on Friday 27 and closes on Monday 30 November at 00:00. */
const TUESDAY = '2026-11-24T12:00:00-05:00';

/**
 * The PUBLIC side of the API over a database: executes documents as the server does, at an instant of the test's
 * choice.
 */
export function publicApi(database: Database) {
  const log = createLog('silent');
  const clock = createClock(new Date(TUESDAY));
  const payment = createTestPayment();
  const identity = createTestIdentityGateway();
  let elapsed = 0;
  const services = createServices({
    database,
    payment,
    identity,
    clock,
    log,
    publicUrl: 'https://market.example',
    elapsed: () => elapsed,
  });
  const { executor } = createMarketExecutor({ mode: 'demo', log });
  return {
    services,
    clock,
    /** Advances the time, so that the next call checks for changes. */
    later: () => void (elapsed += 1000),
    async ask(query: string, { locale = 'fr', now = TUESDAY, variables = {} }: Asked = {}) {
      const context = publicContext({ locale, services, now: new Date(now) });
      const { result } = await executor.run({ query, variables, context });
      return { data: result.data ?? null, codes: (result.errors ?? []).map(({ extensions }) => extensions?.code) };
    },
  };
}
