import type { Insertable } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Caller } from '../../server/caller.ts';
import type { Database } from '../../server/database/database.ts';
import type { ProductTable, VariantTable } from '../../server/database/tables.ts';
import type { PaymentGateway } from '../../server/gateways/payment.ts';
import { sessionIdOf } from '../../server/identity/session.ts';
import { createMailService } from '../../server/mail/mailService.ts';
import { MarketError, MarketErrors } from '../../server/marketError.ts';
import { smallMarket, testId } from './smallMarket.ts';
import { createTestIdentityGateway } from './testIdentity.ts';
import { createTestMail } from './testMail.ts';
import { createTestPayment } from './testPayment.ts';
import type { TestPayment } from './testPayment.ts';
import { testServices, TUESDAY } from './testServices.ts';

/** One server's services over a database and a payment provider. */
export function servicesOver<Payment extends PaymentGateway>(database: Database, payment: Payment, now = TUESDAY) {
  const gateway = createTestIdentityGateway();
  let elapsed = 0;
  const { services, clock, log, publicUrl } = testServices(database, {
    payment,
    identity: gateway,
    now,
    publicUrl: 'https://market.example.test',
    elapsed: () => (elapsed += 1000),
  });
  const mail = createTestMail();
  const mails = createMailService({ ...services, database, mail, clock, log, publicUrl });
  return { ...services, database, payment, clock, log, gateway, mail, mails };
}

/** The same with a provider in memory. Two of them with the same `payment` are two servers of one market. */
export function marketServices(database: Database, more: { payment?: TestPayment; now?: string } = {}) {
  return servicesOver(database, more.payment ?? createTestPayment(), more.now);
}

export type MarketServices = ReturnType<typeof marketServices>;

/** A visitor of that name, who calls at the market's current time. */
export function shopper({ clock }: Pick<MarketServices, 'clock'>, name: string, locale: Locale = 'fr'): Caller {
  const sessionToken = name.padEnd(43, '-');
  const visitor = {
    sessionToken,
    sessionId: sessionIdOf(sessionToken),
    isNew: false,
    customer: null,
    address: '127.0.0.1',
    origin: 'https://market.example.test',
  };
  return {
    visitor,
    locale,
    get now() {
      return clock.now();
    },
  };
}

export type Offer = Partial<Insertable<VariantTable>> & { product?: Partial<Insertable<ProductTable>> };

/** Puts a product of one variant on sale and returns the variant's uuid. The seller `farm` must exist. */
export async function offer(
  database: Database,
  handle: string,
  { product = {}, ...variant }: Offer = {},
): Promise<string> {
  await smallMarket(database.kysely).product(handle, 'farm', product, [], [variant]);
  return testId(`variant ${handle} 0`);
}

/** Seller, pickup points and zones that all purchase tests use. */
export async function openMarket(database: Database): Promise<void> {
  const market = smallMarket(database.kysely);
  await market.seller('farm');
  await market.location('marche');
  const hours = ['2 09:00-17:00', '3 09:00-17:00', '4 09:00-19:00', '5 09:00-18:00'];
  await market.location('depot', { storage_only: true, express_hours: hours });
  await market.location('gymnase', { express_hours: ['4 16:00-18:00'] });
  await market.location('ferme', { active: false });
  await market.zone('plateau', ['J9A', 'J8Y'], { price: 0 });
  await market.zone('vallee', ['J0X'], { price: 700 });
}

export const location = (key: string): string => testId(`location ${key}`);
export const zone = (key: string): string => testId(`zone ${key}`);

/** The errors that a call is refused with; fails if it succeeds. */
export async function refusals(call: Promise<unknown>): Promise<{ code: string; params: MarketError['params'] }[]> {
  const error: unknown = await call.then(
    () => new Error('The call was not refused'),
    (reason: unknown) => reason,
  );
  const errors = error instanceof MarketErrors ? error.errors : [error];
  return errors.map((one) => {
    if (one instanceof MarketError) return { code: one.code, params: one.params };
    throw one;
  });
}

/** Only the codes. */
export const codes = async (call: Promise<unknown>): Promise<string[]> =>
  (await refusals(call)).map(({ code }) => code);
