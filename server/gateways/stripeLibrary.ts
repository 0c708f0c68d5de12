import { createRequire } from 'node:module';
import type StripeModule from 'stripe';

const require = createRequire(import.meta.url);

/**
 * Stripe's library, loaded by its first use: over two hundred files. A live market uses it at its start, so that a library that
 * cannot be loaded is seen there; the stand-in only when somebody pays.
 */
export const stripeLibrary = (): typeof StripeModule => require('stripe') as typeof StripeModule;
