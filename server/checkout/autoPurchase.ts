import type { CardService } from '../cards/cardService.ts';
import type { Caller, CartService } from '../cart/cartService.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { MarketPeriod } from '../../rules/period.ts';
import { stableUuid } from '../stableUuid.ts';
import { readBuyer } from './buyerStore.ts';
import type { Buyer } from './buyerStore.ts';
import { attemptById, isLive } from './checkoutStore.ts';
import type { AttemptRow } from './checkoutStore.ts';
import type { Opening } from './opening.ts';
import type { Charge, Prepared, Wish } from './preparation.ts';

export type RefusedReason = { code: string; params: Record<string, unknown> };

/**
 * bought: `isNew` by this call. waiting: a payment of the cart is under way, and a later run sees how it ended. refused:
 * nothing was charged.
 */
export type Purchase =
  { kind: 'bought'; isNew: boolean } | { kind: 'waiting' } | { kind: 'refused'; reasons: RefusedReason[] };

type AutoPurchaseParts = {
  database: Database;
  cards: Pick<CardService, 'chargeable'>;
  catalogue: CatalogueService;
  clock: Clock;
  opening: Opening;
  prepare(caller: Caller, wish: Wish): Promise<Prepared>;
};

type Closing = { cart: Awaited<ReturnType<CartService['closing']['lateCarts']>>[number]; period: MarketPeriod };

/** In place of the browser's session, which there is none of; no session has this id (SHA-256 in hex). */
const NO_SESSION = 'closing';

/** The customer at the last moment of the week: everything is judged as it was then. */
function callerOf(customerId: string, { locale }: Buyer, { closesAt }: MarketPeriod): Caller {
  const customer = { id: customerId, subject: '', isStaff: false, completeProfile: false };
  const visitor = { sessionToken: '', sessionId: NO_SESSION, isNew: false, customer, address: '', origin: '' };
  return { visitor, locale, now: new Date(closesAt.getTime() - 1) };
}

const refused = (...reasons: RefusedReason[]): Purchase => ({ kind: 'refused', reasons });
const because = (code: string): RefusedReason => ({ code, params: {} });

/** What became of an attempt; null: it has failed unseen and may not be tried again, its reason beside it. */
export function outcomeOf(attempt: AttemptRow, isNew = false): Purchase {
  if (attempt.status === 'paid') return { kind: 'bought', isNew };
  return isLive(attempt) ? { kind: 'waiting' } : refused(because(attempt.refusal ?? 'other'));
}

/**
 * Buys a cart of the week that closes with the customer's stored card (E20): everything is checked and held as at the
 * checkout, then charged. The attempt's id is made of cart and week, so that a cart is tried once a week and charged
 * once, however often and by however many processes this is called. Throws what the database throws.
 */
export function createAutoPurchase({ database, cards, catalogue, clock, opening, prepare }: AutoPurchaseParts) {
  const db = database.kysely;

  return async function buy(customerId: string, { cart, period }: Closing): Promise<Purchase> {
    const attemptId = stableUuid('closing', `${cart.id} ${period.id}`);
    const known = await attemptById(db, attemptId);
    if (known) return outcomeOf(known);
    const buyer = await readBuyer(db, customerId, cart.id);
    const chargeable = await cards.chargeable(customerId);
    if (!buyer || !chargeable) return refused(because('NO_CARD'));
    if (buyer.isDelivered && !buyer.contact.address) return refused(because('NO_ADDRESS'));

    const charge: Charge = { attemptId, card: chargeable.card, contact: buyer.contact, at: clock.now() };
    const prepared = await prepare(callerOf(customerId, buyer, period), { useBalance: false, period: null, charge });
    if (prepared.kind === 'refused')
      return refused(...prepared.errors.map(({ code, params }) => ({ code, params: { ...params } })));
    if (prepared.kind === 'running') return outcomeOf(prepared.attempt);
    if (prepared.kind === 'replaced') return { kind: 'waiting' };
    catalogue.changed();
    return outcomeOf(await opening.open(prepared.attempt), true);
  };
}
