import { sql } from 'kysely';
import type { MarketTerms } from '#rules/marketTerms.ts';
import type { MarketCalendar } from '#rules/period.ts';
import type { Locking } from '../../database/combinedStatements.ts';
import { PREPARED } from '../../database/preparedStatements.ts';
import type { Transaction } from '../../database/transaction.ts';
import { placeFrom, placeOfCart, type PlaceJson } from '../../fulfilment/fulfilmentService.ts';
import type { LocationRow, ShippingZoneRow } from '../../fulfilment/places.ts';
import { calendarColumn, calendarOf, type CalendarRow } from '../../siteInformation/siteInformationService.ts';
import { lockingVariants, type LockedVariant } from '../../stock/stockService.ts';

/** Locks the market's row against changes of its terms and weeks, then a cart. `cartId` null: there is no cart. */
export async function lockTermsAndCart(
  tx: Transaction,
  terms: Locking,
  cart: (earlier: string) => Locking,
): Promise<{ terms: MarketTerms; cartId: string | null }> {
  const { rows } = await sql<MarketTerms & { cartId: string | null }>`${sql.raw(PREPARED)}
    with locked_market as materialized (${terms}), locked_cart as materialized (${cart('locked_market')})
    select locked_market.*, (select id from locked_cart) as "cartId" from locked_market`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The market has no row of settings');
  const { cartId, ...locked } = row;
  return { terms: locked, cartId };
}

export type LockedGoods = {
  variants: Map<string, LockedVariant>;
  calendar: MarketCalendar;
  /** The live attempt of the cart, or else the one with this id in any state. */
  liveId: string | null;
  place: { location: LocationRow | null; zone: ShippingZoneRow | null };
};

/**
 * Locks the goods of a locked cart, by id, then a balance. Reads what these locks and those before protect: nothing of it changes until
 * the transaction ends. `attemptId`: see `liveId`.
 */
export async function lockGoods(
  tx: Transaction,
  cartId: string,
  attemptId: string | null,
  balance: ((earlier: string) => Locking) | null,
): Promise<LockedGoods> {
  const ids = sql`select variant_id from cart_item where cart_id = ${cartId}::uuid and not unsure`;
  type Row = { [Key in keyof LockedVariant]: LockedVariant[Key] | null } & {
    calendar: CalendarRow;
    liveId: string | null;
    place: PlaceJson | null;
  };
  const { rows } = await sql<Row>`${sql.raw(PREPARED)}
    with locked_variant as materialized (${lockingVariants(ids)}),
      locked_balance as materialized (${balance ? balance('locked_variant') : sql`select count(*) from locked_variant`})
    select v.*, k.calendar, k."liveId", k.place
    from (
      select ${calendarColumn} as calendar, (select count(*) from locked_balance) as balances, (
        select a.id from checkout_attempt a
        where a.cart_id = ${cartId}::uuid and (a.status in ('creating', 'pending') or a.id = ${attemptId}::uuid)
        order by a.status in ('creating', 'pending') desc limit 1) as "liveId", ${placeOfCart(cartId)} as place
    ) k left join locked_variant v on true`.execute(tx);
  const [first] = rows;
  const locked = rows.flatMap(({ calendar: _calendar, liveId: _liveId, place: _place, ...variant }) =>
    variant.id === null ? [] : [variant as LockedVariant],
  );
  return {
    variants: new Map(locked.map((variant) => [variant.id, variant])),
    calendar: calendarOf(first?.calendar ?? null),
    liveId: first?.liveId ?? null,
    place: placeFrom(first?.place ?? null),
  };
}
