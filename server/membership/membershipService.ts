import { offersMembership, taxesOn } from '#rules/marketTerms.ts';
import { membershipStatus, trialEnd } from '#rules/membership.ts';
import { dayAt } from '#rules/zone.ts';
import type { Caller } from '../caller.ts';
import type { CardService } from '../cards/cardService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { EventSubject, PaymentGateway, ProviderMembership } from '../gateways/payment.ts';
import { isUuid } from '../ids.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import * as customerOrders from '../orders/customerOrders.ts';
import type { SiteInformationService } from '../siteInformation/siteInformationService.ts';
import { accountPath, open } from './membershipPages.ts';
import { dropPages, readPageById } from './membershipPageStore.ts';
import * as store from './membershipStore.ts';
import type { ChargeRow, MembershipRow } from './membershipStore.ts';

/** Memberships of one sweep. */
const SWEEP_AT_ONCE = 20;

export type MembershipParts = {
  database: Database;
  payment: PaymentGateway;
  cards: Pick<CardService, 'handle' | 'providerCustomer' | 'knownAs' | 'portal' | 'onCard'>;
  siteInformation: Pick<SiteInformationService, 'terms'>;
  clock: Clock;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
};

/** Memberships (spec 4, E62), one per customer. Ids are uuids; `status` as of the caller's time. */
export type MembershipService = ReturnType<typeof createMembershipService>;

