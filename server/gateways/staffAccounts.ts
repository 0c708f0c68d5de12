import type { Locale } from '../../rules/constants.ts';

/** The role, at the identity provider, that opens what is the staff's. */
export const STAFF_ROLE = 'staff';

export type StaffWish = {
  /** In lower case. */
  email: string;
  /** Of an account that is made. */
  locale: Locale;
  dryRun: boolean;
  /** A new link to set the password is wanted, whatever there is. */
  link: boolean;
};

/**
 * created: with its account. raised: an account was there. already: it had the role. byHand: the provider does not let the
 * market do it; the text says who has to do what. The text is the operator's.
 */
export type StaffOutcome = { kind: 'created' | 'raised' | 'already' | 'byHand'; subject: string | null; text: string };

/** What the operator may ask of the identity provider. Throws IdentityRefusedError when it does not answer. */
export type StaffAccounts = { makeStaff(wish: StaffWish): Promise<StaffOutcome> };
