import type { Locale } from '#rules/constants.ts';

/**
 * Why the provider changed nothing. emailTaken: another account has the address (a provider may hide that and write to
 * its owner). keptElsewhere: the address of this account belongs to another service for good. unavailable: no response,
 * or an unexpected one.
 */
export type IdentityRefusal = 'emailTaken' | 'keptElsewhere' | 'unknownAccount' | 'unavailable';

export class IdentityRefusedError extends Error {
  override name = 'IdentityRefusedError';
  readonly reason: IdentityRefusal;

  constructor(reason: IdentityRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * Requests to the identity provider on behalf of a customer. `subject` is the token's `sub`. Every method throws
 * IdentityRefusedError.
 */
export type IdentityGateway = {
  /**
   * Changes the address of an account; it must be valid. 'confirmation': the provider has sent a mail there, and the
   * address counts once its link is followed. 'changed': it counts at once, unverified, and the provider has written
   * there. The next tokens carry the address that counts.
   */
  changeEmail(subject: string, email: string, locale: Locale): Promise<'confirmation' | 'changed'>;
  /** Marks the profile as complete: tokens no longer carry the complete-profile claim (spec 4). */
  completeProfile(subject: string): Promise<void>;
  /** Ends every session and deletes the account for good (E49). An account that is gone already is no error. */
  deleteAccount(subject: string): Promise<void>;
};
