import { sql } from 'kysely';
import { MAX_CART_LINES } from '#rules/constants.ts';
import type { Transaction } from '../database/transaction.ts';
import { LINE_MAX } from './cartReadStore.ts';
import { addedAt, writeChoices } from './cartStore.ts';

/** What returns to a cart, at the prices that were paid (cents); ids are uuids. */
export type ReopenedOrder = {
  lines: readonly { variantId: string; quantity: number; price: number }[];
  /** First day of the open week. */
  week: string;
  now: Date;
  /** Mode, place and note of the order, which an empty cart takes over. */
  choices: {
    fromStorage: boolean;
    locationId: string | null;
    shippingZoneId: string | null;
    note: string | null;
    allergies: string | null;
  };
};

/** Inserts lines in their order. The statement resolves conflicts with existing lines. */
const insertLines = (cartId: string, { lines, week, now }: Omit<ReopenedOrder, 'choices'>) => sql`
  insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, added_at)
  select gen_random_uuid(), ${cartId}::uuid, b.variant_id, b.quantity, b.price, ${week}::date,
    ${addedAt(cartId, now)} + b.nth * interval '1 microsecond'
  from unnest(${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[],
    ${lines.map(({ price }) => price)}::int[]) with ordinality as b (variant_id, quantity, price, nth)
  where b.quantity > 0`;

/**
 * Adds a cancelled order's lines to a locked cart as confirmed (E60), up to a line's maximum; the reusable box at most
 * once (E9). Lines beyond the cart's limit are left out.
 */
export async function restoreLines(
  tx: Transaction,
  cartId: string,
  { lines, week, now, choices }: ReopenedOrder,
): Promise<void> {
  const rows = await tx.selectFrom('cart_item').select('variant_id').where('cart_id', '=', cartId).execute();
  const cartVariants = new Set(rows.map((row) => row.variant_id));
  const newLines = lines
    .filter(({ variantId }) => !cartVariants.has(variantId))
    .slice(0, Math.max(0, MAX_CART_LINES - cartVariants.size));
  const restored = [...lines.filter(({ variantId }) => cartVariants.has(variantId)), ...newLines];
  if (cartVariants.size === 0) await writeChoices(tx, cartId, choices, now);
  await sql`
    ${insertLines(cartId, { lines: restored, week, now })}
    on conflict (cart_id, variant_id) do update set
      quantity = least(
        case when cart_item.variant_id = (select reusable_box from market) then 1 else ${LINE_MAX} end,
        case when cart_item.unsure then greatest(cart_item.quantity, excluded.quantity)
          else cart_item.quantity + excluded.quantity end),
      price_seen = least(cart_item.price_seen, excluded.price_seen), unsure = false, unsure_reason = null, week = excluded.week`.execute(
    tx,
  );
}

/** Raises lines of a locked cart to these quantities at the agreed prices. A line that has more keeps it. */
export async function raiseLines(
  tx: Transaction,
  cartId: string,
  { lines, week, now }: Omit<ReopenedOrder, 'choices'>,
): Promise<void> {
  await sql`
    ${insertLines(cartId, { lines, week, now })}
    on conflict (cart_id, variant_id) do update set
      quantity = greatest(cart_item.quantity, excluded.quantity),
      price_seen = least(cart_item.price_seen, excluded.price_seen), unsure = false, unsure_reason = null, week = excluded.week`.execute(
    tx,
  );
}
