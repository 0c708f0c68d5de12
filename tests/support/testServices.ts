import type { Database } from '../../server/database/database.ts';
import { createClock } from '../../server/gateways/clock.ts';
import type { IdentityGateway } from '../../server/gateways/identity.ts';
import type { PaymentGateway } from '../../server/gateways/payment.ts';
import { createLog, type Log } from '../../server/log.ts';
import { createServices } from '../../server/services.ts';
import { createTestIdentityGateway } from './testIdentity.ts';

/** A Tuesday of the market: the open week starts on Friday 27 and closes on Monday 30 November at 00:00. */
export const TUESDAY = '2026-11-24T12:00:00-05:00';

type Parts = {
  payment: PaymentGateway;
  identity?: IdentityGateway;
  now?: string;
  log?: Log;
  publicUrl?: string;
  elapsed?: () => number;
};

/** One server's services over a database, wired as the server wires them, with the parts that a test does not choose. */
export function testServices(database: Database, parts: Parts) {
  const { payment, identity = createTestIdentityGateway(), now = TUESDAY, log = createLog('silent') } = parts;
  const { publicUrl = 'https://market.example', elapsed } = parts;
  const clock = createClock(new Date(now));
  const services = createServices({ database, payment, identity, clock, log, publicUrl, elapsed });
  return { services, clock, log, identity, publicUrl };
}
