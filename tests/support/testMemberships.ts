import { PaymentUnavailableError } from '../../server/gateways/payment.ts';
import type {
  MembershipCharge,
  OpenMembershipInput,
  PaymentGateway,
  ProviderMembership,
  StoredCard,
} from '../../server/gateways/payment.ts';
import type { createTestCustomers } from './testCustomers.ts';

type Page = { input: OpenMembershipInput; status: 'open' | 'complete' | 'expired' };

/** Cents: before taxes, and with Québec's. */
const YEAR = { subtotal: 3000, total: 3449 } as const;

const sameDayNextYear = (start: Date): Date => {
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
};

/**
 * The memberships of the provider in memory, with the rules that the market relies on: one page per key, a page that is
 * used once, a year that begins when it is paid or at a trial's end. `up` throws if the provider's state demands it;
 * `cards`: whether a card, by its id, cannot be charged, and the cards themselves.
 */
export function createTestMemberships(
  up: () => void,
  cards: Pick<ReturnType<typeof createTestCustomers>, 'refuses' | 'named' | 'card'>,
) {
  const pages = new Map<string, Page>();
  const memberships = new Map<string, ProviderMembership[]>();
  const yearsCharged: { customer: string; at: Date }[] = [];
  const triedCards: string[] = [];
  const charges = new Map<string, MembershipCharge[]>();

  /** Charges a year of this membership to the card. */
  function take(customer: string, membership: ProviderMembership, at: Date): void {
    yearsCharged.push({ customer, at });
    const earlierCharges = charges.get(membership.id) ?? [];
    const id = `in_${membership.id}_${earlierCharges.length + 1}`;
    const year = {
      id,
      number: `R-${yearsCharged.length}`,
      paidAt: at,
      periodStart: at,
      periodEnd: sameDayNextYear(at),
    };
    charges.set(membership.id, [{ ...year, subtotal: YEAR.subtotal, total: YEAR.total }, ...earlierCharges]);
  }

  const gateway = {
    async openMembership(input) {
      up();
      const sessionId = `cs_year_${input.pageId}`;
      const existing = pages.get(sessionId);
      if (existing && JSON.stringify(existing.input) !== JSON.stringify(input))
        throw new PaymentUnavailableError('The key was used for another request');
      if (!existing) pages.set(sessionId, { input, status: 'open' });
      return { sessionId, url: `https://pay.example.test/${sessionId}`, expiresAt: input.expiresAt };
    },
    async endMembershipPage(sessionId) {
      up();
      const page = pages.get(sessionId);
      if (!page) throw new PaymentUnavailableError(`No such session: ${sessionId}`);
      if (page.status === 'open') page.status = 'expired';
      return page.status;
    },
    async membershipOf(customer) {
      up();
      const ofCustomer = memberships.get(customer) ?? [];
      return ofCustomer.find(({ status }) => status !== 'cancelled') ?? ofCustomer[0] ?? null;
    },
    async membershipBilling({ id, status, cancelAtPeriodEnd }) {
      up();
      const isOver = status === 'cancelled' || cancelAtPeriodEnd;
      return { charges: charges.get(id) ?? [], nextCharge: isOver ? null : YEAR.total };
    },
    async payMembership(membershipId, card) {
      up();
      for (const [customer, [newest, ...rest]] of memberships) {
        if (newest?.id !== membershipId || newest.status !== 'past_due') continue;
        triedCards.push(card);
        if (cards.refuses(card)) return 'refused';
        const { currentPeriodEnd: end } = newest;
        take(customer, newest, end);
        memberships.set(customer, [{ ...newest, status: 'active', currentPeriodEnd: sameDayNextYear(end) }, ...rest]);
        return 'paid';
      }
      return 'none';
    },
    async setMembershipCard(membershipId, card) {
      up();
      const ownCard = cards.named(card);
      if (!ownCard) return false;
      for (const [customer, ofCustomer] of memberships)
        memberships.set(
          customer,
          ofCustomer.map((one) => (one.id === membershipId ? { ...one, ownCard } : one)),
        );
      return true;
    },
  } satisfies Partial<PaymentGateway>;

  return {
    gateway,
    pages: () => [...pages.values()],
    /** Each year charged to a card, and when it began. */
    yearsCharged: (): readonly { customer: string; at: Date }[] => yearsCharged,
    /** The cards tried for overdue memberships, in order. */
    triedCards: (): readonly string[] => triedCards,
    /** The customer pays the page at this URL at this instant, with a new card; returns the provider's customer id. */
    pay(url: string, at: Date, ownCard: StoredCard = cards.card('4242')): string {
      const [sessionId, page] = [...pages].find(([id]) => url.endsWith(id)) ?? [];
      if (!page || page.status !== 'open') throw new Error(`Page ${sessionId ?? url} cannot be paid`);
      page.status = 'complete';
      const { customer, trialEnd } = page.input;
      const membership: ProviderMembership = {
        id: `sub_${page.input.pageId}`,
        status: trialEnd ? 'trialing' : 'active',
        startDate: at,
        trialEnd,
        currentPeriodEnd: trialEnd ?? sameDayNextYear(at),
        cancelAtPeriodEnd: false,
        ownCard,
      };
      memberships.set(customer, [membership, ...(memberships.get(customer) ?? [])]);
      if (!trialEnd) take(customer, membership, at);
      return customer;
    },
    /** Changes the newest membership of a customer: a cancellation or its reversal, a refused card, an end. */
    change(customer: string, change: Partial<ProviderMembership>): void {
      const [newest, ...rest] = memberships.get(customer) ?? [];
      if (!newest) throw new Error(`${customer} has no membership`);
      memberships.set(customer, [{ ...newest, ...change }, ...rest]);
    },
    /**
     * Renews or ends all memberships whose period is over at `now`, repeatedly if needed; a customer in `refused`
     * becomes overdue.
     */
    renew(now: Date, refusedCards: ReadonlySet<string> = new Set()): void {
      for (const [customer, [newest, ...rest]] of memberships) {
        let current = newest;
        while (current && current.status !== 'cancelled' && current.currentPeriodEnd <= now) {
          const { currentPeriodEnd: end, cancelAtPeriodEnd } = current;
          if (cancelAtPeriodEnd) current = { ...current, status: 'cancelled' };
          else if (refusedCards.has(customer)) {
            current = { ...current, status: 'past_due' };
            break;
          } else {
            take(customer, current, end);
            current = { ...current, status: 'active', currentPeriodEnd: sameDayNextYear(end) };
          }
        }
        if (current) memberships.set(customer, [current, ...rest]);
      }
    },
    forget: (customer: string) => void memberships.delete(customer),
  };
}
