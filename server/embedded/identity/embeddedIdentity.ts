import type { IdentityGateway } from '../../gateways/identity.ts';
import { IdentityRefusedError } from '../../gateways/identity.ts';
import type { Accounts } from './accounts.ts';
import { plainEmail } from './accounts.ts';

const unknown = () => new IdentityRefusedError('unknownAccount', 'There is no such account');

/**
 * The identity gateway of a fresh machine. An email change takes effect once the link in the mail is followed, and does
 * not reveal that an address is taken: its owner is notified.
 */
export function createEmbeddedIdentity(accounts: Accounts): IdentityGateway {
  return {
    async changeEmail(subject, email, locale) {
      if (!(await accounts.askEmailChange(subject, plainEmail(email), locale))) throw unknown();
      return 'confirmation';
    },
    async completeProfile(subject) {
      if (!(await accounts.completeProfile(subject))) throw unknown();
    },
    deleteAccount: (subject) => accounts.remove(subject),
  };
}
