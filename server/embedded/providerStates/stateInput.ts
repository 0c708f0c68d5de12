import { z } from 'zod';
import { keyOf } from '../../graphql/globalId.ts';
import type { NodeType } from '../../graphql/globalId.ts';

/** An id of the API as the consumer gives it; read as the uuid that it names. */
const idOf = (type: NodeType) =>
  z.string().transform((id, context) => {
    const key = keyOf(id, type);
    if (key === null) context.addIssue({ code: 'custom', message: `${id} is no id of a ${type}` });
    return key ?? '';
  });

const cents = z.int().min(0);

/** A variant as it is to be sold; what is not said is a plain product. */
const productShape = {
  variant: idOf('Variant'),
  price: cents.default(500),
  comparedAtPrice: cents.nullable().default(null),
  deposit: cents.default(0),
  /** Units that may be had, beside those in payments under way. Null: the stock is not tracked. */
  stock: z.int().min(0).nullable().default(null),
  /** Units held at the market, open to Express. */
  stockMdo: z.int().min(0).default(0),
  stored: z.boolean().default(false),
  taxable: z.boolean().default(false),
  isAlcohol: z.boolean().default(false),
  status: z.enum(['active', 'inactive']).default('active'),
};
const product = z.strictObject(productShape);
/**
 * A line of a cart, and its product as it is now. priceSeen: cents that it was put in at, when that was another price.
 * item: the id that the line gets. unsureReason: the line waits to be confirmed.
 */
const line = z.strictObject({
  ...productShape,
  quantity: z.int().min(1).max(1000).default(1),
  priceSeen: cents.optional(),
  item: idOf('CartItem').optional(),
  unsureReason: z.enum(['price_changed', 'stock_changed', 'from_basket', 'last_week']).nullable().default(null),
});

const location = z.strictObject({ location: idOf('Location'), storageOnly: z.boolean().default(false) });
const zone = z.strictObject({ zone: idOf('ShippingZone'), price: cents.default(500) });

const cart = z.strictObject({
  lines: z.array(line).max(200).default([]),
  place: z.union([location, zone]).nullable().default(null),
  fromStorage: z.boolean().default(false),
  note: z.string().nullable().default(null),
});

export type ProductWish = z.infer<typeof product>;
export type LineWish = z.infer<typeof line>;
export type PlaceWish = z.infer<typeof location> | z.infer<typeof zone>;
export type CartWish = z.infer<typeof cart>;

/** Every state that the market can be put into, with the shape of its params. */
export const stateParams = {
  'a visitor without a cart': z.strictObject({}),
  'a product on sale': product,
  'a pickup point': location,
  'a delivery zone': zone,
  'a cart': cart,
};
export type StateName = keyof typeof stateParams;

/** A call of the protocol (contracts/README.md). */
export const stateCall = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  action: z.enum(['setup', 'teardown']).default('setup'),
});
