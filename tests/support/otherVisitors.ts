import type { Visitor } from '../../server/caller.ts';
import type { Database } from '../../server/database/database.ts';

/** The other people of a market, the latest first: customers, then guests' sessions. */
export type OthersThan = (visitor: Visitor) => Promise<Visitor[]>;

/** How many of each are tried. */
const MOST = 4;

/** Reads from the market's database who else is there. */
export const othersIn =
  ({ kysely }: Database): OthersThan =>
  async (visitor) => {
    const customers = await kysely
      .selectFrom('customer')
      .select(['id', 'subject'])
      .orderBy('created_at', 'desc')
      .limit(MOST)
      .execute();
    const sessions = await kysely
      .selectFrom('session')
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(MOST)
      .execute();
    const isShopper = { isStaff: false, isManager: false, completeProfile: false };
    return [
      ...customers
        .filter(({ id }) => id !== visitor.customer?.id)
        .map(({ id, subject }) => ({ ...visitor, customer: { id, subject: subject ?? '', ...isShopper } })),
      ...sessions
        .filter(({ id }) => id !== visitor.sessionId)
        .map(({ id: sessionId }) => ({ ...visitor, sessionId, customer: null })),
    ];
  };
