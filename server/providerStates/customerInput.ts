import { z } from 'zod';
import { idOf, instant } from './stateFields.ts';

const line = z.string().min(1).max(80);
const address = z.strictObject({
  name: line,
  /** As it is shown: 819 555-0123. */
  phone: z.string().nullable().default(null),
  line1: line,
  line2: line.nullable().default(null),
  city: line,
  state: z.string().length(2).default('QC'),
  postal_code: z.string(),
  country: z.string().length(2).default('CA'),
});

/** Fields of UpdateUserInput that a change is versioned by; notifications are stored one by one. */
const CHANGEABLE = [
  'firstName',
  'lastName',
  'lang',
  'subscribeToNewsletter',
  'shippingAddress',
  'preferredLocationId',
  'shippingPreference',
  'allergies',
] as const;

/** A customer who can sign in, with an account of a random password. */
export const customerShape = z.strictObject({
  customer: idOf('User'),
  email: z.email().toLowerCase(),
  platform: z.enum(['consumer', 'producer']).default('consumer'),
  /** The token has the role of a manager at the desk, or of a volunteer. */
  staff: z.boolean().default(false),
  volunteer: z.boolean().default(false),
  /** The token has the claim of an incomplete profile. */
  completeProfile: z.boolean().default(false),
  /** Why the identity provider refuses changes of the account; null: it accepts them. */
  refuses: z.enum(['emailTaken', 'keptElsewhere', 'unavailable']).nullable().default(null),
  firstName: line.nullable().default(null),
  lastName: line.nullable().default(null),
  lang: z.enum(['fr', 'en']).default('fr'),
  abandonedCart: z.boolean().default(false),
  itemMissing: z.boolean().default(true),
  orderProgress: z.boolean().default(true),
  preferredLocation: idOf('Location').nullable().default(null),
  shippingPreference: z.enum(['pickup', 'ship']).nullable().default(null),
  allergies: line.nullable().default(null),
  hasReusableBox: z.boolean().default(false),
  /** Cents; negative is credit. */
  balance: z.int().default(0),
  /** The desk request of the balance: the kind of action and the request key. Null: none. */
  balanceRequest: z.string().nullable().default(null),
  /** Remaining days of a trial, 0 or less if it has ended. Null: none. */
  trialDays: z.int().nullable().default(null),
  /**
   * A paid year instead of a trial: its remaining days, whether it ends then instead of renewing, and whether the
   * renewal is being retried; refused: it ended because the card was refused; receipts: how many years of 30.00 $ with Québec's taxes were paid so far. Null: none.
   */
  year: z
    .strictObject({
      days: z.int(),
      ends: z.boolean().default(false),
      unpaid: z.boolean().default(false),
      refused: z.boolean().default(false),
      receipts: z.int().min(0).max(9).default(0),
    })
    .nullable()
    .default(null),
  /** Favourite products, the latest first; isBack: it was unavailable, and is available again. */
  favourites: z.array(z.strictObject({ product: idOf('Product'), isBack: z.boolean().default(false) })).default([]),
  /** A stored payment method; one that is no card has no number. */
  card: z
    .strictObject({ type: z.string().default('card'), last4: z.string().length(4).default('4242') })
    .nullable()
    .default(null),
  shippingAddress: address.nullable().default(null),
  /** The latest yes or no. */
  newsletter: z
    .strictObject({ given: z.boolean(), source: z.enum(['sign_up', 'wizard', 'account']), at: instant })
    .nullable()
    .default(null),
  /** A new email address that is not confirmed yet. */
  pendingEmail: z.email().nullable().default(null),
  version: z.int().min(1).default(1),
  /** The fields changed by the latest version. */
  changed: z.array(z.enum(CHANGEABLE)).default([]),
});

export type CustomerStateInput = z.infer<typeof customerShape>;
