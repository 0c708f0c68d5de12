import type { Visitor } from '../caller.ts';
import { MarketError } from '../marketError.ts';

/** The uuid of the member of staff who calls; the permissions let nobody else come here. */
export function staffOf({ customer }: Visitor): string {
  if (!customer?.isStaff) throw new MarketError('FORBIDDEN');
  return customer.id;
}
