import type { CardFacts } from './cardRecord.ts';
import { newId } from './paymentSessions.ts';
import type { ProviderObjects } from './providerObjects.ts';

/** Stores a customer's card and returns its id. It is charged only once it is chosen. */
export async function keepCard(objects: ProviderObjects, customer: string, facts: CardFacts): Promise<string> {
  const id = newId('pm_');
  await objects.change('customer', customer, (record) => ({
    ...record,
    cards: [...record.cards, { ...facts, id, created: objects.seconds() }],
    event: objects.event('customer.updated'),
  }));
  return id;
}

/** Makes a stored card the one that is charged. */
export const chooseCard = (objects: ProviderObjects, customer: string, card: string) =>
  objects.change('customer', customer, (record) => ({
    ...record,
    chosen: card,
    event: objects.event('customer.updated'),
  }));
