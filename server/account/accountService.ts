import type { ErrorCode, UpdateUserInput } from '../../__generated__/schemaTypes.ts';
import { isEmail } from '../../rules/contactDetails.ts';
import type { BalanceService } from '../balance/balanceService.ts';
import type { BasketService } from '../baskets/basketService.ts';
import type { Caller, SignedIn, Visitor } from '../caller.ts';
import type { CardService } from '../cards/cardService.ts';
import type { CartOwnership } from '../cart/cartOwnership.ts';
import type { CartService } from '../cart/cartService.ts';
import type { CheckoutService } from '../checkout/checkoutService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { FavouriteService } from '../favourites/favouriteService.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import type { IdentityGateway, IdentityRefusal } from '../gateways/identity.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import { beginSession } from '../identity/session.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import type { MembershipService } from '../membership/membershipService.ts';
import type { CustomerOrders } from '../orders/customerOrders.ts';
import type { RefundService } from '../refunds/refundService.ts';
import type { RestockService } from '../restock/restockService.ts';
import { createAccountClosure } from './accountClosure.ts';
import type { AccountClosure } from './accountClosure.ts';
import type { CustomerView } from './customerView.ts';
import { createDeletion } from './deletion.ts';
import type { HowToErase } from './deletion.ts';
import { createPersonalData } from './personalData.ts';
import type { PersonalDataFile } from './personalData.ts';
import { changedFields, changedSince, updateOf } from './profileChange.ts';
import { readProfile } from './profileInput.ts';
import * as store from './profileStore.ts';
import type { ConsentRow, CustomerRow } from './profileStore.ts';
import { readSubscribers } from './subscriberStore.ts';
import type { Subscriber } from './subscriberStore.ts';

/** Customers' accounts. Every call throws UNAUTHENTICATED for a guest, or when the account was deleted meanwhile. */
export type AccountService = {
  /** Null: a guest. */
  current(visitor: Visitor): Promise<CustomerView | null>;
  /** The caller's own account when it has this uuid, else null (F-044). */
  byId(visitor: Visitor, id: string): Promise<CustomerView | null>;
  /** Any customer, by their uuid, for staff; null: none any more. */
  ofCustomer(id: string): Promise<CustomerView | null>;
  /** Returns the customer after the change. NO_UPDATE, USER_CHANGED {fields}, and everything that readProfile finds. */
  update(caller: Caller, input: UpdateUserInput): Promise<CustomerView>;
  /**
   * Requests another address: it waits for the link in the provider's mail, or counts at once, depending on the
   * provider. EMAIL_INVALID, NO_UPDATE, EMAIL_REFUSED, EMAIL_ELSEWHERE, IDENTITY_UNAVAILABLE.
   */
  changeEmail(caller: Caller, email: string, confirmation: string): Promise<CustomerView>;
  /** What closing a customer's account (uuid) ends and forfeits now. UNAUTHENTICATED: it was closed meanwhile. */
  closure(customerId: string, now: Date): Promise<AccountClosure>;
  /**
   * Deletes the account for good and ends the session (E49); returns its uuid. `forfeits`: as `erase`. EMAIL_INVALID,
   * and what `erase` throws.
   */
  deleteOwn(visitor: Visitor, confirmation: string, forfeits: number): Promise<string>;
  /**
   * Deletes a customer, by their uuid, and confirms it by mail. FORFEITS_CHANGED, PAYMENT_FAILED, PROVIDER_REFUSED,
   * IDENTITY_UNAVAILABLE: the account stays.
   */
  erase(customerId: string, how?: HowToErase): Promise<void>;
  /** Everything that is stored about the caller. Null: a guest. */
  personalData(caller: Caller): Promise<PersonalDataFile | null>;
  /** For operators: all newsletter subscribers, by address. */
  subscribers(): Promise<Subscriber[]>;
};
export type { Subscriber } from './subscriberStore.ts';

export type AccountParts = {
  database: Database;
  identity: IdentityGateway;
  balance: BalanceService;
  baskets: BasketService;
  membership: MembershipService;
  cart: Pick<CartService, 'view'>;
  cartOwnership: CartOwnership;
  cards: CardService;
  customerOrders: CustomerOrders;
  checkout: CheckoutService;
  refunds: Pick<RefundService, 'ofCustomer'>;
  favourites: FavouriteService;
  restock: RestockService;
  clock: Clock;
  fulfilment: FulfilmentService;
  log: Log;
};

/** Refusals that a retry does not change; whether an address is somebody else's is not revealed. */
const EMAIL_REFUSALS: Partial<Record<IdentityRefusal, ErrorCode>> = {
  emailTaken: 'EMAIL_REFUSED',
  keptElsewhere: 'EMAIL_ELSEWHERE',
};
/** The fields of a customer's preferred place. */
const PLACE_FIELDS: readonly string[] = ['preferredLocationId', 'shippingPreference', 'shippingAddress'];
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

