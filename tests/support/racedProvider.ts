import { beforeAll, beforeEach } from 'vitest';
import { PaymentUnavailableError } from '../../server/gateways/payment.ts';
import { MarketError } from '../../server/marketError.ts';
import type { MarketServices } from './purchaseMarket.ts';
import { recordLog, type LogLine } from './recordedLog.ts';

type Gateway = MarketServices['payment'];

/** What a provider's call fails with: it does not answer, or the code around it is wrong. */
export const DOWN = new PaymentUnavailableError('down');
export const BUG = new TypeError('bug');
export const refuse = (error: Error) => (): Promise<never> => Promise.reject(error);

/** The result of a call, or the code or message of its refusal. */
export const answerOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => (error instanceof MarketError ? error.code : (error as Error).message));

/**
 * A provider whose calls a test may replace for its duration, as when something happens between a request and its answer. `ended`: the
 * sessions that the market wanted to end, in order. `log`: what it logged as a warning or an error.
 */
export function racedProvider(fixture: { readonly market: MarketServices }) {
  const raced = { log: [] as LogLine[], ended: [] as string[], provider: {} as Gateway };
  beforeAll(() => {
    raced.provider = { ...fixture.market.payment };
    raced.log = recordLog(fixture.market);
  });
  beforeEach(() => {
    raced.log.splice(0);
    raced.ended = [];
    Object.assign(fixture.market.payment, raced.provider, {
      expireSession: (session: string) => {
        raced.ended.push(session);
        return raced.provider.expireSession(session);
      },
    });
  });
  return raced;
}
