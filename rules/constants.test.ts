import { describe, expect, it } from 'vitest';
import * as constants from './constants.ts';

/** F-193, F-194: spec 9 typed a second time, so that a changed number is a decision and not a slip. */
const SPEC_9 = {
  DEFAULT_TIME_ZONE: 'America/Toronto',
  CURRENCY: 'CAD',
  MONEY_LOCALE: 'fr-CA',
  LOCALES: ['fr', 'en'],
  DEFAULT_LOCALE: 'fr',
  GST_RATE: { numerator: 5, denominator: 100 },
  PST_RATE: { numerator: 9975, denominator: 100000 },
  ORDER_FEE_CENTS: 500,
  FREE_DELIVERY_ABOVE_CENTS: 15000,
  MEMBERSHIP_PRICE_CENTS: 3000,
  FREE_TRIAL_MONTHS: 1,
  UNTRACKED_MAX: 1000,
  HIDE_UNAVAILABLE_FROM_VARIANTS: 5,
  AGE_LIMIT_YEARS: 19,
  REUSABLE_BOX_MAX: 1,
  MAX_CART_LINES: 200,
  NOTE_MAX_LENGTH: 500,
  HOLD_MINUTES: 30,
  EXPRESS_LEAD_HOURS: 2,
  PERIOD_START_WEEKDAY: 5,
  PERIOD_DAYS: 7,
  CLOSING_DAYS_AFTER_START: 3,
  MERGE_WINDOW_MS: 4 * 60 * 60 * 1000,
  PAUSE_WEEKS: 12,
  BASKET_OPT_OUT_WEEKDAY: 2,
  MISSING_ITEMS_MAIL: { weekday: 3, at: '18:00' },
  OPENING_HOURS: [
    { weekday: 2, from: '09:00', to: '17:00' },
    { weekday: 3, from: '09:00', to: '17:00' },
    { weekday: 4, from: '09:00', to: '19:00' },
    { weekday: 5, from: '09:00', to: '18:00' },
  ],
  FREE_ROUNDS: [
    { weekday: 4, from: '17:00', to: '19:30', prefixes: 'J9A J9H J9J J8Y'.split(' ') },
    { weekday: 5, from: '17:00', to: '19:30', prefixes: 'J8T J8V J8X J8Z J8M J8R J8L J8P'.split(' ') },
  ],
  RENEWAL_WINDOW_DAYS: 31,
  TRIAL_REMINDER_DAYS: 7,
  CARD_REMINDER_DAYS: 30,
  HOME_COLLECTIONS_FIRST: 3,
  HOME_COLLECTIONS_AT_ONCE: 5,
  HOME_SCROLL_STEP_PX: 400,
  SCROLL_DEBOUNCE_MS: 300,
  POSTAL_CODE_DEBOUNCE_MS: 300,
  STRIP_PAGE_SIZE: 20,
  STRIP_PLACEHOLDERS: 6,
  CARD_WIDTH_PX: 205,
  TOAST_MS: 2000,
  TOAST_LIBRARY_MS: 5000,
  TOAST_MAX: 20,
  NOTICE_COOKIE_DAYS: 14,
  RENEWAL_COOKIE_DAYS: 31,
  WIZARD_COOKIE_DAYS: 180,
  LOGIN_SESSION_COOKIE_DAYS: 1,
  LOGIN_TRANSACTION_COOKIE_DAYS: 1,
  MARKET_SESSION_COOKIE_DAYS: 30,
  LOGIN_HTTP_TIMEOUT_MS: 10000,
  LOGIN_POPUP_TIMEOUT_MS: 60000,
  LOGIN_POPUP_WIDTH_PX: 400,
  LOGIN_POPUP_HEIGHT_PX: 600,
  LOGIN_AUTHORIZE_TIMEOUT_MS: 60000,
  TOKEN_EXPIRY_MARGIN_MS: 60000,
  TOKEN_LOCK_TIMEOUT_MS: 5000,
  TOKEN_LOCK_ATTEMPTS: 10,
  TOKEN_REQUEST_RETRIES: 3,
  TOKEN_LEEWAY_SECONDS: 60,
  LOGIN_SCOPE: 'openid profile email',
  LOGIN_REFRESH_SCOPE: 'offline_access',
};

/** Beside them: units of time, in ms. */
const UNITS = { MINUTE_MS: 60_000, HOUR_MS: 3_600_000, DAY_MS: 86_400_000 };

describe('constants (F-194)', () => {
  it('are exactly the numbers of spec 9', () => {
    expect({ ...constants }).toStrictEqual({ ...SPEC_9, ...UNITS });
  });
});
