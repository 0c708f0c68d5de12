import type { ErrorCode, UpdateUserInput } from '#generated/schemaTypes.ts';
import { isEmail } from '#rules/contactDetails.ts';
import type { Caller, SignedIn, Visitor } from '../caller.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import { inTransaction } from '../database/transaction.ts';
import type { IdentityGateway, IdentityRefusal } from '../gateways/identity.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import { beginSession } from '../identity/session.ts';
import { MarketError } from '../marketError.ts';
import type { AccountMarket } from './accountMarket.ts';
import { current, readView } from './customerView.ts';
import type { CustomerView } from './customerView.ts';
import { erase } from './deletion.ts';
import { changedFields, changedSince, updateOf } from './profileChange.ts';
import { readProfile } from './profileInput.ts';
import * as store from './profileStore.ts';
import { readSubscribers } from './subscriberStore.ts';
import type { Subscriber } from './subscriberStore.ts';

/* Customers' accounts. Every call throws UNAUTHENTICATED for a guest, or when the account was deleted meanwhile. */

export type { Subscriber } from './subscriberStore.ts';

export { closure } from './accountClosure.ts';
export { current, ofCustomer } from './customerView.ts';
export { erase } from './deletion.ts';
export { personalData } from './personalData.ts';

/** Refusals that a retry does not change; whether an address is somebody else's is not revealed. */
const EMAIL_REFUSALS: Partial<Record<IdentityRefusal, ErrorCode>> = {
  emailTaken: 'EMAIL_REFUSED',
  keptElsewhere: 'EMAIL_ELSEWHERE',
};
/** The fields of a customer's preferred place. */
const PLACE_FIELDS: readonly string[] = ['preferredLocationId', 'shippingPreference', 'shippingAddress'];
function signedIn({ customer }: Visitor): SignedIn {
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  return customer;
}

/** The provider removes the claim; the market itself knows that the wizard was saved. */
async function reportCompleted(market: AccountMarket, subject: string): Promise<void> {
  try {
    await market.identity.completeProfile(subject);
  } catch (error) {
    market.log.warn({ err: error }, 'The identity provider did not record a completed profile');
  }
}

async function requestEmailChange(market: AccountMarket, ...args: Parameters<IdentityGateway['changeEmail']>) {
  try {
    return await market.identity.changeEmail(...args);
  } catch (error) {
    if (!(error instanceof IdentityRefusedError)) throw error;
    const code = EMAIL_REFUSALS[error.reason] ?? 'IDENTITY_UNAVAILABLE';
    if (code === 'IDENTITY_UNAVAILABLE') market.log.warn({ err: error }, 'The identity provider changed no address');
    throw new MarketError(code);
  }
}

/** The caller's own account when it has this uuid, else null (F-044). */
export async function byId(market: AccountMarket, visitor: Visitor, id: string): Promise<CustomerView | null> {
  return visitor.customer?.id === id ? current(market, visitor) : null;
}

/** For operators: all newsletter subscribers, by address. */
export function subscribers(market: AccountMarket): Promise<Subscriber[]> {
  return readSubscribers(market.database.kysely);
}

/** Returns the customer after the change. NO_UPDATE, USER_CHANGED {fields}, and everything that readProfile finds. */
export async function update(
  market: AccountMarket,
  { visitor, now }: Caller,
  input: UpdateUserInput,
): Promise<CustomerView> {
  const { id, subject, completeProfile } = signedIn(visitor);
  const change = readProfile(input);
  const source = input.source ?? 'account';
  if (source === 'sign_up') throw new MarketError('BAD_INPUT', { field: 'source' });
  const place = change.preferredLocationId && (await market.fulfilment.location(change.preferredLocationId));
  if (change.preferredLocationId && !(place && place.active)) throw new MarketError('NOT_FOUND');
  const isFilled = Boolean(change.firstName || change.lastName || change.subscribeToNewsletter);

  const { completed, prefers } = await inTransaction(market.database, async (tx) => {
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
  if (prefers) await cartOwnership.preselectPlace(market.database, id);
  if (completed && completeProfile) await reportCompleted(market, subject);
  return readView(market, id);
}

/**
 * Requests another address: it waits for the link in the provider's mail, or counts at once, depending on the
 * provider. EMAIL_INVALID, NO_UPDATE, EMAIL_REFUSED, EMAIL_ELSEWHERE, IDENTITY_UNAVAILABLE.
 */
export async function changeEmail(
  market: AccountMarket,
  { visitor, locale }: Caller,
  email: string,
  confirmation: string,
): Promise<CustomerView> {
  const { id, subject } = signedIn(visitor);
  const newEmail = email.trim();
  if (!isEmail(newEmail) || newEmail !== confirmation.trim()) throw new MarketError('EMAIL_INVALID');
  const address = newEmail.toLowerCase();
  if ((await readView(market, id)).email === address) throw new MarketError('NO_UPDATE');
  if ((await requestEmailChange(market, subject, address, locale)) === 'changed')
    await store.takeEmail(market.database.kysely, id, address);
  else await store.writeCustomer(market.database.kysely, id, { pending_email: address, pending_email_at: new Date() });
  return readView(market, id);
}

/**
 * Deletes the account for good and ends the session (E49); returns its uuid. `forfeits`: as `erase`. EMAIL_INVALID,
 * and what `erase` throws.
 */
export async function deleteOwn(
  market: AccountMarket,
  visitor: Visitor,
  confirmation: string,
  forfeits: number,
): Promise<string> {
  const { id } = signedIn(visitor);
  if ((await readView(market, id)).email !== confirmation.trim().toLowerCase()) throw new MarketError('EMAIL_INVALID');
  await erase(market, id, { forfeits });
  beginSession(visitor);
  return id;
}
