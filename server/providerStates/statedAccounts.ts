import { issueToken, type AccountTokenOptions } from '../embedded/identity/accountTokens.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import type { IdentityGateway, IdentityRefusal } from '../gateways/identity.ts';

export type StatedAccounts = {
  /** An access token of an account. Throws if there is no such account. */
  issue(subject: string): Promise<string>;
  /** Wraps the provider's own: refuses as configured, and passes on everything else. */
  gateway: IdentityGateway;
  /** Makes the provider refuse changes of this account, for this reason; null: accept them again. */
  refuse(subject: string, reason: IdentityRefusal | null): void;
};

/** Controls the embedded identity provider's accounts for provider states (contracts/provider-states.md). */
export function createStatedAccounts(gateway: IdentityGateway, tokens: AccountTokenOptions): StatedAccounts {
  const refusals = new Map<string, IdentityRefusal>();
  const check = (subject: string): void => {
    const reason = refusals.get(subject);
    if (reason) throw new IdentityRefusedError(reason, `A provider state refuses: ${reason}`);
  };
  return {
    issue: (subject) => issueToken(tokens, subject),
    gateway: {
      async changeEmail(subject, email, locale) {
        check(subject);
        return gateway.changeEmail(subject, email, locale);
      },
      async completeProfile(subject) {
        check(subject);
        return gateway.completeProfile(subject);
      },
      async deleteAccount(subject) {
        check(subject);
        return gateway.deleteAccount(subject);
      },
    },
    refuse(subject, reason) {
      if (reason) refusals.set(subject, reason);
      else refusals.delete(subject);
    },
  };
}
