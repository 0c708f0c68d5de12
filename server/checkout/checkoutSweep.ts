import { MINUTE_MS } from '#rules/constants.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { SessionState } from '../gateways/payment.ts';
import { claimForgotten } from './attempt/checkoutStore.ts';
import type { AttemptRow, SweepAges } from './attempt/checkoutStore.ts';
import type { CheckoutMarket } from './attempt/paymentOpener.ts';
import * as settlement from './attempt/settlement.ts';
import type { SettlementResult } from './attempt/settlement.ts';
import * as linkPages from './link/linkPages.ts';
import { claimPages, type LinkPaymentRow } from './link/linkPaymentStore.ts';

/** Longer than all timeouts and retries of an opening in progress. */
const AGES: SweepAges = { creating: 0.75 * MINUTE_MS, pending: MINUTE_MS, overdue: 0.25 * MINUTE_MS };
/**
 * How long after its expiry an attempt is abandoned without a response of the provider: its session can no longer be paid,
 * and the stock is needed.
 */
const SILENCE_MS = 60 * MINUTE_MS;

/** The provider's state; null if it does not respond and is queried again later. */
async function stateOf(
  market: CheckoutMarket,
  attempt: Pick<AttemptRow, 'id' | 'expires_at'>,
  sessionId: string,
): Promise<SessionState | null> {
  const overdueMs = Date.now() - attempt.expires_at.getTime();
  try {
    const state = await market.payment.retrieveSession(sessionId);
    return state.state === 'open' && overdueMs > 0 ? await market.payment.expireSession(sessionId) : state;
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    const isLost = overdueMs > SILENCE_MS;
    market.log[isLost ? 'error' : 'warn'](
      { err: error, attempt: attempt.id },
      isLost
        ? 'A payment was abandoned without a response of the provider'
        : 'The provider did not report the state of a payment',
    );
    return isLost ? { state: 'expired', sessionId, attemptId: attempt.id } : null;
  }
}

async function continueAttempt(market: CheckoutMarket, attempt: AttemptRow): Promise<boolean> {
  if (attempt.status === 'creating') return (await market.opening.open(attempt)).status !== 'creating';
  if (attempt.provider_session_id === null) throw new Error(`The pending attempt ${attempt.id} has no session`);
  const state = await stateOf(market, attempt, attempt.provider_session_id);
  if (!state || state.state === 'open') return false;
  const result: SettlementResult = await settlement.apply(market, state);
  return result === 'applied';
}

async function continuePage(market: CheckoutMarket, page: LinkPaymentRow): Promise<boolean> {
  const opened = await linkPages.openPage(market, page);
  if (opened.status !== page.status) return true;
  if (opened.provider_session_id === null) return false;
  const state = await stateOf(market, opened, opened.provider_session_id);
  if (!state || state.state === 'open') return false;
  return (await linkPages.settle(market, state)) === 'applied';
}

/**
 * Continues interrupted attempts: payments that were never opened (a crash, a lost response) and payments whose result
 * was never reported (a lost message). Safe in several processes and at any time. Returns how many changed.
 */
export async function sweep(market: CheckoutMarket, ages: Partial<SweepAges> = {}): Promise<number> {
  let continued = 0;
  for (const page of await claimPages(market.database.kysely, { ...AGES, ...ages }, new Date())) {
    try {
      if (await continuePage(market, page)) continued += 1;
    } catch (error) {
      market.log.error({ err: error, page: page.id }, 'A page of a payment link could not be continued');
    }
  }
  for (const attempt of await claimForgotten(market.database.kysely, { ...AGES, ...ages }, new Date())) {
    try {
      if (await continueAttempt(market, attempt)) continued += 1;
    } catch (error) {
      market.log.error({ err: error, attempt: attempt.id }, 'A checkout attempt could not be continued');
    }
  }
  return continued;
}
