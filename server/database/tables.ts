import type { ColumnType, Generated } from 'kysely';
import type { PaidContact } from '#rules/contactDetails.ts';
import type { DeclaredAllergens, Diet } from '#rules/dietary.ts';
import type { LineStatus, MissingWish } from '#rules/lineStatus.ts';
import type { Nutrition } from '#rules/nutrition.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { TaxKind } from '#rules/taxes.ts';
import type { AccountingTables, CommissionColumn } from './accountingTables.ts';
import type { BalanceTables } from './balanceTables.ts';
import type { BasketTables } from './basketTables.ts';
import type { CartTables, LeftOut } from './cartTables.ts';
import type { GeneratedInstant, Instant, NullableInstant, Versioned } from './columnTypes.ts';
import type { DeskTables } from './deskTables.ts';
import type { FavouriteTables } from './favouriteTables.ts';
import type { OrderMoveTables } from './orderMoveTables.ts';
import type { CancellingRow, OrderKeys, OrderLineStock, OrderTables, ReplacementColumns } from './orderTables.ts';
import type { ChargeRefusalRow, PaymentTables } from './paymentTables.ts';
import type { PeopleTables } from './peopleTables.ts';
import type { ImageAltColumns, PictureTables } from './pictureTables.ts';
import type { Placed, PlaceTables } from './placeTables.ts';
import type { ProposalTables } from './proposalTables.ts';
import type { RestockTables } from './restockTables.ts';
import type { SavingTables } from './savingTables.ts';
import type { MarketTable, MarketVersionTable, MarketWeekTable } from './settingsRows.ts';
import type { SlipTables } from './slipTables.ts';
import type { WorkTables } from './workTables.ts';

export type {
  ActionRow,
  BannerRow,
  MarketContactRow,
  MapOutlineRow,
  MarketIdentityRow,
  MarketTable,
  MarketVersionTable,
  MarketWeekTable,
  MarketLinkRow,
  OperatorPageName,
  OperatorPageRow,
  OperatorPages,
  OperatorPageSectionRow,
  PopupRow,
  SettingsVersion,
  StoredModalRow,
} from './settingsRows.ts';
export type { OrderStatus } from '#rules/orderStatus.ts';
export type { BasketFrequency } from '#rules/basketDates.ts';
export type { AutoCloseRefusalRow, CartItemTable, UnsureReason } from './cartTables.ts';

/** Row shapes of the database. Money in cents (int4), instants as timestamptz, calendar days as 'YYYY-MM-DD' strings. */
export type Temperature = 'normal' | 'cold' | 'frozen';
export type ProductStatus = 'active' | 'inactive' | 'draft';
export type MeasureUnit = 'g' | 'kg' | 'ml' | 'l' | 'unit';
export type TagColor = 'yellow' | 'gray' | 'turquoise' | 'red' | 'orange' | 'blue';
/** How it is paid: on the hosted page, by an invoice that the balance pays in part, or by the stored card (E13, E20). */
export type AttemptKind = 'session' | 'invoice' | 'charge' | 'cash';
/** How a customer asked staff that their credit pays. */
export type CreditAsked = 'phone' | 'counter';
export type AttemptStatus = 'creating' | 'pending' | 'paid' | 'failed' | 'expired';
export type { LineStatus } from '#rules/lineStatus.ts';

export type BilingualName = { name_primary: string; name_secondary: string | null };
export type Described = { description_primary: string | null; description_secondary: string | null };

export type SellerTable = Described &
  Versioned &
  CommissionColumn &
  ImageAltColumns & {
    id: string;
    handle: string;
    name: string;
    trade_primary: string | null;
    trade_secondary: string | null;
    town: string | null;
    story_primary: string | null;
    story_secondary: string | null;
    /** Each as rules/season reads it. */
    seasons_primary: Generated<string[]>;
    seasons_secondary: Generated<string[]>;
    /** As rules/position reads it. */
    position: string | null;
    regional: boolean;
    images: string[];
    created_at: Instant;
    deactivated_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** As rules/vacation reads it: begins and ends by itself. */
    next_vacation: ColumnType<string | null, string | null | undefined, string | null>;
    /** The producer's number on the market's older site (spec 2); null: it had none. */
    legacy_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Where the market writes to them; null: nowhere. */
    contact_email: ColumnType<string | null, string | null | undefined, string | null>;
    contact_language: Generated<'fr' | 'en'>;
  };
export type CollectionTable = BilingualName &
  Versioned & {
    id: string;
    handle_primary: string;
    handle_secondary: string;
    priority: number;
    parent_id: string | null;
    image: string | null;
    /** One sentence under its name. */
    line_primary: string | null;
    line_secondary: string | null;
    /** The heading under which menus list it; null: none. */
    group_primary: string | null;
    group_secondary: string | null;
    /** False: what has its main place here or below is not food (ADR 85). */
    food: Generated<boolean>;
  };
