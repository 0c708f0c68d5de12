import { MINUTE_MS } from '#rules/constants.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentGateway, StoredCard } from '../gateways/payment.ts';
import { isUuid } from '../ids.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import * as store from './cardStore.ts';
import type { SetupRow, SetupRequest } from './cardStore.ts';

/** applied: something changed. replay: it was done before. ignored: not the market's, or nothing that changes it. */
export type CardOutcome = 'applied' | 'replay' | 'ignored';

type SetupParts = {
  database: Database;
  payment: PaymentGateway;
  log: Log;
  providerCustomer(customerId: string): Promise<string>;
  refresh(customerId: string, agreed: StoredCard | null): Promise<void>;
};

/** A page lasts half a day; a reused one must leave enough time to complete it. */
const LIFE_MS = 12 * 60 * MINUTE_MS;
const LEAST_MS = 35 * MINUTE_MS;
/* The pages that store a card, from their opening until the card is the one that is charged. */

/** The newest card is charged, in whatever order messages arrive. */
async function choose(parts: SetupParts, customer: string, card: StoredCard): Promise<void> {
  const current = await parts.payment.cardOf(customer);
  if (current && current.createdAt.getTime() > card.createdAt.getTime()) return;
  if (current?.id !== card.id) await parts.payment.chooseCard(customer, card.id);
}

/** Retrieves a setup from the provider and applies its state. */
async function takeUp(parts: SetupParts, setup: SetupRow, sessionId: string): Promise<CardOutcome> {
  if (setup.status === 'complete' || setup.status === 'expired') return 'replay';
  const state = await parts.payment.retrieveSetup(sessionId);
  if (state.state !== 'complete') {
    if (state.state === 'open') return 'ignored';
    const isMoved = await store.moveSetup(parts.database.kysely, setup.id, ['creating', 'open'], { status: 'expired' });
    return isMoved ? 'applied' : 'replay';
  }
  const payer = await store.readPayer(parts.database.kysely, setup.customer_id);
  if (!payer?.provider_customer_id) return 'ignored';
  await choose(parts, payer.provider_customer_id, state.card);
  await parts.refresh(setup.customer_id, setup.pays_membership ? state.card : null);
  const isMoved = await store.moveSetup(parts.database.kysely, setup.id, ['creating', 'open'], { status: 'complete' });
  return isMoved ? 'applied' : 'replay';
}

/** `id` is for a new setup. Throws UNAUTHENTICATED, PaymentUnavailableError. */
export async function open(parts: SetupParts, customerId: string, id: string, request: SetupRequest): Promise<string> {
  const customer = await parts.providerCustomer(customerId);
  const now = Date.now();
  const times = { id, atLeast: new Date(now + LEAST_MS), until: new Date(now + LIFE_MS) };
  const setup = await inTransaction(parts.database, (tx) => store.findOrBeginSetup(tx, customerId, request, times));
  if (!setup) throw new MarketError('UNAUTHENTICATED');
  if (setup.url !== null) return setup.url;
  const { success_url: successUrl, cancel_url: cancelUrl, locale, expires_at: expiresAt } = setup;
  try {
    const input = { setupId: setup.id, customer, locale, successUrl, cancelUrl, expiresAt };
    const { sessionId, url } = await parts.payment.openSetup(input);
    await store.moveSetup(parts.database.kysely, setup.id, ['creating'], {
      status: 'open',
      provider_session_id: sessionId,
      url,
    });
    return url;
  } catch (error) {
    await store.moveSetup(parts.database.kysely, setup.id, ['creating'], { status: 'expired' });
    throw error;
  }
}

export async function hear(
  parts: SetupParts,
  { sessionId, setupId }: { sessionId: string; setupId: string },
): Promise<CardOutcome> {
  const setup = isUuid(setupId) ? await store.readSetup(parts.database.kysely, setupId) : null;
  const isAnother = setup?.provider_session_id && setup.provider_session_id !== sessionId;
  if (!setup || isAnother) {
    parts.log.warn({ session: sessionId, setup: setupId }, 'A message about a card page of nobody’s changed nothing');
    return 'ignored';
  }
  return takeUp(parts, setup, sessionId);
}

/** Checks a customer's open pages now; a page that the provider cannot report on stays. */
export async function takeUpOf(parts: SetupParts, customerId: string): Promise<void> {
  for (const setup of await store.openSetups(parts.database.kysely, customerId)) {
    try {
      if (setup.provider_session_id !== null) await takeUp(parts, setup, setup.provider_session_id);
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      parts.log.warn({ err: error, setup: setup.id }, 'The provider could not say how a card page stands');
    }
  }
}

/** Checks pages without news; a page whose opening was interrupted was never shown. */
export async function sweep(parts: SetupParts, ms: number = MINUTE_MS): Promise<number> {
  let changed = 0;
  for (const setup of await store.claimSetups(parts.database.kysely, ms)) {
    const { id, provider_session_id: sessionId } = setup;
    try {
      const result =
        sessionId === null
          ? await store.moveSetup(parts.database.kysely, id, ['creating'], { status: 'expired' })
          : (await takeUp(parts, setup, sessionId)) === 'applied';
      if (result) changed += 1;
    } catch (error) {
      const isUnheard = error instanceof PaymentUnavailableError;
      parts.log[isUnheard ? 'warn' : 'error']({ err: error, setup: id }, 'A card page could not be taken up');
    }
  }
  return changed;
}
