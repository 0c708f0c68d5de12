import type { Locale } from '#rules/constants.ts';
import type { DeskRole } from '#rules/deskRoles.ts';

export type StaffRequest = {
  /** In lower case. */
  email: string;
  /** The identity provider's role is called the same. */
  role: DeskRole;
  /** Language of an account that is created. */
  locale: Locale;
  dryRun: boolean;
  /** Sends a new link to set the password in any case. */
  link: boolean;
};

/**
 * created: with a new account. raised: an existing account got the role. already: it had the role. byHand: the provider
 * does not allow it; the text tells the operator what to do.
 */
export type StaffResult = { kind: 'created' | 'raised' | 'already' | 'byHand'; subject: string | null; text: string };

/** The operator's requests to the identity provider. Throws IdentityRefusedError when it does not respond. */
export type StaffAccounts = { makeStaff(request: StaffRequest): Promise<StaffResult> };
