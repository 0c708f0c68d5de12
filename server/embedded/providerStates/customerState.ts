import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { customerShape } from './customerInput.ts';
import { putCustomer, removeCustomer, subjectOf } from './customerStateStore.ts';
import type { StatedAccounts } from './statedAccounts.ts';
import type { Handler } from './stateParts.ts';

/**
 * The state of a signed-in customer: returns the value `token`, a fresh access token of the embedded identity provider.
 * accounts null: another identity provider is used, and the state is not available.
 */
export function createCustomerState(parts: { database: Database; accounts: StatedAccounts | null }): Handler {
  const { database, accounts } = parts;
  /** One hash for all accounts: nobody signs in with it, and hashing takes a tenth of a second. */
  let passwordHash: Promise<string> | null = null;

  return {
    async setup(params) {
      const input = customerShape.parse(params);
      if (!accounts) throw new Error('Only the embedded identity provider gives tokens to a state: unset AUTH_DOMAIN.');
      passwordHash ??= hashPassword(randomUUID());
      const hash = await passwordHash;
      await inTransaction(database, (tx) => putCustomer(tx, input, hash));
      accounts.refuse(subjectOf(input.customer), input.refuses);
      return { headers: {}, values: { token: await accounts.issue(subjectOf(input.customer)) } };
    },
    async teardown(params) {
      const input = customerShape.parse(params);
      accounts?.refuse(subjectOf(input.customer), null);
      await inTransaction(database, (tx) => removeCustomer(tx, input));
    },
  };
}
