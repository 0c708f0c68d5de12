import { z } from 'zod';

/** A card that a customer left: what the market is told of it, and what comes of charging it while nobody is there. */
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
/** A card as typed on a hosted page, before anybody keeps it. */
export type CardFacts = Omit<CardRecord, 'id' | 'created'>;
