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

/** Names of UpdateUserInput that a change is counted under; notifications are kept one by one. */
const CHANGEABLE = [
  'firstName',
  'lastName',
  'lang',
  'subscribeToNewsletter',
  'shippingAddress',
  'preferredLocationId',
  'shippingPreference',
] as const;

/** Somebody who can sign in, with an account that nobody knows the password of. */
export const customerShape = z.strictObject({
  customer: idOf('User'),
  email: z.email().toLowerCase(),
  platform: z.enum(['consumer', 'producer']).default('consumer'),
  /** The token carries the role staff. */
  staff: z.boolean().default(false),
  /** The token carries the claim that the profile is to be completed. */
  completeProfile: z.boolean().default(false),
  /** Why the identity provider changes nothing of the account; null: it does as it is asked. */
  refuses: z.enum(['emailTaken', 'keptElsewhere', 'unavailable']).nullable().default(null),
  firstName: line.nullable().default(null),
  lastName: line.nullable().default(null),
  lang: z.enum(['fr', 'en']).default('fr'),
  abandonedCart: z.boolean().default(false),
  itemMissing: z.boolean().default(true),
  orderProgress: z.boolean().default(true),
  preferredLocation: idOf('Location').nullable().default(null),
  shippingPreference: z.enum(['pickup', 'ship']).nullable().default(null),
  hasReusableBox: z.boolean().default(false),
  /** Cents; negative is credit. */
  balance: z.int().default(0),
  /** What the desk did it by: the kind of the action and the caller's key. Null: nobody asked at the desk. */
  balanceRequest: z.string().nullable().default(null),
  /** Days that a trial still lasts, 0 or less: it has ended. Null: they had none. */
  trialDays: z.int().nullable().default(null),
  /**
   * A paid year, in place of a trial: how many days it still lasts, whether it ends then instead of renewing, and whether the
   * renewal is being tried again; receipts: how many years of 30,00 $ with Québec's taxes were paid so far. Null: they paid none.
   */
  year: z
    .strictObject({
      days: z.int(),
      ends: z.boolean().default(false),
      unpaid: z.boolean().default(false),
      receipts: z.int().min(0).max(9).default(0),
    })
    .nullable()
    .default(null),
  /** Products that they keep, the latest first; isBack: it was gone, and can be had again. */
  favourites: z.array(z.strictObject({ product: idOf('Product'), isBack: z.boolean().default(false) })).default([]),
  /** A way to pay that they have left; one that is no card has no number. */
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
  /** An address that waits for its owner's answer. */
  pendingEmail: z.email().nullable().default(null),
  version: z.int().min(1).default(1),
  /** What the latest version has changed. */
  changed: z.array(z.enum(CHANGEABLE)).default([]),
});

export type CustomerWish = z.infer<typeof customerShape>;
