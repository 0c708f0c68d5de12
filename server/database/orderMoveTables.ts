import type { Instant, NullableInstant } from './columnTypes.ts';

/** Orders that staff moved in one call (ADR 173). Ids are uuids, instants market time. */
export type OrderMoveTable = {
  id: string;
  /** The key of the call. */
  request: string;
  staff_id: string;
  at: Instant;
  /** Null: it was not taken back. */
  undone_at: NullableInstant;
};

/** Where an order was before a move, and where it is after it. `moves`: `orders.moves` after it. */
export type MovedOrderTable = {
  move_id: string;
  order_id: string;
  moves: number;
  from_location_id: string | null;
  from_shipping_zone_id: string | null;
  from_period: string;
  from_slot_from: NullableInstant;
  from_slot_to: NullableInstant;
  /** Of a delivery: its address was outside its zone (E59). */
  from_outside_zone: boolean | null;
  to_location_id: string | null;
  to_shipping_zone_id: string | null;
  to_period: string;
  to_slot_from: Instant;
  to_slot_to: Instant;
};

export type OrderMoveTables = { order_move: OrderMoveTable; moved_order: MovedOrderTable };
