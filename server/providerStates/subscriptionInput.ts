import { z } from 'zod';
import { PAUSE_WEEKS } from '#rules/constants.ts';
import { idOf } from './stateFields.ts';

const weekNumber = z
  .int()
  .min(0)
  .max(PAUSE_WEEKS - 1);

/** A customer's subscription to a basket on offer; place, customer and basket come from earlier states. */
export const subscriptionShape = z.strictObject({
  customer: idOf('User'),
  basket: idOf('Basket'),
  place: z.union([z.strictObject({ location: idOf('Location') }), z.strictObject({ zone: idOf('ShippingZone') })]),
  note: z.string().nullable().default(null),
  /** Which of the next twelve weeks are paused, counted from 0. */
  paused: z.array(weekNumber).default([]),
  /** The basket of the first week could not be charged. */
  refused: z.boolean().default(false),
  /** What the customer agreed to pay for each basket, in cents; null: what it costs. */
  agreed: z.int().min(0).nullable().default(null),
  /** It was cancelled. */
  ended: z.boolean().default(false),
});
export type SubscriptionStateInput = z.infer<typeof subscriptionShape>;
