import { sql, type Selectable } from 'kysely';
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

/**
 * Locks variants in the order of their ids, so that two checkouts never wait for each other, and reads them once
 * locked. Deleted ones are missing.
 */
export async function lockVariants(tx: Transaction, ids: readonly string[]): Promise<Map<string, LockedVariant>> {
  const { rows } = await sql<LockedVariant>`${sql.raw(PREPARED)}
    select v.id, v.price, v.compared_at_price, v.deposit, v.track_stock, v.stock, v.held, v.stored, v.stock_mdo, v.held_mdo,
      v.name_primary, v.name_secondary, p.name_primary as product_name_primary, p.name_secondary as product_name_secondary,
      p.status, p.taxable, p.tax_kind, p.is_alcohol, p.images[1] as image, s.id as seller_id, s.name as seller_name, s.deactivated_until, s.next_vacation, s.commission,
      exists (select from market m where m.reusable_box = v.id) as is_box
    from variant v join product p on p.id = v.product_id join seller s on s.id = p.seller_id
    where v.id = any(${ids}::uuid[])
    order by v.id
    for no key update of v`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Moves stock and holds of locked variants. Throws, so that the transaction is undone, when a move would break an
 * invariant (0 <= hold <= stock, E58): callers have checked before.
 */
export async function moveStock(tx: Transaction, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  const column = (key: keyof Omit<StockMove, 'variantId'>) => moves.map((move) => move[key]);
  const { numAffectedRows } = await sql`${sql.raw(PREPARED)}
    update variant v set stock = v.stock + m.stock, held = v.held + m.held, stock_mdo = v.stock_mdo + m.stock_mdo, held_mdo = v.held_mdo + m.held_mdo
    from unnest(${moves.map((move) => move.variantId)}::uuid[], ${column('stock')}::int[], ${column('held')}::int[],
      ${column('stockMdo')}::int[], ${column('heldMdo')}::int[]) as m (id, stock, held, stock_mdo, held_mdo)
    where v.id = m.id
      and v.held_mdo + m.held_mdo between 0 and least(v.held + m.held, v.stock_mdo + m.stock_mdo)
      and (not v.track_stock or greatest(v.held + m.held, v.stock_mdo + m.stock_mdo) <= v.stock + m.stock)`.execute(tx);
  if (Number(numAffectedRows ?? 0) !== moves.length) throw new Error('A stock move would take more than there is');
}
