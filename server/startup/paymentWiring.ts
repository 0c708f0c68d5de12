import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { BillingAddresses } from '#rules/billingUrl.ts';
import type { Config } from '../config.ts';
import type { PaymentProviderOptions } from '../embedded/payment/paymentProvider.ts';
import { ITEMS_PRODUCT } from '../embedded/payment/promotions.ts';
import { whenUsed } from '../gateways/loadedWhenUsed.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { createStripePayment } from '../gateways/stripePayment.ts';

export type ProviderKeys = { secretKey: string; webhookSecret: string };

/** Keys that market and embedded provider share for the life of one process. */
export const embeddedKeys = (): ProviderKeys => ({
  secretKey: `sk_embedded_${randomBytes(16).toString('hex')}`,
  webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
});

/** Where payers may be redirected: the configured hosts and, without Stripe, the embedded provider (E45). */
export const billingAddresses = ({ billingHosts, stripe, paymentUrl }: Config): BillingAddresses => ({
  hosts: billingHosts,
  origins: stripe === null ? [new URL(paymentUrl).origin] : [],
});

/** The market's adapter for the embedded provider at a port, which loads Stripe's library when somebody pays. */
export const embeddedGateway = (keys: ProviderKeys, port: number, billing: BillingAddresses): PaymentGateway =>
  whenUsed(() =>
    createStripePayment({ ...keys, billing, itemsProduct: ITEMS_PRODUCT, host: '127.0.0.1', port, protocol: 'http' }),
  );

/** Stripe when its key is configured, else the embedded provider at PORT+2: the same adapter for both. */
export function paymentGateway(config: Config, embedded: ProviderKeys): PaymentGateway {
  const billing = billingAddresses(config);
  if (config.stripe) return createStripePayment({ ...config.stripe, billing });
  return embeddedGateway(embedded, config.paymentPort, billing);
}

type ProviderOptions = Pick<
  PaymentProviderOptions,
  'port' | 'host' | 'isPublic' | 'gate' | 'publicUrl' | 'billingTime' | 'marketName' | 'monogram' | 'log'
>;

/** Starts the embedded provider, which a live market does not load, with its data of the data folder; one at a time. */
export async function startEmbeddedPayment(
  { dataDir, port, publicUrl }: Config,
  keys: ProviderKeys,
  options: ProviderOptions,
) {
  const [{ startPaymentProvider }, { openFileObjectStore, openFileProviderStore }] = await Promise.all([
    import('../embedded/payment/paymentProvider.ts'),
    import('../embedded/payment/fileProviderStore.ts'),
  ]);
  return startPaymentProvider({
    ...keys,
    ...options,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/paiement`,
    marketUrl: publicUrl,
    store: await openFileProviderStore(path.join(dataDir, 'payment')),
    objects: await openFileObjectStore(path.join(dataDir, 'payment-customers')),
  });
}