/** Synonyms: terms that mean the same in the search. */
type Words = Record<'words_primary' | 'words_secondary' | 'also_primary' | 'also_secondary', string[]>;
/** What the terms of a group name if no product is called so (ADR 132). */
export type SearchAdviceKind = 'not_sold' | 'dish' | 'occasion';
export type SynonymGroupTable = Words & {
  id: string;
  key: string;
  apart: boolean;
  kind: SearchAdviceKind | null;
};
export type ProductTable = BilingualName &
  Versioned &
  ImageAltColumns &
  Described & {
    id: string;
    handle_primary: string;
    handle_secondary: string;
    seller_id: string;
    temperature: Temperature;
    bio: boolean;
    is_alcohol: boolean;
    /** Its shelf at the market, `B-04`. */
    shelf: string | null;
    /** What it is, in terms of each language, the most exact first. */
    type_primary: Generated<string[]>;
    type_secondary: Generated<string[]>;
    taxable: boolean;
    tax_kind: Generated<TaxKind>;
    status: ProductStatus;
    priority: number;
    images: string[];
    /** Null: not declared by the producer; no diets: it suits none of them. */
    diets: Diet[] | null;
    allergens: DeclaredAllergens | null;
    ingredients_primary: Generated<string | null>;
    ingredients_secondary: Generated<string | null>;
    nutrition: Generated<Nutrition | null>;
    avg_rating: number | null;
    nb_rating: number;
    created_at: Instant;
  };
export type PlacementTable = { id: string; product_id: string; collection_id: string; is_main: boolean };
export type VariantTable = BilingualName & {
  id: string;
  product_id: string;
  /** Its permanent name within the product; generated by default. */
  key: Generated<string>;
  position: number;
  price: number;
  compared_at_price: number | null;
  deposit: number;
  track_stock: boolean;
  stock: number;
  /** Units in payments in progress that count against stock, Express ones included (E28, E58). */
  held: Generated<number>;
  stored: boolean;
  stock_mdo: number;
  /** The Express part of `held`: counts against stock_mdo (E58). */
  held_mdo: Generated<number>;
  unit_price: number | null;
  unit_amount: number | null;
  unit: MeasureUnit | null;
};
/**
 * A row per statement that changed the catalogue or its stock; count and highest id make the version (no lock is
 * shared).
 */
export type ChangeLogTable = {
  id: Generated<number>;
  kind: 'catalogue' | 'stock';
  at: GeneratedInstant;
  /** Which rows were touched (ADR 190); both null: any. */
  about: ColumnType<ChangedKind | null, ChangedKind | null | undefined>;
  ids: ColumnType<string[] | null, string[] | null | undefined>;
};
/** A product stands for its variants and places too; `variant` is of stock alone. */
export type ChangedKind = 'product' | 'seller' | 'synonym' | 'variant';

type Sums = {
  subtotal: number;
  deposit: number;
  shipping: number;
  fee: number;
  gst: number;
  pst: number;
  total: number;
  /** What it was calculated with: the rates in thousandths of a percent, and the fee of whoever is no member. */
  gst_rate: Generated<number>;
  pst_rate: Generated<number>;
  usual_fee: Generated<number>;
};
type PurchasedLine = CommissionColumn & {
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
  tax_kind: Generated<TaxKind>;
  deposit: number;
  quantity: number;
  /** The subscription whose basket the line is (E51), which is no variant; null: goods. */
  user_basket_id: Generated<string | null>;
  /** Null: the market's default. */
  if_missing: Generated<MissingWish | null>;
};
type Destination = {
  location_id: string | null;
  shipping_zone_id: string | null;
  slot_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  slot_to: ColumnType<Date | null, Date | string | null, Date | string | null>;
  from_storage: boolean;
  note: string | null;
  /** A guest's: a customer's are in the account (ADR 69). */
  allergies: Generated<string | null>;
  /** First day (a Friday) of the market week it belongs to (E18, E56). */
  period_start: string;
  locale: 'fr' | 'en';
};
/** One attempt to pay a cart. Its lines hold the stock (E28); at most one live attempt per cart. */
export type CheckoutAttemptTable = Sums &
  Destination &
  LeftOut & {
    id: string;
    cart_id: string;
    /** The session that opened it, which may be redirected to the payment. */
    session_id: string;
    /** Null: a guest's. */
    customer_id: string | null;
    kind: Generated<AttemptKind>;
    status: AttemptStatus;
    /** The part of `total` that the balance pays, in cents; 0 except for an invoice. */
    balance_applied: Generated<number>;
    /** The provider's id of the card that is charged; null except for a charge. */
    card: Generated<string | null>;
    /** Recipient and destination of an attempt without a payment page; null: the payment page asks for them. */
    contact: ColumnType<PaidContact | null, string | null | undefined, string | null>;
    /** What a guest typed to find the zone, perhaps incomplete; null: nothing. It prefills the payment page's address. */
    typed_postal_code: Generated<string | null>;
    /** Why the card was not charged; null: it was not refused. */
    refusal: Generated<ChargeRefusalRow | null>;
    /** A disposable box is wanted this time (E9). */
    disposable_box: Generated<boolean>;
    /** A reusable box, the customer's first, is bought with it. */
    lends_box: Generated<boolean>;
    /** The subscription whose basket is bought (`cart_id` has its id as well); null: a cart is bought. */
    user_basket_id: Generated<string | null>;
    /** Hash of lines, prices and destination: a repeated checkout with the same hash returns the same payment. */
    fingerprint: string;
    provider_session_id: string | null;
    payment_url: string | null;
    /** The account of the staff member who entered it for somebody (ADR 169); null: its payer did. */
    entered_by: Generated<string | null>;
    /** The order that it adds to; null: none. */
    added_to: Generated<string | null>;
    /** How its customer asked staff that credit pays (ADR 181); null: nobody did. */
    credit_asked: Generated<CreditAsked | null>;
    expires_at: Instant;
    created_at: GeneratedInstant;
    updated_at: GeneratedInstant;
  };