function signedIn({ customer }: Visitor): SignedIn {
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  return customer;
}

export function createAccountService(parts: AccountParts): AccountService {
  const { database, identity, cartOwnership, fulfilment, log } = parts;
  const db = database.kysely;
  const closure = createAccountClosure(parts);
  const erase = createDeletion({ ...parts, closure });

  async function show(row: CustomerRow): Promise<CustomerView> {
    const [consent = null] = await store.readConsents(db, row.id, 1);
    return viewOf(row, consent);
  }

  async function readView(id: string): Promise<CustomerView> {
    const row = await store.readCustomer(db, id);
    if (!row) throw new MarketError('UNAUTHENTICATED');
    return show(row);
  }

  /** The provider removes the claim; the market itself knows that the wizard was saved. */
  async function reportCompleted(subject: string): Promise<void> {
    try {
      await identity.completeProfile(subject);
    } catch (error) {
      log.warn({ err: error }, 'The identity provider did not record a completed profile');
    }
  }

  async function requestEmailChange(...args: Parameters<IdentityGateway['changeEmail']>) {
    try {
      return await identity.changeEmail(...args);
    } catch (error) {
      if (!(error instanceof IdentityRefusedError)) throw error;
      const code = EMAIL_REFUSALS[error.reason] ?? 'IDENTITY_UNAVAILABLE';
      if (code === 'IDENTITY_UNAVAILABLE') log.warn({ err: error }, 'The identity provider changed no address');
      throw new MarketError(code);
    }
  }

  async function current(visitor: Visitor): Promise<CustomerView | null> {
    return visitor.customer && readView(visitor.customer.id);
  }

  return {
    current,
    async ofCustomer(id) {
      const row = await store.readCustomer(db, id);
      return row && show(row);
    },
    byId: async (visitor, id) => (visitor.customer?.id === id ? current(visitor) : null),
    closure,
    erase,
    subscribers: () => readSubscribers(db),
    personalData: createPersonalData(parts, current),

    async update({ visitor, now }, input) {
      const { id, subject, completeProfile } = signedIn(visitor);
      const change = readProfile(input);
      const source = input.source ?? 'account';
      if (source === 'sign_up') throw new MarketError('BAD_INPUT', { field: 'source' });
      const place = change.preferredLocationId && (await fulfilment.location(change.preferredLocationId));
      if (change.preferredLocationId && !(place && place.active)) throw new MarketError('NOT_FOUND');
      const isFilled = Boolean(change.firstName || change.lastName || change.subscribeToNewsletter);

      const { completed, prefers } = await inTransaction(database, async (tx) => {
        const row = await store.lockCustomer(tx, id);
        if (!row) throw new MarketError('UNAUTHENTICATED');
        const { version } = input;
        if (version && version > row.version) throw new MarketError('BAD_INPUT', { field: 'version' });
        const fields = changedFields(row, change);
        const conflicts = version ? changedSince(row, fields, version) : [];
        if (conflicts.length > 0) throw new MarketError('USER_CHANGED', { fields: conflicts });
        const isNamed = fields.includes('firstName') || fields.includes('lastName');
        const completes = row.profile_completed_at === null && isFilled && (source === 'wizard' || isNamed);
        if (fields.length === 0 && !completes) throw new MarketError('NO_UPDATE');
        await store.writeCustomer(tx, id, {
          ...updateOf(row, change, fields),
          ...(completes && { profile_completed_at: now }),
        });
        if (fields.includes('subscribeToNewsletter'))
          await store.addConsent(tx, id, { given: change.subscribeToNewsletter === true, source, at: now });
        return { completed: completes, prefers: fields.some((field) => PLACE_FIELDS.includes(field)) };
      });
      if (prefers) await cartOwnership.preselectPlace(id);
      if (completed && completeProfile) await reportCompleted(subject);
      return readView(id);
    },

    async changeEmail({ visitor, locale }, email, confirmation) {
      const { id, subject } = signedIn(visitor);
      const newEmail = email.trim();
      if (!isEmail(newEmail) || newEmail !== confirmation.trim()) throw new MarketError('EMAIL_INVALID');
      const address = newEmail.toLowerCase();
      if ((await readView(id)).email === address) throw new MarketError('NO_UPDATE');
      if ((await requestEmailChange(subject, address, locale)) === 'changed') await store.takeEmail(db, id, address);
      else await store.writeCustomer(db, id, { pending_email: address, pending_email_at: new Date() });
      return readView(id);
    },

    async deleteOwn(visitor, confirmation, forfeits) {
      const { id } = signedIn(visitor);
      if ((await readView(id)).email !== confirmation.trim().toLowerCase()) throw new MarketError('EMAIL_INVALID');
      await erase(id, { forfeits });
      beginSession(visitor);
      return id;
    },
  };
}
