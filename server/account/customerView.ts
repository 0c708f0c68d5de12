import type { Locale } from '../../rules/constants.ts';
import type { ConsentSource, ShippingAddressRow, ShippingPreference } from '../database/peopleTables.ts';

/** A customer as they see themselves; ids are uuids, instants UTC. */
export type CustomerView = {
  id: string;
  email: string;
  /** Null: none, or its link has expired. */
  pendingEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  lang: Locale;
  notificationPreferences: { abandonedCart: boolean; itemMissing: boolean; orderProgress: boolean };
  preferredLocation: string | null;
  shippingPreference: ShippingPreference | null;
  /** Null: none are stored. */
  allergies: string | null;
  address: ShippingAddressRow | null;
  subscribeToNewsletter: boolean;
  newsletterConsent: { given: boolean; at: Date; source: ConsentSource } | null;
  hasReusableBox: boolean;
  /** Credit pays automatic purchases and baskets before the card (E71). */
  creditFirst: boolean;
  profileCompleted: boolean;
  version: number;
  /** Cents, negative is credit (E13). */
  balance: number;
  createdAt: Date;
};