export type AttemptLineTable = PurchasedLine & { attempt_id: string; held: number; held_mdo: number };
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
    /** A disposable box is wanted this time (E9). */
    disposable_box: Generated<boolean>;
    /** The subscription whose basket it is (E51); null: a cart's. */
    user_basket_id: Generated<string | null>;
    contact_email: string | null;
    contact_name: string | null;
    contact_phone: string | null;
    /** The earlier order that it was merged into with its lines (E19); its sums stay, as what was paid for it. */
    merged_into: Generated<string | null>;
    payment_intent: string | null;
    /** Null: no cancellation was requested. */
    cancelling: ColumnType<CancellingRow | null, string | null | undefined, string | null>;
    /** Real time of the latest try; null with `cancelling`. */
    cancelling_since: NullableInstant;
    /** Deposits already credited by hand, and so deducted from later refunds of goods or of the whole order. */
    deposit_kept: Generated<number>;
    /** How often it was moved, and a move taken back (ADR 173). */
    moves: Generated<number>;
    created_at: GeneratedInstant;
  };
export type OrderLineTable = Omit<PurchasedLine, 'position'> &
  OrderLineStock &
  ReplacementColumns & {
    id: string;
    order_id: string;
    bought_in: Generated<string | null>; // an order merged into this one (E19)
    position: number;
    status: Generated<LineStatus>;
    last_updated: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    returned: Generated<number>;
    /** Units of `returned` that were removed from the order before they were packed (ADR 168). */
    removed: Generated<number>;
    /** Missing units of a line whose other units come; always fewer than its quantity. */
    missing: Generated<number>;
    /** Units of `returned` that were refunded because they were missing. */
    missing_returned: Generated<number>;
  };
/**
 * What an order still has, in the columns of order_line: `quantity` and `returned` without removed units, and no line without units.
 * Whoever counts what is prepared, packed or handed over reads this; order_line is what was bought, for the money.
 */
export type CurrentOrderLineView = Omit<
  OrderLineTable,
  'removed' | 'image' | 'compared_at_price' | 'taxable_price' | 'tax_kind' | 'commission' | 'discount' | 'replaced_told'
>;
export type FulfillmentTable = Placed & {
  id: string;
  order_id: string;
  recipient: string;
  /** E59: the address lies outside the chosen zone; the market will call. */
  outside_zone: boolean;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

export type Tables = CartTables &
  AccountingTables &
  ProposalTables &
  OrderMoveTables &
  SlipTables &
  WorkTables &
  PeopleTables &
  PlaceTables &
  BalanceTables &
  BasketTables &
  DeskTables &
  FavouriteTables &
  RestockTables &
  OrderTables &
  PictureTables &
  SavingTables &
  PaymentTables & {
    seller: SellerTable;
    collection: CollectionTable;
    synonym_group: SynonymGroupTable;
    market_week: MarketWeekTable;
    product: ProductTable;
    placement: PlacementTable;
    variant: VariantTable;
    market: MarketTable;
    market_version: MarketVersionTable;
    change_log: ChangeLogTable;
    checkout_attempt: CheckoutAttemptTable;
    attempt_line: AttemptLineTable;
    payment_event: PaymentEventTable;
    orders: OrderTable;
    order_line: OrderLineTable;
    current_order_line: CurrentOrderLineView;
    fulfillment: FulfillmentTable;
  };
