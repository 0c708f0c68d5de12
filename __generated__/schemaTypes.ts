export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole cents of CAD, as a JSON number; negative only where a description says so. */
  Cents: { input: number; output: number; }
  /** A calendar day at the market: 2026-11-27. */
  Date: { input: string; output: string; }
  /** An instant with its offset: 2026-11-23T00:00:00-05:00. */
  DateTime: { input: string; output: Date; }
  /** Seconds since 1970-01-01T00:00Z, as a JSON number (spec 3, for memberships); an Int would overflow in 2038. */
  EpochSeconds: { input: number; output: number; }
  /** An https address (in demo mode also http://localhost with a port), or a path of the market's own origin that starts with exactly one slash. No other scheme. */
  URL: { input: string; output: string; }
};

/** Extension: the effects of deleting an account, shown before confirmation. */
export type AccountClosure = {
  __typename?: 'AccountClosure';
  /** Recurring baskets that end. */
  baskets: Array<UserBasket>;
  /** Credit that is lost, 0 or positive. */
  credit: Scalars['Cents']['output'];
  /** Deposits that are not refunded any more. */
  deposits: Scalars['Cents']['output'];
  /** Ends immediately, even if it is paid for longer. Null: no current one. */
  membership: Maybe<Membership>;
  /** Paid and not handed over yet, the next first. They are delivered as planned; their name, address and note are erased afterwards. */
  openOrders: Array<Order>;
  /** Owed to the market, 0 or positive. */
  owed: Scalars['Cents']['output'];
};

/** url null: no link. close: closes its dialog. external: opens in a new tab. */
export type Action = {
  __typename?: 'Action';
  close: Scalars['Boolean']['output'];
  external: Scalars['Boolean']['output'];
  text: BilingualText;
  url: Maybe<Scalars['URL']['output']>;
};

/** url: a path of the market, https, mailto or tel; null: it goes nowhere. */
export type ActionInput = {
  close: Scalars['Boolean']['input'];
  external: Scalars['Boolean']['input'];
  text: BilingualTextInput;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** state: QC. postal_code: snake case as in spec 3, upper case without separators, J8X3G4. country: ISO 3166-1, CA. */
export type Address = {
  __typename?: 'Address';
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  postal_code: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

/** postal_code: a whole one, case and separators do not count. state: a province or territory of Canada. country: CA. */
export type AddressInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  postal_code: Scalars['String']['input'];
  state: Scalars['String']['input'];
};

export type Allergen =
  | 'eggs'
  | 'fish'
  | 'gluten'
  | 'milk'
  | 'mustard'
  | 'nuts'
  | 'peanuts'
  | 'sesame'
  | 'shellfish'
  | 'soy'
  | 'sulphites';

export type AllergenDeclaration = {
  __typename?: 'AllergenDeclaration';
  allergen: Allergen;
  presence: AllergenPresence;
};

export type AllergenDeclarationInput = {
  allergen: Allergen;
  presence: AllergenPresence;
};

export type AllergenPresence =
  | 'contains'
  | 'free'
  | 'traces';

/** Orders that one call of assembleOrders assembled, and that are assembled still. by: who did it. */
export type Assembly = {
  __typename?: 'Assembly';
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  orders: Array<Scalars['ID']['output']>;
};

export type Audience =
  /** Signed-in customers, for their own data. */
  | 'CUSTOMER'
  /** The visitor's own session, guest or signed in. */
  | 'GUEST_SESSION'
  /**
   * OWNER, and whoever has an order's link (Order.link, its mails), signed in or not. This is all that a link shows and does: a field of OWNER
   * on a type of LINK is null for them, and no other argument takes the link's id.
   */
  | 'LINK'
  /** Managers at the desk: money, customers, prices, texts and jobs. Logged as STAFF. */
  | 'MANAGER'
  /** The customer, or the guest's session, that it belongs to; staff too. On a mutation: the owner of the objects that its ids name, else NOT_FOUND. */
  | 'OWNER'
  /** Anyone; the response is the same for everybody. */
  | 'PUBLIC'
  /** Staff of the desk: volunteers and managers, by the role in their token. Every call is logged with its caller. */
  | 'STAFF';

/** The codes of ErrorCode that stop a checkout, or the result of the stored card. other: anything else. */
export type AutoCloseCode =
  | 'ADDRESS_OUTSIDE_ZONE'
  | 'BALANCE_NEEDS_ADDRESS'
  | 'CART_CHANGED'
  | 'MAX_REACHED'
  | 'NO_ADDRESS'
  | 'NO_ALCOHOL'
  | 'NO_CARD'
  | 'NO_CREDIT'
  | 'NO_DELIVERY'
  | 'NO_PLACE'
  | 'TOTAL_RAISED'
  | 'UNAVAILABLE'
  | 'authentication'
  | 'declined'
  | 'expiredCard'
  | 'insufficientFunds'
  | 'other';

/**
 * Extension: with buys false, reasons stop the purchase; with buys true, they name what it would leave behind. A response with it shows the
 * customer the cart's total: the closing charges no more than the last one (TOTAL_RAISED).
 */
export type AutoClosePreview = {
  __typename?: 'AutoClosePreview';
  buys: Scalars['Boolean']['output'];
  charged: Scalars['Cents']['output'];
  /** Extension, both: the part of the cart's total that credit would pay first, 0 or positive, and the rest, which the card would pay. */
  credit: Scalars['Cents']['output'];
  reasons: Array<AutoCloseReason>;
};

/** Extension: a reason, which is also mailed (E20). */
export type AutoCloseReason = {
  __typename?: 'AutoCloseReason';
  code: AutoCloseCode;
  /** In the caller's language; product names as of the closing. */
  message: Scalars['String']['output'];
};

/** Extension: a row of the ledger. Rows are never changed; corrections are new rows. */
export type BalanceMovement = Node & {
  __typename?: 'BalanceMovement';
  /** Negative gives credit. */
  amount: Scalars['Cents']['output'];
  /** After this row. */
  balance: Scalars['Cents']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The note of whoever made the change. */
  note: Maybe<Scalars['String']['output']>;
  /** Null: not for an order. */
  order: Maybe<Order>;
  reason: BalanceReason;
};

export type BalanceMovementConnection = {
  __typename?: 'BalanceMovementConnection';
  count: Scalars['Int']['output'];
  edges: Array<BalanceMovementEdge>;
  pageInfo: PageInfo;
};

export type BalanceMovementEdge = {
  __typename?: 'BalanceMovementEdge';
  cursor: Scalars['String']['output'];
  node: BalanceMovement;
};

export type BalanceReason =
  | 'adjustment'
  | 'amount_refunded'
  | 'deposit_refunded'
  | 'item_missing'
  | 'items_removed'
  | 'items_returned'
  | 'order_cancelled'
  | 'order_paid';

export type Banner = {
  __typename?: 'Banner';
  actionPrimary: Maybe<Action>;
  description: Maybe<BilingualText>;
  /** desktopImage null: a tinted ground. mobileImage null: the desktop one serves. */
  desktopImage: Maybe<Image>;
  mobileImage: Maybe<Image>;
  title: BilingualText;
};

/** A picture that is not given stays as it is; null: none. */
export type BannerInput = {
  actionPrimary?: InputMaybe<ActionInput>;
  description?: InputMaybe<BilingualTextInput>;
  desktopImage?: InputMaybe<ImageInput>;
  mobileImage?: InputMaybe<ImageInput>;
  title: BilingualTextInput;
};

/** A recurring basket on offer. */
export type Basket = Node & {
  __typename?: 'Basket';
  comparedAtPrice: Maybe<Scalars['Cents']['output']>;
  /** Extension: its contents, one item each. Empty: see the description. */
  contents: Array<Scalars['String']['output']>;
  /** Extension: refundable, per delivery. */
  deposit: Scalars['Cents']['output'];
  description: Maybe<Scalars['String']['output']>;
  /**
   * Extension: a preview of the first basket of a subscription that starts now: when, where, and what is charged.
   * The place is read as in subscribeToBasket; without ids it is the customer's own place.
   */
  first: NextBasket;
  frequency: BasketFrequency;
  /** In the addresses of both languages. */
  handlePrimary: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Extension: pictures. Empty: the placeholder. */
  images: Array<Image>;
  name: Scalars['String']['output'];
  /** Per delivery. */
  price: Scalars['Cents']['output'];
  /** Extension: the part of price that is taxed (E52). */
  taxablePrice: Scalars['Cents']['output'];
};


/** A recurring basket on offer. */
export type BasketFirstArgs = {
  locationId: InputMaybe<Scalars['ID']['input']>;
  shippingZoneId: InputMaybe<Scalars['ID']['input']>;
};

/** By calendar month from monthly on; bimonthly is every two months. */
export type BasketFrequency =
  | 'bimonthly'
  | 'biweekly'
  | 'monthly'
  | 'quarterly'
  | 'semiannual'
  | 'weekly';

/** Location or zone, not both. note: at most 500 characters. */
export type BasketPreferencesInput = {
  locationId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  shippingZoneId?: InputMaybe<Scalars['ID']['input']>;
};

/** Extension: a week that can be paused until its opt-out, by the server's clock. */
export type BasketWeek = {
  __typename?: 'BasketWeek';
  /** A delivery is due this week by the frequency. */
  isDue: Scalars['Boolean']['output'];
  isPaused: Scalars['Boolean']['output'];
  /** Tuesday, end of day; the week cannot be changed afterwards. */
  optOutBy: Scalars['DateTime']['output'];
  period: Period;
  /** When the basket would be delivered. Null: its place does not serve that week. */
  slot: Maybe<TimeSlot>;
};

/** French and English, whatever the reader's language. secondary null: not translated, show primary. */
export type BilingualText = {
  __typename?: 'BilingualText';
  primary: Scalars['String']['output'];
  secondary: Maybe<Scalars['String']['output']>;
};

/** secondary null or blank: not translated. Plain text, without HTML. */
export type BilingualTextInput = {
  primary: Scalars['String']['input'];
  secondary?: InputMaybe<Scalars['String']['input']>;
};

/** Extension: a week as the desk plans it. */
export type CalendarWeek = {
  __typename?: 'CalendarWeek';
  /** Null: nothing is said to shoppers. */
  note: Maybe<BilingualText>;
  period: Period;
  /** The pickup points and rounds in service, in their order. */
  places: Array<PlannedPlace>;
  /** Paid orders that are handed over after its closing, and payments of such orders that are under way. */
  sold: Scalars['Int']['output'];
  /** When it closes in a usual week. */
  usualClosing: Scalars['DateTime']['output'];
  /** Increases with each change; 0: it was never changed. */
  version: Scalars['Int']['output'];
};

/**
 * What is absent stays unchanged. note: 1 to 300 characters in each language; null: none. closesAt: after the week began and before its first
 * slot, in the future; null: the usual moment. places: at most 100, each once.
 */
export type CalendarWeekInput = {
  closed?: InputMaybe<Scalars['Boolean']['input']>;
  closesAt?: InputMaybe<Scalars['DateTime']['input']>;
  note?: InputMaybe<BilingualTextInput>;
  places?: InputMaybe<Array<PlannedPlaceInput>>;
};

export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  cart: Cart;
  order: Order;
};

export type CancelRefund = {
  __typename?: 'CancelRefund';
  toBalance: Scalars['Cents']['output'];
  toCard: Scalars['Cents']['output'];
};

export type Card = {
  __typename?: 'Card';
  brand: Scalars['String']['output'];
  country: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  last4: Scalars['String']['output'];
};

/** Extension: until when another card can be stored for the week, or its total agreed to. */
export type CardWanted = {
  __typename?: 'CardWanted';
  by: Scalars['DateTime']['output'];
  period: Period;
  /** When the week's basket would be handed over. Null: its place does not serve that week. */
  slot: Maybe<TimeSlot>;
};

/** Also called the shopping session. */
export type Cart = Node & {
  __typename?: 'Cart';
  /** Extension: an age of 19 or more was confirmed in this session. */
  ageConfirmed: Scalars['Boolean']['output'];
  /** Extension: a guest's allergies, for the staff who prepare and hand over. A customer's are User.allergies. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Bought automatically when openPeriod closes. */
  autoClose: Scalars['Boolean']['output'];
  /** Extension: the closing buys what is available. False: all or nothing (E20). */
  autoClosePartial: Scalars['Boolean']['output'];
  /** Extension: what the closing would do with it now. Null: autoClose is off, or nothing in it is confirmed. */
  autoClosePreview: Maybe<AutoClosePreview>;
  /** Extension: why the last closing did not buy it; no duplicates, never empty. Null: it did not have to, or none of the lines that it left behind await confirmation. */
  autoCloseRefusal: Maybe<Array<AutoCloseReason>>;
  /** Negative is credit, positive is owed; 0 for guests. */
  balanceAvailable: Scalars['Cents']['output'];
  /** Express: only items held at the market. */
  fromStorage: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Member or on trial: no order fee. */
  isSubscribed: Scalars['Boolean']['output'];
  /** Confirmed and unsure lines, in the order they were added; at most 200, always complete. */
  items: Array<CartItem>;
  /** Extension: what a guest's cart had beyond the 200 lines when it was merged into this one at sign-in, and was left out. Empty again after the next change. */
  leftOut: Array<Variant>;
  /** Extension: the chosen point itself, to show it without a second list. */
  location: Maybe<Location>;
  /** Null: no pickup point chosen. Never together with shippingZone. */
  locationId: Maybe<Scalars['ID']['output']>;
  /** Extension: the order it would merge into if paid now. Null: it becomes a separate order. */
  mergesInto: Maybe<Order>;
  note: Maybe<Scalars['String']['output']>;
  /** Null: no delivery chosen. */
  shippingZone: Maybe<ShippingZone>;
  /** Extension: when it would be ready or delivered if paid now; send its start as checkout(slot). Null: no place, or one that does not serve this cart. */
  slot: Maybe<TimeSlot>;
  /** Extension: the server's totals; only the server knows whether a delivery was already paid in the period. */
  totals: Totals;
};

export type CartItem = {
  __typename?: 'CartItem';
  /**
   * Extension: the recurring basket of the cart's week that it is (E51), one at most of each subscription and no product. Unsure
   * with from_basket it is proposed: confirmed it is bought with the cart, left or removed it comes as an order of its own.
   * Null: an ordinary item.
   */
  basket: Maybe<Basket>;
  /** Extension: its units in every total and count: quantity, or 0 while it is unsure or has a problem. With autoClosePartial, the available units. */
  counted: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Extension: the shopper's choice if it turns out to be missing, which the order's line takes over. refund by default, and for a recurring basket. */
  ifMissing: MissingWish;
  /** Extension: the maximum quantity of this line. A client cannot distinguish its own hold from others' in stockOnHold. */
  max: Scalars['Int']['output'];
  /** Extension: why checkout would refuse it now, by the same codes. Null: it would not, or it is unsure. */
  problem: Maybe<CartItemProblem>;
  /** 1 or more. */
  quantity: Scalars['Int']['output'];
  /** Extension: it is the box that the market lends (E9), which does not count as an item. */
  reusableBox: Scalars['Boolean']['output'];
  /**
   * Extension: the price of a unit to which the shopper agreed. Where variant.price is higher, the line is unsure; where it is lower, that
   * applies, and the client mentions it.
   */
  seenPrice: Scalars['Cents']['output'];
  /** Shown separately, and in no total until confirmed. */
  unsure: Scalars['Boolean']['output'];
  /** Extension: why it is unsure. Null: it is confirmed. */
  unsureReason: Maybe<UnsureReason>;
  /** For a recurring basket it has only its name, picture, price and deposit, and cannot be queried elsewhere. */
  variant: Variant;
  variantId: Scalars['ID']['output'];
};

/** Its product is not on sale; more than max; a guest's reusable box. */
export type CartItemProblem =
  | 'BOX_NEEDS_ACCOUNT'
  | 'MAX_REACHED'
  | 'UNAVAILABLE';

/** What is saved on leaving step 1, and step 2. */
export type CartStep =
  | 'checkout'
  | 'shipping';

