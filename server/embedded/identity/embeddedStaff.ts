import { randomBytes } from 'node:crypto';
import { deskRoleOf, withDeskRole, type DeskRole } from '#rules/deskRoles.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffAccounts, StaffResult, StaffRequest } from '../../gateways/staffAccounts.ts';
import { momentText } from '../../text/serverTexts.ts';
import { changeAccount, findAccountByEmail, insertAccount } from './accountStore.ts';
import { hashPassword } from './passwordHash.ts';
import { issueTicket, ticketPath } from './ticketStore.ts';

const LINK_MS = 24 * 60 * 60 * 1000;
const RANDOM_BYTES = 24;
const SUBJECT_BYTES = 12;

const RESULT_TEXTS = {
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
  async function raise({ email, locale, role, dryRun }: StaffRequest): Promise<Omit<StaffResult, 'text'>> {
    const unknown = randomBytes(RANDOM_BYTES).toString('base64url');
    const passwordHash = await hashPassword(unknown);
    return inTransaction(database, async (tx) => {
      const existing = (await findAccountByEmail(tx, email))?.account;
      if (existing && deskRoleOf(existing.roles) === role) return { kind: 'already', subject: existing.subject };
      const subject = existing?.subject ?? `auth0|${randomBytes(SUBJECT_BYTES).toString('hex')}`;
      const roles = withDeskRole(existing?.roles ?? [], role);
      if (dryRun) return { kind: existing ? 'raised' : 'created', subject };
      if (existing) await changeAccount(tx, subject, { roles });
      else await insertAccount(tx, { subject, email, locale, roles, passwordHash });
      return { kind: existing ? 'raised' : 'created', subject };
    });
  }

  return {
    async makeStaff(request) {
      const { email, role, dryRun, link } = request;
      const { kind, subject } = await raise(request);
      const summary = kind === 'byHand' ? '' : RESULT_TEXTS[kind](email, role);
      if (dryRun || subject === null || (kind !== 'created' && !link)) return { kind, subject, text: summary };
      const expiresAt = new Date(Date.now() + LINK_MS);
      const token = await inTransaction(database, (tx) => issueTicket(tx, 'password', { subject, email }, expiresAt));
      const address = `${url}${ticketPath('password', token)}`;
      const text = `${summary}\nTheir password is set here, once, until ${momentText(expiresAt)}:\n${address}`;
      return { kind, subject, text };
    },
  };
}
