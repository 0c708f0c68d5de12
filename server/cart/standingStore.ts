import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isMember } from '#rules/membership.ts';
import { weekAt } from '#rules/period.ts';
import type { Caller } from '../caller.ts';
import type { MembershipStatus } from '../database/balanceTables.ts';
import { ordersOfCustomer } from '../database/combinedStatements.ts';
import { PREPARED } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.ts';

export type StandingRow = {
  /** Cents, negative is credit. */
  balance: number;
  /** Credit that open payments of other carts will use. */
  reserved: number;
  /** Credit pays before the card where nobody is asked (E71). */
  creditFirst: boolean;
  hasBox: boolean;
  /** Of the delivery address on file; null if none. */
  postalCode: string | null;
  membership: MembershipStatus | null;
  currentPeriodEnd: Date | null;
  isBilled: boolean;
  cancelAtPeriodEnd: boolean;
  /** A paid order of the week includes a delivery (E5). */
  isDelivered: boolean;
};
/** As `standingOfCart` returns it. */
export type StandingJson = Omit<StandingRow, 'currentPeriodEnd'> & { currentPeriodEnd: string | null };

/** A query of the account data that the totals of a customer's cart need: one row, none if the customer no longer exists. */
const standingQuery = (customerId: string, cartId: RawBuilder<unknown>, week: RawBuilder<unknown>) => sql<StandingRow>`
    select u.balance, u.credit_first as "creditFirst", u.has_reusable_box as "hasBox", u.shipping_address ->> 'postalCode' as "postalCode",
      m.status as membership, m.current_period_end as "currentPeriodEnd",
      m.provider_id is not null as "isBilled", coalesce(m.cancel_at_period_end, false) as "cancelAtPeriodEnd",
      coalesce((select sum(a.balance_applied) from checkout_attempt a
        where a.customer_id = u.id and a.cart_id <> ${cartId} and a.status in ('creating', 'pending')), 0)::int as reserved,
      exists (select from ${ordersOfCustomer(sql`u.id`)} o
        where o.period_start = ${week} and o.shipping_zone_id is not null
          and o.status in ('processed', 'fulfilled', 'shipped', 'completed')) as "isDelivered"
    from customer u left join membership m on m.customer_id = u.id
    where u.id = ${customerId}::uuid and u.deleted_at is null`;

/**
 * The account data that a customer's cart totals need, in one statement. `week`: the first day of the week that an
 * order would belong to. Null if the customer no longer exists.
 */
export async function readStanding(
  db: Kysely<Tables>,
  { customerId, cartId, week }: { customerId: string; cartId: string; week: string },
): Promise<StandingRow | null> {
  const query = standingQuery(customerId, sql`${cartId}::uuid`, sql`${week}::date`);
  const { rows } = await sql<StandingRow>`${sql.raw(PREPARED)} ${query}`.execute(db);
  return rows[0] ?? null;
}

/** The same as a value of a query of carts `c`, of one that has lines of the open week (its first day) or is an Express cart. */
export function standingOfCart(customerId: string, openWeek: string, now: Date): RawBuilder<StandingJson | null> {
  const week = sql`case when c.from_storage then ${weekAt(now).startDate}::date else ${openWeek}::date end`;
  return sql<StandingJson | null>`(select to_jsonb(s) from (${standingQuery(customerId, sql`c.id`, week)}) s)`;
}

/** What the visitor's account contributes to a cart: money in cents, negative balance is credit (E13). */
export type Standing = {
  /** Member or on trial: no order fee. */
  isSubscribed: boolean;
  /** Without the credit that open payments of other carts will use. */
  balance: number;
  /** Credit pays before the card where nobody is asked: switched on, with an address on file (E71, F-118). */
  creditFirst: boolean;
  /** Another paid order of the period has paid the delivery (E5). */
  deliveryAlreadyPaid: boolean;
  /** Brings a reusable box back, and so pays no new deposit (E9). */
  hasReusableBox: boolean;
  /** Of the delivery address on file (spec 5); null if none. */
  postalCode: string | null;
  /** The hosted page has to request name, phone and address (E59). */
  isGuest: boolean;
};

const GUEST: Standing = {
  isSubscribed: false,
  balance: 0,
  creditFirst: false,
  deliveryAlreadyPaid: false,
  hasReusableBox: false,
  postalCode: null,
  isGuest: true,
};

/** A balance without the credit that open payments will use. Cents. */
export const balanceLeft = ({ balance, reserved }: { balance: number; reserved: number }): number =>
  balance < 0 ? Math.min(0, balance + reserved) : balance;

/** The visitor's standing for a cart. A guest's earlier orders cannot be recognised (E5). `openWeek`: its first day. */
export async function standingOf(
  db: Kysely<Tables>,
  { visitor: { customer }, now }: Pick<Caller, 'visitor' | 'now'>,
  cart: { id: string; fromStorage: boolean },
  openWeek: string,
): Promise<Standing> {
  if (!customer) return GUEST;
  const week = cart.fromStorage ? weekAt(now).startDate : openWeek;
  return standingFrom(await readStanding(db, { customerId: customer.id, cartId: cart.id, week }), now);
}

/** The standing of a visitor whose cart was read with `standingOfCart`. */
export function standingIn(json: StandingJson | null, { visitor, now }: Pick<Caller, 'visitor' | 'now'>): Standing {
  if (!visitor.customer) return GUEST;
  const end = json?.currentPeriodEnd ?? null;
  return standingFrom(json && { ...json, currentPeriodEnd: end === null ? null : new Date(end) }, now);
}

function standingFrom(row: StandingRow | null, now: Date): Standing {
  if (!row) return { ...GUEST, isGuest: false };
  const { membership: status, currentPeriodEnd, isBilled, cancelAtPeriodEnd } = row;
  return {
    isSubscribed: isMember(
      status && currentPeriodEnd && { status, currentPeriodEnd, isBilled, cancelAtPeriodEnd },
      now,
    ),
    balance: balanceLeft(row),
    creditFirst: row.creditFirst && row.postalCode !== null,
    deliveryAlreadyPaid: row.isDelivered,
    hasReusableBox: row.hasBox,
    postalCode: row.postalCode,
    isGuest: false,
  };
}
