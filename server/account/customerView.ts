import type { Locale } from '#rules/constants.ts';
import type { DeskRole } from '#rules/deskRoles.ts';
import type { Visitor } from '../caller.ts';
import type { ConsentSource, ShippingAddressRow, ShippingPreference } from '../database/peopleTables.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import * as store from './profileStore.ts';
import type { ConsentRow, CustomerRow } from './profileStore.ts';

/** A customer as they see themselves; ids are uuids, instants UTC. */
export type CustomerView = {
  id: string;
  email: string;
  /** Null: none, or its link has expired. */
  pendingEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  lang: Locale;
  /** Of the newest token. */
  deskRole: DeskRole | null;
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

/** Time for the owner of a changed address to follow the link. */
const CONFIRMATION_MS = 3 * 24 * 60 * 60 * 1000;

function viewOf(row: CustomerRow, consent: ConsentRow | null): CustomerView {
  const waits = row.pending_email_at !== null && Date.now() < row.pending_email_at.getTime() + CONFIRMATION_MS;
  return {
    id: row.id,
    email: row.email,
    pendingEmail: waits ? row.pending_email : null,
    firstName: row.first_name,
    lastName: row.last_name,
    lang: row.locale,
    deskRole: row.desk_role,
    notificationPreferences: {
      abandonedCart: row.notify_abandoned_cart,
      itemMissing: row.notify_item_missing,
      orderProgress: row.notify_order_progress,
    },
    preferredLocation: row.preferred_location_id,
    shippingPreference: row.shipping_preference,
    allergies: row.allergies,
    address: row.shipping_address,
    subscribeToNewsletter: row.newsletter,
    newsletterConsent: consent,
    hasReusableBox: row.has_reusable_box,
    creditFirst: row.credit_first,
    profileCompleted: row.profile_completed_at !== null,
    version: row.version,
    balance: row.balance,
    createdAt: row.created_at,
  };
}

async function show(market: Pick<Market, 'database'>, row: CustomerRow): Promise<CustomerView> {
  const [consent = null] = await store.readConsents(market.database.kysely, row.id, 1);
  return viewOf(row, consent);
}

/** A customer by their uuid. UNAUTHENTICATED: there is none any more. */
export async function readView(market: Pick<Market, 'database'>, id: string): Promise<CustomerView> {
  const row = await store.readCustomer(market.database.kysely, id);
  if (!row) throw new MarketError('UNAUTHENTICATED');
  return show(market, row);
}

/** Null: a guest. */
export async function current(market: Pick<Market, 'database'>, visitor: Visitor): Promise<CustomerView | null> {
  return visitor.customer && readView(market, visitor.customer.id);
}

/** Any customer, by their uuid, for staff; null: none any more. */
export async function ofCustomer(market: Pick<Market, 'database'>, id: string): Promise<CustomerView | null> {
  const row = await store.readCustomer(market.database.kysely, id);
  return row && show(market, row);
}
