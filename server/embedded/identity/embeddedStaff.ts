import { randomBytes } from 'node:crypto';
import { deskRoleOf, withDeskRole, type DeskRole } from '../../../rules/deskRoles.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffAccounts, StaffOutcome, StaffWish } from '../../gateways/staffAccounts.ts';
import { changeAccount, findAccountByEmail, insertAccount } from './accountStore.ts';
import { hashPassword } from './passwordHash.ts';
import { ticketPath } from './ticketRoutes.ts';
import { issueTicket } from './ticketStore.ts';

const LINK_MS = 24 * 60 * 60 * 1000;
const RANDOM_BYTES = 24;
const SUBJECT_BYTES = 12;

const TOLD = {
  created: (email: string, role: DeskRole) => `${email} has an account now, with the role ${role}.`,
  raised: (email: string, role: DeskRole) =>
    `${email} has the role ${role} now: it counts within a quarter of an hour.`,
  already: (email: string, role: DeskRole) => `${email} has the role ${role} already.`,
};

/**
 * The staff's accounts at the embedded identity provider, which need not be running: this uses the same database. A new
 * account has a random password, and a link, valid once within a day, to set another.
 */
export function createEmbeddedStaff(database: Database, { url }: { url: string }): StaffAccounts {
  async function raise({ email, locale, role, dryRun }: StaffWish): Promise<Omit<StaffOutcome, 'text'>> {
    const unknown = randomBytes(RANDOM_BYTES).toString('base64url');
    const passwordHash = await hashPassword(unknown);
    return inTransaction(database, async (tx) => {
      const known = (await findAccountByEmail(tx, email))?.account;
      if (known && deskRoleOf(known.roles) === role) return { kind: 'already', subject: known.subject };
      const subject = known?.subject ?? `auth0|${randomBytes(SUBJECT_BYTES).toString('hex')}`;
      const roles = withDeskRole(known?.roles ?? [], role);
      if (dryRun) return { kind: known ? 'raised' : 'created', subject };
      if (known) await changeAccount(tx, subject, { roles });
      else await insertAccount(tx, { subject, email, locale, roles, passwordHash });
      return { kind: known ? 'raised' : 'created', subject };
    });
  }

  return {
    async makeStaff(wish) {
      const { email, role, dryRun, link } = wish;
      const { kind, subject } = await raise(wish);
      const told = kind === 'byHand' ? '' : TOLD[kind](email, role);
      if (dryRun || subject === null || (kind !== 'created' && !link)) return { kind, subject, text: told };
      const expiresAt = new Date(Date.now() + LINK_MS);
      const token = await inTransaction(database, (tx) => issueTicket(tx, 'password', { subject, email }, expiresAt));
      const address = `${url}${ticketPath('password', token)}`;
      const text = `${told}\nTheir password is set here, once, until ${expiresAt.toISOString()}:\n${address}`;
      return { kind, subject, text };
    },
  };
}
