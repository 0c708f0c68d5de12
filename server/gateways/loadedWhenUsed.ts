import { createRequire } from 'node:module';
import type StripeModule from 'stripe';

const require = createRequire(import.meta.url);

/**
 * Stripe's library, loaded by its first use: over two hundred files. A live market uses it at its start, so that a library that
 * cannot be loaded is seen there; the stand-in only when somebody pays.
 */
export const stripeLibrary = (): typeof StripeModule => require('stripe') as typeof StripeModule;

/** Stands for an object that is created by the first use of any of its members. */
export function whenUsed<Part extends object>(create: () => Part): Part {
  let created: Part | undefined;
  const part = () => (created ??= create());
  return new Proxy({} as Part, {
    get: (_, key): unknown => Reflect.get(part(), key),
    has: (_, key) => Reflect.has(part(), key),
    ownKeys: () => Reflect.ownKeys(part()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(part(), key),
  });
}

/** Builds at the first call and returns the same afterwards; concurrent calls build once. What has failed is built again by the next call. */
export function builtOnce<Built>(build: () => Promise<Built>): () => Promise<Built> {
  let building: Promise<Built> | null = null;
  return () =>
    (building ??= build().catch((error: unknown) => {
      building = null;
      throw error;
    }));
}
