import { membershipStatus, trialEnd } from '../../rules/membership.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from '../graphql/context.ts';
import { MarketError } from '../marketError.ts';
import * as store from './membershipStore.ts';
import type { MembershipRow } from './membershipStore.ts';

type Caller = Pick<Context, 'visitor' | 'now'>;

/** Memberships (spec 4, E62), each its customer's only one. Ids are uuids; `status` as it is at the caller's time. */
export type MembershipService = {
  /** The caller's own; null: not signed in, or never a member. */
  own(caller: Caller): Promise<MembershipRow | null>;
  /** The same, when this is its id. */
  byId(caller: Caller, id: string): Promise<MembershipRow | null>;
  /** A month for nothing, without a card, once per account and address. MEMBERSHIP_NEEDS_ACCOUNT, TRIAL_REFUSED. */
  startTrial(caller: Caller): Promise<MembershipRow>;
};

export function createMembershipService({ database }: { database: Database }): MembershipService {
  async function own({ visitor, now }: Caller): Promise<MembershipRow | null> {
    const row = visitor.customer && (await store.readMembership(database.kysely, visitor.customer.id));
    return row && { ...row, status: membershipStatus({ ...row, currentPeriodEnd: row.current_period_end }, now) };
  }

  return {
    own,
    async byId(caller, id) {
      const row = await own(caller);
      return row?.id === id ? row : null;
    },
    async startTrial(caller) {
      const { customer } = caller.visitor;
      if (!customer) throw new MarketError('MEMBERSHIP_NEEDS_ACCOUNT');
      const start = caller.now;
      await inTransaction(database, async (tx) => {
        const email = await store.emailOf(tx, customer.id);
        const isFirst =
          email !== null &&
          (await store.insertTrial(tx, { customerId: customer.id, start, end: trialEnd(start) })) &&
          (await store.takeAddress(tx, email, start));
        if (!isFirst) throw new MarketError('TRIAL_REFUSED');
      });
      const row = await own(caller);
      if (!row) throw new Error('A trial that was just begun is not there');
      return row;
    },
  };
}
