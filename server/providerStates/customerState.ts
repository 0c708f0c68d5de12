import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword } from '../embedded/identity/passwordHash.ts';
import { toId } from '../graphql/globalId.ts';
import { customerShape } from './customerInput.ts';
import { putCustomer, removeCustomer, subjectOf } from './customerStateStore.ts';
import type { StateAnswer, StateParts } from './stateParts.ts';

/*
 * The state of a signed-in customer: returns the value `token`, a fresh access token of the embedded identity provider,
 * and the ids of their credit's movement and their membership.
 * accounts null: another identity provider is used, and the state is not available.
 */

type CustomerParts = Pick<StateParts, 'database' | 'clock' | 'accounts'>;

/** One hash for all accounts: nobody signs in with it, and hashing takes a tenth of a second. */
let passwordHash: Promise<string> | null = null;

export async function setup({ database, clock, accounts }: CustomerParts, params: unknown): Promise<StateAnswer> {
  const input = customerShape.parse(params);
  if (!accounts) throw new Error('Only the embedded identity provider gives tokens to a state: unset AUTH_DOMAIN.');
  passwordHash ??= hashPassword(randomUUID());
  const written = { passwordHash: await passwordHash, now: clock.now() };
  const { movement, membership } = await inTransaction(database, (tx) => putCustomer(tx, input, written));
  accounts.refuse(subjectOf(input.customer), input.refuses);
  const values = {
    token: await accounts.issue(subjectOf(input.customer)),
    ...(movement !== undefined && { movement: toId('BalanceMovement', movement) }),
    ...(membership !== undefined && { membership: toId('Membership', membership) }),
  };
  return { headers: {}, values };
}

export async function teardown({ database, accounts }: CustomerParts, params: unknown): Promise<void> {
  const input = customerShape.parse(params);
  accounts?.refuse(subjectOf(input.customer), null);
  await inTransaction(database, (tx) => removeCustomer(tx, input));
}
