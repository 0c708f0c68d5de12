import { sql, type RawBuilder, type Selectable } from 'kysely';
import { afterLocks, writeAll, type Locking, type Write } from '../database/combinedStatements.ts';
import { PREPARED } from '../database/preparedStatements.ts';
import type { ProductTable, SellerTable, VariantTable } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { StockMove } from './stockMoves.ts';

/** A locked variant, with what an order stores of its product and producer. */
export type LockedVariant = Pick<
  Selectable<VariantTable>,
  | 'id'
  | 'price'
  | 'compared_at_price'
  | 'deposit'
  | 'track_stock'
  | 'stock'
  | 'held'
  | 'stored'
  | 'stock_mdo'
  | 'held_mdo'
  | 'name_primary'
  | 'name_secondary'
> &
  Pick<Selectable<ProductTable>, 'status' | 'taxable' | 'tax_kind' | 'is_alcohol'> &
  Pick<Selectable<SellerTable>, 'deactivated_until' | 'next_vacation' | 'commission'> & {
    seller_id: string;
    seller_name: string;
    product_name_primary: string;
    product_name_secondary: string | null;
    /** It is the market's reusable box (E9). */
    is_box: boolean;
    image: string | null;
  };

/** What moves of stock depend on. */
export type VariantStock = Pick<
  LockedVariant,
  'id' | 'track_stock' | 'stock' | 'held' | 'stored' | 'stock_mdo' | 'held_mdo'
>;

const VARIANT_COLUMNS = sql`v.id, v.price, v.compared_at_price, v.deposit, v.track_stock, v.stock, v.held, v.stored, v.stock_mdo, v.held_mdo,
      v.name_primary, v.name_secondary, p.name_primary as product_name_primary, p.name_secondary as product_name_secondary,
      p.status, p.taxable, p.tax_kind, p.is_alcohol, p.images[1] as image, s.id as seller_id, s.name as seller_name, s.deactivated_until, s.next_vacation, s.commission,
      exists (select from market m where m.reusable_box = v.id) as is_box`;

/** Locks variants by id as the first of several locks, and reads them once locked. `ids`: a query of them. */
export const lockingVariants = (ids: RawBuilder<unknown>): Locking => sql`
    select ${VARIANT_COLUMNS}
    from variant v join product p on p.id = v.product_id join seller s on s.id = p.seller_id
    where v.id in (${ids})
    order by v.id
    for no key update of v`;

/** The same after an earlier lock, of their stock alone. */
export const lockingStock = (ids: RawBuilder<unknown>, earlier: string): Locking => sql`
    select v.id, v.track_stock, v.stock, v.held, v.stored, v.stock_mdo, v.held_mdo
    from variant v where v.id in (${ids}) and ${afterLocks(earlier)}
    order by v.id
    for no key update of v`;

/**
 * Locks variants in the order of their ids, so that two checkouts never wait for each other, and reads them once
 * locked. Deleted ones are missing.
 */
export async function lockVariants(tx: Transaction, ids: readonly string[]): Promise<Map<string, LockedVariant>> {
  const { rows } =
    await sql<LockedVariant>`${sql.raw(PREPARED)} ${lockingVariants(sql`select unnest(${ids}::uuid[])`)}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The move of stock and holds of locked variants, as a write. It throws, so that the transaction is undone, when it would break an
 * invariant (0 <= hold <= stock, E58): callers have checked before.
 */
export function stockWrites(moves: readonly StockMove[]): Write[] {
  if (moves.length === 0) return [];
  const column = (key: keyof Omit<StockMove, 'variantId'>) => moves.map((move) => move[key]);
  const statement = sql`
    update variant v set stock = v.stock + m.stock, held = v.held + m.held, stock_mdo = v.stock_mdo + m.stock_mdo, held_mdo = v.held_mdo + m.held_mdo
    from unnest(${moves.map((move) => move.variantId)}::uuid[], ${column('stock')}::int[], ${column('held')}::int[],
      ${column('stockMdo')}::int[], ${column('heldMdo')}::int[]) as m (id, stock, held, stock_mdo, held_mdo)
    where v.id = m.id
      and v.held_mdo + m.held_mdo between 0 and least(v.held + m.held, v.stock_mdo + m.stock_mdo)
      and (not v.track_stock or greatest(v.held + m.held, v.stock_mdo + m.stock_mdo) <= v.stock + m.stock)
    returning v.id`;
  return [{ statement, expected: { rows: moves.length, message: 'A stock move would take more than there is' } }];
}

/** The same at once. */
export function moveStock(tx: Transaction, moves: readonly StockMove[]): Promise<void> {
  return writeAll(tx, stockWrites(moves));
}
