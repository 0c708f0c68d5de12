import { PaymentUnavailableError } from '../../server/gateways/payment.ts';
import type { OpenMembershipInput, PaymentGateway, ProviderMembership } from '../../server/gateways/payment.ts';

type Page = { input: OpenMembershipInput; status: 'open' | 'complete' | 'expired' };

const sameDayNextYear = (start: Date): Date => {
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
};

/**
 * The memberships of the provider in memory, with its rules that the market relies on: one page per key, a page that is used
 * once, a year that begins when it is paid or at a trial's end. `up` throws what the provider's state demands.
 */
export function createTestMemberships(up: () => void) {
  const pages = new Map<string, Page>();
  const memberships = new Map<string, ProviderMembership[]>();
  const taken: { customer: string; at: Date }[] = [];

  const gateway = {
    async openMembership(input) {
      up();
      const sessionId = `cs_year_${input.pageId}`;
      const known = pages.get(sessionId);
      if (known && JSON.stringify(known.input) !== JSON.stringify(input))
        throw new PaymentUnavailableError('The key was used for another request');
      if (!known) pages.set(sessionId, { input, status: 'open' });
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
      const own = memberships.get(customer) ?? [];
      return own.find(({ status }) => status !== 'cancelled') ?? own[0] ?? null;
    },
  } satisfies Partial<PaymentGateway>;

  return {
    gateway,
    pages: () => [...pages.values()],
    /** Each year that was taken from a card, and when it began. */
    taken: (): readonly { customer: string; at: Date }[] => taken,
    /** The customer pays the page of that address at that instant; answers whose it is at the provider. */
    pay(url: string, at: Date): string {
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
      };
      memberships.set(customer, [membership, ...(memberships.get(customer) ?? [])]);
      if (!trialEnd) taken.push({ customer, at });
      return customer;
    },
    /** What happens to the newest membership of a customer of the provider: a change of mind, a refused card, an end. */
    change(customer: string, change: Partial<ProviderMembership>): void {
      const [newest, ...rest] = memberships.get(customer) ?? [];
      if (!newest) throw new Error(`${customer} has no membership`);
      memberships.set(customer, [{ ...newest, ...change }, ...rest]);
    },
    /** Renews or ends all whose period is over at `now`, as often as it takes; a customer in `refused` falls behind. */
    renew(now: Date, refused: ReadonlySet<string> = new Set()): void {
      for (const [customer, [newest, ...rest]] of memberships) {
        let current = newest;
        while (current && current.status !== 'cancelled' && current.currentPeriodEnd <= now) {
          const { currentPeriodEnd: end, cancelAtPeriodEnd } = current;
          if (cancelAtPeriodEnd) current = { ...current, status: 'cancelled' };
          else if (refused.has(customer)) {
            current = { ...current, status: 'past_due' };
            break;
          } else {
            taken.push({ customer, at: end });
            current = { ...current, status: 'active', currentPeriodEnd: sameDayNextYear(end) };
          }
        }
        if (current) memberships.set(customer, [current, ...rest]);
      }
    },
    forget: (customer: string) => void memberships.delete(customer),
  };
}
