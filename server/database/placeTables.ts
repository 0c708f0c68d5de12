import type { Generated } from 'kysely';
import type { Versioned } from './columnTypes.ts';
import type { Described, BilingualName } from './tables.ts';

export type Placed = {
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: string;
};

/** When a place serves in a week: ISO weekday of the slot after closing (E53), local hours 'HH:mm'. */
type Slotted = {
  weekday: number;
  slot_from: string;
  slot_to: string;
  /** Days that differ from it, each as rules/placeDays reads it. */
  days: Generated<string[]>;
};

export type LocationTable = BilingualName &
  Described &
  Placed &
  Slotted &
  Versioned & {
    id: string;
    key: string;
    priority: number;
    storage_only: boolean;
    /** As rules/position reads it. */
    position: string | null;
    /** When it hands out Express orders, each as rules/express reads it; empty: never. */
    express_hours: Generated<string[]>;
    active: Generated<boolean>;
  };
export type ShippingZoneTable = BilingualName &
  Described &
  Slotted &
  Versioned & {
    id: string;
    key: string;
    priority: number;
    price: number;
    prefixes: string[];
    /** Centres of its postal areas, each as rules/position reads it. */
    centres: Generated<string[]>;
    active: Generated<boolean>;
  };

export type PlaceTables = { location: LocationTable; shipping_zone: ShippingZoneTable };
