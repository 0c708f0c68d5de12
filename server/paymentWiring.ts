import { randomBytes } from 'node:crypto';
import type { BillingAddresses } from '../rules/billingUrl.ts';
import type { Config } from './config.ts';
import { ITEMS_PRODUCT } from './embedded/payment/promotions.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import { createStripePayment } from './gateways/stripePayment.ts';

export type ProviderKeys = { secretKey: string; webhookSecret: string };

/** Keys that the market and its embedded provider share for the life of one process; nobody else needs them. */
export const embeddedKeys = (): ProviderKeys => ({
  secretKey: `sk_embedded_${randomBytes(16).toString('hex')}`,
  webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
});

/** Where payers may be sent: the configured hosts, and in demo mode the embedded provider (E45). */
export const billingAddresses = ({ billingHosts, stripe, paymentUrl }: Config): BillingAddresses => ({
  hosts: billingHosts,
  origins: stripe === null ? [new URL(paymentUrl).origin] : [],
});

/** Stripe when its key is configured, else the embedded provider at PORT+2: the same adapter for both. */
export function paymentGateway(config: Config, embedded: ProviderKeys): PaymentGateway {
  const billing = billingAddresses(config);
  if (config.stripe) return createStripePayment({ ...config.stripe, billing });
  const { paymentPort: port } = config;
  return createStripePayment({
    ...embedded,
    billing,
    itemsProduct: ITEMS_PRODUCT,
    host: '127.0.0.1',
    port,
    protocol: 'http',
  });
}
