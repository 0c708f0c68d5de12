import { createMarketExecutor } from '../../server/api/marketExecutor.ts';
import { createLog } from '../../server/log.ts';

type MarketExecutor = ReturnType<typeof createMarketExecutor>;
const executors = new Map<'demo' | 'live', MarketExecutor>();

/**
 * The market's executor of this process, which logs nothing: as in production, all callers share its schema and its
 * compiled operations. A test that reads the log or alters the schema makes one of its own.
 */
export function sharedExecutor(mode: 'demo' | 'live'): MarketExecutor {
  const existing = executors.get(mode);
  if (existing) return existing;
  const made = createMarketExecutor({ mode, log: createLog('silent') });
  executors.set(mode, made);
  return made;
}
