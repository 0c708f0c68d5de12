import { z } from 'zod';

/**
 * A customer's stored card: the details that the market receives, and the result of charging it in the customer's
 * absence.
 */
export const cardRecord = z.object({
  id: z.string(),
  brand: z.string(),
  country: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  created: z.number().int(),
  charged: z.enum(['succeeds', 'declined', 'insufficientFunds', 'authentication']),
});

export type CardRecord = z.infer<typeof cardRecord>;
/** A card as typed on a hosted page, before it is stored. */
export type CardFacts = Omit<CardRecord, 'id' | 'created'>;
