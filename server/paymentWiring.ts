import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import { createStripePayment } from './gateways/stripePayment.ts';

export type ProviderKeys = { secretKey: string; webhookSecret: string };

/** Keys that the market and its embedded provider share for the life of one process; nobody else needs them. */
export const embeddedKeys = (): ProviderKeys => ({
  secretKey: `sk_embedded_${randomBytes(16).toString('hex')}`,
  webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
});

/** Stripe when its key is configured, else the embedded provider at PORT+2: the same adapter for both. */
export function paymentGateway(config: Config, embedded: ProviderKeys): PaymentGateway {
  if (config.stripe) return createStripePayment(config.stripe);
  return createStripePayment({ ...embedded, host: '127.0.0.1', port: config.paymentPort, protocol: 'http' });
}
