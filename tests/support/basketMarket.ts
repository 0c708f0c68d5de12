import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Caller } from '../../server/caller.ts';
import type { BasketTable } from '../../server/database/basketTables.ts';
import type { Database } from '../../server/database/database.ts';
import type { ChargeRefusal } from '../../server/gateways/payment.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { location } from './purchaseMarket.ts';
import type { MarketServices } from './purchaseMarket.ts';
import { testId } from './smallMarket.ts';

export const FETCHED = { locationId: toId('Location', location('marche')) };

/** Creates or changes a recurring basket on offer, and returns its uuid. */
export async function basketOffer(
  database: Database,
  handle: string,
  more: Partial<Insertable<BasketTable>> = {},
): Promise<string> {
  const row = {
    id: testId(`basket ${handle}`),
    handle_primary: handle,
    priority: 1,
    name_primary: handle,
    name_secondary: null,
    description_primary: null,
    description_secondary: null,
    price: 3200,
    compared_at_price: null,
    frequency: 'weekly' as const,
    images: [],
    ...more,
  };
  await database.kysely
    .insertInto('basket')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return row.id;
}

/** Sets the market's clock to this instant until it is set again. */
export function standAt(market: Pick<MarketServices, 'clock'>, instant: string | Date): void {
  market.clock.now = () => new Date(instant);
}

export const idOf = ({ visitor }: Pick<Caller, 'visitor'>): string => visitor.customer?.id ?? '';

/** Stores a customer's card, replacing the previous one; `refuses`: why it cannot be charged. */
export async function leaveCard(
  market: Pick<MarketServices, 'cards' | 'payment'>,
  caller: Caller,
  last4 = '4242',
  refuses: ChargeRefusal | null = null,
): Promise<void> {
  const customer = await market.cards.providerCustomer(idOf(caller));
  market.payment.customers.changeCard(customer, last4, refuses);
  await market.cards.handle({ kind: 'customer', customer });
}

/** Sets the customer's complete address. */
export async function giveAddress(database: Database, caller: Caller, postalCode: string): Promise<void> {
  const address = {
    name: 'Ann',
    phone: null,
    line1: '1, rue',
    line2: null,
    city: 'Gatineau',
    state: 'QC',
    postalCode,
    country: 'CA',
  };
  await sql`update customer set shipping_address = ${JSON.stringify(address)} where id = ${idOf(caller)}`.execute(
    database.kysely,
  );
}
