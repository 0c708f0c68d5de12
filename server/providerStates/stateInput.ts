import { z } from 'zod';
import { taxKinds } from '#rules/taxes.ts';
import { JOB_NAMES } from '../marketJobs.ts';
import { catalogueShape } from './catalogueInput.ts';
import { customerShape } from './customerInput.ts';
import { basketsShape, settingsShape } from './settingsInput.ts';
import { cents, idOf, pictures, position } from './stateFields.ts';
import { subscriptionShape } from './subscriptionInput.ts';

/** A variant on sale; defaults to a plain product. */
const productShape = {
  variant: idOf('Variant'),
  /** Who makes it, of an earlier state; null: the producer of these goods. */
  seller: idOf('Seller').nullable().default(null),
  /** French, then English. */
  names: z.tuple([z.string(), z.string()]).default(['Produit sous contrat', 'Product under contract']),
  /** French, then English; null: of its own. */
  handles: z.tuple([z.string(), z.string()]).nullable().default(null),
  images: pictures,
  price: cents.default(500),
  comparedAtPrice: cents.nullable().default(null),
  deposit: cents.default(0),
  /** Available units, without those in payments in progress. Null: the stock is not tracked. */
  stock: z.int().min(0).nullable().default(null),
  /** Units held at the market, open to Express. */
  stockMdo: z.int().min(0).default(0),
  stored: z.boolean().default(false),
  taxable: z.boolean().default(false),
  taxKind: z.enum(taxKinds).default('both'),
  isAlcohol: z.boolean().default(false),
  status: z.enum(['active', 'inactive']).default('active'),
};
const product = z.strictObject(productShape);
/**
 * A line of a cart, and its product as it is now. priceSeen: cents when it was added, if the price was another. item:
 * the line's id. unsureReason: the line is to be confirmed. requestId: the key of the call that has added it.
 */
const line = z.strictObject({
  ...productShape,
  quantity: z.int().min(1).max(1000).default(1),
  priceSeen: cents.optional(),
  item: idOf('CartItem').optional(),
  unsureReason: z.enum(['price_changed', 'stock_changed', 'from_basket', 'last_week']).nullable().default(null),
  requestId: z.string().min(1).max(100).optional(),
});

/** storageOnly: for Express orders only. express: hands out Express orders at all. */
const location = z.strictObject({
  location: idOf('Location'),
  storageOnly: z.boolean().default(false),
  express: z.boolean().default(true),
  position,
});
const zone = z.strictObject({ zone: idOf('ShippingZone'), price: cents.default(500), centre: position });

const open = { open: z.boolean().default(true) };
/**
 * The only places that serve the open week; `open` false: it exists and does not serve it; `closedAfter`: so many weeks after
 * the one that takes orders by its days it is closed on its day.
 */
const places = z.strictObject({
  locations: z.array(location.extend({ ...open, closedAfter: z.int().min(0).nullable().default(null) })).default([]),
  zones: z.array(zone.extend(open)).default([]),
});

const cart = z.strictObject({
  /** The owner, created by an earlier state; null: a guest. */
  customer: idOf('User').nullable().default(null),
  lines: z.array(line).max(200).default([]),
  /** As it is now; it was open to every order when it was chosen. */
  place: z
    .union([location.extend(open), zone.extend(open)])
    .nullable()
    .default(null),
  fromStorage: z.boolean().default(false),
  note: z.string().nullable().default(null),
  allergies: z.string().nullable().default(null),
  /** Bought automatically at the closing, which needs a customer with a card. */
  autoClose: z.boolean().default(false),
  autoClosePartial: z.boolean().default(false),
  /** Why the closing has not bought it; its lines are the last week's. */
  refusedAtClosing: z.enum(['declined', 'NO_CARD', 'NO_ADDRESS']).nullable().default(null),
  /** The session has confirmed an age of 19 or more. */
  ageConfirmed: z.boolean().default(false),
});

export type ProductStateInput = z.infer<typeof product>;
export type LineStateInput = z.infer<typeof line>;
export type PlaceStateInput = z.infer<typeof location> | z.infer<typeof zone>;
export type PlacesStateInput = z.infer<typeof places>;
export type CartStateInput = z.infer<typeof cart>;

/**
 * A checkout of a cart, and the state of its payment; failed: the provider opened none; lost: in progress, and unknown
 * to the provider. discount: cents that a code took off at the hosted payment.
 */
