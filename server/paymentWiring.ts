import { createHash } from 'node:crypto';
import type { Config } from './config.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import { createStripePayment } from './gateways/stripePayment.ts';

/** The keys of the embedded provider: of this data folder, so that a restart still knows the messages of before. */
export const embeddedKeys = (config: Config) => ({
  secretKey: `sk_embedded_${createHash('sha256').update(`key ${config.sessionSecret}`).digest('hex').slice(0, 32)}`,
  webhookSecret: `whsec_${createHash('sha256').update(`webhook ${config.sessionSecret}`).digest('hex').slice(0, 32)}`,
});

/** Stripe when its key is configured, else the embedded provider at PORT+2: the same adapter for both. */
export function paymentGateway(config: Config): PaymentGateway {
  if (config.stripe) return createStripePayment(config.stripe);
  return createStripePayment({ ...embeddedKeys(config), host: '127.0.0.1', port: config.paymentPort, protocol: 'http' });
}
