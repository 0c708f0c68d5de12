import type { Caller } from '../../server/caller.ts';
import type { Database } from '../../server/database/database.ts';
import type { MarketServices } from './purchaseMarket.ts';

const ADDRESS = {
  name: 'Ann',
  phone: null,
  line1: '1, rue du Test',
  line2: null,
  city: 'Gatineau',
  state: 'QC',
  postalCode: 'J9A1A1',
  country: 'CA',
};

/** The uuid of a signed-in caller. */
export function customerOf({ visitor: { customer } }: Caller): string {
  if (!customer) throw new Error('Nobody is signed in');
  return customer.id;
}

/** Stores a customer's delivery address. */
export async function writeAddress(
  { kysely }: Database,
  caller: Caller,
  postalCode = ADDRESS.postalCode,
  line1 = ADDRESS.line1,
): Promise<void> {
  const address = JSON.stringify({ ...ADDRESS, postalCode, line1 });
  await kysely
    .updateTable('customer')
    .set({ shipping_address: address })
    .where('id', '=', customerOf(caller))
    .execute();
}

let requests = 0;

/** Gives a customer credit, in cents; a negative amount takes it. */
export async function giveCredit(market: MarketServices, caller: Caller, amount: number): Promise<void> {
  const { email } = await market.database.kysely
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerOf(caller))
    .executeTakeFirstOrThrow();
  requests += 1;
  const adjustment = { email, amount: -amount, note: 'Geste du marché', request: `test ${requests}`, at: caller.now };
  const result = await market.balance.adjust(adjustment);
  if (result !== 'done') throw new Error(`The credit was not given: ${result}`);
}
