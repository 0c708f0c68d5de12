import type { PaymentSessions } from './paymentSessions.ts';
import type { ObjectKey, ProviderObjects } from './providerObjects.ts';
import type { Expand } from './stripeCustomerObjects.ts';

/** A parsed request to one of the API's resources. */
export type ResourceRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  key: ObjectKey;
  expand: Expand;
  objects: ProviderObjects;
  sessions: PaymentSessions;
  /** The provider's own origin, for the addresses of its pages. */
  publicUrl(): string;
};