const payment = cart.extend({
  state: z.enum(['pending', 'paid', 'expired', 'failed', 'lost']).default('pending'),
  useBalance: z.boolean().default(false),
  discount: cents.default(0),
  /** It was paid a second time, which became no order. */
  paidTwice: z.boolean().default(false),
  /** The order's status since it was paid. */
  status: z
    .enum(['processed', 'fulfilled', 'shipped', 'completed', 'cancelled', 'refunded', 'disputed'])
    .default('processed'),
  /** How long ago it was paid: orders more than four hours apart are not merged. */
  hoursAgo: z.int().min(0).default(0),
  /** The status of all of its lines. */
  progress: z.enum(['waiting', 'preparing', 'received', 'packed', 'missing']).default('waiting'),
  /** Missing units of each of its lines; the others have that status. */
  missing: z.int().min(0).default(0),
  /** replaces: the shopper wants missing items replaced. replacedBy: the replacement for the first line; null: none. */
  replaces: z.boolean().default(false),
  replacedBy: z.string().nullable().default(null),
  /** Units of its first line that were returned, to its customer's balance; the request key was the order's id. */
  returned: z.int().min(0).default(0),
  /** Its missing items were refunded, to its customer's balance; the request key was the order's id. */
  settled: z.boolean().default(false),
  /** Cents of a guest's deposits that `staff` gave back to the card; the request key was the order's id. */
  depositBack: cents.default(0),
  /** Cents that `staff` gave back without goods, to the balance; the request key was the order's id. */
  amountBack: cents.default(0),
  /** Units of its first line that were removed, to its card; the request key was the order's id. */
  removed: z.int().min(0).default(0),
  /** The pickup point of an earlier state to which `staff` moved it a moment ago; the request key was the order's id. Null: it was not. */
  movedTo: idOf('Location').nullable().default(null),
  /** It was entered with the order's id as the request key, to be paid in cash, which is still due, or which `staff` received with the order's id as the request key; link: `staff` mailed its payment link with that key; unlinked: and ended it, with another; null: not in cash. */
  cash: z.enum(['due', 'received', 'unreceived', 'link', 'unlinked']).nullable().default(null),
  /**
   * Its buyer reported one damaged unit of its first line; what `staff` answered: a credit, or a refusal. The request key was the
   * order's id.
   */
  problem: z.enum(['open', 'refunded', 'declined']).nullable().default(null),
  /** The staff member, created by an earlier state, who did this at the desk; null: the market, or its customer. */
  staff: idOf('User').nullable().default(null),
  /** It was handed over by `staff`; the request key was the order's id. */
  handedOver: z.boolean().default(false),
  /** The step to its status was undone. */
  undone: z.boolean().default(false),
  /** The value that returns the order's id. */
  called: z.string().min(1).default('order'),
});
export type PaymentStateInput = z.infer<typeof payment>;

const provider = z.strictObject({ refuses: z.enum(['pages', 'deletion', 'refunds']) });

/** Run once, requested by a staff member of an earlier state. */
const job = z.strictObject({ job: z.enum(JOB_NAMES), by: idOf('User') });

const bothLanguages = z.strictObject({ primary: z.string(), secondary: z.string() });
/** Sent to the buyers of the open week at a pickup point, by a staff member of an earlier state. */
const message = z.strictObject({
  by: idOf('User'),
  location: idOf('Location'),
  subject: bothLanguages,
  text: bothLanguages,
});

/** The reusable box that the market lends; variant null: none. */
const box = z.strictObject({ variant: idOf('Variant').nullable(), deposit: cents.default(700) });
export type BoxStateInput = z.infer<typeof box>;

/** Every provider state, with the shape of its params. */
export const stateParams = {
  'a visitor without a cart': z.strictObject({}),
  'a product on sale': product,
  'a pickup point': location,
  'a delivery zone': zone,
  'a customer': customerShape,
  'a cart': cart,
  'a subscription': subscriptionShape,
  'a payment': payment,
  'the payment provider refuses': provider,
  'a catalogue': catalogueShape,
  'new arrivals and sales': z.strictObject({}),
  'site information': settingsShape,
  'baskets on offer': basketsShape,
  'places of the open week': places,
  'a box to borrow': box,
  'a job was run': job,
  'a message was sent': message,
  'the market as it is': z.strictObject({}),
};
export type StateName = keyof typeof stateParams;

/** A call of the protocol (contracts/provider-states.md). */
export const stateCall = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  action: z.enum(['setup', 'teardown']).default('setup'),
});
