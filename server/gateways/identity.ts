import type { Locale } from '../../rules/constants.ts';

/**
 * Why the provider did nothing. emailTaken: somebody else signs in with the address (a provider may keep that to itself
 * and write to its owner). keptElsewhere: the address of this account comes from another service, for good. unavailable:
 * it did not answer, or not as agreed.
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
 * What the market asks of the identity provider in the name of a customer. `subject` is the token's `sub`. Every method
 * throws IdentityRefusedError.
 */
export type IdentityGateway = {
  /**
   * Has somebody sign in with another address, which must have the form of one. 'confirmation': the provider has
   * written there, and the address counts once the link in that mail is followed. 'changed': it counts at once, as not
   * verified, and the provider has written there. The next tokens name the address that counts.
   */
  changeEmail(subject: string, email: string, locale: Locale): Promise<'confirmation' | 'changed'>;
  /** The profile is completed: tokens no longer carry the complete-profile claim (spec 4). */
  completeProfile(subject: string): Promise<void>;
  /** Ends every session and removes the account for good (E49). One that is gone already is no error. */
  deleteAccount(subject: string): Promise<void>;
};
