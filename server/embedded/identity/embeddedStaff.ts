import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { STAFF_ROLE } from '../../gateways/staffAccounts.ts';
import type { StaffAccounts, StaffOutcome } from '../../gateways/staffAccounts.ts';
import { changeAccount, findAccountByEmail, insertAccount } from './accountStore.ts';
import { hashPassword } from './passwordHash.ts';
import { ticketPath } from './ticketRoutes.ts';
import { issueTicket } from './ticketStore.ts';

const LINK_MS = 24 * 60 * 60 * 1000;
const RANDOM_BYTES = 24;
const SUBJECT_BYTES = 12;

const TOLD = {
  created: (email: string) => `${email} has an account now, with the role of the staff.`,
  raised: (email: string) => `${email} has the role of the staff now: it counts within a quarter of an hour.`,
  already: (email: string) => `${email} has the role of the staff already.`,
};

/**
 * The staff's accounts at the embedded identity provider, which need not be running: this uses the same database. A new
 * account has a random password, and a link, valid once within a day, to set another.
 */
export function createEmbeddedStaff(database: Database, { url }: { url: string }): StaffAccounts {
  async function raise(email: string, locale: 'fr' | 'en', dryRun: boolean): Promise<Omit<StaffOutcome, 'text'>> {
    const unknown = randomBytes(RANDOM_BYTES).toString('base64url');
    const passwordHash = await hashPassword(unknown);
    return inTransaction(database, async (tx) => {
      const known = (await findAccountByEmail(tx, email))?.account;
      if (known?.roles.includes(STAFF_ROLE)) return { kind: 'already', subject: known.subject };
      const subject = known?.subject ?? `auth0|${randomBytes(SUBJECT_BYTES).toString('hex')}`;
      const roles = [...(known?.roles ?? []), STAFF_ROLE];
      if (dryRun) return { kind: known ? 'raised' : 'created', subject };
      if (known) await changeAccount(tx, subject, { roles });
      else await insertAccount(tx, { subject, email, locale, roles, passwordHash });
      return { kind: known ? 'raised' : 'created', subject };
    });
  }

  return {
    async makeStaff({ email, locale, dryRun, link }) {
      const { kind, subject } = await raise(email, locale, dryRun);
      const told = kind === 'byHand' ? '' : TOLD[kind](email);
      if (dryRun || subject === null || (kind !== 'created' && !link)) return { kind, subject, text: told };
      const expiresAt = new Date(Date.now() + LINK_MS);
      const token = await inTransaction(database, (tx) => issueTicket(tx, 'password', { subject, email }, expiresAt));
      const address = `${url}${ticketPath('password', token)}`;
      const text = `${told}\nTheir password is set here, once, until ${expiresAt.toISOString()}:\n${address}`;
      return { kind, subject, text };
    },
  };
}
