import type { CardFacts } from './cardRecord.ts';
import type { Things } from './keptThings.ts';
import { newId } from './paymentSessions.ts';

/** Stores a customer's card and returns its id. It is charged only once it is chosen. */
export async function keepCard(things: Things, customer: string, facts: CardFacts): Promise<string> {
  const id = newId('pm_');
  await things.change('customer', customer, (record) => ({
    ...record,
    cards: [...record.cards, { ...facts, id, created: things.seconds() }],
    event: things.event('customer.updated'),
  }));
  return id;
}

/** Makes a stored card the one that is charged. */
export const chooseCard = (things: Things, customer: string, card: string) =>
  things.change('customer', customer, (record) => ({
    ...record,
    chosen: card,
    event: things.event('customer.updated'),
  }));
