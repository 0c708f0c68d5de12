import type { ColumnType, Generated } from 'kysely';
import type { LineStatus } from '../../rules/lineStatus.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import type { BalanceTables } from './balanceTables.ts';
import type { BasketTables } from './basketTables.ts';
import type { CartTables, LeftOut } from './cartTables.ts';
import type { GeneratedInstant, Instant, Json, NullableInstant, Versioned } from './columnTypes.ts';
import type { DeskTables } from './deskTables.ts';
import type { FavouriteTables } from './favouriteTables.ts';
import type { CancellingRow, OrderKeys, OrderLineStock, OrderTables } from './orderTables.ts';
import type { AttemptContactRow, ChargeRefusalRow, PaymentTables } from './paymentTables.ts';
import type { PeopleTables } from './peopleTables.ts';
import type { PlaceTables } from './placeTables.ts';
import type { WorkTables } from './workTables.ts';
import type { BannerRow, MarketContactRow, OperatorPages, PopupRow, StoredModalRow } from './settingsRows.ts';

export type {
  ActionRow,
  BannerRow,
  MarketContactRow,
  OperatorPageRow,
  OperatorPages,
  OperatorPageSectionRow,
  PopupRow,
  StoredModalRow,
} from './settingsRows.ts';
export type { OrderStatus } from '../../rules/orderStatus.ts';
export type { BasketFrequency } from '../../rules/basketDates.ts';
export type { AutoCloseRefusalRow, CartItemTable, UnsureReason } from './cartTables.ts';

/** Row shapes of the database. Money in cents (int4), instants as timestamptz, calendar days as 'YYYY-MM-DD' texts. */
export type Temperature = 'normal' | 'cold' | 'frozen';
export type ProductStatus = 'active' | 'inactive' | 'draft';
export type MeasureUnit = 'g' | 'kg' | 'ml' | 'l' | 'unit';
export type TagColor = 'yellow' | 'gray' | 'turquoise' | 'red' | 'orange' | 'blue';
/** How it is paid: on the hosted page, by the invoice that the balance pays a part of, or by the stored card (E13, E20). */
export type AttemptKind = 'session' | 'invoice' | 'charge';
export type AttemptStatus = 'creating' | 'pending' | 'paid' | 'failed' | 'expired';
export type { LineStatus } from '../../rules/lineStatus.ts';

export type Named = { name_primary: string; name_secondary: string | null };
export type Described = { description_primary: string | null; description_secondary: string | null };
export type Placed = {
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: string;
};

