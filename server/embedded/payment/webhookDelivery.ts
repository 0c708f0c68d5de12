import { stripeLibrary } from '../../gateways/loadedWhenUsed.ts';
import type { ProviderClock } from './providerClock.ts';
import { eventObject } from './stripeObjects.ts';

/** What the payment provider logs; a pino logger fits. Never given card data, names or addresses. */
export type ProviderLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 5 * 60_000;
const ANSWER_TIMEOUT_MS = 10_000;
const GIVEN_UP_AFTER_S = 24 * 60 * 60;

/** The pause before the next try: 1 s, 2 s, 4 s ... at most 5 minutes. `tries` counts those made. */
export const retryDelay = (tries: number): number => Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_DELAY_MS);

/** An undelivered message: the record's id, and its content. */
export type OwedMessage = { of: string; event: { id: string; type: string; created: number }; object: object };

/**
 * Sends a message, signed as Stripe signs, until it is answered with 2xx or 24 hours have passed; `onSettled` is called
 * for either. When `signal` aborts, a pending answer is awaited and no further try begins: the message stays stored and
 * is sent again after the next start, beginning with the shortest pause.
 */
export async function deliverWebhook(
  { of, event, object }: OwedMessage,
  parts: {
    url: string;
    secret: string;
    clock: ProviderClock;
    log: ProviderLog;
    signal: AbortSignal;
    onSettled(): Promise<void>;
  },
): Promise<void> {
  const { clock, log, signal } = parts;
  const payload = JSON.stringify(eventObject(event, object));

  const post = async (): Promise<string> => {
    const timestamp = Math.floor(clock.now() / 1000);
    const signature = stripeLibrary().webhooks.generateTestHeaderString({ payload, secret: parts.secret, timestamp });
    const response = await fetch(parts.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? '' : `answered ${response.status}`;
  };

  for (let tries = 1; !signal.aborted; tries += 1) {
    const problem = await post().catch((error: unknown) => String(error));
    const givenUp = problem !== '' && clock.now() / 1000 - event.created > GIVEN_UP_AFTER_S;
    if (problem === '' || givenUp) {
      if (givenUp) log.error({ event: event.id, of, problem }, 'Payment webhook given up after 24 hours');
      return parts.onSettled();
    }
    log.warn({ event: event.id, of, tries, problem }, 'Payment webhook not taken, will be repeated');
    await clock.wait(retryDelay(tries), signal);
  }
}
