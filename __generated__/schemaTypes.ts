export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole cents of CAD, as a JSON number; negative only where said. */
  Cents: { input: number; output: number; }
  /** A calendar day at the market: 2026-11-27. */
  Date: { input: string; output: string; }
  /** An instant with its offset: 2026-11-23T00:00:00-05:00. */
  DateTime: { input: string; output: Date; }
  /** Seconds since 1970-01-01T00:00Z, as a JSON number (spec 3 wants it for memberships); Int would end in 2038. */
  EpochSeconds: { input: number; output: number; }
  /** An https address (in demo mode also http://localhost with a port), or a path of the market's own origin that starts with exactly one slash. No other scheme. */
  URL: { input: string; output: string; }
};

/** Extension: what closing an account does, shown before it is confirmed. */
export type AccountClosure = {
  __typename?: 'AccountClosure';
  /** Recurring baskets that end. */
  baskets: Array<UserBasket>;
  /** Credit that is lost, 0 or positive. */
  credit: Scalars['Cents']['output'];
  /** Deposits that are not given back any more. */
  deposits: Scalars['Cents']['output'];
  /** Ends at once, whatever was paid for. Null: none that runs. */
  membership: Maybe<Membership>;
  /** Paid and not handed over yet, the next first. They come as planned; their name, address and note are erased afterwards. */
  openOrders: Array<Order>;
  /** Owed to the market, 0 or positive. */
  owed: Scalars['Cents']['output'];
};

/** url null: it goes nowhere. close: closes what it stands in. external: opens in a new tab. */
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

export type Audience =
  /** Anyone signed in, about themselves. */
  | 'CUSTOMER'
  /** The visitor's own session, guest or signed in. */
  | 'GUEST_SESSION'
  /** Managers at the desk: money, customers, prices, texts and jobs. Logged as STAFF. */
  | 'MANAGER'
  /** The customer, or the guest's session, that it belongs to; staff too. On a mutation: the things its ids name, else NOT_FOUND. */
  | 'OWNER'
  /** Anyone; the answer is the same for all. */
  | 'PUBLIC'
  /** Who works at the desk: volunteers and managers, by the role of their token. Every call is logged with its caller. */
  | 'STAFF';

/** Of ErrorCode what stops a checkout; or what became of the stored card. other: anything else. */
export type AutoCloseCode =
  | 'ADDRESS_OUTSIDE_ZONE'
  | 'CART_CHANGED'
  | 'MAX_REACHED'
  | 'NO_ADDRESS'
  | 'NO_ALCOHOL'
  | 'NO_CARD'
  | 'NO_DELIVERY'
  | 'NO_PLACE'
  | 'UNAVAILABLE'
  | 'authentication'
  | 'declined'
  | 'expiredCard'
  | 'insufficientFunds'
  | 'other';

/** Extension: reasons of buys false stop the purchase; of buys true they name what it would leave behind. */
export type AutoClosePreview = {
  __typename?: 'AutoClosePreview';
  buys: Scalars['Boolean']['output'];
  reasons: Array<AutoCloseReason>;
};

/** Extension: what is also told by mail (E20). */
export type AutoCloseReason = {
  __typename?: 'AutoCloseReason';
  code: AutoCloseCode;
  /** In the caller's language; names of goods as they were told at the closing. */
  message: Scalars['String']['output'];
};