export type SellerTable = Described &
  Versioned & {
    id: string;
    handle: string;
    name: string;
    trade_primary: string | null;
    trade_secondary: string | null;
    town: string | null;
    regional: boolean;
    images: string[];
    created_at: Instant;
    deactivated_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** The producer's number on the market's older site (spec 2); null: it had none. */
    legacy_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
export type CollectionTable = Named & {
  id: string;
  handle_primary: string;
  handle_secondary: string;
  priority: number;
  parent_id: string | null;
  image: string | null;
};
/** What shoppers call things: terms that mean the same in the search. */
export type SynonymGroupTable = {
  id: string;
  key: string;
  words_primary: string[];
  words_secondary: string[];
  also_primary: string[];
  also_secondary: string[];
  apart: boolean;
};
export type ProductTable = Named &
  Versioned &
  Described & {
    id: string;
    handle_primary: string;
    handle_secondary: string;
    seller_id: string;
    temperature: Temperature;
    bio: boolean;
    is_alcohol: boolean;
    taxable: boolean;
    status: ProductStatus;
    priority: number;
    images: string[];
    avg_rating: number | null;
    nb_rating: number;
    created_at: Instant;
  };
export type PlacementTable = { id: string; product_id: string; collection_id: string; is_main: boolean };
export type VariantTable = Named & {
  id: string;
  product_id: string;
  /** Its lasting name within the product; one that is not given is made up. */
  key: Generated<string>;
  position: number;
  price: number;
  compared_at_price: number | null;
  deposit: number;
  track_stock: boolean;
  stock: number;
  /** Units in payments under way that count against stock, Express ones included (E28, E58). */
  held: Generated<number>;
  stored: boolean;
  stock_mdo: number;
  /** The Express part of `held`: counts against stock_mdo (E58). */
  held_mdo: Generated<number>;
  unit_price: number | null;
  unit_amount: number | null;
  unit: MeasureUnit | null;
};
/** One row: what the operator sets for the whole market. */
export type MarketTable = Versioned & {
  id: 1;
  maintenance: Generated<boolean>;
  banner: Json<BannerRow | null>;
  popup: Json<PopupRow | null>;
  stored_modal: Json<StoredModalRow | null>;
  contact: Json<MarketContactRow | null>;
  pages: Json<OperatorPages>;
  /** Cents for a year of membership, before taxes. */
  membership_price: Generated<number>;
  /** The variant that lends a reusable box (E9); null: the market lends none. */
  reusable_box: Generated<string | null>;
  session_key: Generated<string>;
  /** Instant of the demo market's seeding; null on a database that was never seeded. */
  seeded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};
/** A row per statement that changed the catalogue or its stock; count and highest id make the version (no lock is shared). */
export type ChangeLogTable = { id: Generated<number>; kind: 'catalogue' | 'stock'; at: GeneratedInstant };

type Sums = {
  subtotal: number;
  deposit: number;
  shipping: number;
  fee: number;
  gst: number;
  pst: number;
  total: number;
};
type Bought = {
  position: number;
  variant_id: string | null;
  seller_id: string | null;
  seller_name: string;
  product_name_primary: string;
  product_name_secondary: string | null;
  variant_name_primary: string;
  variant_name_secondary: string | null;
  image: string | null;
  price: number;
  compared_at_price: number | null;
  /** The part of `price` that GST and PST were paid on. */
  taxable_price: number;
  deposit: number;
  quantity: number;
  /** The subscription whose basket the line is (E51), which is no variant; null: goods. */
  user_basket_id: Generated<string | null>;
};
type Destination = {
  location_id: string | null;
  shipping_zone_id: string | null;
  slot_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  slot_to: ColumnType<Date | null, Date | string | null, Date | string | null>;
  from_storage: boolean;
  note: string | null;
  /** First day (a Friday) of the market week it belongs to (E18, E56). */
  period_start: string;
  locale: 'fr' | 'en';
};
/** One try to pay a cart. Its lines hold the stock (E28); at most one live attempt per cart. */
export type CheckoutAttemptTable = Sums &
  Destination &
  LeftOut & {
    id: string;
    cart_id: string;
    /** The one that it was opened in, which may be led to the payment. */
    session_id: string;
    /** Null: a guest's. */
    customer_id: string | null;
    kind: Generated<AttemptKind>;
    status: AttemptStatus;
    /** What the balance pays of `total`, in cents; 0 but for an invoice. */
    balance_applied: Generated<number>;
    /** The provider's id of the card that is charged; null but for a charge. */
    card: Generated<string | null>;
    /** Who it is for and where it goes, of an attempt whose payer is asked nothing; null: the provider's page asked. */
    contact: ColumnType<AttemptContactRow | null, string | null | undefined, string | null>;
    /** Why the card was not charged; null: it was not refused. */
    refusal: Generated<ChargeRefusalRow | null>;
    /** A box to throw away is wanted this time (E9). */
    disposable_box: Generated<boolean>;
    /** A reusable box, not had before, is bought with it. */
    lends_box: Generated<boolean>;
    /** The subscription whose basket is bought, which `cart_id` names too; null: a cart. */
    user_basket_id: Generated<string | null>;
    /** Hash of what is bought, for how much and where: a repeated call with the same one answers the same payment. */
    fingerprint: string;
    provider_session_id: string | null;
    payment_url: string | null;
    expires_at: Instant;
    created_at: GeneratedInstant;
    updated_at: GeneratedInstant;
  };
export type AttemptLineTable = Bought & { attempt_id: string; held: number; held_mdo: number };
export type PaymentEventTable = { id: string; type: string; received_at: GeneratedInstant };
export type OrderTable = Sums &
  OrderKeys &
  Destination & {
    id: string;
    number: Generated<number>;
    attempt_id: string;
    session_id: string;
    /** Null: a guest's. */
    customer_id: string | null;
    status: OrderStatus;
    discount: Generated<number>;
    balance_applied: Generated<number>;
    /** A box to throw away is wanted this time (E9). */
    disposable_box: Generated<boolean>;
    /** The subscription whose basket it is (E51); null: a cart's. */
    user_basket_id: Generated<string | null>;
    contact_email: string | null;
    contact_name: string | null;
    contact_phone: string | null;
    /** The earlier order that took its lines over (E19); its sums stay, as what was paid for it. */
    merged_into: Generated<string | null>;
    payment_intent: string | null;
    /** Null: nobody has asked to cancel it. */
    cancelling: ColumnType<CancellingRow | null, string | null | undefined, string | null>;
    /** Real time of the latest try; null with `cancelling`. */
    cancelling_since: NullableInstant;
    /** Deposits that were credited by hand before, and so did not go back again with goods or with the whole order. */
    deposit_kept: Generated<number>;
    created_at: GeneratedInstant;
  };
export type OrderLineTable = Omit<Bought, 'position'> &
  OrderLineStock & {
    id: string;
    order_id: string;
    bought_in: Generated<string | null>; // an order that has joined this one (E19)
    position: number;
    status: Generated<LineStatus>;
    last_updated: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    returned: Generated<number>;
  };
export type FulfillmentTable = Placed & {
  id: string;
  order_id: string;
  recipient: string;
  /** E59: the address lies outside the chosen zone; the market will call. */
  outside_zone: boolean;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

export type Tables = CartTables &
  WorkTables &
  PeopleTables &
  PlaceTables &
  BalanceTables &
  BasketTables &
  DeskTables &
  FavouriteTables &
  OrderTables &
  PaymentTables & {
    seller: SellerTable;
    collection: CollectionTable;
    synonym_group: SynonymGroupTable;
    product: ProductTable;
    placement: PlacementTable;
    variant: VariantTable;
    market: MarketTable;
    change_log: ChangeLogTable;
    checkout_attempt: CheckoutAttemptTable;
    attempt_line: AttemptLineTable;
    payment_event: PaymentEventTable;
    orders: OrderTable;
    order_line: OrderLineTable;
    fulfillment: FulfillmentTable;
  };