export function createMembershipService(parts: MembershipParts) {
  const { database, payment, cards, siteInformation, clock, log } = parts;
  const db = database.kysely;

  const asOf = (row: MembershipRow, now: Date): MembershipRow => {
    const { current_period_end: currentPeriodEnd, cancel_at_period_end: cancelAtPeriodEnd } = row;
    const state = { status: row.status, currentPeriodEnd, cancelAtPeriodEnd, isBilled: store.isBilled(row) };
    return { ...row, status: membershipStatus(state, now) };
  };

  async function ofCustomer(customerId: string, now: Date): Promise<MembershipRow | null> {
    const row = await store.readMembership(db, customerId);
    return row && asOf(row, now);
  }
  const current = async ({ visitor: { customer }, now }: Caller) => customer && ofCustomer(customer.id, now);

  /** Retrieves the membership from the provider, whose present state replaces anything older. */
  async function refresh(customerId: string): Promise<void> {
    const request = await store.numberRequest(db, customerId);
    if (!request) return;
    const atProvider = await withItsCard(customerId, request.providerId);
    const triedCard = atProvider?.status === 'past_due' ? await payOwed(customerId, atProvider) : null;
    const membership = triedCard === null ? atProvider : await payment.membershipOf(request.providerId);
    const atProviderNow = membership && { ...membership, billing: await payment.membershipBilling(membership) };
    const providerState = { membership: atProviderNow, triedCard, now: clock.now() };
    await inTransaction(database, (tx) => store.storeProviderState(tx, customerId, request, providerState));
  }

  /**
   * Charges what is owed to the membership's card once, if it is another than the refused one: the provider itself would
   * not try it before its own next try. Returns the card that was charged last; null: none.
   */
  async function payOwed(customerId: string, { id, ownCard }: ProviderMembership): Promise<string | null> {
    const card = ownCard?.id ?? null;
    const row = await store.readMembership(db, customerId);
    const lastTriedCard = row?.tried_card ?? row?.card_id ?? null;
    if (card !== null && card !== lastTriedCard) await payment.payMembership(id, card);
    return card ?? lastTriedCard;
  }

  /** A card that the customer agreed to for the membership pays it from now on, unless a newer one does already. */
  cards.onCard(async (customerId, agreed) => {
    const row = await store.readMembership(db, customerId);
    if (!row?.provider_id || row.status === 'cancelled') return;
    const customer = agreed && (await cards.knownAs(customerId));
    if (customer) {
      const current = await payment.membershipOf(customer);
      const isNewer = !current?.ownCard || current.ownCard.createdAt <= agreed.createdAt;
      if (current && current.status !== 'cancelled' && isNewer) await payment.setMembershipCard(current.id, agreed.id);
    }
    await refresh(customerId);
  });

  /**
   * The customer's membership at the provider, paid by its own card (E72). One that has none there, as before it was
   * stored, gets the one that is stored here. The card of a membership also is the customer's, if they have no other.
   */
  async function withItsCard(customerId: string, customer: string): Promise<ProviderMembership | null> {
    const membership = await payment.membershipOf(customer);
    if (!membership || membership.status === 'cancelled') return membership;
    if (membership.ownCard) {
      if (!(await payment.cardOf(customer))) {
        await payment.chooseCard(customer, membership.ownCard.id);
        await cards.handle({ kind: 'customer', customer });
      }
      return membership;
    }
    const row = await store.readMembership(db, customerId);
    const card = row?.provider_id === membership.id ? row.card_id : null;
    if (card === null || !(await payment.setMembershipCard(membership.id, card))) return membership;
    return payment.membershipOf(customer);
  }

  /** The price of a year, to which the caller agreed by the displayed one; null: not displayed. TOTAL_RAISED. */
  async function agreedPrice(shownPrice: number | null): Promise<number> {
    const { membershipPrice: price } = await siteInformation.terms();
    if (shownPrice !== null && price > shownPrice)
      throw new MarketError('TOTAL_RAISED', { shown: shownPrice, current: price });
    return price;
  }

  /** Converts a failure of the provider into the code for the caller. */
  async function withFallbackCode(
    code: 'PAYMENT_FAILED' | 'PORTAL_UNAVAILABLE',
    request: () => Promise<string>,
  ): Promise<string> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      log.warn({ err: error, code }, 'The provider opened no page for a membership');
      throw new MarketError(code);
    }
  }

  return {
    /** The caller's own; null: not signed in, or never a member. */
    current: current,
    /** A customer's (uuid) at a time, whoever calls. */
    ofCustomer,
    /** The caller's own, when it has this id. */
    async byId(caller: Caller, id: string): Promise<MembershipRow | null> {
      const row = await current(caller);
      return row?.id === id ? row : null;
    },
    /**
     * Starts the free months without a card, once per account and address. `shownPrice`: the displayed one of a year, in
     * cents. MEMBERSHIP_NEEDS_ACCOUNT, TRIAL_REFUSED, TOTAL_RAISED.
     */
    async startTrial(caller: Caller, shownPrice: number | null = null): Promise<MembershipRow> {
      const { customer } = caller.visitor;
      if (!customer) throw new MarketError('MEMBERSHIP_NEEDS_ACCOUNT');
      await agreedPrice(shownPrice);
      const start = caller.now;
      const terms = await siteInformation.terms();
      if (!offersMembership(terms) || terms.trialMonths === 0) throw new MarketError('TRIAL_REFUSED');
      await inTransaction(database, async (tx) => {
        const email = await store.emailOf(tx, customer.id);
        const isFirst =
          email !== null &&
          (await store.insertTrial(tx, { customerId: customer.id, start, end: trialEnd(start, terms.trialMonths) })) &&
          (await store.takeAddress(tx, email, start));
        if (!isFirst) throw new MarketError('TRIAL_REFUSED');
      });
      const row = await current(caller);
      if (!row) throw new Error('A trial that was just begun is not there');
      return row;
    },

    /**
     * The address of the page for a paid year (F-137), which renews by itself; during a trial nothing is charged before
     * its end (E62). `shownPrice`: the displayed one, in cents. MEMBERSHIP_NEEDS_ACCOUNT, ALREADY_MEMBER, TOTAL_RAISED,
     * PAYMENT_FAILED.
     */
    async create(caller: Caller, shownPrice: number | null = null): Promise<string> {
      const { visitor, locale } = caller;
      if (!visitor.customer) throw new MarketError('MEMBERSHIP_NEEDS_ACCOUNT');
      const customerId = visitor.customer.id;
      return withFallbackCode('PAYMENT_FAILED', async () => {
        if (!offersMembership(await siteInformation.terms())) throw new MarketError('PAYMENT_FAILED');
        const customer = await cards.providerCustomer(customerId);
        const row = await current(caller);
        const isOnTrial = row?.status === 'trialing' && !store.isBilled(row);
        if (row && row.status !== 'cancelled' && !isOnTrial) throw new MarketError('ALREADY_MEMBER');
        const price = await agreedPrice(shownPrice);
        const taxes = taxesOn(await siteInformation.terms(), dayAt(caller.now));
        return open(
          { ...parts, refresh },
          {
            customerId,
            locale,
            price,
            taxed: taxes.gst > 0 || taxes.pst > 0,
            trialEnd: isOnTrial ? row.trial_end : null,
          },
          customer,
        );
      });
    },

    /** The address of the billing portal. UNAUTHENTICATED, BAD_INPUT {field}, PORTAL_UNAVAILABLE. */
    manage: (caller: Caller, returnUrl: string): Promise<string> =>
      withFallbackCode('PORTAL_UNAVAILABLE', () => cards.portal(caller, returnUrl)),

    /**
     * A customer returns from a paid page, by its id: retrieves its state and returns the path that shows it. Null: no
     * such page.
     */
    async returned(pageId: string): Promise<string | null> {
      const page = isUuid(pageId) ? await readPageById(db, pageId) : null;
      if (!page) return null;
      try {
        await refresh(page.customer_id);
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error, customer: page.customer_id }, 'The provider could not say how a membership stands');
      }
      return accountPath(page.locale);
    },

    /**
     * Applies a verified message, however often and in whatever order messages arrive. Throws when it has to be sent
     * again.
     */
    async handle({ customer }: Extract<EventSubject, { kind: 'membership' }>): Promise<'applied' | 'ignored'> {
      const customerId = await store.customerBehind(db, customer);
      if (customerId === null) {
        log.warn({ customer }, 'A message about a membership of nobody’s changed nothing');
        return 'ignored';
      }
      await refresh(customerId);
      const row = await store.readMembership(db, customerId);
      if (row?.status === 'cancelled') await dropPages(db, customerId);
      return 'applied';
    },

    /** Retrieves memberships whose period is over without a message; returns how many changed. */
    async sweep(): Promise<number> {
      const memberships = await store.readOverdue(db, clock.now(), SWEEP_AT_ONCE);
      let changed = 0;
      for (const customerId of memberships) {
        try {
          const before = await store.readMembership(db, customerId);
          await refresh(customerId);
          const after = await store.readMembership(db, customerId);
          const isSame =
            before?.status === after?.status &&
            Number(before?.current_period_end) === Number(after?.current_period_end);
          if (!isSame) changed += 1;
        } catch (error) {
          if (!(error instanceof PaymentUnavailableError)) throw error;
          log.warn({ err: error, customer: customerId }, 'The provider could not say how a membership stands');
        }
      }
      return changed;
    },

    /** Ends the membership of a deleted customer, whom the provider has deleted before (E49). */
    async erase(tx: Transaction, customerId: string): Promise<void> {
      await store.endMembership(tx, customerId);
      await dropPages(tx, customerId);
    },

    /** Cents that a membership has saved on orders: the fee and its taxes, for each order since it began. */
    saved: ({
      customer_id: customerId,
      start_date: since,
    }: Pick<MembershipRow, 'customer_id' | 'start_date'>): Promise<number> =>
      customerOrders.sumSavedFees(database, customerId, since),
    /** The receipts of its customer, newest first, also of earlier memberships. */
    charges: ({ customer_id: customerId }: Pick<MembershipRow, 'customer_id'>): Promise<ChargeRow[]> =>
      store.readCharges(db, customerId),
  };
}