/** value: as in a CSV file; empty: none. */
export type CatalogueCell = {
  __typename?: 'CatalogueCell';
  column: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CatalogueCellInput = {
  column: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/**
 * name: of the object as it was called, in the reader's language; of a variant with its product's. column null: the whole object was added, with
 * before null, or removed, with after null; the other one is its name. Producers and categories are named, other values are as in a CSV file.
 */
export type CatalogueChange = {
  __typename?: 'CatalogueChange';
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  column: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  kind: CatalogueKind;
  name: Scalars['String']['output'];
};

/** Extension: a kind of catalogue file. */
export type CatalogueKind =
  | 'baskets'
  | 'collections'
  | 'locations'
  | 'products'
  | 'sellers'
  | 'synonyms'
  | 'zones';

/** Extension: an object of the catalogue, by the columns of its file. */
export type CatalogueRecord = {
  __typename?: 'CatalogueRecord';
  cells: Array<CatalogueCell>;
  /** Its handle or key, which never changes. */
  key: Scalars['String']['output'];
  kind: CatalogueKind;
  /** Of a product, in their order. */
  variants: Array<CatalogueVariant>;
  /** Increases with each change, also of its variants; see saveCatalogueRecords. */
  version: Scalars['Int']['output'];
};

/** version: of the displayed object; null: it is new, with this key. removed: a category or producer without products. */
export type CatalogueRecordInput = {
  /** Those that change; of a new one those that are not empty. */
  cells: Array<CatalogueCellInput>;
  key: Scalars['String']['input'];
  removed: Scalars['Boolean']['input'];
  /** Those that change, and new ones, in their order. */
  variants?: InputMaybe<Array<CatalogueVariantInput>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Extension: what the desk saved of the catalogue at once. */
export type CatalogueSaving = {
  __typename?: 'CatalogueSaving';
  at: Scalars['DateTime']['output'];
  /** The first fifty of them. */
  changes: Array<CatalogueChange>;
  /** How many values and whole objects changed. */
  count: Scalars['Int']['output'];
  /** Counts up. */
  number: Scalars['Int']['output'];
  source: CatalogueSource;
  /** When it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
};

export type CatalogueSource =
  | 'form'
  | 'import'
  | 'undo';

export type CatalogueVariant = {
  __typename?: 'CatalogueVariant';
  cells: Array<CatalogueCell>;
  key: Scalars['String']['output'];
};

/** seenStock, seenStoredStock: what was displayed of an existing variant whose stock changes; the difference is applied, as by adjustStock. */
export type CatalogueVariantInput = {
  cells: Array<CatalogueCellInput>;
  key: Scalars['String']['input'];
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  seenStoredStock?: InputMaybe<Scalars['Int']['input']>;
};

/** Extension: a line, and its status and missing units before that. */
export type ChangedLine = {
  __typename?: 'ChangedLine';
  line: Scalars['ID']['output'];
  missing: Scalars['Int']['output'];
  status: LineStatus;
};

/** total: what would be charged to cards. The four counts are of carts. */
export type ClosingRehearsal = {
  __typename?: 'ClosingRehearsal';
  bought: Scalars['Int']['output'];
  /** Those that ask to be bought: the refused ones first, then by what they cost, at most 500. */
  carts: Array<RehearsedCart>;
  period: Period;
  refused: Scalars['Int']['output'];
  total: Scalars['Cents']['output'];
  unsure: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

/** A category, or a special one: nouveautes (new-arrivals), promotions (sales). */
export type Collection = Node & {
  __typename?: 'Collection';
  /** By priority. */
  children: Array<Collection>;
  /** Extension: the heading under which menus list it, with the others of the same. Null: under none. */
  group: Maybe<Scalars['String']['output']>;
  handle: Scalars['String']['output'];
  handlePrimary: Scalars['String']['output'];
  handleSecondary: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Extension: shown beside its name. Null: the picture of its first product. */
  image: Maybe<Image>;
  /** Extension: one sentence about it, shown below its name. Null: none is set. */
  line: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** On sale here or in its children. */
  nbProducts: Scalars['Int']['output'];
  /** Extension: the parent collection. Null at the top. */
  parent: Maybe<Collection>;
  /** Extension: Query.products of it and its children, so that home's strips come in one request. */
  products: ProductConnection;
  /** Extension: the producers who sell here or in its children, by name, to filter the list by one of them. */
  sellers: Array<Seller>;
};


/** A category, or a special one: nouveautes (new-arrivals), promotions (sales). */
export type CollectionProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<ProductOrdering>;
};

export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  count: Scalars['Int']['output'];
  edges: Array<CollectionEdge>;
  pageInfo: PageInfo;
};

export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  cursor: Scalars['String']['output'];
  node: Collection;
};

export type CollectionFilter = {
  where?: InputMaybe<CollectionWhere>;
};

export type CollectionOrdering = {
  direction: Direction;
  sort: CollectionSort;
};

export type CollectionSort =
  | 'name'
  | 'priority';

/** True: only those with products for Express. */
export type CollectionWhere = {
  hasStoredProducts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order: the surviving one. */
export type CombineOrdersPayload = {
  __typename?: 'CombineOrdersPayload';
  merged: Order;
  order: Order;
};

/** Where consent was given or withdrawn: at sign-up on the login page, in the profile wizard, or in the account. */
export type ConsentSource =
  | 'account'
  | 'sign_up'
  | 'wizard';

/** What the payer entered on the payment page. Null: nothing. */
export type Contact = {
  __typename?: 'Contact';
  email: Maybe<Scalars['String']['output']>;
  name: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
};

/** What it is packed in. disposable: asked for. lent: the market's own, for its deposit. exchanged: the market's own, for the one that the customer brings back. */
export type CrateBox =
  | 'disposable'
  | 'exchanged'
  | 'lent'
  | 'none';

/** On the phone, or at the counter. */
export type CreditAsked =
  | 'counter'
  | 'phone';

/**
 * Extension: a message that was sent to customers. to: the place, round or producer whose customers got it; null: all of the week. french,
 * english: how many addresses got it in each language.
 */
export type CustomerMessage = {
  __typename?: 'CustomerMessage';
  english: Scalars['Int']['output'];
  french: Scalars['Int']['output'];
  period: Period;
  sentAt: Scalars['DateTime']['output'];
  sentBy: Scalars['String']['output'];
  subject: BilingualText;
  text: BilingualText;
  to: Maybe<Scalars['String']['output']>;
};

/**
 * At most one of location, shippingZone and seller; without one, all of the week. subject: at most 120 characters; text: at most 2,000. Both
 * are required in both languages.
 */
export type CustomerMessageInput = {
  location?: InputMaybe<Scalars['ID']['input']>;
  period: Scalars['ID']['input'];
  seller?: InputMaybe<Scalars['ID']['input']>;
  shippingZone?: InputMaybe<Scalars['ID']['input']>;
  subject: BilingualTextInput;
  text: BilingualTextInput;
};

/** The mail as plain text: what is below its title, with the address of the order's page hidden. */
export type CustomerMessageMail = {
  __typename?: 'CustomerMessageMail';
  lang: Language;
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** mails: one in each language, to the first recipient; empty if there is none. */
export type CustomerMessagePreview = {
  __typename?: 'CustomerMessagePreview';
  english: Scalars['Int']['output'];
  french: Scalars['Int']['output'];
  mails: Array<CustomerMessageMail>;
};

/** Both days included. */
export type DateRange = {
  __typename?: 'DateRange';
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
};

export type DateRangeInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type DeleteCustomerPayload = {
  __typename?: 'DeleteCustomerPayload';
  deletedCustomerId: Scalars['ID']['output'];
};

/** Items exceed freeDeliveryAbove; another order of the period settled it; the zone's price is 0. */
export type DeliveryWaiver =
  | 'already_paid'
  | 'free_zone'
  | 'over_threshold';

/** Extension, all: diets and Canada's priority allergens. nuts: of trees; shellfish: crustaceans and molluscs; traces: may contain it. */
export type Diet =
  | 'gluten_free'
  | 'lactose_free'
  | 'vegan'
  | 'vegetarian';

/** Met only by a declaration: of the diet, or of the allergen as free. vegan meets vegetarian; free of milk, lactose_free. */
export type DietaryNeed =
  | 'egg_free'
  | 'fish_free'
  | 'gluten_free'
  | 'lactose_free'
  | 'milk_free'
  | 'mustard_free'
  | 'nut_free'
  | 'peanut_free'
  | 'sesame_free'
  | 'shellfish_free'
  | 'soy_free'
  | 'sulphite_free'
  | 'vegan'
  | 'vegetarian';

export type Direction =
  | 'asc'
  | 'desc';

/** weekday: 1 is Monday, of the seven days after a closing. Market time, HH:mm. place: where, in the market's words; null: not stated. */
export type DropOff = {
  __typename?: 'DropOff';
  from: Scalars['String']['output'];
  place: Maybe<BilingualText>;
  to: Scalars['String']['output'];
  weekday: Scalars['Int']['output'];
};

export type DropOffInput = {
  from: Scalars['String']['input'];
  place?: InputMaybe<BilingualTextInput>;
  to: Scalars['String']['input'];
  weekday: Scalars['Int']['input'];
};

/** max: the most that can be had of it. */
export type EnteredItem = {
  __typename?: 'EnteredItem';
  max: Scalars['Int']['output'];
  problem: Maybe<CartItemProblem>;
  quantity: Scalars['Int']['output'];
  variant: Variant;
};

export type EnteredItemInput = {
  quantity: Scalars['Int']['input'];
  variant: Scalars['ID']['input'];
};

/**
 * customer, of StaffCustomer or User, or person, who has no account; a preview needs neither. address: of a delivery; absent: the customer's own.
 * birthDate: told by whoever orders alcohol; it is not stored. addsTo: an order of the same person, place and week, which pays its delivery;
 * COMBINE_REFUSED if it is none, or is on its way. credit: how the customer asked that their credit pays first, which is recorded and mailed; null: it pays nothing.
 */
export type EnteredOrderInput = {
  address?: InputMaybe<AddressInput>;
  addsTo?: InputMaybe<Scalars['ID']['input']>;
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  credit?: InputMaybe<CreditAsked>;
  customer?: InputMaybe<Scalars['ID']['input']>;
  items: Array<EnteredItemInput>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  person?: InputMaybe<EnteredPersonInput>;
  shippingZoneId?: InputMaybe<Scalars['ID']['input']>;
};

/** slot null: no place was chosen, or it does not serve the week. problems: why it cannot be ordered as it is; empty: it can. */
export type EnteredOrderPreview = {
  __typename?: 'EnteredOrderPreview';
  /** What is left of the customer's credit once totals.credit of it has paid. */
  creditLeft: Scalars['Cents']['output'];
  items: Array<EnteredItem>;
  problems: Array<AutoCloseReason>;
  slot: Maybe<TimeSlot>;
  totals: Totals;
};

export type EnteredPersonInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  lang: Language;
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

/**
 * The values of extensions.code. One without @shows is hidden: the reader sees errors.basic, or what spec 8 has for the action
 * (errors.basic_retry, errors.basic_save, errors.reusable_box_remove, products.add_error ...). Keys marked + are not in spec 8.
 */
export type ErrorCode =
  | 'ADDRESS_OUTSIDE_ZONE'
  | 'AGE_FORBIDDEN'
  | 'ALREADY_MEMBER'
  | 'ALREADY_SUBSCRIBED'
  | 'AVAILABLE_AGAIN'
  | 'BAD_CURSOR'
  | 'BAD_INPUT'
  | 'BALANCE_NEEDS_ADDRESS'
  | 'BASKET_GONE'
  | 'BOX_LIMIT'
  | 'BOX_NEEDS_ACCOUNT'
  | 'CARD_PAGE_UNAVAILABLE'
  | 'CART_CHANGED'
  | 'CART_NOT_FOUND'
  | 'CASH_CHANGED'
  | 'CASH_DUE'
  | 'CATALOGUE_CHANGED'
  | 'CATALOGUE_REFUSED'
  | 'CLOSING_SOLD'
  | 'COMBINE_REFUSED'
  | 'CREDIT_CHANGED'
  | 'CREDIT_IN_USE'
  | 'DEPOSIT_LIMIT'
  | 'DUE_RAISED'
  | 'EMAIL_ELSEWHERE'
  | 'EMAIL_INVALID'
  | 'EMAIL_REFUSED'
  | 'EMPTY_CART'
  | 'FAVOURITES_FULL'
  | 'FORBIDDEN'
  | 'FORFEITS_CHANGED'
  | 'IDENTITY_UNAVAILABLE'
  | 'INTERNAL'
  | 'LINES_CHANGED'
  | 'LINK_REFUSED'
  | 'MAINTENANCE'
  | 'MAX_REACHED'
  | 'MEMBERSHIP_NEEDS_ACCOUNT'
  | 'MOVE_CHANGED'
  | 'MOVE_FINAL'
  | 'NEEDS_STORAGE'
  | 'NOTHING_LEFT'
  | 'NOT_FOUND'
  | 'NOT_FROM_STORAGE'
  | 'NOT_IN_CART'
  | 'NOT_REPLACEABLE'
  | 'NO_ADDRESS'
  | 'NO_ALCOHOL'
  | 'NO_CARD'
  | 'NO_CREDIT'
  | 'NO_DELIVERY'
  | 'NO_EXPRESS'
  | 'NO_PLACE'
  | 'NO_RECIPIENTS'
  | 'NO_UPDATE'
  | 'PAYMENT_CHANGED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_OPEN'
  | 'PAYMENT_OVER'
  | 'PERIOD_CHANGED'
  | 'PHONE_INVALID'
  | 'PLACE_SOLD'
  | 'PLAN_CHANGED'
  | 'PLAN_MOVED'
  | 'PLAN_SOLD'
  | 'PORTAL_UNAVAILABLE'
  | 'PRICE_RAISED'
  | 'PROBLEM_ANSWERED'
  | 'PROBLEM_REFUSED'
  | 'PRODUCT_CHANGED'
  | 'PROPOSALS_CHANGED'
  | 'PROVIDER_REFUSED'
  | 'QUANTITY_CHANGED'
  | 'QUANTITY_FIXED'
  | 'RATE_LIMITED'
  | 'RECEIPT_FINAL'
  | 'REFUND_CHANGED'
  | 'REFUND_LOWERED'
  | 'REQUEST_REUSED'
  | 'RETURN_LIMIT'
  | 'RETURN_REFUSED'
  | 'SELLER_CHANGED'
  | 'SITE_CHANGED'
  | 'SLOT_CHANGED'
  | 'STAFF_KEPT'
  | 'STATEMENT_CHANGED'
  | 'STOCK_LIMIT'
  | 'TERMS_RAISED'
  | 'TIME_CHANGED'
  | 'TOO_LARGE'
  | 'TOTAL_RAISED'
  | 'TRANSITION_REFUSED'
  | 'TRIAL_REFUSED'
  | 'TRY_LATER'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNKNOWN_DOCUMENT'
  | 'USER_CHANGED'
  | 'WEEK_CHANGED'
  | 'WEEK_CLOSED'
  | 'WEEK_OVER'
  | 'WEEK_SOLD'
  | 'WEEK_TOO_FAR'
  | 'WRONG_PLATFORM'
  | 'ZIP_INVALID'
  | 'ZONE_SOLD';

/** Extension: a decided week, and when its basket is handed over. slot null: its place does not serve that week. */
export type FixedBasket = {
  __typename?: 'FixedBasket';
  period: Period;
  slot: Maybe<TimeSlot>;
};

/** From 0 to 1, from the left and from the top: a crop shows the picture as object-position does with these shares. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** Each from 0 to 1. */
export type FocalPointInput = {
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

/** A delivery. Texts are empty once the customer was deleted. */
export type Fulfillment = {
  __typename?: 'Fulfillment';
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  /** Null: not delivered yet. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** In the reader's language: jeudi 26 novembre, 17 h à 19 h 30. Null: not planned yet. */
  deliveryRange: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  recipient: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

/** Extension: dropOff as MarketIdentity.dropOff. places: pickup points and rounds in service, without those of Express alone. */
export type GoodsDays = {
  __typename?: 'GoodsDays';
  dropOff: Maybe<DropOff>;
  places: Array<ServingPlace>;
};

/**
 * baskets: subscriptions that cost no more than was agreed to, and with these terms would, today or from a coming rate's day. purchases: carts that
 * the week's closing buys by itself, if these terms are higher by then; those whose total rises wait.
 */
export type HaltedPurchasesInput = {
  baskets: Scalars['Int']['input'];
  purchases: Scalars['Int']['input'];
};

/** Containers with the same deposit, and the products that they were sold with. */
export type HeldContainers = {
  __typename?: 'HeldContainers';
  deposit: Scalars['Cents']['output'];
  products: Array<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
};

/** path: in the storage, rewritten to the CDN by the storefront (spec 9). alt null: the name of the object describes it. */
export type Image = {
  __typename?: 'Image';
  alt: Maybe<Scalars['String']['output']>;
  /** Extension: alt in both languages, if it was written for the picture. Null: the name of the object describes it. */
  altTexts: Maybe<BilingualText>;
  /** Extension, for managers: where crops of an uploaded picture lie. Null: another picture, which cannot be cropped otherwise. */
  focalPoint: Maybe<FocalPoint>;
  path: Scalars['String']['output'];
  /** Extension, for managers: the path of the whole uploaded picture, 640 px at most, as AVIF and WebP. Null: another picture. */
  uncropped: Maybe<Scalars['String']['output']>;
};

/**
 * path: one of Staff.pictures, the one that is there, or one that was uploaded. alt null: the name beside it says enough.
 * focalPoint: of an uploaded picture; absent: as it is.
 */
export type ImageInput = {
  alt?: InputMaybe<BilingualTextInput>;
  focalPoint?: InputMaybe<FocalPointInput>;
  path: Scalars['String']['input'];
};

/** A scheduled job (spec 9). */
export type Job = {
  __typename?: 'Job';
  id: Scalars['ID']['output'];
  /** Null: none failed. Why is in the log. */
  lastFailure: Maybe<Scalars['DateTime']['output']>;
  /** Null: none yet. */
  lastRun: Maybe<JobRun>;
  /** The last run that found something to do. Null: none did yet. */
  lastWork: Maybe<JobWork>;
  name: JobName;
  /** Null: within seconds. */
  nextRun: Maybe<Scalars['DateTime']['output']>;
  /** A run started at the desk is in progress. */
  running: Scalars['Boolean']['output'];
};

export type JobName =
  /** Orders and charges the recurring baskets of the week once their opt-out has passed (E51). */
  | 'baskets'
  /** Closes a week after its Sunday midnight: buys carts with automatic purchase, makes other lines unsure (E57). */
  | 'closing'
  /** Checks which favourites are gone or available again, and mails customers who asked to be notified. */
  | 'favourites'
  /** Deletes what is no longer needed: sent mails and unpaid payments after 90 days, files of old releases after 14, personal data of finished orders. */
  | 'leftovers'
  /** Sends queued mails that are due. */
  | 'mail'
  /** On Wednesday evening, refunds missing items and mails their customers (F-150). */
  | 'missing'
  /** Checks payments, card pages, memberships and refunds whose result has not arrived. */
  | 'payments'
  /** Reminds customers of abandoned carts on closing day, of memberships that end or renew soon (E62), of cards that expire, and of the baskets of the week before their opt-out. */
  | 'reminders'
  /** Deletes expired sessions (E61) and the last data of deleted accounts. */
  | 'sessions'
  /** Extension: on Monday morning, mails producers what they are to bring for the week that has closed, each once. */
  | 'slips'
  /** On closing day, tells customers with automatic purchase what it would not buy (E20). */
  | 'warnings';

/** moved: how many things it did; null: it failed. askedBy: who at the desk asked for it; null: it ran by itself. */
export type JobRun = {
  __typename?: 'JobRun';
  askedBy: Maybe<Scalars['String']['output']>;
  endedAt: Scalars['DateTime']['output'];
  moved: Maybe<Scalars['Int']['output']>;
  startedAt: Scalars['DateTime']['output'];
};

export type JobWork = {
  __typename?: 'JobWork';
  at: Scalars['DateTime']['output'];
  moved: Scalars['Int']['output'];
};

/** Primary, default and fallback; secondary. */
export type Language =
  | 'en'
  | 'fr';

/** Units of a line that were refunded, or are being refunded: price, taxes and deposit, less their part of a discount. */
export type LineReturn = {
  __typename?: 'LineReturn';
  at: Scalars['DateTime']['output'];
  /** It was not delivered (F-150); otherwise it was returned, or removed. */
  missing: Scalars['Boolean']['output'];
  /** It answers a reported problem; the goods were not returned. */
  problem: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  /** It was removed from the order before it was packed. */
  removed: Scalars['Boolean']['output'];
  toBalance: Scalars['Cents']['output'];
  toCard: Scalars['Cents']['output'];
};

/**
 * Spec 3 names the field, not its values: these are the steps of market day. Ordered from the producer (progress 0); in
 * their hands (33); at the market (66); in the customer's crate (100); missing (100), and the customer is notified.
 */
export type LineStatus =
  | 'missing'
  | 'packed'
  | 'preparing'
  | 'received'
  | 'waiting';

/** A pickup point. */
export type Location = Node & {
  __typename?: 'Location';
  address: Address;
  description: Maybe<Scalars['String']['output']>;
  /** Extension: when an Express order paid now can be picked up. Null: Express orders are not handed out there. */
  expressSlot: Maybe<TimeSlot>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Extension: when an order paid now can be picked up. Null: closed that week. */
  nextSlot: Maybe<TimeSlot>;
  /** Extension: where it is. Null: not stated. */
  position: Maybe<Position>;
  /** Extension: takes Express orders only (cart.needs_storage). */
  storageOnly: Scalars['Boolean']['output'];
  /** Extension: the weekday on which the orders of a week are picked up as a rule, 1 (Monday) to 7; Period.placeDays has the exceptions. Null: Express orders alone. */
  weekday: Maybe<Scalars['Int']['output']>;
};

/** ongoing: true for only those that serve openPeriod. */
export type LocationFilter = {
  ongoing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** points: latitude and longitude of each, alternately, in degrees. */
export type MapOutline = {
  __typename?: 'MapOutline';
  kind: OutlineKind;
  name: Maybe<Scalars['String']['output']>;
  points: Array<Scalars['Float']['output']>;
};

/** Extension: see Query.market. */
export type Market = {
  __typename?: 'Market';
  /** Extension: the contact data of the market. Null: the operator has set none. */
  contact: Maybe<MarketContact>;
  /** Extension: Express hours begin at least this long after payment: 2 unless set otherwise. */
  expressLeadHours: Scalars['Int']['output'];
  /** Extension: delivery is free for items above this, which itself pays: 15000 unless set otherwise. */
  freeDeliveryAbove: Scalars['Cents']['output'];
  /** Extension: the rates of GST and QST today, in thousandths of a percent: 5000 and 9975 unless set otherwise. */
  gstRate: Scalars['Int']['output'];
  /** Every page shows the maintenance message, unless `force` is in the address. */
  maintenance: Scalars['Boolean']['output'];
  /** Per year, before taxes; 3000 unless set otherwise. */
  membershipPrice: Scalars['Cents']['output'];
  /** Extension: what the market has. Texts promise nothing else. */
  offers: MarketOffers;
  /** Extension: of an order of somebody who is no member, before taxes: 500 unless set otherwise. */
  orderFee: Scalars['Cents']['output'];
  /** Extension: what maps of the market show below its places. Empty: the places alone. */
  outlines: Array<MapOutline>;
  /** Extension: why nothing can be ordered now. Null: orders are taken. */
  pause: Maybe<MarketPause>;
  pstRate: Scalars['Int']['output'];
  /** The zero-price variant with a deposit (spec 9); its product is in no list. Null: this market lends no boxes. */
  reusableBox: Maybe<Variant>;
  /** Extension: a free trial of a membership lasts so many: 1 unless set otherwise. */
  trialMonths: Scalars['Int']['output'];
};

/** Each null: not set. */
export type MarketContact = {
  __typename?: 'MarketContact';
  address: Maybe<Address>;
  email: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
};

export type MarketContactInput = {
  address?: InputMaybe<AddressInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The operator's identity, which signs pages, mails, calendars, receipts and printed pages. */
export type MarketIdentity = {
  __typename?: 'MarketIdentity';
  /** Extension: when producers bring the goods of a week. Null: not set, and nothing claims a time. */
  dropOff: Maybe<DropOff>;
  /** Each weekday at most once, Monday first. None: hours are not shown. */
  hours: Array<WeeklyHours>;
  /** The base path of a square picture, which counts before the monogram. Null: none. */
  logo: Maybe<Scalars['String']['output']>;
  /** Extension: the logo with what a manager crops it by. Null: none. */
  logoImage: Maybe<Image>;
  /** One to three letters or digits in place of the software's own drawing. Null: the drawing. */
  monogram: Maybe<Scalars['String']['output']>;
  name: BilingualText;
  /** The sender of mails. Null: as the server is configured, and for all but managers. */
  sender: Maybe<Scalars['String']['output']>;
  /** first_ordered, unless the market has decided otherwise. */
  shortageRule: ShortageRule;
  taxNumbers: TaxNumbers;
};

/** name: at most 40 characters. logo: as in ImageInput, cropped at logoFocalPoint. hours, monogram and numbers: as in MarketIdentity. shortageRule, dropOff: absent, it stays as it is. */
export type MarketIdentityInput = {
  /** Null: not set. to: after from. place: at most 200 characters. */
  dropOff?: InputMaybe<DropOffInput>;
  hours: Array<WeeklyHoursInput>;
  logo?: InputMaybe<Scalars['String']['input']>;
  logoFocalPoint?: InputMaybe<FocalPointInput>;
  monogram?: InputMaybe<Scalars['String']['input']>;
  name: BilingualTextInput;
  sender?: InputMaybe<Scalars['String']['input']>;
  shortageRule?: InputMaybe<ShortageRule>;
  taxNumbers: TaxNumbersInput;
};

/** url: https alone. profile: the market itself, as a search engine is told; otherwise a page of somebody else, or about something else. */
export type MarketLink = {
  __typename?: 'MarketLink';
  profile: Scalars['Boolean']['output'];
  text: BilingualText;
  url: Scalars['URL']['output'];
};

export type MarketLinkInput = {
  profile: Scalars['Boolean']['input'];
  text: BilingualTextInput;
  url: Scalars['String']['input'];
};

/** goods: of which most was sold, at most ten. missing: by producer, the greatest amount first. Both as ProducerStatement has them, over all weeks. */
export type MarketNumbers = {
  __typename?: 'MarketNumbers';
  goods: Array<NumbersGoods>;
  missing: Array<NumbersMissing>;
  weeks: Array<NumbersWeek>;
};

/**
 * Extension: what the market has, whatever the open week: pickup points, delivery zones, places with Express hours, baskets,
 * memberships (an order fee, and a price of a year), deposits, and alcohol on sale.
 */
export type MarketOffers = {
  __typename?: 'MarketOffers';
  alcohol: Scalars['Boolean']['output'];
  baskets: Scalars['Boolean']['output'];
  delivery: Scalars['Boolean']['output'];
  deposits: Scalars['Boolean']['output'];
  express: Scalars['Boolean']['output'];
  membership: Scalars['Boolean']['output'];
  pickup: Scalars['Boolean']['output'];
};

/**
 * soon: nothing has come on sale yet. retired: nothing is on sale any more. away: every producer of goods on sale is on vacation.
 * unserved: no pickup point and no round serves the open week.
 */
export type MarketPause =
  | 'away'
  | 'retired'
  | 'soon'
  | 'unserved';

/** timeZone, firstWeekday: as MarketTime. closing and those after it: as WeekPlan. agreement: who agreed to all of these, by confirmMarketRules. Null: nobody has. */
export type MarketRules = {
  __typename?: 'MarketRules';
  agreement: Maybe<TermsAgreement>;
  basketsUntil: WeeklyMoment;
  closing: WeeklyMoment;
  firstWeekday: Scalars['Int']['output'];
  missing: WeeklyMoment;
  shortageRule: ShortageRule;
  timeZone: Scalars['String']['output'];
};

/** As MarketRules, each as it was shown. */
export type MarketRulesInput = {
  basketsUntil?: InputMaybe<WeeklyMomentInput>;
  closing?: InputMaybe<WeeklyMomentInput>;
  firstWeekday?: InputMaybe<Scalars['Int']['input']>;
  missing?: InputMaybe<WeeklyMomentInput>;
  shortageRule?: InputMaybe<ShortageRule>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type MarketService = {
  __typename?: 'MarketService';
  name: MarketServiceName;
  /** What is wrong and what to do about it, or what to know although it works, in the reader's language. It contains no secrets. */
  sentences: Array<Scalars['String']['output']>;
  source: MarketServiceSource;
  /** Whether the last check found it in order. Null: not tried, or there is nothing to try. */
  works: Maybe<Scalars['Boolean']['output']>;
};

/** address: the name of the public address. signIn: signing in, and the accounts' data. */
export type MarketServiceName =
  | 'address'
  | 'mail'
  | 'payment'
  | 'signIn';

/** real: the market's own. standIn: one on the market's machine, for a demo or a trial. none: the market is for its machine alone. */
export type MarketServiceSource =
  | 'none'
  | 'real'
  | 'standIn';

/** Extension: what the process that answers runs on. */
export type MarketServices = {
  __typename?: 'MarketServices';
  /** When this process last tried its services. Null: not since it started. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  items: Array<MarketService>;
};

/**
 * Extension: as Market; amounts from 0 to 999999 cents, 0 to 12 months (0: no trial), 0 to 72 hours. The rates of each tax by the first day on which
 * they hold, each day once, ascending, at most 20; before the first: 5 % and 9.975 %.
 */
export type MarketTerms = {
  __typename?: 'MarketTerms';
  expressLeadHours: Scalars['Int']['output'];
  freeDeliveryAbove: Scalars['Cents']['output'];
  gstRates: Array<TaxRate>;
  membershipPrice: Scalars['Cents']['output'];
  orderFee: Scalars['Cents']['output'];
  pstRates: Array<TaxRate>;
  trialMonths: Scalars['Int']['output'];
};

/** Absent ones stay as they are. A rate that was charged is history: none of a day before today changes (BAD_INPUT). */
export type MarketTermsInput = {
  expressLeadHours?: InputMaybe<Scalars['Int']['input']>;
  freeDeliveryAbove?: InputMaybe<Scalars['Cents']['input']>;
  gstRates?: InputMaybe<Array<TaxRateInput>>;
  membershipPrice?: InputMaybe<Scalars['Cents']['input']>;
  orderFee?: InputMaybe<Scalars['Cents']['input']>;
  pstRates?: InputMaybe<Array<TaxRateInput>>;
  trialMonths?: InputMaybe<Scalars['Int']['input']>;
};

/** Extension: in which zone the market counts days and hours, and with which day it lists the week. */
export type MarketTime = {
  __typename?: 'MarketTime';
  /** 1 (Monday), 6 (Saturday) or 7 (Sunday): of opening hours and choices of a day. The market's weeks begin on Friday all the same. */
  firstWeekday: Scalars['Int']['output'];
  /** Orders, memberships, recurring baskets and payments under way. While there are any, the zone stays. */
  sold: Scalars['Int']['output'];
  /** A name of the time zone database, such as America/Moncton. */
  timeZone: Scalars['String']['output'];
  /** Increases with each change of the market's settings. */
  version: Scalars['Int']['output'];
};

/** What is absent stays unchanged. firstWeekday: 1, 6 or 7. */
export type MarketTimeInput = {
  firstWeekday?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type MeasureUnit =
  | 'g'
  | 'kg'
  | 'l'
  | 'ml'
  | 'unit';

export type Membership = Node & {
  __typename?: 'Membership';
  /** True: it ends at currentPeriodEnd instead of renewing. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** Extension: the card that pays it, given or agreed to for it (E72). Null: none. */
  card: Maybe<MembershipCard>;
  currentPeriodEnd: Scalars['EpochSeconds']['output'];
  /** Extension: it ended at currentPeriodEnd because the card was refused. */
  endedUnpaid: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Extension: the price of its next period with taxes, charged at currentPeriodEnd. Null: nothing is charged. */
  nextCharge: Maybe<Scalars['Cents']['output']>;
  /** Extension: every charge, newest first. */
  receipts: Array<MembershipReceipt>;
  /** Extension: a card was given for it, and it renews automatically at currentPeriodEnd. */
  renews: Scalars['Boolean']['output'];
  /** Extension: the order fees, with taxes, saved since it began. */
  saved: Scalars['Cents']['output'];
  startDate: Scalars['EpochSeconds']['output'];
  status: MembershipStatus;
  /** Null: began without a trial. */
  trialEnd: Maybe<Scalars['EpochSeconds']['output']>;
};

/** reference: changes with another card. */
export type MembershipCard = {
  __typename?: 'MembershipCard';
  brand: Scalars['String']['output'];
  last4: Scalars['String']['output'];
  reference: Scalars['String']['output'];
};

/** A period of a membership that was paid by card. total: subtotal and the taxes. */
export type MembershipReceipt = {
  __typename?: 'MembershipReceipt';
  /** Extension: the market's tax rates of the day on which it was paid, in thousandths of a percent. The provider adds other taxes elsewhere. */
  gstRate: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Scalars['DateTime']['output'];
  pstRate: Scalars['Int']['output'];
  subtotal: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** past_due: a renewal failed and is retried. These three are members. cancelled: ended; no second trial. */
export type MembershipStatus =
  | 'active'
  | 'cancelled'
  | 'past_due'
  | 'trialing';

/** Extension: a refund; or something similar, which staff chooses, and a refund otherwise. */
export type MissingWish =
  | 'refund'
  | 'replacement';

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds units to the variant's line, or creates it. quantity: 1 to 1000. Extension: seenPrice, the displayed price of a unit: PRICE_RAISED
   * if it is higher now; a lower one applies. Units that were agreed to at a lower price are not repriced: the line becomes unsure.
   * Extension: requestId, a key created by the caller (1 to 100 characters), for 30 days: a repeated call of the same cart returns the cart as
   * it is now, without a second change. REQUEST_REUSED: the cart's first call with this id had another variant or quantity. Refused calls
   * are not remembered.
   */
  addToCart: Cart;
  /** Extension: credit (negative) or charge (positive), at most 1000000, for a reason of at most 280 characters that the customer reads. */
  adjustBalance: StaffCustomer;
  /** Relative, so that two desks, or a desk and a sale, never overwrite each other. stockMdo: units at the market, which stock includes. requestId: a key created by the caller; applied once. */
  adjustStock: Variant;
  /**
   * Follows the transitions of OrderStatus. fulfilled requires every line packed or missing. cancelled and refunded refund everything as
   * it was paid; merged comes only from combineOrders, processed only from the payment. A concurrent change is reported with the current status.
   * FORBIDDEN for a volunteer: cancelled, refunded, disputed, which refund or dispute money. Extension: refund, the displayed sum of
   * Order.cancelRefund: REFUND_CHANGED if it is another one now, and nothing has changed. unpaid: as handOver, for completed.
   */
  advanceOrder: Order;
  /**
   * Extension: answers a reported problem, whose buyer is told by mail. credit and refund give back `quantity` units of its line with their taxes and
   * deposits, as returnItems: amount, all of what the preview shows or a part of it, which is more than their deposits. The goods do not
   * return to the stock. decline: answer says why. answer: at most 500 characters. REFUND_CHANGED: amount is more than the units give back now.
   */
  answerOrderProblem: Order;
  /**
   * Extension: accepts or declines what producers propose, 1 to 100; all or none. What is accepted happens at once, as the desk's own forms do
   * it, and each producer gets one mail. shown: Proposal.shown as it was displayed. answer: at most 280 characters that the producer reads.
   * PROPOSALS_CHANGED, and nothing is done, if one was answered or replaced meanwhile or, to be accepted, has other values than shown or
   * cannot be accepted now.
   */
  answerProposals: StaffProposals;
  /**
   * Extension: marks orders as assembled, 1 to 500. An order that is not ready, or that a colleague has moved on, stays as it is:
   * the returned orders, in the order of the ids, tell by their status. A repeated call changes nothing. requestId: of a press, 1 to 100
   * characters, which assembles an order once; with it, those alone are returned that the press has assembled, by this call or the first.
   */
  assembleOrders: Array<Order>;
  /** Ends the subscription; a week past its opt-out is still delivered. No error if it has ended already. */
  cancelBasket: User;
  /**
   * Extension: until the closing. Card, balance and stock are restored (E60). reopenCart: its lines return to the cart as confirmed. A
   * payload: order and cart. PROVIDER_REFUSED: nothing can be refunded, and nothing has changed. By the order's link, the lines return to the
   * caller's cart without its note and allergies, unless the caller bought it. refund: the displayed sum of Order.cancelRefund;
   * REFUND_LOWERED if it is less now, and nothing has changed.
   */
  cancelOrder: CancelOrderPayload;
  /**
   * Extension: tries the real services side by side, each for some seconds, and changes nothing at them; Staff.services has the results.
   * A call during another one has its results.
   */
  checkServices: Staff;
  /**
   * Holds the stock, opens the payment and returns where to pay: an invoice address (balance used) or the payment provider's session id,
   * for GET /paiement/{id}. A String as in spec 7: the browser navigates away, and nothing in its store has changed. Repeated calls return the same
   * open payment. Extension: period, the displayed openPeriod: PERIOD_CHANGED if it has closed, before any money moves;
   * slot, the start of the displayed cart.slot: SLOT_CHANGED if it is another one now. The paid order has that slot.
   * total and due, the displayed total of the cart and what credit leaves to pay of it: TOTAL_RAISED or DUE_RAISED if it is more now; less
   * is charged without asking. postalCode, what a guest typed to find the zone: the payment page may begin the address with it.
   */
  checkout: Scalars['String']['output'];
  /** Extension: what the shopper chooses if a line turns out to be missing; later lines of the cart start with the same choice. */
  chooseIfMissing: Cart;
  /** Extension: combines two paid orders of a period that were too far apart to merge automatically, until it closes. A payload: both change. */
  combineOrders: CombineOrdersPayload;
  /** Extension: the server checks the age for alcohol too. The result is stored in the session; the date is not stored. */
  confirmAge: Cart;
  /**
   * Confirms an unsure line; stock is checked again. Extensions: seenPrice, as in addToCart; quantity, the units to keep, at most as many
   * as the line has: the others are removed.
   */
  confirmItemInCart: Cart;
  /** Extension: as confirmMarketTerms, for the rules of the market's weeks, with which a new market begins too. */
  confirmMarketRules: Staff;
  /**
   * Extension: a manager agrees to the amounts and rates in force, with which a new market begins. terms: all of them as they were
   * shown; SITE_CHANGED if any of them is another one by now. A repeated call changes nothing.
   */
  confirmMarketTerms: Staff;
  /** Opens the payment of a year. A String, as checkout's: the membership begins once it is paid; during a trial, at its end. */
  createMembership: Scalars['String']['output'];
  /** Extension: permanently, with the sign-in (E49). confirmation repeats the account's address. The session ends; an open payment is cancelled. */
  deleteAccount: DeleteCustomerPayload;
  /**
   * Erases the personal data and keeps the orders. The data at the payment provider are deleted first; its refusal stops the deletion. Never oneself, nor anybody who has worked at the desk.
   * forfeits: as deleteAccount.
   */
  deleteCustomer: DeleteCustomerPayload;
  /** Extension: dismisses Staff.setup for good, for all managers. A repeated call changes nothing. */
  dismissSetup: Staff;
  /**
   * Extension: enters an order for somebody, who pays in cash when they receive it; it is confirmed at once, and its stock taken. Refused
   * with everything that stops a checkout, AGE_FORBIDDEN, and ZIP_INVALID, PHONE_INVALID or EMAIL_INVALID for what was typed. total: the displayed one of Staff.enteredOrder; TOTAL_RAISED if it is more now.
   * byLink: its mail has a link by which it is paid by card until its week closes, else it is cancelled; LINK_REFUSED without an address to mail, or with nothing to pay.
   * credit: what of the customer's credit pays, as displayed, if order.credit says that they asked for it; CREDIT_CHANGED if it would be another sum now.
   */
  enterOrder: Order;
  /**
   * Extension: hands the order over, by all remaining steps (E44); once per requestId (1 to 100 characters). Every line
   * is packed or missing. REQUEST_REUSED: the first call with this id was for another order. unpaid: what is still to be paid in cash, as
   * displayed, of an order that is handed over without it; CASH_DUE if it is another sum, or not sent.
   */
  handOver: Order;
  /**
   * Extension: adds products, at most 100, to the favourites, above those that are there: the list that a browser stored for a guest. Unknown
   * and hidden products and those beyond the limit are left out, without an error; a repeated call changes nothing. Returns the owner of the lists.
   */
  joinFavourites: User;
  /**
   * Extension: removes units of lines from a paid order before they are packed, down to 0, and gives back what they cost: price, taxes and
   * deposit, less their part of a discount; delivery and fee stay. They return to the stock. total: the displayed one of Staff.quantityPreview;
   * REFUND_CHANGED if it is another one now. QUANTITY_CHANGED: the line does not have `from` units. QUANTITY_FIXED: its units are packed, missing
   * or returned. NOTHING_LEFT: nothing would come, so the order is to be cancelled.
   */
  lowerQuantities: Order;
  /** The billing portal's address. A returnUrl on another origin is BAD_INPUT. */
  manageMembership: Scalars['String']['output'];
  /** Extension: adds a product to the favourites or removes it; an equal value changes nothing. Returns the owner of the lists. */
  markFavourite: User;
  /**
   * Extension: marks weeks of a producer as paid, with the day and who did it, or takes the mark back. Of those that have ended; a week that is
   * marked already keeps its mark. periods: 1 to 6.
   */
  markProducerPaid: ProducerStatement;
  /**
   * Extension: moves paid orders to another place, day or week, all or none. No money moves. Each customer gets one mail, after the time of undoOrderMove.
   * orders, slots: the displayed OrderMovePreview.moving, and the beginnings of its groups' toSlot; slots null: not compared. MOVE_CHANGED, and nothing
   * is done, if they are others now. Days of places stay as they are, for everybody else.
   */
  moveOrders: OrderMove;
  /**
   * Extension: adds an earlier order's lines, each raised to the ordered quantity; a repeated call changes nothing. A payload: the
   * cart, and what comes otherwise than it was ordered. requestId: as in addToCart, and unique beside its ids, so that a late repetition does
   * not bring back what was removed meanwhile.
   */
  orderAgain: OrderAgainPayload;
  /**
   * Extension: opens the page on which an order whose Order.cash.link is open is paid by card, by its owner or whoever has its link; returns the
   * path that leads there. total: the displayed Order.cash.due; PAYMENT_CHANGED if it is another sum now. A repeated call returns the same page.
   */
  payOrder: Scalars['URL']['output'];
  /**
   * Extension: records that what an order still had to be paid in cash was received, all of it and once: amount, the displayed
   * Order.cash.due. CASH_CHANGED if it is another sum now, or was received already.
   */
  receiveCash: Order;
  /**
   * Extension: gives an amount of an order back without its goods, for a reason of at most 280 characters that its buyer reads, in a mail and in
   * the balance. Taxes stay as they were charged. amount: at most what Order.refundable has. toCard: the displayed part that the card gets;
   * REFUND_CHANGED if it is another one now, or amount is more than is left, and nothing has changed.
   */
  refundAmount: Order;
  /** Credits the balance, never beyond depositsHeld. reusableBox: the box was returned, so hasReusableBox becomes false. */
  refundDeposit: StaffCustomer;
  /**
   * Extension: refunds deposits of a guest's order to the card that paid for it, never beyond its depositsHeld. RETURN_REFUSED: it is not paid,
   * or was refunded completely.
   */
  refundGuestDeposit: Order;
  /**
   * Extension: credits the deposits of containers that a customer brings to the counter, counted by their deposit: to the balance of the
   * order's customer, with the order's number. DEPOSIT_LIMIT: more than its containersHeld. RETURN_REFUSED: a guest's, who has no balance.
   */
  refundOrderDeposit: Order;
  /** Removes one unit, or with `all` the whole line. A line at 0 is deleted. Extension: requestId, as in addToCart, and unique beside its ids. */
  removeFromCart: Cart;
  /**
   * Extension: what replaced the missing units of a line: a variant or a text, 1 to 120 characters, not
   * both; neither: no replacement. Only if its shopper wants a replacement, for units that are missing and not refunded.
   * No money moves, and these units are not refunded any more. A repeated call changes nothing.
   */
  replaceLine: UpdateOrderLinesPayload;
  /**
   * Extension: reports a problem with a line of an order, until its problemsUntil; once per requestId (1 to 100 characters). quantity: at most the
   * units that were neither refunded nor marked as missing. note: at most 500 characters. One report of a line is open at a time.
   * PROBLEM_REFUSED: too early, too late, one is open, or nothing of the line is left.
   */
  reportOrderProblem: Order;
  /**
   * Extension: one mail when a product that is sold out, or whose producer is away, is available again; a repeated request changes
   * nothing. For the customer's own address, or the one that a guest types, in the caller's language. A typed address first gets one mail that
   * asks its reader to confirm it, and nothing before that; each mail has a link that lastingly stops notices to the address. The
   * result is always true: it does not tell whether the address is known, confirmed or unsubscribed.
   */
  requestRestockNotice: Scalars['Boolean']['output'];
  /**
   * Refunds items with their taxes and deposits. A payload: order and customer change. Extension: total, the displayed one of the
   * preview: REFUND_CHANGED if it is another one now.
   */
  returnItems: ReturnItemsPayload;
  /** Extension: ends all links to a producer's own page that were mailed to them; the next mail has a new one. period: of the answer. */
  revokeSlipLinks: SlipContact;
  /** Extension: runs a job now; it changes nothing if nothing is due. A long one is still running in the response. */
  runJob: Job;
  /**
   * Extension: adds, changes or removes objects of the catalogue as a line of their file would, with the checks of an import, all or none
   * (ADR 152). At most 300. Equal values change nothing. requestId: as adjustStock. CATALOGUE_CHANGED: as
   * PRODUCT_CHANGED of saveProduct. CATALOGUE_REFUSED: one for each cell that is wrong.
   */
  saveCatalogueRecords: SaveCatalogueRecordsPayload;
  /**
   * Extension: the zone in which the market counts days and hours, as long as nothing was sold, and the day with which its lists of days begin.
   * version: the displayed MarketTime.version; TIME_CHANGED if somebody else has changed the same since. ZONE_SOLD: orders, memberships, recurring
   * baskets or payments under way have hours of the zone.
   */
  saveMarketTime: MarketTime;
  /**
   * Changes an existing product; an equal value changes nothing. version: of the displayed product.
   * PRODUCT_CHANGED if one of the sent fields has changed since; nothing is overwritten unseen.
   */
  saveProduct: Product;
  /** As saveProduct, of a producer. deactivatedUntil: a day after today, two years ahead at most; their products are sold again from its 00:00 (E26). Null: now. nextVacation: begins and ends by itself, from a day after today on; null: none. */
  saveSeller: Seller;
  /**
   * A part that is sent replaces the stored one, except for absent pictures; null removes it. version and SITE_CHANGED: as saveProduct. Extension:
   * halted, what higher terms stop, as it was shown (ADR 188); TERMS_RAISED if it is not so. Absent: of an older desk, which does not ask.
   */
  saveSiteInformations: SiteInformations;
  /**
   * Extension: closes a week, or opens it again, says something to shoppers of it, and changes the days of its places; the week that takes orders and later ones. Carts of the open week move to the one that is open afterwards. version: the displayed CalendarWeek.version,
   * WEEK_CHANGED if somebody else has changed the week since. WEEK_SOLD: it has orders, or payments under way. PLACE_SOLD: the same, handed over at a place on a day that would change. CLOSING_SOLD: the same, of orders that could be changed until a later moment. WEEK_OVER: it took its last orders.
   */
  saveWeek: CalendarWeek;
  /**
   * Extension: when weeks close from a coming week on, until the next plan that is set. input null: takes back what was set for that week.
   * version: the displayed WeekPlans.version; PLAN_CHANGED if somebody else has changed the plans since. PLAN_SOLD: paid orders, payments under
   * way or recurring baskets were told otherwise. PLAN_MOVED: a later week closes at a moment of its own that is impossible then.
   */
  saveWeekPlan: WeekPlans;
  /**
   * Extension: sends a message by mail, each in their language, to everybody who has a paid order of the week, or those of a place, round or
   * producer: once to each address. The same message to the same recipients is sent once, however often and by whomever it is called.
   */
  sendMessage: CustomerMessage;
  /**
   * Extension: mails a producer what they bring for a week, as of now, also if they were mailed it before. A repeated requestId sends nothing more.
   * BAD_INPUT {seller}: they have no address; {period}: they bring nothing.
   */
  sendSlip: SlipContact;
  /**
   * Extension: mails statements of these weeks to their producers, each as its draft was shown; one that was mailed already is not mailed again.
   * STATEMENT_CHANGED, and nothing is sent, if one would say something else now. Repeating it sends nothing.
   */
  sendStatements: Array<ProducerStatement>;
  /**
   * Extension: open: mails the link by which an order that is still to be paid is paid by card (payOrder), again or for the first time, until the
   * closing of its week. Not open: ends it, and the order is paid in cash when it is received; PAYMENT_OVER if none waits. due: the displayed
   * Order.cash.due; CASH_CHANGED if it is another sum now.
   */
  setPaymentLink: Order;
  /** Extension: refunds all missing units that are not refunded yet, before the job of Wednesday evening (F-150). If nothing of the order comes, everything is refunded as it was paid. total: as returnItems. */
  settleMissing: ReturnItemsPayload;
  /**
   * Opens the page to store a card. A String, as checkout's; both addresses are on the market's origin, else BAD_INPUT. Extension:
   * paysMembership, the customer agrees that it also pays the membership (E72); otherwise that keeps its card.
   */
  setupPaymentMethod: Scalars['String']['output'];
  /** Extension: starts a new session, so that the next person at the device sees nothing of this one. Returns its empty cart. */
  signOut: Cart;
  /**
   * First month free, without a card; once per account and e-mail address. A payload: the membership, and the cart, which has no fee any more.
   * Extension: price, the displayed one of a year after it, Market.membershipPrice: TOTAL_RAISED if it is more now, and no trial begins.
   */
  startTrial: StartTrialPayload;
  /**
   * One subscription per basket, from the next week whose opt-out has not passed. Absent preferences are the customer's own: their
   * pickup point, or the zone of their address. Returns the owner of the lists.
   */
  subscribeToBasket: User;
  /**
   * Extension: undoes the assembly of orders, 1 to 500, as undoOrderStep does. An order whose last step is another one, or longer
   * ago than two minutes, stays as it is. at: of the displayed Assembly; what a colleague has assembled since stays. requestId: as assembleOrders;
   * with it, those alone are returned that the press has undone.
   */
  undoAssembly: Array<Order>;
  /**
   * Extension: undoes the receipt of `amount` in cash, which is to be paid again; a payment link that it ended waits again until its time. For two
   * minutes, by any staff; afterwards by a manager, with a reason. receivedAt: the displayed Order.cash.receivedAt, so that no colleague's later
   * receipt is undone. RECEIPT_FINAL otherwise, and as Order.cash.undo says.
   */
  undoCashReceipt: Order;
  /**
   * Extension: makes everything as it was before a saving, or nothing: CATALOGUE_REFUSED if others changed it since, or what was
   * added was sold. Stock moves by the difference. A repeated call changes nothing. Returns the undone saving.
   */
  undoCatalogueSaving: CatalogueSaving;
  /**
   * Extension: takes orders of a move back to where they were, until OrderMove.undoUntil; those that were not mailed yet are not.
   * Repeated, it changes nothing. MOVE_FINAL: it is too late, or an order of it has changed since, or its place is closed then.
   */
  undoOrderMove: OrderMove;
  /**
   * Extension: undoes the last step, which made the order `from`: assembled, on the road or handed over. For two minutes, by
   * any staff; the mail about the step is delayed as long. A concurrent change is reported with the current status. at: of the step, as
   * displayed in Order.history; handOver: the requestId of the handOver that made it. If the last step is another one, it is not undone.
   */
  undoOrderStep: Order;
  /** Pauses, resumes, or changes preferences, for the weeks whose opt-out has not passed. An equal value changes nothing. */
  updateBasket: UserBasket;
  /** Saves a step of the cart page; refused if the step is not complete. */
  updateCart: Cart;
  /**
   * Takes effect once the link sent to the new address is followed; whether an address is taken is never revealed. With Auth0, which has
   * no such link, it takes effect immediately, unconfirmed, or is refused. confirmation repeats email.
   */
  updateEmail: User;
  /**
   * Lines of one order or many, 1 to 500; all or none. While the order is processed and the line has units left. seen: the
   * displayed status of all of them, so that a colleague's concurrent change is not overwritten.
   * missing (extension): the missing units of each, while the others have that status, from those already refunded as
   * missing to one less than its quantity; absent: unchanged. seenMissing: as seen. seenQuantities (extension): the displayed quantity of each of
   * them, in their order, so that a mark is not of units that were removed meanwhile. requestId (extension): of a press at the desk, 1 to
   * 100 characters, whose lines may be sent in several calls: it marks a line once, and a repeated call returns what it has changed. undoes (extension): the
   * requestId of the press that this one undoes: a line whose last mark is another one stays as it is, also if it has the same status.
   */
  updateOrderLines: UpdateOrderLinesPayload;
  /** Choices made on any page. The shopping session of spec 3 is the cart. */
  updateShoppingSession: Cart;
  /** Extension: USER_CHANGED if `version` is sent and one of the sent fields has changed since; nothing is overwritten unseen. */
  updateUser: User;
};


export type MutationAddToCartArgs = {
  quantity?: Scalars['Int']['input'];
  requestId: InputMaybe<Scalars['ID']['input']>;
  seenPrice: InputMaybe<Scalars['Cents']['input']>;
  variant: Scalars['ID']['input'];
};


export type MutationAdjustBalanceArgs = {
  amount: Scalars['Cents']['input'];
  customer: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationAdjustStockArgs = {
  requestId: Scalars['ID']['input'];
  stock?: Scalars['Int']['input'];
  stockMdo?: Scalars['Int']['input'];
  variant: Scalars['ID']['input'];
};


export type MutationAdvanceOrderArgs = {
  order: Scalars['ID']['input'];
  refund: InputMaybe<Scalars['Cents']['input']>;
  to: OrderStatus;
  unpaid: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationAnswerOrderProblemArgs = {
  amount: InputMaybe<Scalars['Cents']['input']>;
  answer: InputMaybe<Scalars['String']['input']>;
  decision: ProblemDecision;
  problem: Scalars['ID']['input'];
  quantity: InputMaybe<Scalars['Int']['input']>;
  requestId: Scalars['ID']['input'];
};


export type MutationAnswerProposalsArgs = {
  accept: Scalars['Boolean']['input'];
  answer: InputMaybe<Scalars['String']['input']>;
  proposals: Array<ProposalToAnswer>;
  requestId: Scalars['ID']['input'];
};


export type MutationAssembleOrdersArgs = {
  orders: Array<Scalars['ID']['input']>;
  requestId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCancelBasketArgs = {
  from: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  order: Scalars['ID']['input'];
  refund: InputMaybe<Scalars['Cents']['input']>;
  reopenCart?: Scalars['Boolean']['input'];
};


export type MutationCheckoutArgs = {
  due: InputMaybe<Scalars['Cents']['input']>;
  forceDisposableBox?: Scalars['Boolean']['input'];
  period: InputMaybe<Scalars['ID']['input']>;
  postalCode: InputMaybe<Scalars['String']['input']>;
  slot: InputMaybe<Scalars['DateTime']['input']>;
  total: InputMaybe<Scalars['Cents']['input']>;
  useBalance?: Scalars['Boolean']['input'];
};


export type MutationChooseIfMissingArgs = {
  item: Scalars['ID']['input'];
  wish: MissingWish;
};


export type MutationCombineOrdersArgs = {
  into: Scalars['ID']['input'];
  order: Scalars['ID']['input'];
};


export type MutationConfirmAgeArgs = {
  birthDate: Scalars['Date']['input'];
};


export type MutationConfirmItemInCartArgs = {
  item: Scalars['ID']['input'];
  quantity: InputMaybe<Scalars['Int']['input']>;
  seenPrice: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationConfirmMarketRulesArgs = {
  rules: MarketRulesInput;
};


export type MutationConfirmMarketTermsArgs = {
  terms: MarketTermsInput;
};


export type MutationCreateMembershipArgs = {
  price: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationDeleteAccountArgs = {
  confirmation: Scalars['String']['input'];
  forfeits?: Scalars['Cents']['input'];
};


export type MutationDeleteCustomerArgs = {
  forfeits?: Scalars['Cents']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnterOrderArgs = {
  byLink?: Scalars['Boolean']['input'];
  credit: InputMaybe<Scalars['Cents']['input']>;
  order: EnteredOrderInput;
  requestId: Scalars['ID']['input'];
  total: Scalars['Cents']['input'];
};


export type MutationHandOverArgs = {
  order: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
  unpaid: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationJoinFavouritesArgs = {
  products: Array<Scalars['ID']['input']>;
};


export type MutationLowerQuantitiesArgs = {
  changes: Array<QuantityChangeInput>;
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
  requestId: Scalars['ID']['input'];
  total: Scalars['Cents']['input'];
};


export type MutationManageMembershipArgs = {
  returnUrl: Scalars['String']['input'];
};


export type MutationMarkFavouriteArgs = {
  marked: Scalars['Boolean']['input'];
  product: Scalars['ID']['input'];
};


export type MutationMarkProducerPaidArgs = {
  paid: Scalars['Boolean']['input'];
  periods: Array<Scalars['ID']['input']>;
  seller: Scalars['ID']['input'];
};


export type MutationMoveOrdersArgs = {
  input: OrderMoveInput;
  orders: Array<Scalars['ID']['input']>;
  requestId: Scalars['ID']['input'];
  slots: InputMaybe<Array<Scalars['DateTime']['input']>>;
};


export type MutationOrderAgainArgs = {
  order: Scalars['ID']['input'];
  requestId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPayOrderArgs = {
  order: Scalars['ID']['input'];
  total: Scalars['Cents']['input'];
};


export type MutationReceiveCashArgs = {
  amount: Scalars['Cents']['input'];
  order: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationRefundAmountArgs = {
  amount: Scalars['Cents']['input'];
  order: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  refundTo: RefundTarget;
  requestId: Scalars['ID']['input'];
  toCard: Scalars['Cents']['input'];
};


export type MutationRefundDepositArgs = {
  amount: Scalars['Cents']['input'];
  customer: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
  reusableBox?: Scalars['Boolean']['input'];
};


export type MutationRefundGuestDepositArgs = {
  amount: Scalars['Cents']['input'];
  order: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationRefundOrderDepositArgs = {
  containers: Array<ReturnedContainersInput>;
  order: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationRemoveFromCartArgs = {
  all?: Scalars['Boolean']['input'];
  requestId: InputMaybe<Scalars['ID']['input']>;
  variant: Scalars['ID']['input'];
};


export type MutationReplaceLineArgs = {
  line: Scalars['ID']['input'];
  text: InputMaybe<Scalars['String']['input']>;
  variant: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReportOrderProblemArgs = {
  kind: ProblemKind;
  line: Scalars['ID']['input'];
  note: InputMaybe<Scalars['String']['input']>;
  order: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationRequestRestockNoticeArgs = {
  email: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
};


export type MutationReturnItemsArgs = {
  items: Array<ReturnedItemInput>;
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
  requestId: Scalars['ID']['input'];
  total: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationRevokeSlipLinksArgs = {
  period: Scalars['ID']['input'];
  seller: Scalars['ID']['input'];
};


export type MutationRunJobArgs = {
  job: JobName;
};


export type MutationSaveCatalogueRecordsArgs = {
  kind: CatalogueKind;
  records: Array<CatalogueRecordInput>;
  requestId: Scalars['ID']['input'];
};


export type MutationSaveMarketTimeArgs = {
  input: MarketTimeInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveProductArgs = {
  id: Scalars['ID']['input'];
  input: ProductInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveSellerArgs = {
  id: Scalars['ID']['input'];
  input: SellerInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveSiteInformationsArgs = {
  halted: InputMaybe<HaltedPurchasesInput>;
  input: SiteInformationsInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveWeekArgs = {
  input: CalendarWeekInput;
  period: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveWeekPlanArgs = {
  from: Scalars['ID']['input'];
  input: InputMaybe<WeekPlanInput>;
  version: Scalars['Int']['input'];
};


export type MutationSendMessageArgs = {
  message: CustomerMessageInput;
};


export type MutationSendSlipArgs = {
  period: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
  seller: Scalars['ID']['input'];
};


export type MutationSendStatementsArgs = {
  periods: Array<Scalars['ID']['input']>;
  statements: Array<StatementToSend>;
};


export type MutationSetPaymentLinkArgs = {
  due: Scalars['Cents']['input'];
  open: Scalars['Boolean']['input'];
  order: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationSettleMissingArgs = {
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
  requestId: Scalars['ID']['input'];
  total: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationSetupPaymentMethodArgs = {
  cancelUrl: Scalars['String']['input'];
  paysMembership?: InputMaybe<Scalars['Boolean']['input']>;
  successUrl: Scalars['String']['input'];
};


export type MutationStartTrialArgs = {
  price: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationSubscribeToBasketArgs = {
  basket: Scalars['ID']['input'];
  preferences: InputMaybe<BasketPreferencesInput>;
  total: InputMaybe<Scalars['Cents']['input']>;
};


export type MutationUndoAssemblyArgs = {
  at: InputMaybe<Scalars['DateTime']['input']>;
  orders: Array<Scalars['ID']['input']>;
  requestId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUndoCashReceiptArgs = {
  amount: Scalars['Cents']['input'];
  order: Scalars['ID']['input'];
  reason: InputMaybe<ReceiptUndoReason>;
  receivedAt: InputMaybe<Scalars['DateTime']['input']>;
  requestId: Scalars['ID']['input'];
};


export type MutationUndoCatalogueSavingArgs = {
  number: Scalars['Int']['input'];
};


export type MutationUndoOrderMoveArgs = {
  move: Scalars['ID']['input'];
};


export type MutationUndoOrderStepArgs = {
  at: InputMaybe<Scalars['DateTime']['input']>;
  from: OrderStatus;
  handOver: InputMaybe<Scalars['ID']['input']>;
  order: Scalars['ID']['input'];
};


export type MutationUpdateBasketArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBasketInput;
};


export type MutationUpdateCartArgs = {
  input: UpdateCartInput;
};


export type MutationUpdateEmailArgs = {
  confirmation: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationUpdateOrderLinesArgs = {
  lines: Array<Scalars['ID']['input']>;
  missing: InputMaybe<Scalars['Int']['input']>;
  requestId: InputMaybe<Scalars['ID']['input']>;
  seen: InputMaybe<LineStatus>;
  seenMissing: InputMaybe<Scalars['Int']['input']>;
  seenQuantities: InputMaybe<Array<Scalars['Int']['input']>>;
  status: LineStatus;
  undoes: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateShoppingSessionArgs = {
  input: UpdateShoppingSessionInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** count: the number of the list's products that are declared to meet the need. */
export type NeedCount = {
  __typename?: 'NeedCount';
  count: Scalars['Int']['output'];
  need: DietaryNeed;
};

export type NewsletterConsent = {
  __typename?: 'NewsletterConsent';
  at: Scalars['DateTime']['output'];
  given: Scalars['Boolean']['output'];
  source: ConsentSource;
};

/** Extension: when it is delivered, what is charged, and until when it can be changed. */
export type NextBasket = {
  __typename?: 'NextBasket';
  /** From then on it cannot be changed, and is charged to the card on file. */
  changeBy: Scalars['DateTime']['output'];
  /** The place. Both null: none is chosen. */
  location: Maybe<Location>;
  period: Period;
  shippingZone: Maybe<ShippingZone>;
  /** Null: its place does not serve that week. */
  slot: Maybe<TimeSlot>;
  /** At the current prices; no order fee. */
  totals: Totals;
};

/**
 * Extension: Relay. An object that can be refetched by id. Ids are opaque, unique over all types, and cannot be guessed where data are personal.
 * The spec's names give status, products, collections and startDate different types on different nodes: alias them when spreading on Node.
 */
export type Node = {
  id: Scalars['ID']['output'];
};

/**
 * abandonedCart begins switched off, since such a mail needs a consent; itemMissing begins switched on, as does orderProgress
 * (extension): an order is ready or on its way, and was handed over.
 */
export type NotificationPreferences = {
  __typename?: 'NotificationPreferences';
  abandonedCart: Scalars['Boolean']['output'];
  itemMissing: Scalars['Boolean']['output'];
  orderProgress: Scalars['Boolean']['output'];
};

export type NotificationPreferencesInput = {
  abandonedCart?: InputMaybe<Scalars['Boolean']['input']>;
  itemMissing?: InputMaybe<Scalars['Boolean']['input']>;
  orderProgress?: InputMaybe<Scalars['Boolean']['input']>;
};

/** units, amount: without what was missing or came back. */
export type NumbersGoods = {
  __typename?: 'NumbersGoods';
  amount: Scalars['Cents']['output'];
  productName: Scalars['String']['output'];
  sellerName: Scalars['String']['output'];
  units: Scalars['Int']['output'];
};

export type NumbersMissing = {
  __typename?: 'NumbersMissing';
  amount: Scalars['Cents']['output'];
  sellerName: Scalars['String']['output'];
  units: Scalars['Int']['output'];
};

/**
 * sales, refunded: before taxes and deposits, of the week's days as SalesReport has them. average: of an order, without memberships; null
 * without orders. closed: the market did not deliver. Active baskets and members: at the end of the week.
 */
export type NumbersWeek = {
  __typename?: 'NumbersWeek';
  average: Maybe<Scalars['Cents']['output']>;
  basketsActive: Scalars['Int']['output'];
  basketsEnded: Scalars['Int']['output'];
  basketsSkipped: Scalars['Int']['output'];
  closed: Scalars['Boolean']['output'];
  membersActive: Scalars['Int']['output'];
  membersEnded: Scalars['Int']['output'];
  membersNew: Scalars['Int']['output'];
  orders: Scalars['Int']['output'];
  period: Period;
  refunded: Scalars['Cents']['output'];
  sales: Scalars['Cents']['output'];
};

/** Extension: Canada's nutrition facts of one serving. energy: kcal; sodium: mg; the others: g, with one decimal at most. */
export type Nutrition = {
  __typename?: 'Nutrition';
  carbohydrate: Scalars['Float']['output'];
  energy: Scalars['Int']['output'];
  fat: Scalars['Float']['output'];
  fibre: Scalars['Float']['output'];
  protein: Scalars['Float']['output'];
  saturated: Scalars['Float']['output'];
  serving: Scalars['Int']['output'];
  sodium: Scalars['Int']['output'];
  sugars: Scalars['Float']['output'];
  unit: ServingUnit;
};

/** As in Nutrition. BAD_INPUT for a value that no label has, or that does not fit the others. */
export type NutritionInput = {
  carbohydrate: Scalars['Float']['input'];
  energy: Scalars['Int']['input'];
  fat: Scalars['Float']['input'];
  fibre: Scalars['Float']['input'];
  protein: Scalars['Float']['input'];
  saturated: Scalars['Float']['input'];
  serving: Scalars['Int']['input'];
  sodium: Scalars['Int']['input'];
  sugars: Scalars['Float']['input'];
  unit: ServingUnit;
};

/** Sections in their order; updatedOn: the day from which it applies. */
export type OperatorPage = {
  __typename?: 'OperatorPage';
  sections: Array<OperatorPageSection>;
  title: Scalars['String']['output'];
  updatedOn: Scalars['Date']['output'];
};

/** url: as in Action. */
export type OperatorPageLink = {
  __typename?: 'OperatorPageLink';
  text: Scalars['String']['output'];
  url: Scalars['URL']['output'];
};

export type OperatorPageName =
  | 'faq'
  | 'privacy'
  | 'producers'
  | 'terms';

/**
 * heading null: the introduction. paragraphs: plain, at least one. Of faq, heading is a question and group the subject that it stands
 * under, which may be null. link: a page for more; null: none.
 */
export type OperatorPageSection = {
  __typename?: 'OperatorPageSection';
  group: Maybe<Scalars['String']['output']>;
  heading: Maybe<Scalars['String']['output']>;
  link: Maybe<OperatorPageLink>;
  paragraphs: Array<Scalars['String']['output']>;
};

export type OperatorPagesInput = {
  faq?: InputMaybe<OperatorTextInput>;
  privacy?: InputMaybe<OperatorTextInput>;
  producers?: InputMaybe<OperatorTextInput>;
  terms?: InputMaybe<OperatorTextInput>;
};

/** own: null unless source is own. standard: what the market has of it, to begin with; null: it comes with the storefront. */
export type OperatorText = {
  __typename?: 'OperatorText';
  name: OperatorPageName;
  own: Maybe<OperatorTextPage>;
  source: TextSource;
  standard: Maybe<OperatorTextPage>;
};

/** own: with text. standard, none: without; none of privacy and terms alone. */
export type OperatorTextInput = {
  source: TextSource;
  text?: InputMaybe<OperatorTextPageInput>;
};

export type OperatorTextLink = {
  __typename?: 'OperatorTextLink';
  text: BilingualText;
  url: Scalars['URL']['output'];
};

export type OperatorTextLinkInput = {
  text: BilingualTextInput;
  url: Scalars['String']['input'];
};

/** As OperatorPage, in both languages. Texts name values as {fee}; see Staff.textValues. */
export type OperatorTextPage = {
  __typename?: 'OperatorTextPage';
  sections: Array<OperatorTextSection>;
  title: BilingualText;
  updatedOn: Scalars['Date']['output'];
};

/**
 * sections: 1 to 80. Where any text is in English, all are; without any, English readers get the French. A text names values as {fee}, none that
 * Staff.textValues does not list, and has no markup, which pages would show as it is typed.
 */
export type OperatorTextPageInput = {
  sections: Array<OperatorTextSectionInput>;
  title: BilingualTextInput;
  updatedOn: Scalars['Date']['input'];
};

export type OperatorTextSection = {
  __typename?: 'OperatorTextSection';
  group: Maybe<BilingualText>;
  heading: Maybe<BilingualText>;
  link: Maybe<OperatorTextLink>;
  paragraphs: Array<BilingualText>;
};

/** heading: of faq the question. paragraphs: of faq the answer; at least one. link.url: as in ActionInput. */
export type OperatorTextSectionInput = {
  group?: InputMaybe<BilingualTextInput>;
  heading?: InputMaybe<BilingualTextInput>;
  link?: InputMaybe<OperatorTextLinkInput>;
  paragraphs: Array<BilingualTextInput>;
};

/** total = subtotal + deposit + shipping + fee + gst + pst - discount. */
export type Order = Node & {
  __typename?: 'Order';
  /** Extension: the allergies currently in the customer's account, or those of the guest; erased with contact. Null for all but staff. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Extension: the part of total that credit paid, 0 or positive. */
  balanceApplied: Scalars['Cents']['output'];
  /** Extension: its calendar file, for anybody with the address. Null: not planned yet, or it will not be delivered. */
  calendar: Maybe<Scalars['URL']['output']>;
  /** Extension: what cancelling or refunding all of it gives back now, less what was credited before. 0: neither is possible, or nothing is left. */
  cancelRefund: CancelRefund;
  /** Extension: of an order that is paid in cash when it is received. refundedToCard is then given back in cash, or not to be paid. Null: of any other. */
  cash: Maybe<OrderCash>;
  /** Extension: until when, exclusive, its owner may cancel, change or combine it, by the server's clock. Null: not any more. */
  changeableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Extension: the caller's orders that combineOrders would take now, oldest first. */
  combinableWith: Array<Order>;
  /** Extension: whom the desk contacts about it. Null for all but staff. A deleted customer's is erased after the handover, a guest's after a year. */
  contact: Maybe<Contact>;
  /**
   * Extension: containers whose deposit its customer has paid and not got back (E50), of all their orders, highest deposit first; without
   * the market's box. Null: a guest's order, or the reader is not staff.
   */
  containersHeld: Maybe<Array<HeldContainers>>;
  createdAt: Scalars['DateTime']['output'];
  /** Extension: who bought it. Null: a guest, or the reader is not staff. */
  customer: Maybe<User>;
  /** Extension: the name on the crate, else the address; by its link the name alone. Empty once erased: see contact. */
  customerName: Scalars['String']['output'];
  deposit: Scalars['Cents']['output'];
  /** Extension: deposits of a guest's order that were paid and not refunded. Null: a customer's, who has StaffCustomer.depositsHeld, or the reader is no manager. */
  depositsHeld: Maybe<Scalars['Cents']['output']>;
  /** Discount of a code at the hosted payment page, 0 or positive. */
  discount: Scalars['Cents']['output'];
  /** Extension: needed for the sums to add up. */
  fee: Scalars['Cents']['output'];
  /** Extension: bought in Express mode; merges only with orders of the same mode. */
  fromStorage: Scalars['Boolean']['output'];
  /** Null: picked up. */
  fulfillment: Maybe<Fulfillment>;
  gst: Scalars['Cents']['output'];
  /** Extension: its events, oldest first. Null for all but staff. */
  history: Maybe<Array<OrderEvent>>;
  id: Scalars['ID']['output'];
  /** Extension: its link, for anybody who has it, signed in or not, to view, cancel and change it. Its mails contain it. */
  link: Scalars['URL']['output'];
  /** Null: delivered. */
  location: Maybe<Location>;
  /** Extension: the order that has its lines, after any number of merges. Null unless merged. */
  mergedInto: Maybe<Order>;
  /** Extension: the orders merged into it, oldest first. */
  mergedOrders: Array<Order>;
  /** Extension: the cart's note, which would be lost after payment. */
  note: Maybe<Scalars['String']['output']>;
  /** Extension: all its units are missing and none was replaced. Everything paid for it goes back, and it ends as refunded; there is nothing to pick up. */
  nothingComes: Scalars['Boolean']['output'];
  /** Extension: the short number that people use at the counter. */
  number: Scalars['Int']['output'];
  /** pending, processed, fulfilled or shipped. */
  ongoing: Scalars['Boolean']['output'];
  /** Extension: its address is outside its zone (E59): the market calls the customer before it delivers. */
  outsideZone: Scalars['Boolean']['output'];
  /** Where a pending order is paid. Null: nothing to pay. */
  paymentPage: Maybe<Scalars['URL']['output']>;
  /** Extension: its week, fixed when the payment was opened (E56). */
  period: Period;
  /** Extension: until when, exclusive, problems with its lines can be reported: from its handover or its slot on, for seven days. Null: not yet, or not any more. */
  problemsUntil: Maybe<Scalars['DateTime']['output']>;
  /** As they were bought; later changes of the catalogue do not affect them. quantity 0: lowerQuantities removed all its units. */
  products: Array<OrderLine>;
  pst: Scalars['Cents']['output'];
  /**
   * Extension: what refundAmount gives back at most: what was paid less what went back, without deposits of containers that are still out.
   * toCard: the most that the card gets of it. Null: the reader is no manager.
   */
  refundable: Maybe<CancelRefund>;
  refundedToBalance: Scalars['Cents']['output'];
  /**
   * Extension, both: refunded, or being refunded, of what was paid; 0 or positive. Without deposits of refundOrderDeposit, whose containers were
   * bought with any order of its customer.
   */
  refundedToCard: Scalars['Cents']['output'];
  /** Extension: the caller may return its lines to the cart: not for a customer's order opened by its link, unless they are that customer. */
  reopenable: Scalars['Boolean']['output'];
  shipping: Scalars['Cents']['output'];
  /** Extension: the round that delivers it. Null: picked up, or the reader is not staff. */
  shippingZone: Maybe<ShippingZone>;
  /** Extension: when it is ready or delivered, for mail and calendar. Null: not planned yet, or nothing of it comes. */
  slot: Maybe<TimeSlot>;
  status: OrderStatus;
  /** Items only. */
  subtotal: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** Extension: an ordered variant of which the cart has fewer units, or which has another price or name now. */
export type OrderAgainChange = {
  __typename?: 'OrderAgainChange';
  /** The first line of this variant. */
  line: OrderLine;
  ordered: Scalars['Int']['output'];
  /** Units that are in the cart now, of those that were ordered. */
  quantity: Scalars['Int']['output'];
  /** Why there are fewer. Null: there are as many. */
  shortage: Maybe<OrderAgainShortage>;
  /** As it is sold now; dearer than in the order: its line in the cart is unsure (E69). Null: no longer in the catalogue. */
  variant: Maybe<Variant>;
};

/** missing: lines that are deleted, on vacation or sold out, completely or in part. */
export type OrderAgainPayload = {
  __typename?: 'OrderAgainPayload';
  cart: Cart;
  /** Extension: what comes otherwise than it was ordered, in the order's order; each variant once. */
  changes: Array<OrderAgainChange>;
  /** The lines that are not completely available. */
  missing: Array<OrderLine>;
  /** Extension: units of the order that are in the cart now. */
  units: Scalars['Int']['output'];
};

export type OrderAgainShortage =
  /** The cart has as many lines as it may have. */
  | 'cart_full'
  /** Some are left, in Express at the market. */
  | 'fewer'
  /** No longer in the catalogue, or its producer does not sell it at present. */
  | 'not_sold'
  | 'sold_out';

/** due: still to be paid. received: at receivedAt, null: not yet. link: by which it may be paid by card instead; null: none. byLink: it waits for that. */
export type OrderCash = {
  __typename?: 'OrderCash';
  byLink: Scalars['Boolean']['output'];
  due: Scalars['Cents']['output'];
  link: Maybe<PaymentLink>;
  received: Scalars['Cents']['output'];
  receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether its receipt can be undone (undoCashReceipt). Null: nothing was received. */
  undo: Maybe<ReceiptUndo>;
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  count: Scalars['Int']['output'];
  edges: Array<OrderEdge>;
  pageInfo: PageInfo;
};

/** What the customer of an order holds. containers null: a guest's order. */
export type OrderContainers = {
  __typename?: 'OrderContainers';
  containers: Maybe<Array<HeldContainers>>;
  order: Scalars['ID']['output'];
};

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Of paid, refund, balance and the desk's changes of money; of balance, negative is credit. */
  amount: Maybe<Scalars['Cents']['output']>;
  at: Scalars['DateTime']['output'];
  by: OrderEventAuthor;
  /** Of paid: how the customer asked staff that their credit pays. Null: it does not. */
  creditAsked: Maybe<CreditAsked>;
  /** Of a change of status; from null: the order was created with it. */
  from: Maybe<OrderStatus>;
  id: Scalars['ID']['output'];
  kind: OrderEventKind;
  lineMissing: Maybe<Scalars['Int']['output']>;
  lineStatus: Maybe<LineStatus>;
  /** Of lines: the lines by their current names, their new status, and the missing units of each; null: unchanged. */
  lines: Array<OrderLine>;
  /** Empty: the market, or their account was deleted. */
  name: Scalars['String']['output'];
  /** The note of the desk or the ledger; of removed, each line with its units before and after; of moved and unmoved, from where and when to where and when; of unreceived, its ReceiptUndoReason. */
  note: Maybe<Scalars['String']['output']>;
  /** Of joined: the other order's. */
  number: Maybe<Scalars['Int']['output']>;
  /** Of balance: the reason of the change. */
  reason: Maybe<BalanceReason>;
  /** Of a refund: its state, and the payment provider's reason if it was refused. */
  refund: Maybe<RefundState>;
  refusal: Maybe<Scalars['String']['output']>;
  /** Extension: the short name entered at the device (DESK, above), which is not checked. Null: none. */
  shift: Maybe<Scalars['String']['output']>;
  to: Maybe<OrderStatus>;
};

/** Who did it. market: a job or a payment. */
export type OrderEventAuthor =
  | 'customer'
  | 'guest'
  | 'market'
  | 'staff';

/**
 * An event of an order. paid: its payment created it. joined: the order `number` was merged into it. lines: goods
 * were marked, all of them the same. refund: money went back to the card. balance: the customer's balance moved. reported: its
 * buyer reported a problem with a line. removed: units of lines were removed. unmoved: a move was undone. cash: what was to be paid in cash was received; unreceived: that was undone. link: mailed;
 * unlinked: staff take cash instead; card: paid by it; expired: it was not. The others are
 * what the desk did beside its status; answered: to such a report.
 */
export type OrderEventKind =
  | 'adjusted'
  | 'amount'
  | 'answered'
  | 'balance'
  | 'card'
  | 'cash'
  | 'deposit'
  | 'expired'
  | 'joined'
  | 'lines'
  | 'link'
  | 'missing'
  | 'moved'
  | 'paid'
  | 'refund'
  | 'removed'
  | 'replaced'
  | 'reported'
  | 'returned'
  | 'status'
  | 'unlinked'
  | 'unmoved'
  | 'unreceived';

/** A product of an order and a line of its progress: one object, so that a change appears in both. */
export type OrderLine = {
  __typename?: 'OrderLine';
  comparedAtPrice: Maybe<Scalars['Cents']['output']>;
  /** Extension: per unit, for returns. */
  deposit: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  /** Extension: the shopper's choice for missing units. */
  ifMissing: MissingWish;
  /** Null: the placeholder. */
  image: Maybe<Image>;
  /** Null: not changed yet. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Extension: missing units, 0 to quantity; all of them if the status is missing. The status is that of the others. */
  missing: Scalars['Int']['output'];
  /** Extension: units of returned that were refunded because they were missing. */
  missingReturned: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  /** Extension: the problems that its buyer has reported, oldest first. */
  problems: Array<OrderProblem>;
  productName: Scalars['String']['output'];
  /** Percent, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** The units that the order has now: without removed ones. */
  quantity: Scalars['Int']['output'];
  /** Extension: units that the market removed from the order before they were packed, and gave back the money of. */
  removed: Scalars['Int']['output'];
  /** Extension: units of missing that were replaced. The line keeps its price, and they are not refunded. */
  replaced: Scalars['Int']['output'];
  /** Extension: the replacement, in the reader's language. Null: none. */
  replacedBy: Maybe<Scalars['String']['output']>;
  /** Extension: returned units, at most quantity. */
  returned: Scalars['Int']['output'];
  /** Extension: each return with its share of the money, oldest first. The shares of an order's lines add up to its refunds for goods. */
  returns: Array<LineReturn>;
  /** Extension: the market's own box, lent for its deposit; it does not count as an item (E9). */
  reusableBox: Scalars['Boolean']['output'];
  /** Null: no longer at the market; the name stays. */
  seller: Maybe<Seller>;
  sellerName: Scalars['String']['output'];
  status: LineStatus;
  /** Null: no longer in the catalogue. */
  variantId: Maybe<Scalars['ID']['output']>;
  variantName: Scalars['String']['output'];
};

/** Extension: a move that was done. Orders: how many. undoUntil null: it was taken back, or it is too late. */
export type OrderMove = {
  __typename?: 'OrderMove';
  id: Scalars['ID']['output'];
  orders: Scalars['Int']['output'];
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  undone: Scalars['Boolean']['output'];
};

/** Extension: orders that move from a place and time to another. slot null: it was never planned. */
export type OrderMoveGroup = {
  __typename?: 'OrderMoveGroup';
  orders: Scalars['Int']['output'];
  place: Scalars['String']['output'];
  slot: Maybe<TimeSlot>;
  toPlace: Scalars['String']['output'];
  toSlot: TimeSlot;
};

/**
 * Extension: which paid orders move, and where to. Of the week `period`: those of a place (Location or ShippingZone), of these those of a day, or one
 * order alone. toPeriod: that week, or one of the eight after it. toPlace null: each stays at its place; another one is of the same kind. toDay
 * null: the place's own day of that week. from and to, HH:mm: hours of toDay, on which toPlace is opened if it is not open then.
 */
export type OrderMoveInput = {
  day?: InputMaybe<Scalars['Date']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['ID']['input']>;
  period: Scalars['ID']['input'];
  place?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  toDay?: InputMaybe<Scalars['Date']['input']>;
  toPeriod: Scalars['ID']['input'];
  toPlace?: InputMaybe<Scalars['ID']['input']>;
};

/** Extension: what moveOrders would do. */
export type OrderMovePreview = {
  __typename?: 'OrderMovePreview';
  /** Deliveries whose zone costs less than was paid, and by how much in all: nothing is given back. And those whose zone costs more: nothing is charged. */
  cheaper: Scalars['Int']['output'];
  cheaperBy: Scalars['Cents']['output'];
  dearer: Scalars['Int']['output'];
  dearerBy: Scalars['Cents']['output'];
  /** By where they are and where they go, earliest first. */
  groups: Array<OrderMoveGroup>;
  /** Mails to customers, and orders of people without an address. */
  mails: Scalars['Int']['output'];
  /** Orders that move, by number, for moveOrders. */
  moving: Array<Scalars['ID']['output']>;
  /** How many they are. */
  orders: Scalars['Int']['output'];
  /** The time that these orders alone have, since toPlace is closed then and stays so. Null: it is open. */
  outsideHours: Maybe<TimeSlot>;
  /** Payments under way for the same place and time: they become orders there. */
  payments: Scalars['Int']['output'];
  /** Those that cannot move, by number. */
  staying: Array<StayingOrder>;
  withoutAddress: Scalars['Int']['output'];
};

/** Extension: a problem that a buyer has reported of a line of their order, and what the market has answered. */
export type OrderProblem = {
  __typename?: 'OrderProblem';
  /** What the market wrote to the buyer. Null: nothing. */
  answer: Maybe<Scalars['String']['output']>;
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: ProblemKind;
  /** What the buyer wrote. Null: nothing, erased with the order's contact, or the order was opened by its link. */
  note: Maybe<Scalars['String']['output']>;
  /**
   * The path of the photo, which the buyer has added by POST /photos; it holds for one to two hours. Null: there is none, erased with the
   * order's contact, or the order was opened by its link.
   */
  photo: Maybe<Scalars['String']['output']>;
  /** The units that it is about. */
  quantity: Scalars['Int']['output'];
  reportedAt: Scalars['DateTime']['output'];
  status: ProblemStatus;
  toBalance: Scalars['Cents']['output'];
  /** What its answer refunded, 0 or positive. 0 of a refunded problem: the whole order was cancelled or refunded. */
  toCard: Scalars['Cents']['output'];
};

/**
 * Spec 4. pending > processed, cancelled. processed > fulfilled, cancelled, refunded, disputed, merged.
 * fulfilled > shipped (delivery), completed (pickup), refunded, disputed. shipped > completed, refunded, disputed.
 * completed > refunded, disputed. disputed > completed, refunded. Everything else is TRANSITION_REFUSED.
 * processed is shown as paid, fulfilled as assembled.
 */
export type OrderStatus =
  | 'cancelled'
  | 'completed'
  | 'disputed'
  | 'fulfilled'
  | 'merged'
  | 'pending'
  | 'processed'
  | 'refunded'
  | 'shipped';

/** Extension: a shape of the map. An area and water are closed, a river is a line. */
export type OutlineKind =
  | 'area'
  | 'river'
  | 'water';

/** temperature, isAlcohol: as the product is today; normal and false for one that has left the catalogue. */
export type PackingLine = {
  __typename?: 'PackingLine';
  isAlcohol: Scalars['Boolean']['output'];
  line: OrderLine;
  /** Extension: where its product stands at the market today, B-04. Null: nothing is said. */
  shelf: Maybe<Scalars['String']['output']>;
  temperature: Temperature;
};

/** An order as it is packed and handed over. */
export type PackingSheet = {
  __typename?: 'PackingSheet';
  box: CrateBox;
  /** Written on the crate and said at the counter: the last three digits of the number and a letter that checks all of it, 418 R. */
  code: Scalars['String']['output'];
  /** In the order of picking: normal, cold, frozen; there by shelf, then by producer and name. The market's box comes last. */
  lines: Array<PackingLine>;
  order: Order;
  /** Extension: what is missing of it and was not given back yet comes to, as settleMissing to the balance would give it (F-150). */
  owed: Scalars['Cents']['output'];
  /** Extension: who of staff marked a line of it last, in the last ten minutes. Null: nobody did. */
  packer: Maybe<Scalars['String']['output']>;
  /** Null: picked up. */
  shippingZone: Maybe<ShippingZone>;
};

export type PackingWeek = {
  __typename?: 'PackingWeek';
  /** Extension: what was assembled, one order or many at once, as long as undoAssembly undoes it, the latest first. Any staff undoes it. */
  assemblies: Array<Assembly>;
  /**
   * Extension: of the week's orders those of customers who hold containers, and those of guests, so that containers are counted without
   * network too; see Order.containersHeld.
   */
  containersHeld: Array<OrderContainers>;
  /** Extension: where the producers bring the week's goods: the first pickup point that serves the week. Null: there is none. */
  dropOff: Maybe<Location>;
  dropOffBefore: Maybe<Scalars['DateTime']['output']>;
  /** Extension: from when until when, and where there, as MarketIdentity.dropOff. Null: not set. */
  dropOffFrom: Maybe<Scalars['DateTime']['output']>;
  dropOffPlace: Maybe<Scalars['String']['output']>;
  period: Period;
  /** What the producers bring, by name. Without what Express orders take from the market's own storage, and without the market's box. */
  producers: Array<ProducerList>;
  /**
   * What is packed: the orders that were paid and not cancelled, refunded or merged. By pickup point, in the order of their
   * numbers, then by delivery zone, in the order of the round: by postal code and street. location, shippingZone: only that one's.
   */
  sheets: Array<PackingSheet>;
  /** Extension: how the desk spreads the units of a product over its orders, when fewer arrive than they want. */
  shortageRule: ShortageRule;
};


export type PackingWeekSheetsArgs = {
  changedSince: InputMaybe<Scalars['DateTime']['input']>;
  location: InputMaybe<Scalars['ID']['input']>;
  shippingZone: InputMaybe<Scalars['ID']['input']>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  /** Null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  /** Extension, both: Relay. hasPreviousPage is true if `after` was sent; startCursor is null on an empty page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Extension: see Query.payment. Only the provider's signed message changes its state. */
export type Payment = Node & {
  __typename?: 'Payment';
  id: Scalars['ID']['output'];
  /** Extension: its order was merged into an earlier one (E19), which is `order`. False until paid. */
  joined: Scalars['Boolean']['output'];
  /** Extension: its own part of the order's total. Null unless joined. */
  joinedTotal: Maybe<Scalars['Cents']['output']>;
  /** The order that it paid, after merging. Null until paid. */
  order: Maybe<Order>;
  state: PaymentState;
};

/** payBy: its end, exclusive; sentAt: mailed last. */
export type PaymentLink = {
  __typename?: 'PaymentLink';
  payBy: Scalars['DateTime']['output'];
  sentAt: Scalars['DateTime']['output'];
  state: PaymentLinkState;
};

/** open: it waits for its payment (payOrder). expired: nobody paid in time, and the order is cancelled. */
export type PaymentLinkState =
  | 'expired'
  | 'open';

/** Stored for recurring baskets and automatic purchase. type: the provider's; card is null for other types. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  card: Maybe<Card>;
  created: Scalars['EpochSeconds']['output'];
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
};

/** pending: the provider has not reported yet; query again shortly. expired: cancelled or timed out; stock released, cart unchanged. */
export type PaymentState =
  | 'expired'
  | 'failed'
  | 'paid'
  | 'pending';

/** A market week. */
export type Period = Node & {
  __typename?: 'Period';
  /** Extension: until when its baskets can change, exclusive (E21): the end of Tuesday, unless the market has set it or closes earlier. */
  basketsUntil: Scalars['DateTime']['output'];
  /** Extension: the market is closed. The week takes no orders, and nothing is handed over in the seven days after its closing. */
  closed: Scalars['Boolean']['output'];
  /** Extension: the end of Sunday, that is Monday 00:00 at the market, unless the market has set or moved it. */
  closesAt: Scalars['DateTime']['output'];
  /** Extension: the first day on which its orders are handed over, after its closing. Names the week in texts. */
  deliveryDay: Scalars['Date']['output'];
  /** The next Friday, exclusive. */
  endDate: Scalars['Date']['output'];
  /** Extension: the first of the seven days on which its orders are handed over, places or not: the first that begins after its usual closing. */
  handoverFrom: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** Extension: when what is missing is refunded and announced: Wednesday 18:00, unless the market has set it. */
  missingAt: Scalars['DateTime']['output'];
  /** Extension: what the market tells shoppers of this week. Null: nothing. */
  note: Maybe<Scalars['String']['output']>;
  /** Extension: on which of the seven days after its closing a place is closed, or open at other hours than usual. By day, then in the order of the places. */
  placeDays: Array<PlaceDay>;
  /** A Friday, from 00:00 at the market. */
  startDate: Scalars['Date']['output'];
};

/** A JSON document (UTF-8) and the name to save it under. */
export type PersonalData = {
  __typename?: 'PersonalData';
  content: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
};

/** Extension: a day on which a pickup point or a round differs from its usual week. */
export type PlaceDay = {
  __typename?: 'PlaceDay';
  day: Scalars['Date']['output'];
  /** Of a delivery zone, rather than of a pickup point. */
  delivers: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Of the Location or the ShippingZone. */
  place: Scalars['ID']['output'];
  /** Null: closed. */
  slot: Maybe<TimeSlot>;
};

/** from, to: market time HH:mm; both absent: closed. */
export type PlaceDayInput = {
  day: Scalars['Date']['input'];
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

/** Extension: a place in a week that the desk plans. */
export type PlannedPlace = {
  __typename?: 'PlannedPlace';
  /** Those of this week, by day. */
  days: Array<PlaceDay>;
  /** A delivery zone. */
  delivery: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Of the Location or the ShippingZone. */
  place: Scalars['ID']['output'];
  storageOnly: Scalars['Boolean']['output'];
  /** Without its days that differ. */
  usual: TimeSlot;
};

/** days: all that differ in the week, each once among the seven days after its closing. */
export type PlannedPlaceInput = {
  days: Array<PlaceDayInput>;
  place: Scalars['ID']['input'];
};

export type Popup = {
  __typename?: 'Popup';
  actionPrimary: Maybe<Action>;
  actionSecondary: Maybe<Action>;
  active: Scalars['Boolean']['output'];
  body: BilingualText;
  color: TagColor;
  /** Remembers 'showed' for 14 days. Letters, digits, dash and underscore; none of the site's own. */
  cookieName: Scalars['String']['output'];
  /** Of the storefront's icon set; an unknown name shows nothing. */
  icon: Maybe<Scalars['String']['output']>;
  title: BilingualText;
};

export type PopupInput = {
  actionPrimary?: InputMaybe<ActionInput>;
  actionSecondary?: InputMaybe<ActionInput>;
  active: Scalars['Boolean']['input'];
  body: BilingualTextInput;
  color: TagColor;
  cookieName: Scalars['String']['input'];
  icon?: InputMaybe<Scalars['String']['input']>;
  title: BilingualTextInput;
};

/** A place on the map, in degrees. */
export type Position = {
  __typename?: 'Position';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

/** The centre of the addresses whose postal codes begin with prefix. */
export type PostalArea = {
  __typename?: 'PostalArea';
  position: Position;
  prefix: Scalars['String']['output'];
};

/** credit: to the balance. refund: to the card that paid. */
export type ProblemDecision =
  | 'credit'
  | 'decline'
  | 'refund';

/** missing: not in the crate. damaged: or spoiled. wrong: something else was delivered. */
export type ProblemKind =
  | 'damaged'
  | 'missing'
  | 'other'
  | 'wrong';

export type ProblemStatus =
  | 'declined'
  | 'open'
  | 'refunded';

/** A variant of a product, under the name that it was sold by. quantity: units. orders: how many want it. lines: by the orders' numbers. */
export type ProducerItem = {
  __typename?: 'ProducerItem';
  /** Extension: what all of them were sold for, before tax, deposits and discounts. */
  amount: Scalars['Cents']['output'];
  lines: Array<ProducerLine>;
  orders: Scalars['Int']['output'];
  /** Extension: what one was sold for, before tax and deposit. Null: not all of them for the same. */
  price: Maybe<Scalars['Cents']['output']>;
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  temperature: Temperature;
  variantName: Scalars['String']['output'];
};

/** code: the order's. */
export type ProducerLine = {
  __typename?: 'ProducerLine';
  code: Scalars['String']['output'];
  line: OrderLine;
};

/** seller null: has left the market; the name stays. quantity: units of all its items. */
export type ProducerList = {
  __typename?: 'ProducerList';
  items: Array<ProducerItem>;
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  seller: Maybe<Seller>;
};

/**
 * Extension: what a producer is owed for some weeks: goods at the prices of their sale, before taxes, less what was missing, came back, or
 * was refunded of earlier weeks, less commission. Discounts by codes and deposits are the market's. seller null: has left the market.
 */
export type ProducerStatement = {
  __typename?: 'ProducerStatement';
  /** Its mail as it would be sent now. Null: the producer has no address, or has left the market. */
  draft: Maybe<StatementDraft>;
  id: Scalars['ID']['output'];
  items: Array<StatementItem>;
  /** The mail that stated these weeks last. Null: none has. */
  mail: Maybe<StatementMail>;
  name: Scalars['String']['output'];
  seller: Maybe<Seller>;
  total: StatementSums;
  /** With something to state, ascending. */
  weeks: Array<StatementWeek>;
};

export type ProducerStatements = {
  __typename?: 'ProducerStatements';
  periods: Array<Period>;
  statements: Array<ProducerStatement>;
};

/** What a producer sells, in one or more variants. */
export type Product = Node & {
  __typename?: 'Product';
  /**
   * Extension: the allergens that its producer declares, in the enum's order. Null: nothing is declared; the same holds for one that
   * is not listed. Empty: it is not food, so there is nothing to declare.
   */
  allergens: Maybe<Array<AllergenDeclaration>>;
  /** 1 to 5. Null: no ratings. */
  avgRating: Maybe<Scalars['Float']['output']>;
  /** Organic. */
  bio: Scalars['Boolean']['output'];
  /** The collections that contain it, the main one first. */
  collections: Array<ProductCollection>;
  /** Extension: when it was added to the market; it is new for a week. */
  createdAt: Scalars['DateTime']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** Extension: the diets that it suits, as its producer declares. Null: not declared; empty: none of them. */
  diets: Maybe<Array<Diet>>;
  handle: Scalars['String']['output'];
  handlePrimary: Scalars['String']['output'];
  handleSecondary: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Best first. Empty: the placeholder. */
  images: Array<Image>;
  /** Extension: what is in it, as its label says, the most first. Null: not stated. */
  ingredients: Maybe<Scalars['String']['output']>;
  /** Needs a confirmed age of 19. */
  isAlcohol: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  nbRating: Scalars['Int']['output'];
  /** Extension: the nutrition facts that its producer declares. Null: not declared. */
  nutrition: Maybe<Nutrition>;
  /** Extension: at most 20 similar products: of its own collection first, then of the parent; no picture twice. */
  related: Array<Product>;
  seller: Seller;
  /** Extension: its shelf at the market, B-04. Null for all but staff, and if not set. */
  shelf: Maybe<Scalars['String']['output']>;
  status: ProductStatus;
  /** Extension: the taxes that it has if it is taxable. */
  taxKind: TaxKind;
  /** GST and PST apply, or one of them: taxKind. */
  taxable: Scalars['Boolean']['output'];
  temperature: Temperature;
  /** Extension: both languages as stored, to edit them. Null for all but staff. */
  texts: Maybe<Texts>;
  /** In display order, unavailable ones too. */
  variants: Array<Variant>;
  /** Extension: increases with each change, also of its variants; see saveProduct. Null for all but staff. */
  version: Maybe<Scalars['Int']['output']>;
};

/**
 * A product's place in a collection; handle is the collection's. The id is the place's own: under the collection's,
 * isMain of one product would overwrite another's in a normalised store.
 */
export type ProductCollection = {
  __typename?: 'ProductCollection';
  collection: Collection;
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isMain: Scalars['Boolean']['output'];
};

/** count, here and below, is of the whole list, not of the page. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  count: Scalars['Int']['output'];
  edges: Array<ProductEdge>;
  /** Extension: needs that any of the list's products meet, in the enum's order. */
  needCounts: Array<NeedCount>;
  pageInfo: PageInfo;
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  node: Product;
};

export type ProductFilter = {
  where?: InputMaybe<ProductWhere>;
};

/** Names: at most 200 characters. Descriptions and ingredients: at most 5,000. New products come by the import command. */
export type ProductInput = {
  allergens?: InputMaybe<Array<AllergenDeclarationInput>>;
  bio?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<BilingualTextInput>;
  /** As the producer declares, each allergen once; null: not declared any more. BAD_INPUT where a diet contradicts an allergen. */
  diets?: InputMaybe<Array<Diet>>;
  /** All its pictures, the first one first, at most 12, each once; null or empty: none. */
  images?: InputMaybe<Array<ImageInput>>;
  /** As the label says; null: not stated any more. */
  ingredients?: InputMaybe<BilingualTextInput>;
  isAlcohol?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<BilingualTextInput>;
  nutrition?: InputMaybe<NutritionInput>;
  /** At most 12 characters. Empty or null: none. */
  shelf?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProductStatus>;
  taxKind?: InputMaybe<TaxKind>;
  taxable?: InputMaybe<Scalars['Boolean']['input']>;
  temperature?: InputMaybe<Temperature>;
  /** What it is: terms separated by commas, at most 200 characters. Empty or null: not stated any more. */
  types?: InputMaybe<BilingualTextInput>;
  /** Those that change. */
  variants?: InputMaybe<Array<VariantInput>>;
};

export type ProductOrdering = {
  direction: Direction;
  sort: ProductSort;
};

/**
 * priority: the market's own order. name: in the reader's alphabet. price: of the cheapest variant. avgRating: those without ratings
 * last in either direction. unitPrice (extension): per kilogram or litre, of the cheapest variant; then, in either direction, goods
 * without a measure, by their price per piece.
 */
export type ProductSort =
  | 'avgRating'
  | 'createdAt'
  | 'name'
  | 'price'
  | 'priority'
  | 'unitPrice';

/** inactive: not sold at present; its page stays, since old orders link to it. draft: only staff sees it. */
export type ProductStatus =
  | 'active'
  | 'draft'
  | 'inactive';

/**
 * All conditions apply, also with the collection or producer whose field is queried. collection, seller: an id or a handle;
 * an unknown one finds nothing. stored: true for only what is held at the market (Express), else everything.
 */
export type ProductWhere = {
  available?: InputMaybe<Scalars['Boolean']['input']>;
  /** Extension, all: so that filters and counts are the server's. */
  bio?: InputMaybe<Scalars['Boolean']['input']>;
  collection?: InputMaybe<Scalars['ID']['input']>;
  /** Extension: declared to meet every one of them. */
  needs?: InputMaybe<Array<DietaryNeed>>;
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Extension, both: the range of the price of one of its variants. */
  priceFrom?: InputMaybe<Scalars['Cents']['input']>;
  priceTo?: InputMaybe<Scalars['Cents']['input']>;
  regional?: InputMaybe<Scalars['Boolean']['input']>;
  seller?: InputMaybe<Scalars['ID']['input']>;
  stored?: InputMaybe<Scalars['Boolean']['input']>;
  temperature?: InputMaybe<Temperature>;
};

/**
 * Extension: something that a producer proposes. label: of the goods, as they were called; empty for a vacation. period: of a shortage.
 * proposed, seen: units in stock, cents, or missing and ordered units; what the producer proposes, and what they saw. now: the same of now,
 * where it can be known; result: what it becomes if accepted. A stock moves by the difference, so that what was sold since stays sold. from,
 * back: of a vacation, its first day and the one on which they sell again; seenUntil, nowUntil: the end of another vacation, and nowFrom the
 * beginning of one that is planned and would be replaced. refusal: why it cannot be accepted now.
 */
export type Proposal = {
  __typename?: 'Proposal';
  answer: Maybe<Scalars['String']['output']>;
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  answeredBy: Maybe<Scalars['String']['output']>;
  back: Maybe<Scalars['Date']['output']>;
  from: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  kind: ProposalKind;
  label: Scalars['String']['output'];
  note: Maybe<Scalars['String']['output']>;
  now: Maybe<Scalars['Int']['output']>;
  nowFrom: Maybe<Scalars['DateTime']['output']>;
  nowUntil: Maybe<Scalars['DateTime']['output']>;
  period: Maybe<Period>;
  proposed: Maybe<Scalars['Int']['output']>;
  proposedAt: Scalars['DateTime']['output'];
  refusal: Maybe<ProposalRefusal>;
  result: Maybe<Scalars['Int']['output']>;
  /** What accepting it, with others of the same press, saved in the catalogue, as long as it can be undone. Null: nothing, as of a shortage. */
  saving: Maybe<CatalogueSaving>;
  seen: Maybe<Scalars['Int']['output']>;
  seenUntil: Maybe<Scalars['DateTime']['output']>;
  seller: Seller;
  /** Of these values, for answerProposals. */
  shown: Scalars['String']['output'];
  status: ProposalStatus;
};

export type ProposalKind =
  | 'price'
  | 'shortage'
  | 'stock'
  | 'vacation';

/**
 * over: its days have passed. gone: the goods are not the producer's any more. retired: they are not for
 * sale. untracked: their stock is not counted. limit: payments under way, crates or the former price do not allow it.
 */
export type ProposalRefusal =
  | 'gone'
  | 'limit'
  | 'over'
  | 'retired'
  | 'untracked';

export type ProposalStatus =
  | 'accepted'
  | 'declined'
  | 'replaced'
  | 'waiting'
  | 'withdrawn';

/** content: StatementDraft.content, as it was shown. */
export type ProposalToAnswer = {
  id: Scalars['ID']['input'];
  shown: Scalars['String']['input'];
};

/** line: of that order, each once. from: the units that were displayed. to: fewer, 0 or more. */
export type QuantityChangeInput = {
  from: Scalars['Int']['input'];
  line: Scalars['ID']['input'];
  to: Scalars['Int']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** Extension: of the open week, those closed before it and the next six, the ones that are closed or have a note. */
  announcedWeeks: Array<Period>;
  /** Recurring baskets on offer. */
  baskets: Array<Basket>;
  /**
   * Never null: an empty cart is a cart. It is stored when the first item is added, with the same id.
   * A guest's cart is merged into the customer's at the first call with both cookie and token: quantities add up; the newer place and note win.
   */
  cart: Cart;
  /** Null: no collection has this handle. */
  collection: Maybe<Collection>;
  /** The top-level collections; the others are their children. A connection, since the home page loads its strips one by one. */
  collections: CollectionConnection;
  /** The one that contains now. Periods tile time, so there always is one. */
  currentPeriod: Period;
  /** Pickup points, in the order of their times in openPeriod. */
  locations: Array<Location>;
  /** Extension: settings of the deployment that the storefront needs. */
  market: Market;
  /** The same as user.membership. Null: not signed in, or never a member. */
  membership: Maybe<Membership>;
  /** Extension: Relay. Null: unknown, or not the caller's; the @access of the object's type decides. */
  node: Maybe<Node>;
  /** Extension: Relay. At most 100 ids; null in the place of each for which node is null. */
  nodes: Array<Maybe<Node>>;
  /** Extension: of the periods that are not closed, the one that closes next, to which an order paid now belongs. From Monday to Thursday it is not the current one. */
  openPeriod: Period;
  /** Null: unknown, or somebody else's. */
  order: Maybe<Order>;
  /** An order's lines with their progress, by producer. Null as for order. */
  orderProgress: Maybe<Array<OrderLine>>;
  /** The caller's own: ongoing ones first, then the newest. */
  orders: OrderConnection;
  /** Extension: the result of a checkout; the order-received page cannot trust its own address. Without session: the latest. Null: this visitor has none. */
  payment: Maybe<Payment>;
  /** Extension: how a payment stands, for anybody who has its session's id, as after lost cookies: neither whose it is nor its order. Null: there is no such payment. */
  paymentState: Maybe<PaymentState>;
  /** Extension: all data that the market stores about the caller, as a file to download (Québec's Law 25). Null: not signed in. */
  personalData: Maybe<PersonalData>;
  /** Null: no product has this handle, or it is a draft. */
  product: Maybe<Product>;
  /** Products on sale, of the whole market or filtered. */
  products: ProductConnection;
  /** Products by relevance: exact accents before folded ones, available before unavailable. Words as typed, at most 100 characters; blank finds nothing. Extensions: paging; another order than by relevance; filters. */
  search: SearchConnection;
  /** Null: no producer has this handle. */
  seller: Maybe<Seller>;
  /** Producers, by name unless `ordering` (extension) is set. */
  sellers: SellerConnection;
  /** Delivery zones, in the same order. Empty for a code: nobody delivers there (cart.no_delivery). */
  shippingZones: Array<ShippingZone>;
  siteInformations: SiteInformations;
  /** Extension: the desk, with everything that only staff reads. Null for everybody else, so the storefront shows no desk. */
  staff: Maybe<Staff>;
  /** Null: not signed in. */
  user: Maybe<User>;
};


export type QueryCollectionArgs = {
  handle: Scalars['String']['input'];
};


export type QueryCollectionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CollectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<CollectionOrdering>;
};


export type QueryLocationsArgs = {
  filter: InputMaybe<LocationFilter>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderProgressArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentArgs = {
  session: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaymentStateArgs = {
  session: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductArgs = {
  handle: Scalars['String']['input'];
};


export type QueryProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<ProductOrdering>;
};


export type QuerySearchArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<ProductOrdering>;
  stored: InputMaybe<Scalars['Boolean']['input']>;
  words: Scalars['String']['input'];
};


export type QuerySellerArgs = {
  handle: Scalars['String']['input'];
};


export type QuerySellersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<SellerOrdering>;
};


export type QueryShippingZonesArgs = {
  filter: InputMaybe<ShippingZoneFilter>;
};

/** handed_over: to its buyer. refunded: something was given back since. */
export type ReceiptUndo =
  | 'handed_over'
  | 'possible'
  | 'refunded';

/** Pressed by mistake; the money was for another order; the money was not all there. */
export type ReceiptUndoReason =
  | 'miscounted'
  | 'mistake'
  | 'other_order';

/** asked: the payment provider has not responded yet. */
export type RefundState =
  | 'asked'
  | 'done'
  | 'refused';

/** To the card at most what it paid and was not refunded; the rest goes to the balance. A guest's order has only the card. */
export type RefundTarget =
  | 'balance'
  | 'card';

/** total, less credit, would be charged to card; then reasons say what would be left behind. Without total they say why it would not be bought. */
export type RehearsedCart = {
  __typename?: 'RehearsedCart';
  /** visa 4242. Null: it would not be bought, or is no card with a number. */
  card: Maybe<Scalars['String']['output']>;
  /** Extension: the part of total that credit would pay, 0 or positive; the card pays the rest. Null with total. */
  credit: Maybe<Scalars['Cents']['output']>;
  /** Name, else address. Empty: nobody knows any more. */
  customer: Scalars['String']['output'];
  lines: Scalars['Int']['output'];
  reasons: Array<AutoCloseReason>;
  total: Maybe<Scalars['Cents']['output']>;
};

/** Extension: an order, a line of it, and the open problem that its buyer has reported. */
export type ReportedProblem = {
  __typename?: 'ReportedProblem';
  line: OrderLine;
  order: Order;
  problem: OrderProblem;
};

/** customer null: a guest's order. refunded: to the card and the balance together. */
export type ReturnItemsPayload = {
  __typename?: 'ReturnItemsPayload';
  customer: Maybe<StaffCustomer>;
  order: Order;
  refunded: Scalars['Cents']['output'];
};

/** Extension: total = items - discount + gst + pst + deposit - depositKept = toCard + toBalance. depositKept: was credited before. */
export type ReturnPreview = {
  __typename?: 'ReturnPreview';
  deposit: Scalars['Cents']['output'];
  depositKept: Scalars['Cents']['output'];
  discount: Scalars['Cents']['output'];
  gst: Scalars['Cents']['output'];
  items: Scalars['Cents']['output'];
  pst: Scalars['Cents']['output'];
  toBalance: Scalars['Cents']['output'];
  toCard: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** deposit: of one, each once. quantity: 1 to 100. */
export type ReturnedContainersInput = {
  deposit: Scalars['Cents']['input'];
  quantity: Scalars['Int']['input'];
};

/** line: of that order, each once. quantity: 1 to what is left of it. */
export type ReturnedItemInput = {
  line: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

/**
 * date null: of the whole period. orders, memberships: how many were paid. A refund belongs to the day on which it was made.
 * sold.total = card + creditUsed + cash + awaiting, refunded.total = cardRefunded + creditRefunded + cashRefunded + awaitingDropped +
 * notRefunded (what credit had paid for an account that is deleted). adjustments: corrections of balances by hand; negative gave credit.
 */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  adjustments: Scalars['Cents']['output'];
  /** Extension: of what was sold, not paid: by an unpaid link, or cash that has not come; what of it is not to be paid any more. */
  awaiting: Scalars['Cents']['output'];
  awaitingDropped: Scalars['Cents']['output'];
  card: Scalars['Cents']['output'];
  cardRefunded: Scalars['Cents']['output'];
  /** Extension: of what was sold, received in cash since; given back out of the till; into the till, less what was paid out of it. */
  cash: Scalars['Cents']['output'];
  cashReceived: Scalars['Cents']['output'];
  cashRefunded: Scalars['Cents']['output'];
  creditRefunded: Scalars['Cents']['output'];
  creditUsed: Scalars['Cents']['output'];
  date: Maybe<Scalars['Date']['output']>;
  memberships: Scalars['Int']['output'];
  notRefunded: Scalars['Cents']['output'];
  orders: Scalars['Int']['output'];
  refunded: SalesSums;
  sold: SalesSums;
};

/** Extension: days, ascending: those on which something was sold, refunded or corrected; they add up to total. */
export type SalesReport = {
  __typename?: 'SalesReport';
  days: Array<SalesFigures>;
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  total: SalesFigures;
};

/**
 * total = goods + fee + delivery + memberships + deposits + gst + pst + otherTax - discount. memberships: before taxes. otherTax: taxes of
 * memberships that the payment provider charged by other rates than those of the day, and which cannot be split.
 */
export type SalesSums = {
  __typename?: 'SalesSums';
  delivery: Scalars['Cents']['output'];
  deposits: Scalars['Cents']['output'];
  discount: Scalars['Cents']['output'];
  fee: Scalars['Cents']['output'];
  goods: Scalars['Cents']['output'];
  gst: Scalars['Cents']['output'];
  memberships: Scalars['Cents']['output'];
  otherTax: Scalars['Cents']['output'];
  pst: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

export type SaveCatalogueRecordsPayload = {
  __typename?: 'SaveCatalogueRecordsPayload';
  /** Null: nothing changed. */
  saving: Maybe<CatalogueSaving>;
};

/** tries: terms that find products, in the reader's language if possible, the nearest first, at most six; none: there is nothing like it. */
export type SearchAdvice = {
  __typename?: 'SearchAdvice';
  kind: SearchAdviceKind;
  tries: Array<Scalars['String']['output']>;
};

/** What the words name: something that is not sold, a dish that the tries make, or an occasion that they suit. */
export type SearchAdviceKind =
  | 'dish'
  | 'not_sold'
  | 'occasion';

export type SearchConnection = {
  __typename?: 'SearchConnection';
  /** Extension: what to say where no product is called by the words. Null: some are, or the market does not know the words. */
  advice: Maybe<SearchAdvice>;
  /** Extension: the recurring baskets that the words mean, before goods: panier famille, weekly veggie box. Empty: the words mean none. */
  baskets: Array<Basket>;
  /** Extension: the words that the results match, if nothing matches those of the search: fraise for frasie. Null: the words as searched. */
  correctedWords: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  edges: Array<ProductEdge>;
  /** Extension, both: those whose own name matches, the closest first, at most three of each. */
  namedCollections: Array<Collection>;
  namedSellers: Array<Seller>;
  /** Extension: as a ProductConnection's. */
  needCounts: Array<NeedCount>;
  /** Extension: the dietary needs that the words name, which every result is declared to meet: gluten_free for pain sans gluten. */
  needs: Array<DietaryNeed>;
  /** Extension: the page of the shop that answers the words instead of goods: livraison, opening hours. Then there are no results. Null: none. */
  page: Maybe<ShopPage>;
  pageInfo: PageInfo;
  /** Extension: the producers of the results, by name, whatever the filter by seller. */
  sellers: Array<Seller>;
  /** Extension: the top categories of the results, by number of products, whatever the filter by collection. */
  shelves: Array<SearchShelf>;
  /** Extension: needs that the words name and no result is declared to meet: sans sucre, halal. The results are what the other words find. */
  undeclaredNeeds: Array<UndeclaredNeed>;
};

/** count: the number of results in it. */
export type SearchShelf = {
  __typename?: 'SearchShelf';
  collection: Collection;
  count: Scalars['Int']['output'];
};

/** Months 1 to 12, both included; from after to passes the new year. name: what they bring. */
export type Season = {
  __typename?: 'Season';
  from: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  to: Scalars['Int']['output'];
};

/** A producer. */
export type Seller = Node & {
  __typename?: 'Seller';
  /** Collections that contain a product of theirs, by priority; sub-categories too. */
  collections: Array<Collection>;
  /** Extension: what the market keeps of their prices, in thousandths of a percent; the prices of a sale keep that of their day. Null for all but staff. */
  commission: Maybe<Scalars['Int']['output']>;
  /** Extension: the address to which the market writes, and in which language. Null for all but staff; contactEmail null: none. */
  contactEmail: Maybe<Scalars['String']['output']>;
  contactLanguage: Maybe<Language>;
  createdAt: Scalars['DateTime']['output'];
  /** Vacation: their products are not sold before this instant. Null or past: selling. */
  deactivatedUntil: Maybe<Scalars['DateTime']['output']>;
  description: Maybe<Scalars['String']['output']>;
  /** Extension: the description in both languages, to edit it. Null for all but staff, and if there is none. */
  descriptions: Maybe<BilingualText>;
  /** The same in both languages. */
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Portrait, then landscape. Empty: the monogram. */
  images: Array<Image>;
  name: Scalars['String']['output'];
  /** Extension: a vacation that will begin by itself. Null for all but staff, and if there is none. */
  nextVacation: Maybe<Vacation>;
  /** Extension: where they are. Null: not stated. */
  position: Maybe<Position>;
  /** Extension: Query.products of this producer, so that a page is one request. */
  products: ProductConnection;
  regional: Scalars['Boolean']['output'];
  /** Extension: what they offer in which months, in their order. */
  seasons: Array<Season>;
  /** Extension: where they work, told at length; paragraphs are separated by an empty line. Null: the description is all. */
  story: Maybe<Scalars['String']['output']>;
  town: Maybe<Scalars['String']['output']>;
  /** Extension, both: 'Fromagerie', 'Chelsea'. */
  trade: Maybe<Scalars['String']['output']>;
  /** Extension: increases with each change; see saveSeller. Null for all but staff. */
  version: Maybe<Scalars['Int']['output']>;
};


/** A producer. */
export type SellerProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<ProductOrdering>;
};

export type SellerConnection = {
  __typename?: 'SellerConnection';
  count: Scalars['Int']['output'];
  edges: Array<SellerEdge>;
  pageInfo: PageInfo;
};

export type SellerEdge = {
  __typename?: 'SellerEdge';
  cursor: Scalars['String']['output'];
  node: Seller;
};

export type SellerInput = {
  /** Not null; 0 to 99999, for orders from now on. */
  commission?: InputMaybe<Scalars['Int']['input']>;
  /** contactEmail: null or empty: the market does not write to them. contactLanguage: not null. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  contactLanguage?: InputMaybe<Language>;
  deactivatedUntil?: InputMaybe<Scalars['Date']['input']>;
  description?: InputMaybe<BilingualTextInput>;
  /** The portrait, then the landscape behind it; at most 12, each once. Null or empty: none. */
  images?: InputMaybe<Array<ImageInput>>;
  nextVacation?: InputMaybe<VacationInput>;
  regional?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SellerOrdering = {
  direction: Direction;
  sort: SellerSort;
};

export type SellerSort =
  | 'createdAt'
  | 'name';

/** weekday: 1 (Monday) to 7; from: market time HH:mm. */
export type ServingPlace = {
  __typename?: 'ServingPlace';
  from: Scalars['String']['output'];
  name: Scalars['String']['output'];
  weekday: Scalars['Int']['output'];
};

export type ServingUnit =
  | 'g'
  | 'ml';

/** done: the market's data have it. optional: a market is complete without it, such as one that does not deliver. */
export type SetupStep = {
  __typename?: 'SetupStep';
  done: Scalars['Boolean']['output'];
  name: SetupStepName;
  optional: Scalars['Boolean']['output'];
};

/**
 * identity: its name. contact: address, and phone or e-mail. texts: its own privacy policy and terms. pictures: one of each product
 * on sale. proposals: the e-mail address of each producer, by which they get their page (ADR 170). payment: it takes real payments; a trial charges nothing.
 * amounts, week: a manager agreed to them. taxes: the number of each tax that is charged today. collections: a category for its goods.
 */
export type SetupStepName =
  | 'amounts'
  | 'collections'
  | 'contact'
  | 'identity'
  | 'payment'
  | 'pictures'
  | 'places'
  | 'products'
  | 'proposals'
  | 'sellers'
  | 'taxes'
  | 'texts'
  | 'week'
  | 'zones';

/** phone: 819 555-0123. */
export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  address: Address;
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  /** Extension: the zones in service that it lies in, by priority: only these take a customer's delivery. Empty: no delivery there. */
  zones: Array<ShippingZone>;
};

/** phone: ten digits of North America, however written. */
export type ShippingAddressInput = {
  address: AddressInput;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingPreference =
  | 'pickup'
  | 'ship';

/** Where, and for how much, the market delivers. */
export type ShippingZone = Node & {
  __typename?: 'ShippingZone';
  /** Extension: where addresses of its postal codes are, for those that the market states. */
  centres: Array<PostalArea>;
  description: Maybe<Scalars['String']['output']>;
  /** Extension: when an Express order paid now would be delivered. Null: no round. */
  expressSlot: Maybe<TimeSlot>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Extension: when an order paid now would be delivered. Null: no round that week. */
  nextSlot: Maybe<TimeSlot>;
  /** Extension: the beginnings of the postal codes that it serves. */
  prefixes: Array<Scalars['String']['output']>;
  /** 0: always free. */
  price: Scalars['Cents']['output'];
  /** Extension: the weekday of its rounds as a rule, 1 (Monday) to 7; Period.placeDays has the exceptions. */
  weekday: Scalars['Int']['output'];
};

/** code: a Canadian postal code, or its first 3 characters or more; case and separators do not count. */
export type ShippingZoneFilter = {
  code?: InputMaybe<Scalars['String']['input']>;
  ongoing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a page of the shop is about that a search may lead to. */
export type ShopPage =
  | 'account'
  | 'allergens'
  | 'app'
  | 'baskets'
  | 'become_producer'
  | 'contact'
  | 'delivery'
  | 'deposits'
  | 'fee'
  | 'hours'
  | 'membership'
  /** Adding to an order that is placed. */
  | 'more'
  | 'my_baskets'
  /** No producer of the market has the name that the words are by their form, such as ferme Tremblay: all producers. */
  | 'no_producer'
  | 'ordering'
  | 'orders'
  | 'payment'
  | 'pickup'
  | 'privacy'
  | 'producers'
  | 'refunds'
  | 'taxes'
  | 'terms';

/**
 * Which orders get a product of which too few units arrived. first_ordered: the earliest, whole. most_orders: the smallest
 * quantities, so that as many as possible are complete. evenly: one unit each in turn.
 */
export type ShortageRule =
  | 'evenly'
  | 'first_ordered'
  | 'most_orders';

export type SiteInformations = {
  __typename?: 'SiteInformations';
  /** Null: home begins with its collections. */
  banner: Maybe<Banner>;
  /** Extension: as Market.contact. */
  contact: Maybe<MarketContact>;
  /** Extension: the operator's identity. Null: not set; a live market does not start without it. */
  identity: Maybe<MarketIdentity>;
  /** Extension: where else the market is, such as its social networks, at the foot of each page in this order. None: an empty list. */
  links: Array<MarketLink>;
  /** Extension: the operator's own texts, in the reader's language. Null: there is none; faq and producers: the storefront's own text. */
  page: Maybe<OperatorPage>;
  /** An inactive one is sent too, for the preview. Null: no notice. */
  popup: Maybe<Popup>;
  /** What Express means. Null: nothing to explain. */
  storedModal: Maybe<StoredModal>;
  /** Extension: each of OperatorPageName, as it is edited: in both languages, with the names of values. Null for all but managers. */
  texts: Maybe<Array<OperatorText>>;
  /** Extension: increases with each change of the operator's settings; see saveSiteInformations. Null for all but managers. */
  version: Maybe<Scalars['Int']['output']>;
};


export type SiteInformationsPageArgs = {
  name: OperatorPageName;
};

/** Titles and actions: at most 200 characters. Other texts: at most 5,000. */
export type SiteInformationsInput = {
  banner?: InputMaybe<BannerInput>;
  contact?: InputMaybe<MarketContactInput>;
  /** Not null: a market keeps its name. */
  identity?: InputMaybe<MarketIdentityInput>;
  /** Extension: all of them, at most 12, each address once. Names: at most 40 characters. Null: none. */
  links?: InputMaybe<Array<MarketLinkInput>>;
  /** Extension: the texts that change; others stay. In SITE_CHANGED each is a field of its own: pages.faq. */
  pages?: InputMaybe<OperatorPagesInput>;
  popup?: InputMaybe<PopupInput>;
  storedModal?: InputMaybe<StoredModalInput>;
  /** Extension: as MarketTerms. They are not restored with an earlier version. */
  terms?: InputMaybe<MarketTermsInput>;
};

/** until: when it was changed. changedTexts, changedLinks: what that change was of them. */
export type SiteVersion = {
  __typename?: 'SiteVersion';
  changedLinks: Scalars['Boolean']['output'];
  changedTexts: Array<OperatorPageName>;
  siteInformations: SiteInformations;
  until: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/**
 * Extension: a producer to whom the market mails what they are to bring. units: for the week, as of now; received: those of them that are at the
 * market, or in a crate already. links: to their own page, that work.
 */
export type SlipContact = {
  __typename?: 'SlipContact';
  id: Scalars['ID']['output'];
  links: Scalars['Int']['output'];
  /** Newest first. */
  mails: Array<SlipMail>;
  period: Period;
  received: Scalars['Int']['output'];
  seller: Seller;
  units: Scalars['Int']['output'];
};

/** sentBy null: by the market itself on Monday, or an account that is closed. units: what it said. */
export type SlipMail = {
  __typename?: 'SlipMail';
  id: Scalars['ID']['output'];
  lang: Language;
  sentAt: Scalars['DateTime']['output'];
  sentBy: Maybe<Scalars['String']['output']>;
  status: SlipMailStatus;
  to: Scalars['String']['output'];
  units: Scalars['Int']['output'];
};

/** failed: the address refused it, or got too many mails in a few days (E75). */
export type SlipMailStatus =
  | 'failed'
  | 'sent'
  | 'waiting';

/** Extension: the objects of the administration that spec 1 names. */
export type Staff = {
  __typename?: 'Staff';
  /** Extension: the week that takes orders by its days, closed or not, and the 52 after it; saveWeek changes them. */
  calendar: Array<CalendarWeek>;
  /**
   * Extension: objects of the catalogue as their file has them, in its order, at most 200: the one of a key; or those with words, at most 100
   * characters, in a name or the key; of products those of a producer.
   */
  catalogueRecords: Array<CatalogueRecord>;
  /** Extension: the last ten savings of the catalogue by the desk, the latest first. */
  catalogueSavings: Array<CatalogueSaving>;
  /** id: of StaffCustomer or User. Null: there is none, or it was deleted. */
  customer: Maybe<StaffCustomer>;
  /** By last name; each of words, at most 100 characters, is in name or e-mail, or all are part of the phone number. holding: only those with unreturned deposits or a box. */
  customers: StaffCustomerConnection;
  /** Extension: what enterOrder would do: nothing is stored, and no stock is reserved. */
  enteredOrder: EnteredOrderPreview;
  /** Extension: the same orders, for a spreadsheet of all that match. */
  exportedOrders: OrderConnection;
  /** Extension: when producers bring their goods, and when places serve in a usual week. */
  goodsDays: GoodsDays;
  /** Scheduled jobs, in the order in which they run. */
  jobs: Array<Job>;
  /** Extension: so many weeks up to the one that runs, at most 53, without those before anything happened. */
  marketNumbers: MarketNumbers;
  /** Extension: the rules of the market's weeks, those of the week that takes orders. */
  marketRules: MarketRules;
  /** Extension: the amounts that the market decides; saveSiteInformations changes them. */
  marketTerms: MarketTerms;
  /** Extension: the market's time zone and the first day of its lists; saveMarketTime changes them. */
  marketTime: MarketTime;
  /** Extension: whom sendMessage would reach now, and with which mails. */
  messagePreview: CustomerMessagePreview;
  /** Extension: messages to customers, the last fifty, newest first. */
  messages: Array<CustomerMessage>;
  /** Extension: a preview of settleMissing. Null: nothing is missing that was not refunded, or nothing of the order comes, so that all of it is refunded. */
  missingPreview: Maybe<ReturnPreview>;
  /** Extension: the week with this id and the eight after it, to which its orders can be moved. NOT_FOUND for none. */
  moveTargets: Array<CalendarWeek>;
  /** The displayed name of the signed-in staff: their first name, else their address. */
  name: Scalars['String']['output'];
  /** By the number that people use at the counter. Null: there is none. */
  order: Maybe<Order>;
  /** Extension: a preview of moveOrders. BAD_INPUT {field} for a week, place or day to which nothing can be moved. */
  orderMove: OrderMovePreview;
  /** Everybody's, newest first. */
  orders: OrderConnection;
  /** Extension: an order as it is packed. Null: there is none, or it has nothing to pack. */
  packingSheet: Maybe<PackingSheet>;
  /**
   * Extension: the work of a market week. startDate: its Friday; null: the week that closed last, which is being delivered to the market; if it has no
   * orders, the first after it that has, else openPeriod.
   */
  packingWeek: PackingWeek;
  /** The last twelve weeks, the one that takes orders and the next two, newest first. */
  periods: Array<Period>;
  /**
   * The market's pictures, at most 60: those made for banners first, then by path; alt: the name of what shows it. Each of words,
   * at most 100 characters, begins a word of its path or of that name in either language.
   */
  pictures: Array<Image>;
  /** Extension: reported problems that wait for an answer, the oldest first, at most 100; tasks.problems counts all. */
  problems: Array<ReportedProblem>;
  /** Extension: what producers are owed for weeks, at most 6, by their ids; null: the latest week that has ended. By name. */
  producerStatements: ProducerStatements;
  /** Any, a draft too. Null: there is none. */
  product: Maybe<Product>;
  /** Drafts and inactive ones too; words, at most 100 characters, match either language, variants and producers. */
  products: ProductConnection;
  /** Extension: what producers propose of their own goods, on the page of a mail's link. */
  proposals: StaffProposals;
  /** Extension: a preview of lowerQuantities. */
  quantityPreview: ReturnPreview;
  /** What the closing would do if the open week closed now. Nothing is charged and nothing changes; a refusal by a bank cannot be foreseen. */
  rehearsal: ClosingRehearsal;
  /** Extension: a preview of returnItems. */
  returnPreview: ReturnPreview;
  /** Extension: their role. For a volunteer, fields of managers are FORBIDDEN, or null if nullable. */
  role: StaffRole;
  /**
   * Extension: sales, refunds, taxes and payments of a period, for the accounts. from, to: its first and last day at the market, at
   * most 366 days; neither: the current month. BAD_INPUT {field}: no such period.
   */
  salesReport: SalesReport;
  seller: Maybe<Seller>;
  /** By name, also those on vacation; words, at most 100 characters, match name and town. */
  sellers: Array<Seller>;
  /** Extension: the services that the process runs on. Null: it does not say. */
  services: Maybe<MarketServices>;
  /**
   * Extension: what a market that was just set up still lacks, in the order in which it is filled in. Null: nothing that it needs, or a
   * manager has dismissed the list.
   */
  setup: Maybe<Array<SetupStep>>;
  /** As it is published, with its version. */
  siteInformations: SiteInformations;
  /** Extension: one of siteVersions. Null: it is not stored any more. */
  siteVersion: Maybe<SiteVersion>;
  /** What siteInformations were before each change, the last twenty, newest first; texts and links since they are stored with it, else the present ones. */
  siteVersions: Array<SiteVersion>;
  /** Extension: all producers by name, with what they bring for a week and what was mailed to them of it; null: the week that closed last. */
  slipContacts: Array<SlipContact>;
  /** Extension: counts of pending work, for the desk's navigation. */
  tasks: StaffTasks;
  /** Extension: who agreed to the amounts in force, by confirmMarketTerms. Null: nobody has. */
  termsAgreement: Maybe<TermsAgreement>;
  /** Extension: what the market's texts may name. */
  textValues: Array<TextValue>;
  /** Extension: payments that became no order, oldest first, until the operator marks them as refunded. */
  unappliedPayments: Array<UnappliedPayment>;
  /** What a vacation of a producer would affect now. Null: there is no such producer. */
  vacationPreview: Maybe<VacationPreview>;
  /** Extension: a market week at a glance. period: a week's id; null: the current one. */
  week: StaffWeek;
  /** Extension: when weeks close; saveWeekPlan changes it from a coming week on. */
  weekPlans: WeekPlans;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffCatalogueRecordsArgs = {
  key: InputMaybe<Scalars['String']['input']>;
  kind: CatalogueKind;
  seller: InputMaybe<Scalars['String']['input']>;
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffCustomersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  holding?: Scalars['Boolean']['input'];
  words?: Scalars['String']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffEnteredOrderArgs = {
  order: EnteredOrderInput;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffExportedOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StaffOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffMarketNumbersArgs = {
  weeks?: Scalars['Int']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffMessagePreviewArgs = {
  message: CustomerMessageInput;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffMissingPreviewArgs = {
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffMoveTargetsArgs = {
  period: Scalars['ID']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffOrderArgs = {
  number: Scalars['Int']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffOrderMoveArgs = {
  input: OrderMoveInput;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StaffOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffPackingSheetArgs = {
  order: Scalars['ID']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffPackingWeekArgs = {
  startDate: InputMaybe<Scalars['Date']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffPicturesArgs = {
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffProducerStatementsArgs = {
  periods: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffProductArgs = {
  id: Scalars['ID']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<ProductOrdering>;
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffQuantityPreviewArgs = {
  changes: Array<QuantityChangeInput>;
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffReturnPreviewArgs = {
  items: Array<ReturnedItemInput>;
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffSalesReportArgs = {
  from: InputMaybe<Scalars['Date']['input']>;
  to: InputMaybe<Scalars['Date']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffSellerArgs = {
  id: Scalars['ID']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffSellersArgs = {
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffSiteVersionArgs = {
  version: Scalars['Int']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffSlipContactsArgs = {
  period: InputMaybe<Scalars['ID']['input']>;
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffVacationPreviewArgs = {
  seller: Scalars['ID']['input'];
};


/** Extension: the objects of the administration that spec 1 names. */
export type StaffWeekArgs = {
  period: InputMaybe<Scalars['ID']['input']>;
};

/** Extension: a customer as the desk sees them; User's fields are the caller's own. */
export type StaffCustomer = {
  __typename?: 'StaffCustomer';
  /** Negative is credit, positive is owed. */
  balance: Scalars['Cents']['output'];
  /** Each change with its reason, newest first. */
  balanceMovements: BalanceMovementConnection;
  /** Extension: what deleting the account now would end, and what remains. */
  closure: AccountClosure;
  createdAt: Scalars['DateTime']['output'];
  /** Deposits paid and not refunded. */
  depositsHeld: Scalars['Cents']['output'];
  email: Scalars['String']['output'];
  firstName: Maybe<Scalars['String']['output']>;
  hasReusableBox: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lang: Language;
  lastName: Maybe<Scalars['String']['output']>;
  /** Without those merged into another. */
  orderCount: Scalars['Int']['output'];
};


/** Extension: a customer as the desk sees them; User's fields are the caller's own. */
export type StaffCustomerBalanceMovementsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type StaffCustomerConnection = {
  __typename?: 'StaffCustomerConnection';
  count: Scalars['Int']['output'];
  edges: Array<StaffCustomerEdge>;
  pageInfo: PageInfo;
};

export type StaffCustomerEdge = {
  __typename?: 'StaffCustomerEdge';
  cursor: Scalars['String']['output'];
  node: StaffCustomer;
};

/**
 * Conditions add up. status: any of these. words: the beginning of a number, or in a name or an e-mail, accents or not. customer: of
 * User or StaffCustomer. depositsHeld (extension): true for only guests' orders that hold deposits.
 */
export type StaffOrderFilter = {
  /** Extension: only the week that contains now; not together with period, which it gives way to. */
  currentPeriod?: InputMaybe<Scalars['Boolean']['input']>;
  customer?: InputMaybe<Scalars['ID']['input']>;
  depositsHeld?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['ID']['input']>;
  period?: InputMaybe<Scalars['ID']['input']>;
  shippingZone?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Array<OrderStatus>>;
  /** Extension: only orders that are still to be paid, in cash or by their link; false: only others. */
  unpaid?: InputMaybe<Scalars['Boolean']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};

/** waiting: the oldest first, at most 200. count: all that wait. answered: the latest 30, the latest first. */
export type StaffProposals = {
  __typename?: 'StaffProposals';
  answered: Array<Proposal>;
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  waiting: Array<Proposal>;
};

/** volunteer: receives, packs and hands over. manager: also money, customers, prices, texts and jobs. */
export type StaffRole =
  | 'manager'
  | 'volunteer';

/**
 * toPack: paid orders of weeks that have closed, and of Express, that can be worked on now: a line of theirs is at the market and not in the
 * crate, or they can be marked as assembled. missing: orders of which something missing is not given back. failedJobs: whose last run failed.
 */
export type StaffTasks = {
  __typename?: 'StaffTasks';
  failedJobs: Scalars['Int']['output'];
  missing: Scalars['Int']['output'];
  /** Reported problems that wait for an answer. */
  problems: Scalars['Int']['output'];
  /** What producers propose, and can be accepted or declined now. */
  proposals: Scalars['Int']['output'];
  toHandOver: Scalars['Int']['output'];
  toPack: Scalars['Int']['output'];
  /** Extension: producers of whose goods for closed weeks some are not at the market yet. toHandOver: orders whose slot is today, not handed over. */
  toReceive: Scalars['Int']['output'];
};

/**
 * Extension: a market week at a glance. Its orders are those that were paid and not cancelled, refunded or merged; assembled ones are
 * marked so or have left, and contested ones whose lines are all in the crate or missing.
 */
export type StaffWeek = {
  __typename?: 'StaffWeek';
  assembled: Scalars['Int']['output'];
  /** Units that will not come. */
  missing: Scalars['Int']['output'];
  /** What is still to be given back for them, before deposits that were credited already. */
  missingAmount: Scalars['Cents']['output'];
  orders: Scalars['Int']['output'];
  period: Period;
  /** Pickup points, then delivery zones, in the market's own order: those that serve the week, and those that its orders name. */
  places: Array<WeekPlace>;
  /** By name, as in PackingWeek.producers. */
  producers: Array<WeekProducer>;
  /** Orders that a reusable box is packed for, lent or exchanged. */
  reusableBoxes: Scalars['Int']['output'];
  /** Of all orders of the week those that somebody should look at, by number: the first 100. */
  watched: Array<WatchedOrder>;
  /** How many they are in all. */
  watchedCount: Scalars['Int']['output'];
  /** Whether orders of the week before are handed over on its first day: it has some, or still takes them. */
  weekBefore: Scalars['Boolean']['output'];
};

/** user: updates user.membership, which was null. cart: isSubscribed is now true, without the fee. */
export type StartTrialPayload = {
  __typename?: 'StartTrialPayload';
  cart: Cart;
  membership: Membership;
  user: User;
};

/**
 * content: see StatementToSend. replaces: another statement of these weeks was mailed before, which it says. sent: it was mailed already; it
 * is not mailed again.
 */
export type StatementDraft = {
  __typename?: 'StatementDraft';
  content: Scalars['String']['output'];
  email: Scalars['String']['output'];
  lang: Language;
  replaces: Scalars['Boolean']['output'];
  sent: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/**
 * Units; earlier: refunded now, sold in an earlier week. replaced: units of sold that something else came for, still owed. amount: what
 * remains, before commission. commission: in thousandths of a percent.
 */
export type StatementItem = {
  __typename?: 'StatementItem';
  amount: Scalars['Cents']['output'];
  commission: Scalars['Int']['output'];
  earlier: Scalars['Int']['output'];
  missing: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  productName: Scalars['String']['output'];
  replaced: Scalars['Int']['output'];
  returned: Scalars['Int']['output'];
  sold: Scalars['Int']['output'];
  variantName: Scalars['String']['output'];
};

/** sentBy null: their account is closed. failed: the mail server has refused it. owed: what it stated. */
export type StatementMail = {
  __typename?: 'StatementMail';
  email: Scalars['String']['output'];
  failed: Scalars['Boolean']['output'];
  owed: Scalars['Cents']['output'];
  sentAt: Scalars['DateTime']['output'];
  sentBy: Maybe<Scalars['String']['output']>;
};

/** owed = sold - missing - returned - earlier - commission; negative where more came back than was sold. */
export type StatementSums = {
  __typename?: 'StatementSums';
  commission: Scalars['Cents']['output'];
  earlier: Scalars['Cents']['output'];
  missing: Scalars['Cents']['output'];
  owed: Scalars['Cents']['output'];
  returned: Scalars['Cents']['output'];
  sold: Scalars['Cents']['output'];
};

export type StatementToSend = {
  content: Scalars['String']['input'];
  seller: Scalars['ID']['input'];
};

/** ended: it changes no more. paidAt null: not marked as paid; paidBy null too if their account is closed. */
export type StatementWeek = {
  __typename?: 'StatementWeek';
  ended: Scalars['Boolean']['output'];
  paidAmount: Maybe<Scalars['Cents']['output']>;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  paidBy: Maybe<Scalars['String']['output']>;
  period: Period;
  sums: StatementSums;
};

/**
 * express: it was promised for its hour. worked_on: assembled, on the road, handed over or disputed. cancelling: it is being cancelled. moved: it was
 * moved a moment ago, which can be taken back. basket: its recurring basket belongs to its week. zone: the address is not in the zone. closed: its place serves nobody in that week. there: it is there already.
 * pickup, delivery: it cannot become the other.
 */
export type StayReason =
  | 'basket'
  | 'cancelling'
  | 'closed'
  | 'delivery'
  | 'express'
  | 'moved'
  | 'pickup'
  | 'there'
  | 'worked_on'
  | 'zone';

export type StayingOrder = {
  __typename?: 'StayingOrder';
  number: Scalars['Int']['output'];
  reason: StayReason;
};

export type StoredModal = {
  __typename?: 'StoredModal';
  body: BilingualText;
  title: BilingualText;
};

export type StoredModalInput = {
  body: BilingualTextInput;
  title: BilingualTextInput;
};

/** Spec 4. */
export type TagColor =
  | 'blue'
  | 'gray'
  | 'orange'
  | 'red'
  | 'turquoise'
  | 'yellow';

/** Extension: GST and PST, or one of them alone, as GST on printed books. */
export type TaxKind =
  | 'both'
  | 'gst'
  | 'pst';

/** Registration numbers as they are printed: 123456789 RT0001, 1234567890 TQ0001. Null: not registered. */
export type TaxNumbers = {
  __typename?: 'TaxNumbers';
  gst: Maybe<Scalars['String']['output']>;
  qst: Maybe<Scalars['String']['output']>;
};

export type TaxNumbersInput = {
  gst?: InputMaybe<Scalars['String']['input']>;
  qst?: InputMaybe<Scalars['String']['input']>;
};

/** rate: in thousandths of a percent, below 100000. */
export type TaxRate = {
  __typename?: 'TaxRate';
  from: Scalars['Date']['output'];
  rate: Scalars['Int']['output'];
};

export type TaxRateInput = {
  from: Scalars['Date']['input'];
  rate: Scalars['Int']['input'];
};

export type Temperature =
  | 'cold'
  | 'frozen'
  | 'normal';

/** name: of the manager, empty once the account was deleted. */
export type TermsAgreement = {
  __typename?: 'TermsAgreement';
  at: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
};

/** own: the market's. standard: the one that comes with the software, which holds for any market. none: the page is missing. */
export type TextSource =
  | 'none'
  | 'own'
  | 'standard';

/** What a text may name in braces, with its value now. */
export type TextValue = {
  __typename?: 'TextValue';
  name: Scalars['String']['output'];
  value: BilingualText;
};

export type Texts = {
  __typename?: 'Texts';
  description: Maybe<BilingualText>;
  ingredients: Maybe<BilingualText>;
  name: BilingualText;
  /** What it is, for the search: terms separated by commas, the most exact first. Null: not stated. */
  types: Maybe<BilingualText>;
};

/** Extension: when an order is ready, as instants: with texts alone customers mistake the closing day for the pickup day. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
};

/** Extension: total = items + deposits + delivery + fee + gst + pst, over the counted units of its lines. All 0 without any. */
export type Totals = {
  __typename?: 'Totals';
  /** What the balance would pay if it were used, 0 or positive; of a recurring basket's delivery, what it pays. */
  credit: Scalars['Cents']['output'];
  delivery: Scalars['Cents']['output'];
  /** Why delivery is 0 although a zone is chosen. Null: it costs, or there is no zone. */
  deliveryWaiver: Maybe<DeliveryWaiver>;
  deposits: Scalars['Cents']['output'];
  /** 500 for non-members, if there is a confirmed line other than a recurring basket (E52). */
  fee: Scalars['Cents']['output'];
  /** Extension: Market.freeDeliveryAbove. */
  freeDeliveryAbove: Scalars['Cents']['output'];
  /** At the rates below of their bases, each rounded half-up once. */
  gst: Scalars['Cents']['output'];
  /** Extension: what each tax is taken on, taxBase where all taxable items have both. */
  gstBase: Scalars['Cents']['output'];
  /** Extension: the rates of the day, in thousandths of a percent: 5 % and 9.975 %, 5000 and 9975, unless the market sets others. */
  gstRate: Scalars['Int']['output'];
  items: Scalars['Cents']['output'];
  pst: Scalars['Cents']['output'];
  pstBase: Scalars['Cents']['output'];
  pstRate: Scalars['Int']['output'];
  /** Taxable items, of whichever tax, and fee. */
  taxBase: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/**
 * amount: in the smallest unit of currency, a code of three letters. payment: what the payment provider calls it. orderNumber: of
 * the order that was bought all the same by another payment. email: its customer's; null: a guest's, or of one who is gone.
 */
export type UnappliedPayment = {
  __typename?: 'UnappliedPayment';
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  email: Maybe<Scalars['String']['output']>;
  orderNumber: Maybe<Scalars['Int']['output']>;
  payment: Scalars['String']['output'];
  reason: UnappliedReason;
};

/** amount, currency: it differs from the requested one. twice: the order was paid already. */
export type UnappliedReason =
  | 'amount'
  | 'currency'
  | 'twice';

/** words: as typed. */
export type UndeclaredNeed = {
  __typename?: 'UndeclaredNeed';
  kind: UndeclaredNeedKind;
  words: Scalars['String']['output'];
};

/** What it is about, which says how to find out: what goods are made of, a certificate, how they are grown (organic ones come first), or health. */
export type UndeclaredNeedKind =
  | 'certified'
  | 'contents'
  /** What goods are made of, where the results are of other kinds, and declared to meet the need: cookies without nuts, if granola is. */
  | 'elsewhere'
  | 'health'
  | 'organic';

/** 1,25 $ / 100 g is {price: 125, amount: 100, unit: g}. */
export type UnitPrice = {
  __typename?: 'UnitPrice';
  amount: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  unit: MeasureUnit;
};

/** The price is higher than the one agreed to; less stock than its quantity, or than those of two carts that a sign-in joined; proposed by a recurring basket; confirmed in a week that has closed. */
export type UnsureReason =
  | 'from_basket'
  | 'last_week'
  | 'price_changed'
  | 'stock_changed';

/**
 * To pause, send one of these. isPaused: true for all weeks still open, false for none. pausedOn: the weeks of one range, in place
 * of those paused before. Extension: pauseWeeks and resumeWeeks, periods to pause and to resume, so that two windows that
 * pause different weeks do not undo one another.
 * Extension: total, the displayed UserBasket.total, at the new place if it moves, which is agreed to: TOTAL_RAISED if it is more now.
 * from, the displayed first week that moves: WEEK_CLOSED once its opt-out has passed; nothing was changed.
 */
export type UpdateBasketInput = {
  from?: InputMaybe<Scalars['ID']['input']>;
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  pauseWeeks?: InputMaybe<Array<Scalars['ID']['input']>>;
  pausedOn?: InputMaybe<DateRangeInput>;
  preferences?: InputMaybe<BasketPreferencesInput>;
  resumeWeeks?: InputMaybe<Array<Scalars['ID']['input']>>;
  total?: InputMaybe<Scalars['Cents']['input']>;
};

/**
 * Places as above. note: at most 500 characters. Extensions: allergies, at most 200, on one line; cart, the one that is shown:
 * CART_NOT_FOUND if the visitor has another one by now, because their session is gone (F-096).
 */
export type UpdateCartInput = {
  allergies?: InputMaybe<Scalars['String']['input']>;
  cart?: InputMaybe<Scalars['ID']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  shippingZoneId?: InputMaybe<Scalars['ID']['input']>;
  step?: InputMaybe<CartStep>;
};

/** orders: those that the lines are of. A payload, since more than the lines changes: the journal, and whether it can be assembled. */
export type UpdateOrderLinesPayload = {
  __typename?: 'UpdateOrderLinesPayload';
  /** Extension: those of the lines that updateOrderLines has changed, by this call or the first one of its requestId; others were so already. */
  changed: Array<ChangedLine>;
  lines: Array<OrderLine>;
  orders: Array<Order>;
};

/**
 * A location clears the zone and the other way round; both at once, or a placeholder 0, is BAD_INPUT.
 * Extension: autoClose, which moves money, so the customer decides; true needs a card on file.
 */
export type UpdateShoppingSessionInput = {
  autoClose?: InputMaybe<Scalars['Boolean']['input']>;
  /** Extension. */
  autoClosePartial?: InputMaybe<Scalars['Boolean']['input']>;
  fromStorage?: InputMaybe<Scalars['Boolean']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  shippingZoneId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Names and lines: at most 80 characters each; blank is none. preferredLocationId: a place in service. Extension: allergies, at most 200.
 * Extension: version, of the user that the caller was shown; without it the last to save wins. Extension: source, wizard or account (the default),
 * is kept with a newsletter consent; wizard also ends completeProfile.
 */
export type UpdateUserInput = {
  allergies?: InputMaybe<Scalars['String']['input']>;
  creditFirst?: InputMaybe<Scalars['Boolean']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lang?: InputMaybe<Language>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  notificationPreferences?: InputMaybe<NotificationPreferencesInput>;
  preferredLocationId?: InputMaybe<Scalars['ID']['input']>;
  shippingAddress?: InputMaybe<ShippingAddressInput>;
  shippingPreference?: InputMaybe<ShippingPreference>;
  source?: InputMaybe<ConsentSource>;
  subscribeToNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A customer. */
export type User = Node & {
  __typename?: 'User';
  /** Extension: allergies, shown only to the staff who prepare and hand over. Null: none entered. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Extension: negative is credit, positive is owed. */
  balance: Scalars['Cents']['output'];
  /** Extension: each change with its reason, newest first. */
  balanceMovements: BalanceMovementConnection;
  /** Running subscriptions, newest first. */
  baskets: Array<UserBasket>;
  /** Null: no card stored. */
  basketsPaymentMethod: Maybe<PaymentMethod>;
  /** Extension: what deleting the account now would end, and what remains. */
  closure: AccountClosure;
  /** Extension: the token carries the complete-profile claim, and the wizard was not saved yet. False for staff. */
  completeProfile: Scalars['Boolean']['output'];
  /** Extension: credit pays automatic purchases and recurring baskets before the card, if an address is on file. True at first; set by updateUser. */
  creditFirst: Scalars['Boolean']['output'];
  /** Extension: deposits paid and not refunded. */
  depositsHeld: Scalars['Cents']['output'];
  /** Extension: shows what updateEmail changes. */
  email: Scalars['String']['output'];
  /** Extension: at most 100 products: those back in stock first, then the latest added. */
  favourites: Array<Product>;
  /** Extension: favourites that were unavailable and are available again, for two weeks. */
  favouritesBack: Array<Product>;
  /** Null: not entered yet; the wizard requests it. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Has a reusable box, so pays no new deposit. Only the market changes it. */
  hasReusableBox: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lang: Language;
  lastName: Maybe<Scalars['String']['output']>;
  /** Extension: Query.membership, where the response of startTrial updates it. Null: never a member. */
  membership: Maybe<Membership>;
  /** Extension: the latest consent or refusal of the newsletter; the law requires its time. Null: never requested. */
  newsletterConsent: Maybe<NewsletterConsent>;
  notificationPreferences: NotificationPreferences;
  /** Extension: the address that awaits confirmation, for three days. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  preferredLocationId: Maybe<Scalars['ID']['output']>;
  /** Null: unknown, so the balance cannot be used. */
  shippingAddress: Maybe<ShippingAddress>;
  shippingPreference: Maybe<ShippingPreference>;
  /** Extension: shows what updateUser saved. */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Extension: increases with each change; see UpdateUserInput. */
  version: Scalars['Int']['output'];
};


/** A customer. */
export type UserBalanceMovementsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A customer's subscription to a basket. */
export type UserBasket = Node & {
  __typename?: 'UserBasket';
  /** Extension: the total that the customer agreed to when they subscribed, or since. */
  agreedTotal: Scalars['Cents']['output'];
  /** Extension: a week that waits for the agreement to total, while it can still be charged. Null: none. */
  agreementWanted: Maybe<CardWanted>;
  /** Extension: the subscribed basket. */
  basket: Basket;
  /** Extension: a week that could not be charged, while it can still be charged to another card. Null: none. */
  cardWanted: Maybe<CardWanted>;
  /** Extension: weeks past their opt-out that still come, whatever is changed; charged already or about to be. */
  fixed: Array<FixedBasket>;
  id: Scalars['ID']['output'];
  /** pausedOn is not null. */
  isPaused: Scalars['Boolean']['output'];
  /** Extension: the preferences. One of the two places is null. */
  location: Maybe<Location>;
  /** Extension: the next delivery that can still be changed, within the twelve weeks or later. Null: it is no longer offered. */
  next: Maybe<NextBasket>;
  note: Maybe<Scalars['String']['output']>;
  /** From the first paused Friday to the last paused day, including gaps. Null: no future week is paused. */
  pausedOn: Maybe<DateRange>;
  shippingZone: Maybe<ShippingZone>;
  /**
   * Extension: what each basket costs at a place, before another order of its week pays the delivery; without ids at its own. Above
   * agreedTotal, nothing is charged until updateBasket agrees to it.
   */
  total: Scalars['Cents']['output'];
  /** Extension: the next twelve weeks whose opt-out has not passed (the current one until its Tuesday). */
  weeks: Array<BasketWeek>;
};


/** A customer's subscription to a basket. */
export type UserBasketTotalArgs = {
  locationId: InputMaybe<Scalars['ID']['input']>;
  shippingZoneId: InputMaybe<Scalars['ID']['input']>;
};

/** from: the first day away. back: the day on which they sell again. */
export type Vacation = {
  __typename?: 'Vacation';
  back: Scalars['Date']['output'];
  from: Scalars['Date']['output'];
};

/** from: the first day away. back: the day on which they sell again. */
export type VacationInput = {
  back: Scalars['Date']['input'];
  from: Scalars['Date']['input'];
};

/** products: on sale. carts: those that contain one of them. */
export type VacationPreview = {
  __typename?: 'VacationPreview';
  carts: Scalars['Int']['output'];
  products: Scalars['Int']['output'];
};

/** The unit of sale. Available when untracked, or stock - stockOnHold > 0 (spec 5), its product active and its producer not away. */
export type Variant = Node & {
  __typename?: 'Variant';
  /** Former price; never in a total. Null: no comparison. */
  comparedAtPrice: Maybe<Scalars['Cents']['output']>;
  /** Refundable, per unit, outside price and taxes; 0: none. */
  deposit: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Extension: both languages as stored, to edit them. Null for all but staff. */
  names: Maybe<BilingualText>;
  price: Scalars['Cents']['output'];
  product: Product;
  /** Means nothing while trackStock is false. */
  stock: Scalars['Int']['output'];
  /** Units held at the market: the limit of Express carts. */
  stockMdo: Scalars['Int']['output'];
  /** Extension: units of stockMdo that open payments reserve; stockOnHold includes them. Null for all but staff. */
  stockMdoOnHold: Maybe<Scalars['Int']['output']>;
  /** Reserved by open payments; still part of stock. */
  stockOnHold: Scalars['Int']['output'];
  /** Held at the market, so open to Express carts. */
  stored: Scalars['Boolean']['output'];
  /** False: up to 1000 may be bought. */
  trackStock: Scalars['Boolean']['output'];
  /** Extension: unit pricing, which Québec law requires; follows the price that the desk sets. Null: sold by the piece. */
  unitPrice: Maybe<UnitPrice>;
};

/**
 * price: from 1 to 999999. comparedAtPrice: above the price, or null. trackStock: STOCK_LIMIT when what is held would be more than
 * the stock. Stock moves by adjustStock only.
 */
export type VariantInput = {
  comparedAtPrice?: InputMaybe<Scalars['Cents']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<BilingualTextInput>;
  price?: InputMaybe<Scalars['Cents']['input']>;
  stored?: InputMaybe<Scalars['Boolean']['input']>;
  trackStock?: InputMaybe<Scalars['Boolean']['input']>;
};

/** pending: not paid yet. missing: something is, and not given back yet. outside_zone: its address is; call before the round leaves (E59). */
export type WatchReason =
  | 'disputed'
  | 'missing'
  | 'outside_zone'
  | 'pending'
  | 'refund_refused';

/** missing: units that are not given back yet. refundRefused: what is owed to the card, and the payment provider refused. */
export type WatchedOrder = {
  __typename?: 'WatchedOrder';
  missing: Scalars['Int']['output'];
  order: Order;
  reasons: Array<WatchReason>;
  refundRefused: Scalars['Cents']['output'];
};

/** One of the two is null. slot null: closed that week. */
export type WeekPlace = {
  __typename?: 'WeekPlace';
  assembled: Scalars['Int']['output'];
  location: Maybe<Location>;
  orders: Scalars['Int']['output'];
  shippingZone: Maybe<ShippingZone>;
  slot: Maybe<TimeSlot>;
};

/** Extension: the moments of the market's weeks (spec 9), from one on. Midnight is the beginning of its weekday. */
export type WeekPlan = {
  __typename?: 'WeekPlan';
  /** Until when recurring baskets can change; a day later their last charge. */
  basketsUntil: WeeklyMoment;
  /** When orders close. */
  closing: WeeklyMoment;
  /** The first week in which it holds. Null: none has been set before. */
  from: Maybe<Period>;
  /** When what is missing is refunded and announced. */
  missing: WeeklyMoment;
};

/** closing: in the week, after it began. basketsUntil: 17:00 or later, or midnight, after the closing and at least a day before the week ends. missing: 17:00 or later, after the closing. */
export type WeekPlanInput = {
  basketsUntil: WeeklyMomentInput;
  closing: WeeklyMomentInput;
  missing: WeeklyMomentInput;
};

/** Extension: when the weeks of the market close, now and later. */
export type WeekPlans = {
  __typename?: 'WeekPlans';
  /** That of the week that takes orders, then those that are set for later weeks, in their order. */
  plans: Array<WeekPlan>;
  /** Increases with each change of the market's settings. */
  version: Scalars['Int']['output'];
};

/** Units. received: at the market, or in a crate already. */
export type WeekProducer = {
  __typename?: 'WeekProducer';
  expected: Scalars['Int']['output'];
  missing: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  received: Scalars['Int']['output'];
};

/** weekday: 1 is Monday. Market time, HH:mm. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  weekday: Scalars['Int']['output'];
};

export type WeeklyHoursInput = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  weekday: Scalars['Int']['input'];
};

/** Extension: weekday 1 (Monday) to 7; at: market time HH:mm. */
export type WeeklyMoment = {
  __typename?: 'WeeklyMoment';
  at: Scalars['String']['output'];
  weekday: Scalars['Int']['output'];
};

export type WeeklyMomentInput = {
  at: Scalars['String']['input'];
  weekday: Scalars['Int']['input'];
};
