import type { BasketMarket } from '../baskets/basketList.ts';
import type { MembershipService } from '../membership/membershipService.ts';

/** The market of a customer's account: all that belongs to it. */
export type AccountMarket = BasketMarket & { membership: MembershipService };
