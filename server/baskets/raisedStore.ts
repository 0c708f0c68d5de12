import { sql, type Kysely } from 'kysely';
import type { PricedBasket } from '#rules/basketParts.ts';
import type { Tables } from '../database/tables.ts';

/** Uuids. zoneId null: picked up, at whichever place, which costs nothing. */
type SubscribedPlace = { basketId: string; zoneId: string | null };

/** Each basket with running subscriptions, with each zone that they are delivered to. */
export async function readSubscribedPlaces(db: Kysely<Tables>): Promise<SubscribedPlace[]> {
  const query = db.selectFrom('user_basket').select(['basket_id as basketId', 'shipping_zone_id as zoneId']).distinct();
  return query.where('cancelled_at', 'is', null).execute();
}

/** Running subscriptions that have all of this in common: `agreed`, in cents (E69). zone null: picked up. */
type Agreement = { basket: PricedBasket; zone: { price: number } | null; agreed: number; count: number };

/** What running subscriptions to baskets on offer agreed to, and what their total is calculated from. One statement, however many there are. */
export async function readAgreements(db: Kysely<Tables>): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select json_build_object('price', b.price, 'taxablePrice', b.taxable_price, 'deposit', b.deposit) as basket,
      case when z.id is not null then json_build_object('price', z.price) end as zone,
      u.agreed_total as agreed, count(*)::int as count
    from user_basket u join basket b on b.id = u.basket_id left join shipping_zone z on z.id = u.shipping_zone_id
    where u.cancelled_at is null and b.active
    group by b.id, z.id, u.agreed_total`.execute(db);
  return rows;
}

/** Queues the mail about `total`, in cents, to those who agreed to less; once for each total. Returns how many. */
export async function queueRaised(
  db: Kysely<Tables>,
  { basketId, zoneId }: SubscribedPlace,
  total: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, kind, about, data)
    select gen_random_uuid(), 'basket_raised', u.id || ' ' || ${total}::int, jsonb_build_object('userBasketId', u.id)
    from user_basket u join customer c on c.id = u.customer_id
    where u.cancelled_at is null and u.basket_id = ${basketId}::uuid
      and u.shipping_zone_id is not distinct from ${zoneId}::uuid and u.agreed_total < ${total}::int
      and c.deleted_at is null and c.email <> ''
    on conflict (kind, about) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
