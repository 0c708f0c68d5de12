/**
 * Every number of spec 9, with its unit in its name or comment, and those that the decisions add. What a market may set
 * (`rules/marketTerms.ts`) has its defaults here.
 */

/** An exact fraction: rates are never decimals, so no tax is computed in floating point (E1). */
export type Ratio = { readonly numerator: number; readonly denominator: number };

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Wall-clock hours of one weekday at the market, `HH:mm`; `to` is exclusive. */
export type WeeklyHours = { readonly weekday: Weekday; readonly from: string; readonly to: string };

/** A free delivery round: its day, its hours and the postal prefixes it serves. */
export type FreeRound = WeeklyHours & { readonly prefixes: readonly string[] };

// Places and languages
/** Of a market that has set none; rules take `marketZone()` of rules/zone.ts. */
export const DEFAULT_TIME_ZONE = 'America/Toronto';
export const CURRENCY = 'CAD';
/** Amounts are written this way in both languages (spec 9, E54). */
export const MONEY_LOCALE = 'fr-CA';
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';

// Money
/** 5 %. */
export const GST_RATE: Ratio = { numerator: 5, denominator: 100 };
/** 9.975 %. */
export const PST_RATE: Ratio = { numerator: 9975, denominator: 100_000 };
/** Before taxes, for those who are not members. */
export const ORDER_FEE_CENTS = 500;
/** Strictly above: 15000 itself pays. */
export const FREE_DELIVERY_ABOVE_CENTS = 15_000;
/** Per year. */
export const MEMBERSHIP_PRICE_CENTS = 3000;
export const FREE_TRIAL_MONTHS = 1;

// Stock and cart
export const UNTRACKED_MAX = 1000;
/** From this many variants on, unavailable ones are hidden (spec 5). */
export const HIDE_UNAVAILABLE_FROM_VARIANTS = 5;
export const AGE_LIMIT_YEARS = 19;
export const REUSABLE_BOX_MAX = 1;
export const MAX_CART_LINES = 200;
/** Characters. */
export const NOTE_MAX_LENGTH = 500;
/** Life of a payment session, and of the stock that it holds (E28). */
export const HOLD_MINUTES = 30;
/** Express: opening hours must begin at least this long after payment (E63). */
export const EXPRESS_LEAD_HOURS = 2;

// The week
/** Friday, 00:00 local. */
export const PERIOD_START_WEEKDAY: Weekday = 5;
export const PERIOD_DAYS = 7;
/** From the period's Friday to the Monday whose 00:00 is Sunday's midnight (E17). */
export const CLOSING_DAYS_AFTER_START = 3;
/** 4 hours, inclusive (E19). */
export const MERGE_WINDOW_MS = 14_400_000;
export const PAUSE_WEEKS = 12;
/** End of that day, one cutoff in both languages (E21). */
export const BASKET_OPT_OUT_WEEKDAY: Weekday = 2;
export const MISSING_ITEMS_MAIL = { weekday: 3, at: '18:00' } as const;
/** Monday, Saturday and Sunday are not in the list: closed. */
export const OPENING_HOURS: readonly WeeklyHours[] = [
  { weekday: 2, from: '09:00', to: '17:00' },
  { weekday: 3, from: '09:00', to: '17:00' },
  { weekday: 4, from: '09:00', to: '19:00' },
  { weekday: 5, from: '09:00', to: '18:00' },
];
export const FREE_ROUNDS: readonly FreeRound[] = [
  { weekday: 4, from: '17:00', to: '19:30', prefixes: ['J9A', 'J9H', 'J9J', 'J8Y'] },
  { weekday: 5, from: '17:00', to: '19:30', prefixes: ['J8T', 'J8V', 'J8X', 'J8Z', 'J8M', 'J8R', 'J8L', 'J8P'] },
];

// Membership
/** The renewal banner shows this long before the end, and stays dismissed for as long. */
export const RENEWAL_WINDOW_DAYS = 31;
/** A trial is told of its end, or of what is then charged, this long before (E62). */
export const TRIAL_REMINDER_DAYS = 7;
/** The expiry of a card in use is announced this long before. */
export const CARD_REMINDER_DAYS = 30;

// Screens
export const HOME_COLLECTIONS_FIRST = 3;
/** The most collections in one request of the home page, however far it was scrolled. */
export const HOME_COLLECTIONS_AT_ONCE = 5;
export const HOME_SCROLL_STEP_PX = 400;
export const SCROLL_DEBOUNCE_MS = 300;
export const POSTAL_CODE_DEBOUNCE_MS = 300;
/** Products. */
export const STRIP_PAGE_SIZE = 20;
export const STRIP_PLACEHOLDERS = 6;
export const CARD_WIDTH_PX = 205;
export const TOAST_MS = 2000;
/** The notice library's own duration, where none is given. */
export const TOAST_LIBRARY_MS = 5000;
export const TOAST_MAX = 20;

// Cookies
export const NOTICE_COOKIE_DAYS = 14;
export const RENEWAL_COOKIE_DAYS = 31;
export const WIZARD_COOKIE_DAYS = 180;
/** Cookies of the sign-in client; the market's own session is the third (E61). */
export const LOGIN_SESSION_COOKIE_DAYS = 1;
export const LOGIN_TRANSACTION_COOKIE_DAYS = 1;
export const MARKET_SESSION_COOKIE_DAYS = 30;

// Login
export const LOGIN_HTTP_TIMEOUT_MS = 10_000;
export const LOGIN_POPUP_TIMEOUT_MS = 60_000;
export const LOGIN_POPUP_WIDTH_PX = 400;
export const LOGIN_POPUP_HEIGHT_PX = 600;
export const LOGIN_AUTHORIZE_TIMEOUT_MS = 60_000;
/** A token counts as expired this long before its end. */
export const TOKEN_EXPIRY_MARGIN_MS = 60_000;
export const TOKEN_LOCK_TIMEOUT_MS = 5000;
export const TOKEN_LOCK_ATTEMPTS = 10;
export const TOKEN_REQUEST_RETRIES = 3;
/** Tolerated clock difference for an identity token. */
export const TOKEN_LEEWAY_SECONDS = 60;
export const LOGIN_SCOPE = 'openid profile email';
export const LOGIN_REFRESH_SCOPE = 'offline_access';

/** Milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
