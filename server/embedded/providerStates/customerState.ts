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
    async setup(given) {
      const wish = customerShape.parse(given);
      if (!accounts) throw new Error('Only the embedded identity provider gives tokens to a state: unset AUTH_DOMAIN.');
      passwordHash ??= hashPassword(randomUUID());
      const hash = await passwordHash;
      await inTransaction(database, (tx) => putCustomer(tx, wish, hash));
      accounts.refuse(subjectOf(wish.customer), wish.refuses);
      return { headers: {}, values: { token: await accounts.issue(subjectOf(wish.customer)) } };
    },
    async teardown(given) {
      const wish = customerShape.parse(given);
      accounts?.refuse(subjectOf(wish.customer), null);
      await inTransaction(database, (tx) => removeCustomer(tx, wish));
    },
  };
}