/** Extension: a row of the statement. Rows are never changed, only answered by others. */
export type BalanceMovement = Node & {
  __typename?: 'BalanceMovement';
  /** Negative gives credit. */
  amount: Scalars['Cents']['output'];
  /** After this row. */
  balance: Scalars['Cents']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** In the words of the one who did it. */
  note: Maybe<Scalars['String']['output']>;
  /** Null: not about an order. */
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
  | 'deposit_refunded'
  | 'item_missing'
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
  /** Extension: what is in it, a thing each. Empty: the description tells. */
  contents: Array<Scalars['String']['output']>;
  /** Extension: refundable, per delivery. */
  deposit: Scalars['Cents']['output'];
  description: Maybe<Scalars['String']['output']>;
  /**
   * Extension: the first basket of a subscription that begins now: when, where, and what is charged, before anybody subscribes.
   * The place is read as subscribeToBasket reads it; ids left out are the customer's own place.
   */
  first: NextBasket;
  frequency: BasketFrequency;
  /** Names it in addresses of both languages. */
  handlePrimary: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Extension: a basket is chosen by its picture. Empty: the placeholder. */
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

/** Extension: pauses are chosen by week, and the cutoff belongs to the server's clock. */
export type BasketWeek = {
  __typename?: 'BasketWeek';
  /** The frequency brings a basket this week. */
  isDue: Scalars['Boolean']['output'];
  isPaused: Scalars['Boolean']['output'];
  /** Tuesday, end of day; then the week is fixed. */
  optOutBy: Scalars['DateTime']['output'];
  period: Period;
  /** When the basket would come. Null: its place does not serve that week. */
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

export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  cart: Cart;
  order: Order;
};

export type Card = {
  __typename?: 'Card';
  brand: Scalars['String']['output'];
  country: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  last4: Scalars['String']['output'];
};

/** Extension: the week keeps its place until then, if another card is left. */
export type CardWanted = {
  __typename?: 'CardWanted';
  by: Scalars['DateTime']['output'];
  period: Period;
};

/** Also called shopping session. */
export type Cart = Node & {
  __typename?: 'Cart';
  /** Extension: this session has shown an age of 19 or more. */
  ageConfirmed: Scalars['Boolean']['output'];
  /** Extension: what a guest says of allergies, for who prepares and hands over. A customer's are User.allergies. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Bought by itself when openPeriod closes. */
  autoClose: Scalars['Boolean']['output'];
  /** Extension: the closing buys what there is of it. False: all or nothing (E20). */
  autoClosePartial: Scalars['Boolean']['output'];
  /** Extension: what the closing would do with it if it were now. Null: autoClose is off, or nothing in it is sure. */
  autoClosePreview: Maybe<AutoClosePreview>;
  /** Extension: why the last closing did not buy it, each thing once and never empty. Null: it was not to, or nothing that it left is to be confirmed any more. */
  autoCloseRefusal: Maybe<Array<AutoCloseReason>>;
  /** Negative is credit, positive is owed; 0 for guests. */
  balanceAvailable: Scalars['Cents']['output'];
  /** Express: only items held at the market. */
  fromStorage: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Member or on trial: no order fee. */
  isSubscribed: Scalars['Boolean']['output'];
  /** Sure and unsure, in the order they were added; at most 200 lines, always whole. */
  items: Array<CartItem>;
  /** Extension: the chosen point itself, to show it without a second list. */
  location: Maybe<Location>;
  /** Null: no pickup point chosen. Never together with shippingZone. */
  locationId: Maybe<Scalars['ID']['output']>;
  /** Extension: the order it would merge into if paid now. Null: it becomes its own. */
  mergesInto: Maybe<Order>;
  note: Maybe<Scalars['String']['output']>;
  /** Null: no delivery chosen. */
  shippingZone: Maybe<ShippingZone>;
  /** Extension: when it would be ready or come if paid now, which is what checkout(slot) holds the market to. Null: no place, or one that does not serve this cart. */
  slot: Maybe<TimeSlot>;
  /** Extension: the server's word on the sums; only it knows of a delivery already paid in the period. */
  totals: Totals;
};

export type CartItem = {
  __typename?: 'CartItem';
  /**
   * Extension: the recurring basket of the cart's week that it is (E51), one at most of each subscription and no product. Unsure
   * with from_basket it is proposed: confirmed it is bought with the cart, left or removed it comes as an order of its own.
   * Null: an article.
   */
  basket: Maybe<Basket>;
  /** Extension: its units in every sum and count: quantity, or 0 while it is unsure or has a problem. With autoClosePartial what is left of it. */
  counted: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Extension: the shopper's wish should it not come; the order's line keeps it. refund where none was made, and of a recurring basket. */
  ifMissing: MissingWish;
  /** Extension: the most this line may hold. A client cannot tell its own hold from others' in stockOnHold. */
  max: Scalars['Int']['output'];
  /** Extension: why checkout would refuse it as it stands, under the same codes. Null: it would not, or it is unsure. */
  problem: Maybe<CartItemProblem>;
  /** 1 or more. */
  quantity: Scalars['Int']['output'];
  /** Extension: it is the box that the market lends (E9), and no article. */
  reusableBox: Scalars['Boolean']['output'];
  /** Shown apart and outside every sum until confirmed. */
  unsure: Scalars['Boolean']['output'];
  /** Extension: why, so that it can be said. Null: it is sure. */
  unsureReason: Maybe<UnsureReason>;
  /** Of a recurring basket it only names it, by its name, picture, price and deposit, and is nowhere else. */
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
  handle: Scalars['String']['output'];
  handlePrimary: Scalars['String']['output'];
  handleSecondary: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Extension: shown beside its name. Null: the picture of its first product. */
  image: Maybe<Image>;
  /** Extension: one sentence about it, said under its name. Null: the market says none. */
  line: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** On sale here or in its children. */
  nbProducts: Scalars['Int']['output'];
  /** Extension: the way back up. Null at the top. */
  parent: Maybe<Collection>;
  /** Extension: Query.products of it and its children, so that home's strips come in one request. */
  products: ProductConnection;
  /** Extension: who sells here or in its children, by name, so that the list can be narrowed to one of them. */
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

/** True: only those with something for Express. */
export type CollectionWhere = {
  hasStoredProducts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order: the one that stays. */
export type CombineOrdersPayload = {
  __typename?: 'CombineOrdersPayload';
  merged: Order;
  order: Order;
};

/** Where it was given or taken back: at sign-up on the login page, in the profile wizard, or in the account. */
export type ConsentSource =
  | 'account'
  | 'sign_up'
  | 'wizard';

/** What the payer wrote on the payment page. Null: nothing. */
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

/** Items exceed 15000; another order of the period settled it; the zone's price is 0. */
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

/** Met only by what is declared: by the diet, or by the allergen declared free. vegan meets vegetarian; free of milk, lactose_free. */
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

/**
 * The values of extensions.code. One without @shows is hidden: the reader sees errors.basic, or what spec 8 has for the action
 * (errors.basic_retry, errors.basic_save, errors.reusable_box_remove, products.add_error ...). Keys marked + are not in spec 8.
 */
export type ErrorCode =
  | 'ADDRESS_OUTSIDE_ZONE'
  | 'AGE_FORBIDDEN'
  | 'ALREADY_MEMBER'
  | 'ALREADY_SUBSCRIBED'
  | 'BAD_CURSOR'
  | 'BAD_INPUT'
  | 'BALANCE_NEEDS_ADDRESS'
  | 'BASKET_GONE'
  | 'BOX_LIMIT'
  | 'BOX_NEEDS_ACCOUNT'
  | 'CARD_PAGE_UNAVAILABLE'
  | 'CART_CHANGED'
  | 'COMBINE_REFUSED'
  | 'CREDIT_IN_USE'
  | 'DEPOSIT_LIMIT'
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
  | 'MAINTENANCE'
  | 'MAX_REACHED'
  | 'MEMBERSHIP_NEEDS_ACCOUNT'
  | 'NEEDS_STORAGE'
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
  | 'NO_UPDATE'
  | 'PAYMENT_FAILED'
  | 'PERIOD_CHANGED'
  | 'PHONE_INVALID'
  | 'PORTAL_UNAVAILABLE'
  | 'PRODUCT_CHANGED'
  | 'PROVIDER_REFUSED'
  | 'RATE_LIMITED'
  | 'REQUEST_REUSED'
  | 'RETURN_LIMIT'
  | 'RETURN_REFUSED'
  | 'SELLER_CHANGED'
  | 'SITE_CHANGED'
  | 'SLOT_CHANGED'
  | 'STAFF_KEPT'
  | 'STOCK_LIMIT'
  | 'TOO_LARGE'
  | 'TRANSITION_REFUSED'
  | 'TRIAL_REFUSED'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNKNOWN_DOCUMENT'
  | 'USER_CHANGED'
  | 'WEEK_CLOSED'
  | 'WEEK_TOO_FAR'
  | 'WRONG_PLATFORM'
  | 'ZIP_INVALID';

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

/** path: in the storage, rewritten to the CDN by the storefront (spec 9). alt null: the name of the thing describes it. */
export type Image = {
  __typename?: 'Image';
  alt: Maybe<Scalars['String']['output']>;
  /** Extension: alt in both languages, where it was written for the picture. Null: what shows it describes it. */
  altTexts: Maybe<BilingualText>;
  path: Scalars['String']['output'];
};

/** path: one of Staff.pictures, or the one that is there. alt null: it says nothing that the words do not. */
export type ImageInput = {
  alt?: InputMaybe<BilingualTextInput>;
  path: Scalars['String']['input'];
};

/** Work that is done again and again (spec 9). */
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
  /** A run that was asked for at the desk is under way. */
  running: Scalars['Boolean']['output'];
};

export type JobName =
  /** Makes each recurring basket that is due an order, once its opt-out is over. */
  | 'baskets'
  /** After Sunday's midnight: buys the carts that are to be, and turns the others' lines unsure. */
  | 'closing'
  /** Notices which products that customers keep are gone, and which are back. */
  | 'favourites'
  /** Erases what is of no use any more. */
  | 'leftovers'
  /** Sends the mails that wait. */
  | 'mail'
  /** On Wednesday evening, gives back what is missing of orders and tells of it. */
  | 'missing'
  /** Takes up payments, card pages and memberships that nothing was heard of. */
  | 'payments'
  /** Reminds of carts that were left, on the day of the closing, and of trials that end in 7 days. */
  | 'reminders'
  /** Erases visits that nobody can come back to. */
  | 'sessions'
  /** On the day of the closing, tells customers what it would not buy for them as their carts are. */
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

/** Units of a line that were given back, or are on their way: their price, taxes and deposit, less their part of a discount. */
export type LineReturn = {
  __typename?: 'LineReturn';
  at: Scalars['DateTime']['output'];
  /** It never came (F-150); else it was brought back. */
  missing: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  toBalance: Scalars['Cents']['output'];
  toCard: Scalars['Cents']['output'];
};

/**
 * Spec 3 names the field, not its values: these follow the goods on market day. Asked of the producer (progress 0); in
 * their hands (33); at the market (66); in the customer's crate (100); will not come (100), and the customer is told.
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
  /** Extension: when an Express order paid now could be fetched. Null: Express orders are not handed out there. */
  expressSlot: Maybe<TimeSlot>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Extension: when an order paid now could be fetched. Null: closed that week. */
  nextSlot: Maybe<TimeSlot>;
  /** Extension: takes Express orders only (cart.needs_storage). */
  storageOnly: Scalars['Boolean']['output'];
};

/** ongoing: true for only those that serve openPeriod. */
export type LocationFilter = {
  ongoing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Extension: see Query.market. */
export type Market = {
  __typename?: 'Market';
  /** Extension: how to reach the people of the market. Null: the operator gives nothing. */
  contact: Maybe<MarketContact>;
  /** Every page shows the maintenance message, unless `force` is in the address. */
  maintenance: Scalars['Boolean']['output'];
  /** Per year, before taxes; 3000 unless set otherwise. */
  membershipPrice: Scalars['Cents']['output'];
  /** The zero-price variant with a deposit (spec 9); its product lies in no list. Null: this market lends no boxes. */
  reusableBox: Maybe<Variant>;
};

/** Each null: not given. */
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

/** Whose market this is: how pages, mails, calendars, receipts and printed pages are signed. */
export type MarketIdentity = {
  __typename?: 'MarketIdentity';
  /** Each weekday at most once, Monday first. None: hours are not shown. */
  hours: Array<WeeklyHours>;
  /** The base path of a square picture, which counts before the monogram. Null: none. */
  logo: Maybe<Scalars['String']['output']>;
  /** One to three letters or digits in place of the software's own drawing. Null: the drawing. */
  monogram: Maybe<Scalars['String']['output']>;
  name: BilingualText;
  /** Who mails come from. Null: as the server is configured, and for all but managers. */
  sender: Maybe<Scalars['String']['output']>;
  taxNumbers: TaxNumbers;
};

/** name: at most 40 characters. logo: one of Staff.pictures. hours, monogram and numbers: as in MarketIdentity. */
export type MarketIdentityInput = {
  hours: Array<WeeklyHoursInput>;
  logo?: InputMaybe<Scalars['String']['input']>;
  monogram?: InputMaybe<Scalars['String']['input']>;
  name: BilingualTextInput;
  sender?: InputMaybe<Scalars['String']['input']>;
  taxNumbers: TaxNumbersInput;
};

export type MeasureUnit =
  | 'g'
  | 'kg'
  | 'l'
  | 'ml'
  | 'unit';

export type Membership = Node & {
  __typename?: 'Membership';
  /** True: it ends then instead of renewing. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  currentPeriodEnd: Scalars['EpochSeconds']['output'];
  id: Scalars['ID']['output'];
  /** Extension: what its next period costs with the taxes, charged at currentPeriodEnd. Null: nothing is charged. */
  nextCharge: Maybe<Scalars['Cents']['output']>;
  /** Extension: every charge, newest first. */
  receipts: Array<MembershipReceipt>;
  /** Extension: a card was left, and at currentPeriodEnd it goes on by itself. */
  renews: Scalars['Boolean']['output'];
  /** Extension: what it kept off orders since it began, the fee with its taxes. */
  saved: Scalars['Cents']['output'];
  startDate: Scalars['EpochSeconds']['output'];
  status: MembershipStatus;
  /** Null: began without a trial. */
  trialEnd: Maybe<Scalars['EpochSeconds']['output']>;
};

/** A period of a membership that was paid by card. total: subtotal and the taxes. */
export type MembershipReceipt = {
  __typename?: 'MembershipReceipt';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Scalars['DateTime']['output'];
  subtotal: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** past_due: a renewal failed and is tried again. These three are members. cancelled: ended; no second trial. */
export type MembershipStatus =
  | 'active'
  | 'cancelled'
  | 'past_due'
  | 'trialing';

/** Extension: money back; or something alike, which staff decides before it gives money back. */
export type MissingWish =
  | 'refund'
  | 'replacement';

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds to the variant's line, or makes it. quantity: 1 to 1000. */
  addToCart: Cart;
  /** Extension: credit (negative) or charge (positive), at most 1000000, for a reason of at most 280 characters that the customer reads. */
  adjustBalance: StaffCustomer;
  /** Relative, so that two desks, or a desk and a sale, never overwrite each other. stockMdo: of the part at the market, which stock counts too. requestId: a key made by the caller; the same one moves it once. */
  adjustStock: Variant;
  /**
   * Along the life in OrderStatus. fulfilled waits until every line is packed or missing. cancelled and refunded give all back as
   * it was paid; merged comes from combineOrders only, processed from the payment. A colleague who was late learns what it is.
   * A volunteer is refused (FORBIDDEN) what gives money back or contests it: cancelled, refunded, disputed.
   */
  advanceOrder: Order;
  /** Ends it; a week past its opt-out still comes. One that has ended is no error. */
  cancelBasket: User;
  /**
   * Extension: until closing; all goes back as it was paid, stock too (E60). reopenCart: its lines return to the cart as sure ones. A
   * payload: order and cart. PROVIDER_REFUSED: nothing can be given back, and nothing has changed.
   */
  cancelOrder: CancelOrderPayload;
  /**
   * Holds the stock, opens the payment and says where to pay: an invoice address (balance used) or the payment provider's session id,
   * for GET /paiement/{id}. A String as in spec 7: the browser leaves, nothing in its store has changed. Repeated calls answer the same
   * running payment. Extension: period, the openPeriod that the shopper was shown; once it has closed, PERIOD_CHANGED comes before any money moves;
   * slot, when the cart.slot that the shopper was shown begins: SLOT_CHANGED when it is another by now. The paid order keeps that slot.
   */
  checkout: Scalars['String']['output'];
  /** Extension: what is wanted in place of a line that does not come; the cart's next lines begin with the same wish. */
  chooseIfMissing: Cart;
  /** Extension: joins two paid orders of a period that were too far apart to merge by themselves, until it closes. A payload: both change. */
  combineOrders: CombineOrdersPayload;
  /** Extension: alcohol is refused on the server too. The outcome stays in the session; the date is not kept. */
  confirmAge: Cart;
  /** An unsure line becomes a sure one; stock is checked again. */
  confirmItemInCart: Cart;
  /** Opens the payment of a year. A String, read like checkout's: the membership begins once it is paid, after a running trial at its end. */
  createMembership: Scalars['String']['output'];
  /** Extension: for good, with the sign-in (E49). confirmation repeats the account's address. The session ends; a payment under way is given up. */
  deleteAccount: DeleteCustomerPayload;
  /**
   * Blanks the person, keeps the orders; the payment provider goes first and its refusal stops all. Never oneself, nor who has worked at the desk.
   * forfeits: as deleteAccount.
   */
  deleteCustomer: DeleteCustomerPayload;
  /**
   * Extension: into its customer's hands, by all the steps that are left (E44); once per requestId (1 to 100 characters). Every line
   * is packed or missing. REQUEST_REUSED: the first call of this name was of another order.
   */
  handOver: Order;
  /** The billing portal's address. A returnUrl on another origin is BAD_INPUT. */
  manageMembership: Scalars['String']['output'];
  /** Extension: keeps a product, or no longer; as it is already changes nothing. Its owner, whose lists change. */
  markFavourite: User;
  /**
   * Extension: an old order's lines again, each brought up to what was ordered of it; called again it changes nothing. A payload: the
   * cart, and the lines that could not be had.
   */
  orderAgain: OrderAgainPayload;
  /** Credits the balance, never beyond depositsHeld. reusableBox: the box came back, so hasReusableBox ends. */
  refundDeposit: StaffCustomer;
  /**
   * Extension: deposits of a guest's order, to the card that paid for it, never beyond its depositsHeld. RETURN_REFUSED: it is not paid,
   * or was given back as a whole.
   */
  refundGuestDeposit: Order;
  /** Takes one away, or with `all` the whole line. A line at 0 is gone. */
  removeFromCart: Cart;
  /**
   * Extension: what came in place of the missing units of a line: a variant of the market's or a text, 1 to 120 characters, not
   * both; neither: nothing, after all. Only where its shopper wants a replacement, for units that are missing and not given back.
   * No money moves; they are not given back any more. Sent again it changes nothing.
   */
  replaceLine: UpdateOrderLinesPayload;
  /**
   * Extension: one mail when a product that is sold out, or whose producer is away, can be bought again; requested again it changes
   * nothing. For the customer's own address, or a guest's, in the caller's language; each mail has a link that ends them.
   */
  requestRestockNotice: Scalars['Boolean']['output'];
  /** Items with their taxes and deposits. A payload: order and customer change. */
  returnItems: ReturnItemsPayload;
  /** Extension: does at once what a job does at its time, which changes nothing where nothing is due. One that takes long is still running in the answer. */
  runJob: Job;
  /**
   * Of a product that is there; what it says already changes nothing. version: of the product that the caller was shown.
   * PRODUCT_CHANGED, when one of the given fields was changed since: nothing is overwritten unseen.
   */
  saveProduct: Product;
  /** As saveProduct, of a producer. deactivatedUntil: a day after today, two years ahead at most; they are sold again from its 00:00 (E26). Null: now. */
  saveSeller: Seller;
  /** A part that is given replaces that part, but for pictures that are not given; null removes it. version and SITE_CHANGED: as saveProduct. */
  saveSiteInformations: SiteInformations;
  /** Extension: the same of all lines that are missing and not given back yet, before Wednesday evening does it (F-150). */
  settleMissing: ReturnItemsPayload;
  /** Opens the page where a card is left. A String, read like checkout's; both addresses lie on the market's origin, else BAD_INPUT. */
  setupPaymentMethod: Scalars['String']['output'];
  /** Extension: begins a new session, so that whoever sits down next finds nothing of this one. Answers its empty cart. */
  signOut: Cart;
  /** First month free, without a card; once per account and e-mail address. A payload: the membership, and the cart whose fee goes. */
  startTrial: StartTrialPayload;
  /**
   * One subscription per basket, from the next week whose opt-out is to come. Preferences left out are the customer's own: their
   * pickup point, or the zone of their address. The lists answer with their owner.
   */
  subscribeToBasket: User;
  /**
   * Extension: takes the last step back, which made the order `from`: assembled, on the road or handed over. For two minutes, by
   * anybody of staff; the mail that tells of the step waits as long. A colleague who was late learns what it is.
   */
  undoOrderStep: Order;
  /** Pauses, resumes, or changes preferences, from the weeks on whose opt-out is to come. What it says already changes nothing. */
  updateBasket: UserBasket;
  /** Saves a step of the cart page; refused when the step may not be left. */
  updateCart: Cart;
  /**
   * Counts once the link sent to the new address is followed; that an address is taken is never told here. With Auth0, which has
   * no such link: counts at once, as not confirmed, or is refused. confirmation repeats email.
   */
  updateEmail: User;
  /**
   * Lines of one order or many, 1 to 500; all or none. While the order is processed, and units are left of the line. seen: what
   * the caller took all of them for, so that what somebody else has made of them meanwhile is not overwritten unseen.
   * missing (extension): units of each that will not come while the others are of that status, from those already refunded as
   * missing to one less than its quantity; left out: as before. seenMissing: as seen.
   */
  updateOrderLines: UpdateOrderLinesPayload;
  /** Choices made on any page. The shopping session of spec 3 is the cart. */
  updateShoppingSession: Cart;
  /** Extension: USER_CHANGED, when `version` is given and another window has changed one of the given fields since: nothing is overwritten unseen. */
  updateUser: User;
};


export type MutationAddToCartArgs = {
  quantity?: Scalars['Int']['input'];
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
  to: OrderStatus;
};


export type MutationCancelBasketArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  order: Scalars['ID']['input'];
  reopenCart?: Scalars['Boolean']['input'];
};


export type MutationCheckoutArgs = {
  forceDisposableBox?: Scalars['Boolean']['input'];
  period: InputMaybe<Scalars['ID']['input']>;
  slot: InputMaybe<Scalars['DateTime']['input']>;
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
};


export type MutationDeleteAccountArgs = {
  confirmation: Scalars['String']['input'];
  forfeits?: Scalars['Cents']['input'];
};


export type MutationDeleteCustomerArgs = {
  forfeits?: Scalars['Cents']['input'];
  id: Scalars['ID']['input'];
};


export type MutationHandOverArgs = {
  order: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationManageMembershipArgs = {
  returnUrl: Scalars['String']['input'];
};


export type MutationMarkFavouriteArgs = {
  marked: Scalars['Boolean']['input'];
  product: Scalars['ID']['input'];
};


export type MutationOrderAgainArgs = {
  order: Scalars['ID']['input'];
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


export type MutationRemoveFromCartArgs = {
  all?: Scalars['Boolean']['input'];
  variant: Scalars['ID']['input'];
};


export type MutationReplaceLineArgs = {
  line: Scalars['ID']['input'];
  text: InputMaybe<Scalars['String']['input']>;
  variant: InputMaybe<Scalars['ID']['input']>;
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
};


export type MutationRunJobArgs = {
  job: JobName;
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
  input: SiteInformationsInput;
  version: Scalars['Int']['input'];
};


export type MutationSettleMissingArgs = {
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
  requestId: Scalars['ID']['input'];
};


export type MutationSetupPaymentMethodArgs = {
  cancelUrl: Scalars['String']['input'];
  successUrl: Scalars['String']['input'];
};


export type MutationSubscribeToBasketArgs = {
  basket: Scalars['ID']['input'];
  preferences: InputMaybe<BasketPreferencesInput>;
};


export type MutationUndoOrderStepArgs = {
  from: OrderStatus;
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
  seen: InputMaybe<LineStatus>;
  seenMissing: InputMaybe<Scalars['Int']['input']>;
  status: LineStatus;
};


export type MutationUpdateShoppingSessionArgs = {
  input: UpdateShoppingSessionInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** count: of a list's products, those that are declared to meet the need. */
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

/** Extension: when it comes, what is charged and until when it can be changed. */
export type NextBasket = {
  __typename?: 'NextBasket';
  /** Then it is fixed, and charged to the card on file. */
  changeBy: Scalars['DateTime']['output'];
  /** Where. Both null: no place is chosen. */
  location: Maybe<Location>;
  period: Period;
  shippingZone: Maybe<ShippingZone>;
  /** Null: its place does not serve that week. */
  slot: Maybe<TimeSlot>;
  /** As its prices are now; no order fee. */
  totals: Totals;
};

/**
 * Extension: Relay. What can be fetched again on its own. Ids are opaque, unique over all types, and never guessable for what is personal.
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

/** Sections in their order; updatedOn: the day since which it holds. */
export type OperatorPage = {
  __typename?: 'OperatorPage';
  sections: Array<OperatorPageSection>;
  title: Scalars['String']['output'];
  updatedOn: Scalars['Date']['output'];
};

export type OperatorPageName =
  | 'privacy'
  | 'terms';

/** heading null: the introduction. paragraphs: plain, at least one. */
export type OperatorPageSection = {
  __typename?: 'OperatorPageSection';
  heading: Maybe<Scalars['String']['output']>;
  paragraphs: Array<Scalars['String']['output']>;
};

/** total = subtotal + deposit + shipping + fee + gst + pst - discount. */
export type Order = Node & {
  __typename?: 'Order';
  /** Extension: allergies as the customer's account says them now, or as the guest did; erased as contact. Null for all but staff. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Extension: the part of total that credit paid, 0 or positive. */
  balanceApplied: Scalars['Cents']['output'];
  /** Extension: its calendar file, for whoever has the address. Null: not planned yet, or it will not come. */
  calendar: Maybe<Scalars['URL']['output']>;
  /** Extension: until when, exclusive, its owner may cancel, change or combine it; the server's clock decides. Null: it cannot be. */
  changeableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Extension: the caller's orders that combineOrders would take now, oldest first. */
  combinableWith: Array<Order>;
  /** Extension: whom the desk calls about it. Null for all but staff. A deleted customer's is erased after the handover, a guest's after a year. */
  contact: Maybe<Contact>;
  createdAt: Scalars['DateTime']['output'];
  /** Extension: who bought it. Null: a guest, or the reader is not staff. */
  customer: Maybe<User>;
  /** Extension: what is written on the crate. Empty once it was erased: see contact. */
  customerName: Scalars['String']['output'];
  deposit: Scalars['Cents']['output'];
  /** Extension: deposits of a guest's order that were paid and not given back. Null: a customer's, who has StaffCustomer.depositsHeld, or the reader is no manager. */
  depositsHeld: Maybe<Scalars['Cents']['output']>;
  /** Off by a code at the hosted payment, 0 or positive. */
  discount: Scalars['Cents']['output'];
  /** Extension: without this row the sums do not add up. */
  fee: Scalars['Cents']['output'];
  /** Extension: bought in Express mode; only like merges with like. */
  fromStorage: Scalars['Boolean']['output'];
  /** Null: picked up. */
  fulfillment: Maybe<Fulfillment>;
  gst: Scalars['Cents']['output'];
  /** Extension: what became of it, oldest first. Null for all but staff. */
  history: Maybe<Array<OrderEvent>>;
  id: Scalars['ID']['output'];
  /** Extension: its own address, for whoever has it, signed in or not: to see, cancel and change it. Its mails carry it. */
  link: Scalars['URL']['output'];
  /** Null: delivered. */
  location: Maybe<Location>;
  /** Extension: the order that has its lines, after however many times. Null unless merged. */
  mergedInto: Maybe<Order>;
  /** Extension: and back: those whose lines came to it, oldest first. */
  mergedOrders: Array<Order>;
  /** Extension: the cart's note, which would be lost after payment. */
  note: Maybe<Scalars['String']['output']>;
  /** Extension: what people say at the counter. */
  number: Scalars['Int']['output'];
  /** pending, processed, fulfilled or shipped. */
  ongoing: Scalars['Boolean']['output'];
  /** Extension: it goes to an address outside its zone (E59): the market calls. Null for all but staff. */
  outsideZone: Maybe<Scalars['Boolean']['output']>;
  /** Where a pending order is paid. Null: nothing to pay. */
  paymentPage: Maybe<Scalars['URL']['output']>;
  /** Extension: the week it belongs to, kept from the opening of the payment (E56). */
  period: Period;
  /** As they were bought; later changes of the catalogue do not reach them. */
  products: Array<OrderLine>;
  pst: Scalars['Cents']['output'];
  refundedToBalance: Scalars['Cents']['output'];
  /** Extension, both: what has gone back, or is on its way, of what was paid; 0 or positive. */
  refundedToCard: Scalars['Cents']['output'];
  /** Extension: the caller may take its goods back into the cart: not those of a customer's order that was opened by its link, unless they are that customer. */
  reopenable: Scalars['Boolean']['output'];
  shipping: Scalars['Cents']['output'];
  /** Extension: the round that brings it. Null: picked up, or the reader is not staff. */
  shippingZone: Maybe<ShippingZone>;
  /** Extension: when it is ready or comes, for mail and calendar. Null: not planned yet. */
  slot: Maybe<TimeSlot>;
  status: OrderStatus;
  /** Items only. */
  subtotal: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** missing: gone, away or sold out, wholly or in part. */
export type OrderAgainPayload = {
  __typename?: 'OrderAgainPayload';
  cart: Cart;
  missing: Array<OrderLine>;
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  count: Scalars['Int']['output'];
  edges: Array<OrderEdge>;
  pageInfo: PageInfo;
};

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Of paid, refund and balance, as of what the desk did with money; of balance negative: credit. */
  amount: Maybe<Scalars['Cents']['output']>;
  at: Scalars['DateTime']['output'];
  by: OrderEventAuthor;
  /** Of a change of status; from null: it was written so. */
  from: Maybe<OrderStatus>;
  id: Scalars['ID']['output'];
  kind: OrderEventKind;
  lineMissing: Maybe<Scalars['Int']['output']>;
  lineStatus: Maybe<LineStatus>;
  /** Of lines: which of this order, as they are called now, what they became, and units of each that will not come; null: as before. */
  lines: Array<OrderLine>;
  /** Empty: the market, or their account was deleted. */
  name: Scalars['String']['output'];
  /** What the desk or the ledger wrote to it. */
  note: Maybe<Scalars['String']['output']>;
  /** Of joined: the other order's. */
  number: Maybe<Scalars['Int']['output']>;
  /** Of balance: what moved it. */
  reason: Maybe<BalanceReason>;
  /** Of a refund: how it stands, and why it was refused, in the payment provider's words. */
  refund: Maybe<RefundState>;
  refusal: Maybe<Scalars['String']['output']>;
  /** Extension: the short name that was said at the device (DESK, above), which nothing checks. Null: none was. */
  shift: Maybe<Scalars['String']['output']>;
  to: Maybe<OrderStatus>;
};

/** Who did it. market: its own work, such as a payment that came. */
export type OrderEventAuthor =
  | 'customer'
  | 'guest'
  | 'market'
  | 'staff';

/**
 * What happened to an order. paid: it came to be, by its payment. joined: the lines of the order `number` came to it. lines: goods
 * were marked, all of them the same. refund: money went back to the card. balance: the customer's balance moved. The others are
 * what the desk did beside its status.
 */
export type OrderEventKind =
  | 'adjusted'
  | 'balance'
  | 'deposit'
  | 'joined'
  | 'lines'
  | 'missing'
  | 'paid'
  | 'refund'
  | 'replaced'
  | 'returned'
  | 'status';

/** A product of an order and a line of its progress: one thing, so that a change shows in both. */
export type OrderLine = {
  __typename?: 'OrderLine';
  comparedAtPrice: Maybe<Scalars['Cents']['output']>;
  /** Extension: per unit, for returns. */
  deposit: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  /** Extension: what the shopper wishes in place of what does not come. */
  ifMissing: MissingWish;
  /** Null: the placeholder. */
  image: Maybe<Image>;
  /** Null: nobody has touched it yet. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Extension: units that will not come, 0 to quantity; all of them when the status is missing. The status is that of the others. */
  missing: Scalars['Int']['output'];
  /** Extension: units of returned that were given back because they were missing. */
  missingReturned: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  productName: Scalars['String']['output'];
  /** Percent, 0 to 100. */
  progress: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  /** Extension: units of missing in whose place something else came. The line keeps its price, and they are not given back. */
  replaced: Scalars['Int']['output'];
  /** Extension: what came in their place, in the reader's language. Null: nothing did. */
  replacedBy: Maybe<Scalars['String']['output']>;
  /** Extension: units given back, at most quantity. */
  returned: Scalars['Int']['output'];
  /** Extension: when, and for how much of the money, oldest first. Together the lines of an order have all that its goods gave back. */
  returns: Array<LineReturn>;
  /** Extension: the market's own box, lent for its deposit; it counts as no article (E9). */
  reusableBox: Scalars['Boolean']['output'];
  /** Null: has left the market; the name stays. */
  seller: Maybe<Seller>;
  sellerName: Scalars['String']['output'];
  status: LineStatus;
  /** Null: no longer in the catalogue. */
  variantId: Maybe<Scalars['ID']['output']>;
  variantName: Scalars['String']['output'];
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
  /** Extension: where the producers bring the week's goods: the first pickup point that serves the week. Null: there is none. */
  dropOff: Maybe<Location>;
  /** Extension: before when, the beginning of the week's first slot, of a pickup point or a round. Null: there is none. */
  dropOffBefore: Maybe<Scalars['DateTime']['output']>;
  period: Period;
  /** What the producers bring, by name. Without what Express orders take from the market's own storage, and without the market's box. */
  producers: Array<ProducerList>;
  /**
   * What is packed: the orders that were paid and not cancelled, refunded or merged. By pickup point, in the order of their
   * numbers, then by delivery zone, in the order of the round: by postal code and street. location, shippingZone: only that one's.
   */
  sheets: Array<PackingSheet>;
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
  /** Extension, both: Relay. True when `after` was given; null on an empty page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Extension: see Query.payment. Only the provider's signed message moves its state. */
export type Payment = Node & {
  __typename?: 'Payment';
  id: Scalars['ID']['output'];
  /** Extension: what it paid was joined to an earlier order (E19), which `order` is. False until paid. */
  joined: Scalars['Boolean']['output'];
  /** Extension: the part of the order's total that came with it. Null unless joined. */
  joinedTotal: Maybe<Scalars['Cents']['output']>;
  /** What it paid, after merging. Null until paid. */
  order: Maybe<Order>;
  state: PaymentState;
};

/** Kept for recurring baskets and for carts that buy themselves. type: the provider's word; card is null unless it is card. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  card: Maybe<Card>;
  created: Scalars['EpochSeconds']['output'];
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
};

/** pending: the provider has not told yet, ask again in a moment. expired: given up or timed out; stock released, cart as before. */
export type PaymentState =
  | 'expired'
  | 'failed'
  | 'paid'
  | 'pending';

/** A market week. */
export type Period = Node & {
  __typename?: 'Period';
  /** Extension: the end of Sunday, that is Monday 00:00 at the market. */
  closesAt: Scalars['DateTime']['output'];
  /** The next Friday, exclusive. */
  endDate: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** A Friday, from 00:00 at the market. */
  startDate: Scalars['Date']['output'];
};

/** A JSON document (UTF-8) and the name to save it under. */
export type PersonalData = {
  __typename?: 'PersonalData';
  content: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
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

/** What a producer sells, in one or more variants. */
export type Product = Node & {
  __typename?: 'Product';
  /**
   * Extension: what its producer declares of allergens, in the enum's order. Null: nothing is declared, and nothing of one that
   * is not listed; empty: it is not food, so there is nothing to declare.
   */
  allergens: Maybe<Array<AllergenDeclaration>>;
  /** 1 to 5. Null: nobody has voted. */
  avgRating: Maybe<Scalars['Float']['output']>;
  /** Organic. */
  bio: Scalars['Boolean']['output'];
  /** Where it is placed, main one first. */
  collections: Array<ProductCollection>;
  /** Extension: when it came to the market; new for a week. */
  createdAt: Scalars['DateTime']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** Extension: the diets that it suits, as its producer declares. Null: not declared, which says nothing; empty: none of them. */
  diets: Maybe<Array<Diet>>;
  handle: Scalars['String']['output'];
  handlePrimary: Scalars['String']['output'];
  handleSecondary: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Best first. Empty: the placeholder. */
  images: Array<Image>;
  /** Needs a confirmed age of 19. */
  isAlcohol: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  nbRating: Scalars['Int']['output'];
  /** Extension: at most 20 others to look at next, of its own shelf first, then of the one above; no picture twice. */
  related: Array<Product>;
  seller: Seller;
  /** Extension: where it stands at the market, B-04. Null for all but staff, and where nothing is said. */
  shelf: Maybe<Scalars['String']['output']>;
  status: ProductStatus;
  /** GST and PST apply. */
  taxable: Scalars['Boolean']['output'];
  temperature: Temperature;
  /** Extension: both languages as they are kept, to edit them. Null for all but staff. */
  texts: Maybe<Texts>;
  /** In display order, unavailable ones too. */
  variants: Array<Variant>;
  /** Extension: grows with each change, its variants' included; see saveProduct. Null for all but staff. */
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

/** Names: at most 200 characters. Descriptions: at most 5,000. New products and pictures come by the import command. */
export type ProductInput = {
  allergens?: InputMaybe<Array<AllergenDeclarationInput>>;
  bio?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<BilingualTextInput>;
  /** As the producer declares, each allergen once; null: not declared any more. BAD_INPUT where a diet contradicts an allergen. */
  diets?: InputMaybe<Array<Diet>>;
  isAlcohol?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<BilingualTextInput>;
  /** At most 12 characters. Empty or null: none. */
  shelf?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProductStatus>;
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

/** priority: the market's own order. name: in the reader's alphabet. price: of the cheapest variant. avgRating: without votes last either way. */
export type ProductSort =
  | 'avgRating'
  | 'createdAt'
  | 'name'
  | 'price'
  | 'priority';

/** inactive: not sold at present; its page stays, since old orders link to it. draft: only staff sees it. */
export type ProductStatus =
  | 'active'
  | 'draft'
  | 'inactive';

/**
 * Conditions add up, also with the collection or producer whose field is asked. collection, seller: an id or a handle;
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
  /** Extension, both: a variant of it costs at least and at most that much. */
  priceFrom?: InputMaybe<Scalars['Cents']['input']>;
  priceTo?: InputMaybe<Scalars['Cents']['input']>;
  regional?: InputMaybe<Scalars['Boolean']['input']>;
  seller?: InputMaybe<Scalars['ID']['input']>;
  stored?: InputMaybe<Scalars['Boolean']['input']>;
  temperature?: InputMaybe<Temperature>;
};

export type Query = {
  __typename?: 'Query';
  /** Recurring baskets on offer. */
  baskets: Array<Basket>;
  /**
   * Never null: an empty cart is a cart. It may live in the session alone until something is put in, and keeps its id then.
   * A guest's cart joins the customer's at the first call with both cookie and token: quantities add up, the newer place and note stay.
   */
  cart: Cart;
  /** Null: no collection has this handle. */
  collection: Maybe<Collection>;
  /** The top-level ones; others hang below as children. A connection because home reveals its strips one by one. */
  collections: CollectionConnection;
  /** The one that contains now. Periods tile time, so there always is one. */
  currentPeriod: Period;
  /** Pickup points. */
  locations: Array<Location>;
  /** Extension: what a deployment sets and the storefront must know. */
  market: Market;
  /** The same as user.membership. Null: not signed in, or never a member. */
  membership: Maybe<Membership>;
  /** Extension: Relay. Null: unknown, or not the caller's; the @access of the thing's type decides. */
  node: Maybe<Node>;
  /** Extension: Relay. At most 100 ids; null in the place of each that node would not give. */
  nodes: Array<Maybe<Node>>;
  /** Extension: the one that closes next, which an order paid now joins. From Monday to Thursday it is not the current one. */
  openPeriod: Period;
  /** Null: unknown, or somebody else's. */
  order: Maybe<Order>;
  /** An order's lines with their progress, by producer. Null as for order. */
  orderProgress: Maybe<Array<OrderLine>>;
  /** The caller's own: ongoing ones first, then the newest. */
  orders: OrderConnection;
  /** Extension: how a checkout ended; the order-received page cannot trust the address it is opened at. Without session: the latest. Null: none of this visitor's. */
  payment: Maybe<Payment>;
  /** Extension: all that the market keeps about the caller, as a file to take away (Québec's Law 25). Null: not signed in. */
  personalData: Maybe<PersonalData>;
  /** Null: no product has this handle, or it is a draft. */
  product: Maybe<Product>;
  /** Products on sale, of the whole market or as filtered. */
  products: ProductConnection;
  /** Products by relevance, exact accents before folded ones, what can be bought before what cannot. Words as typed, at most 100 characters; blank finds nothing. Extensions: paging; another order than by relevance; filters. */
  search: SearchConnection;
  /** Null: no producer has this handle. */
  seller: Maybe<Seller>;
  /** Producers, by name unless asked otherwise (extension: ordering). */
  sellers: SellerConnection;
  /** Delivery zones. Empty for a code: nobody delivers there (cart.no_delivery). */
  shippingZones: Array<ShippingZone>;
  siteInformations: SiteInformations;
  /** Extension: the desk, with everything that only staff reads. Null for all others, which also tells whether to show it. */
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

/** asked: the payment provider has not answered yet. */
export type RefundState =
  | 'asked'
  | 'done'
  | 'refused';

/** To the card at most what it paid and did not get back; the rest goes to the balance. A guest's order knows only the card. */
export type RefundTarget =
  | 'balance'
  | 'card';

/** total with card would be charged; then reasons say what would be left behind. Without total they say why it would not be bought. */
export type RehearsedCart = {
  __typename?: 'RehearsedCart';
  /** visa 4242. Null: it would not be bought, or is no card with a number. */
  card: Maybe<Scalars['String']['output']>;
  /** Name, else address. Empty: nobody knows any more. */
  customer: Scalars['String']['output'];
  lines: Scalars['Int']['output'];
  reasons: Array<AutoCloseReason>;
  total: Maybe<Scalars['Cents']['output']>;
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

/** line: of that order, each once. quantity: 1 to what is left of it. */
export type ReturnedItemInput = {
  line: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type SearchConnection = {
  __typename?: 'SearchConnection';
  /** Extension: the words that these products answer, where nothing answers those asked for: fraise for frasie. Null: the very words. */
  correctedWords: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  edges: Array<ProductEdge>;
  /** Extension, both: what is called so itself, the nearest first, at most three of each. */
  namedCollections: Array<Collection>;
  namedSellers: Array<Seller>;
  /** Extension: as a ProductConnection's. */
  needCounts: Array<NeedCount>;
  /** Extension: the dietary needs that the words name, which every product found is declared to meet: gluten_free for pain sans gluten. */
  needs: Array<DietaryNeed>;
  pageInfo: PageInfo;
  /** Extension: who sells them, by name, whatever the filter by seller. */
  sellers: Array<Seller>;
  /** Extension: the top categories that the products lie in, most of them first, whatever the filter by collection. */
  shelves: Array<SearchShelf>;
};

/** count: of the products that were found, those that lie there. */
export type SearchShelf = {
  __typename?: 'SearchShelf';
  collection: Collection;
  count: Scalars['Int']['output'];
};

/** A producer. */
export type Seller = Node & {
  __typename?: 'Seller';
  /** Those that hold a product of theirs, by priority; sub-categories too. */
  collections: Array<Collection>;
  createdAt: Scalars['DateTime']['output'];
  /** Vacation: nothing of theirs is sold before this instant. Null or past: selling. */
  deactivatedUntil: Maybe<Scalars['DateTime']['output']>;
  description: Maybe<Scalars['String']['output']>;
  /** Extension: the description in both languages, to edit it. Null for all but staff, and where nothing is said. */
  descriptions: Maybe<BilingualText>;
  /** The same in both languages. */
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Portrait, then landscape. Empty: the monogram. */
  images: Array<Image>;
  name: Scalars['String']['output'];
  /** Extension: Query.products of this producer, so that a page is one request. */
  products: ProductConnection;
  regional: Scalars['Boolean']['output'];
  town: Maybe<Scalars['String']['output']>;
  /** Extension, both: 'Fromagerie', 'Chelsea'. */
  trade: Maybe<Scalars['String']['output']>;
  /** Extension: grows with each change; see saveSeller. Null for all but staff. */
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
  deactivatedUntil?: InputMaybe<Scalars['Date']['input']>;
  description?: InputMaybe<BilingualTextInput>;
  regional?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SellerOrdering = {
  direction: Direction;
  sort: SellerSort;
};

export type SellerSort =
  | 'createdAt'
  | 'name';

/** phone: 819 555-0123. */
export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  address: Address;
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  /** Extension: the zones in service that it lies in, by priority: only these take a customer's delivery. Empty: nobody delivers there. */
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
  description: Maybe<Scalars['String']['output']>;
  /** Extension: when an Express order paid now would come. Null: no round. */
  expressSlot: Maybe<TimeSlot>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Extension: when an order paid now would come. Null: no round that week. */
  nextSlot: Maybe<TimeSlot>;
  /** 0: always free. */
  price: Scalars['Cents']['output'];
};

/** code: a Canadian postal code, or its first 3 characters or more; case and separators do not count. */
export type ShippingZoneFilter = {
  code?: InputMaybe<Scalars['String']['input']>;
  ongoing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SiteInformations = {
  __typename?: 'SiteInformations';
  /** Null: home begins with its collections. */
  banner: Maybe<Banner>;
  /** Extension: as Market.contact. */
  contact: Maybe<MarketContact>;
  /** Extension: whose market this is. Null: not set; a live market does not start without. */
  identity: Maybe<MarketIdentity>;
  /** Extension: the operator's own texts, in the reader's language. Null: not written. */
  page: Maybe<OperatorPage>;
  /** An inactive one is sent too, for the preview. Null: no notice. */
  popup: Maybe<Popup>;
  /** What Express means. Null: nothing to explain. */
  storedModal: Maybe<StoredModal>;
  /** Extension: grows with each change of what the operator sets; see saveSiteInformations. Null for all but managers. */
  version: Maybe<Scalars['Int']['output']>;
};


export type SiteInformationsPageArgs = {
  name: OperatorPageName;
};

/** Titles and actions: at most 200 characters. Other texts: at most 5,000. Pictures come by the import command. */
export type SiteInformationsInput = {
  banner?: InputMaybe<BannerInput>;
  contact?: InputMaybe<MarketContactInput>;
  /** Not null: a market keeps its name. */
  identity?: InputMaybe<MarketIdentityInput>;
  popup?: InputMaybe<PopupInput>;
  storedModal?: InputMaybe<StoredModalInput>;
};

/** until: when it was changed. */
export type SiteVersion = {
  __typename?: 'SiteVersion';
  siteInformations: SiteInformations;
  until: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Extension: spec 1 names actions of administration; here they find their objects. */
export type Staff = {
  __typename?: 'Staff';
  /** id: of StaffCustomer or User. Null: there is none, or not any more. */
  customer: Maybe<StaffCustomer>;
  /** By last name; each of words, at most 100 characters, is in name or e-mail. holding: only those with deposits or a box that are out. */
  customers: StaffCustomerConnection;
  /** Extension: the same orders, for a spreadsheet of all that match. */
  exportedOrders: OrderConnection;
  /** What the market does by itself, in the order in which all is done. */
  jobs: Array<Job>;
  /** Extension: what settleMissing would do now. Null: nothing is missing that was not given back. */
  missingPreview: Maybe<ReturnPreview>;
  /** How the desk calls who works at it: their first name, else their address. */
  name: Scalars['String']['output'];
  /** By what people say at the counter. Null: there is none. */
  order: Maybe<Order>;
  /** Everybody's, newest first. */
  orders: OrderConnection;
  /** Extension: an order as it is packed. Null: there is none, or nothing to pack of it. */
  packingSheet: Maybe<PackingSheet>;
  /** Extension: the work of a market week. startDate: its Friday; null: the week that closed last, whose goods are coming in. */
  packingWeek: PackingWeek;
  /** The last twelve weeks, the one that takes orders and the next two, newest first. */
  periods: Array<Period>;
  /**
   * The market's pictures, at most 60: those made for banners first, then by path; alt: the name of what shows it. Each of words,
   * at most 100 characters, begins a word of its path or of that name in either language.
   */
  pictures: Array<Image>;
  /** Any, a draft too. Null: there is none. */
  product: Maybe<Product>;
  /** Drafts and inactive ones too; words, at most 100 characters, match either language, variants and producers. */
  products: ProductConnection;
  /** What the closing would do if the open week closed now. Nothing is charged and nothing changes; whether a bank agrees nobody can know before. */
  rehearsal: ClosingRehearsal;
  /** Extension: what returnItems would do now. */
  returnPreview: ReturnPreview;
  /** Extension: what they may do. For a volunteer, what is for managers is refused, or null where it may be. */
  role: StaffRole;
  seller: Maybe<Seller>;
  /** By name, those who are away too; words, at most 100 characters, match name and town. */
  sellers: Array<Seller>;
  /** As everybody is told it, with its version. */
  siteInformations: SiteInformations;
  /** What siteInformations were before each change, the last twenty, newest first; pages null. */
  siteVersions: Array<SiteVersion>;
  /** Extension: what waits for somebody, counted for the ways through the desk. */
  tasks: StaffTasks;
  /** Extension: payments that came and became no order, oldest first, until the operator says that they were given back. */
  unappliedPayments: Array<UnappliedPayment>;
  /** What a vacation of a producer takes away now. Null: there is no such producer. */
  vacationPreview: Maybe<VacationPreview>;
  /** Extension: a market week at a glance. period: a week's id; null: the one that runs. */
  week: StaffWeek;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffCustomersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  holding?: Scalars['Boolean']['input'];
  words?: Scalars['String']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffExportedOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StaffOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffMissingPreviewArgs = {
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffOrderArgs = {
  number: Scalars['Int']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StaffOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffPackingSheetArgs = {
  order: Scalars['ID']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffPackingWeekArgs = {
  startDate: InputMaybe<Scalars['Date']['input']>;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffPicturesArgs = {
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffProductArgs = {
  id: Scalars['ID']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ordering: InputMaybe<ProductOrdering>;
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffReturnPreviewArgs = {
  items: Array<ReturnedItemInput>;
  order: Scalars['ID']['input'];
  refundTo: RefundTarget;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffSellerArgs = {
  id: Scalars['ID']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffSellersArgs = {
  words: InputMaybe<Scalars['String']['input']>;
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
export type StaffVacationPreviewArgs = {
  seller: Scalars['ID']['input'];
};


/** Extension: spec 1 names actions of administration; here they find their objects. */
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
  /** Extension: what deleting the account now ends, and what it leaves behind. */
  closure: AccountClosure;
  createdAt: Scalars['DateTime']['output'];
  /** Deposits paid and not given back. */
  depositsHeld: Scalars['Cents']['output'];
  email: Scalars['String']['output'];
  firstName: Maybe<Scalars['String']['output']>;
  hasReusableBox: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lang: Language;
  lastName: Maybe<Scalars['String']['output']>;
  /** Without those that joined another. */
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
  words?: InputMaybe<Scalars['String']['input']>;
};

/** volunteer: receives, packs and hands over. manager: also money, customers, prices, texts and jobs. */
export type StaffRole =
  | 'manager'
  | 'volunteer';

/** toPack: paid orders of weeks that have closed, and of Express, not assembled yet. missing: orders of which something missing is not given back. failedJobs: whose last run failed. */
export type StaffTasks = {
  __typename?: 'StaffTasks';
  failedJobs: Scalars['Int']['output'];
  missing: Scalars['Int']['output'];
  toPack: Scalars['Int']['output'];
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
};

/** user: brings the membership to the readers of user.membership, which was null. cart: now isSubscribed, without the fee. */
export type StartTrialPayload = {
  __typename?: 'StartTrialPayload';
  cart: Cart;
  membership: Membership;
  user: User;
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

export type Temperature =
  | 'cold'
  | 'frozen'
  | 'normal';

export type Texts = {
  __typename?: 'Texts';
  description: Maybe<BilingualText>;
  name: BilingualText;
  /** What it is, for the search: terms separated by commas, the most exact first. Null: not stated. */
  types: Maybe<BilingualText>;
};

/** Extension: when something is ready, as instants; with texts alone customers take closing days for pickup days. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
};

/** Extension: total = items + deposits + delivery + fee + gst + pst, over the counted units of its lines. All 0 without any. */
export type Totals = {
  __typename?: 'Totals';
  /** What the balance would pay if it were used, 0 or positive. */
  credit: Scalars['Cents']['output'];
  delivery: Scalars['Cents']['output'];
  /** Why delivery is 0 although a zone is chosen. Null: it costs, or there is no zone. */
  deliveryWaiver: Maybe<DeliveryWaiver>;
  deposits: Scalars['Cents']['output'];
  /** 500 for non-members, as soon as there is a sure line that is no recurring basket (E52). */
  fee: Scalars['Cents']['output'];
  /** 5 % and 9.975 % of taxBase, each rounded half-up once. */
  gst: Scalars['Cents']['output'];
  items: Scalars['Cents']['output'];
  pst: Scalars['Cents']['output'];
  /** Taxable items and fee. */
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

/** amount, currency: it is not the one that was asked for. twice: the order was paid already. */
export type UnappliedReason =
  | 'amount'
  | 'currency'
  | 'twice';

/** 1,25 $ / 100 g is {price: 125, amount: 100, unit: g}. */
export type UnitPrice = {
  __typename?: 'UnitPrice';
  amount: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  unit: MeasureUnit;
};

/** Another price than it was added at; less left than asked; proposed by a recurring basket; left from a week that has closed. */
export type UnsureReason =
  | 'from_basket'
  | 'last_week'
  | 'price_changed'
  | 'stock_changed';

/**
 * To pause, give one of these. isPaused: true for all weeks still open, false for none. pausedOn: the weeks of one range, in place
 * of those paused before. Extension: pauseWeeks and resumeWeeks, periods that are added and taken away, so that two windows that
 * pause different weeks do not undo one another.
 */
export type UpdateBasketInput = {
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  pauseWeeks?: InputMaybe<Array<Scalars['ID']['input']>>;
  pausedOn?: InputMaybe<DateRangeInput>;
  preferences?: InputMaybe<BasketPreferencesInput>;
  resumeWeeks?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Places as above. note: at most 500 characters. Extension: allergies, at most 200, on one line. */
export type UpdateCartInput = {
  allergies?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  shippingZoneId?: InputMaybe<Scalars['ID']['input']>;
  step?: InputMaybe<CartStep>;
};

/** orders: those that the lines are of. A payload, since more than the lines changes: the journal, and whether it can be assembled. */
export type UpdateOrderLinesPayload = {
  __typename?: 'UpdateOrderLinesPayload';
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
  /** Extension: allergies, which the market shows only to who prepares and hands over. Null: none were told. */
  allergies: Maybe<Scalars['String']['output']>;
  /** Extension: negative is credit, positive is owed. */
  balance: Scalars['Cents']['output'];
  /** Extension: each change with its reason, newest first. */
  balanceMovements: BalanceMovementConnection;
  /** Running subscriptions, newest first. */
  baskets: Array<UserBasket>;
  /** Null: no card left. */
  basketsPaymentMethod: Maybe<PaymentMethod>;
  /** Extension: what closing the account now ends, and what it leaves behind. */
  closure: AccountClosure;
  /** Extension: the token carries the complete-profile claim, and the wizard was not saved yet. */
  completeProfile: Scalars['Boolean']['output'];
  /** Extension: deposits paid and not given back. */
  depositsHeld: Scalars['Cents']['output'];
  /** Extension: shows what updateEmail changes. */
  email: Scalars['String']['output'];
  /** Extension: the products that they keep, 100 at most: what is back first, then the latest kept. */
  favourites: Array<Product>;
  /** Extension: those of favourites that were gone and can be had again, for two weeks from their return. */
  favouritesBack: Array<Product>;
  /** Null: not given yet, the wizard asks. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Has one, so pays no new deposit. Only the market changes it. */
  hasReusableBox: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lang: Language;
  lastName: Maybe<Scalars['String']['output']>;
  /** Extension: Query.membership where startTrial can reach it. Null: never a member. */
  membership: Maybe<Membership>;
  /** Extension: the latest yes or no to the newsletter, which the law wants kept with its time. Null: never asked. */
  newsletterConsent: Maybe<NewsletterConsent>;
  notificationPreferences: NotificationPreferences;
  /** Extension: waits for its owner's answer, for three days. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  preferredLocationId: Maybe<Scalars['ID']['output']>;
  /** Null: unknown, so that balance cannot be used. */
  shippingAddress: Maybe<ShippingAddress>;
  shippingPreference: Maybe<ShippingPreference>;
  /** Extension: shows what updateUser saved. */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Extension: grows with each change; see UpdateUserInput. */
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
  /** Extension: which one. */
  basket: Basket;
  /** Extension: a week that could not be charged, as long as it can be to another card. Null: none. */
  cardWanted: Maybe<CardWanted>;
  id: Scalars['ID']['output'];
  /** pausedOn is not null. */
  isPaused: Scalars['Boolean']['output'];
  /** Extension: the preferences. One of the two places is null. */
  location: Maybe<Location>;
  /** Extension: the next one that can still be changed, among the twelve weeks or later. Null: it is no longer offered. */
  next: Maybe<NextBasket>;
  note: Maybe<Scalars['String']['output']>;
  /** First paused Friday to last paused day, over any holes. Null: no coming week is paused. */
  pausedOn: Maybe<DateRange>;
  shippingZone: Maybe<ShippingZone>;
  /** Extension: the next twelve weeks whose opt-out is still to come (the running one counts until its Tuesday). */
  weeks: Array<BasketWeek>;
};

/** products: on sale. carts: in which one of theirs lies. */
export type VacationPreview = {
  __typename?: 'VacationPreview';
  carts: Scalars['Int']['output'];
  products: Scalars['Int']['output'];
};

/** What is bought. Available when untracked, or stock - stockOnHold > 0 (spec 5), its product active and its producer not away. */
export type Variant = Node & {
  __typename?: 'Variant';
  /** Former price; never in a total. Null: no comparison. */
  comparedAtPrice: Maybe<Scalars['Cents']['output']>;
  /** Refundable, per unit, outside price and taxes; 0: none. */
  deposit: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Extension: both languages as they are kept, to edit them. Null for all but staff. */
  names: Maybe<BilingualText>;
  price: Scalars['Cents']['output'];
  product: Product;
  /** Means nothing while trackStock is false. */
  stock: Scalars['Int']['output'];
  /** Units held at the market: the limit of Express carts. */
  stockMdo: Scalars['Int']['output'];
  /** Extension: how much of stockMdo payments under way hold; stockOnHold counts it too. Null for all but staff. */
  stockMdoOnHold: Maybe<Scalars['Int']['output']>;
  /** In payments under way, still part of stock. */
  stockOnHold: Scalars['Int']['output'];
  /** Held at the market, so open to Express carts. */
  stored: Scalars['Boolean']['output'];
  /** False: up to 1000 may be bought. */
  trackStock: Scalars['Boolean']['output'];
  /** Extension: unit pricing, a duty of Québec shelves. Null: sold by the piece. */
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
