import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../rules/constants.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MailGateway } from '../../gateways/mail.ts';
import { changeAccount, deleteAccount, findAccount, findAccountByEmail, insertAccount } from './accountStore.ts';
import type { Account } from './accountStore.ts';
import { identityMail } from './identityMails.ts';
import type { MailKind } from './identityMails.ts';
import { endSessions } from './objectStore.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { issueTicket, readTicket, takeTicket } from './ticketStore.ts';
import type { Ticket, TicketPurpose } from './ticketStore.ts';

const RESET_MS = 60 * 60 * 1000;
const CONFIRM_MS = 3 * 24 * 60 * 60 * 1000;
const SUBJECT_BYTES = 12;

/** Normalises an email address: without surrounding spaces, in lower case. */
export const plainEmail = (text: string): string => text.trim().toLowerCase();

export type AccountsOptions = {
  database: Database;
  mail: MailGateway;
  marketName: string;
  /** The URL of the link with this token. */
  ticketUrl: (purpose: TicketPurpose, token: string, locale: Locale) => string;
  now?: () => number;
};

/** Operations on accounts. Addresses are normalised (`plainEmail`); passwords were validated before. */
export type Accounts = {
  find(subject: string): Promise<Account | null>;
  /** Null: no such account, or a wrong password; neither the result nor the time it takes says which. */
  verify(email: string, password: string): Promise<Account | null>;
  /** Null: the address has an account, whose owner is notified by mail. Otherwise the address is to be confirmed. */
  create(input: { email: string; password: string; locale: Locale; newsletter: boolean }): Promise<Account | null>;
  /** Sends the account's owner a mail if there is one. */
  forgot(email: string, locale: Locale): Promise<void>;
  /** A link's purpose, while it is valid. */
  ticket(purpose: TicketPurpose, token: string): Promise<Ticket | null>;
  /** Uses up the link and ends every session. False: the link is no longer valid. */
  resetPassword(token: string, password: string): Promise<boolean>;
  /** Uses up the link. Null: it is no longer valid, or another account has taken the address since. */
  confirmEmail(token: string): Promise<string | null>;
  /** Sends a mail to the new address. False: no such account. */
  askEmailChange(subject: string, email: string, locale: Locale): Promise<boolean>;
  completeProfile(subject: string): Promise<boolean>;
  block(subject: string, blocked: boolean): Promise<boolean>;
  remove(subject: string): Promise<void>;
};

export function createAccounts({ database, mail, marketName, ticketUrl, now = Date.now }: AccountsOptions): Accounts {
  const db = database.kysely;
  const tell = (kind: MailKind, to: { email: string; locale: Locale }, url = '') =>
    mail.send(identityMail(kind, to, { marketName, url }));

  async function sendTicket(purpose: TicketPurpose, kind: MailKind, ticket: Ticket, locale: Locale): Promise<void> {
    const expiresAt = new Date(now() + (purpose === 'password' ? RESET_MS : CONFIRM_MS));
    const token = await inTransaction(database, (tx) => issueTicket(tx, purpose, ticket, expiresAt));
    await tell(kind, { email: ticket.email, locale }, ticketUrl(purpose, token, locale));
  }

  return {
    find: (subject) => findAccount(db, subject),

    async verify(email, password) {
      const known = await findAccountByEmail(db, email);
      return (await verifyPassword(password, known?.passwordHash ?? null)) && known ? known.account : null;
    },

    async create({ email, password, locale, newsletter }) {
      const subject = `auth0|${randomBytes(SUBJECT_BYTES).toString('hex')}`;
      const passwordHash = await hashPassword(password);
      const newsletterAt = newsletter ? new Date(now()) : null;
      if (!(await insertAccount(db, { subject, email, locale, passwordHash, newsletterAt }))) {
        const known = await findAccountByEmail(db, email);
        if (known) await tell('known', known.account);
        return null;
      }
      await sendTicket('email', 'confirm', { subject, email }, locale);
      return findAccount(db, subject);
    },

    async forgot(email, locale) {
      const known = await findAccountByEmail(db, email);
      if (known) await sendTicket('password', 'password', { subject: known.account.subject, email }, locale);
    },

    ticket: (purpose, token) => readTicket(db, purpose, token, new Date(now())),

    async resetPassword(token, password) {
      const passwordHash = await hashPassword(password);
      const account = await inTransaction(database, async (tx) => {
        const ticket = await takeTicket(tx, 'password', token, new Date(now()));
        const found = ticket && (await findAccount(tx, ticket.subject));
        if (!found) return null;
        // Following the link proves ownership of the mailbox, if the account still has that address.
        const verified = ticket.email === found.email && { emailVerified: true };
        await changeAccount(tx, found.subject, { passwordHash, ...verified });
        await endSessions(tx, found.subject);
        return found;
      });
      if (account) await tell('passwordChanged', account);
      return account !== null;
    },

    async confirmEmail(token) {
      const ticket = await readTicket(db, 'email', token, new Date(now()));
      const before = ticket && (await findAccount(db, ticket.subject));
      if (!ticket || !before || !(await takeTicket(db, 'email', token, new Date(now())))) return null;
      if (!(await changeAccount(db, ticket.subject, { email: ticket.email, emailVerified: true }))) return null;
      if (before.email !== ticket.email) await tell('changed', before);
      return ticket.email;
    },

    async askEmailChange(subject, email, locale) {
      if (!(await findAccount(db, subject))) return false;
      const other = await findAccountByEmail(db, email);
      // The owner is notified; the caller does not learn of it.
      if (other && other.account.subject !== subject) await tell('known', other.account);
      else await sendTicket('email', 'change', { subject, email }, locale);
      return true;
    },

    completeProfile: (subject) => changeAccount(db, subject, { completeProfile: false }),

    async block(subject, blocked) {
      return changeAccount(db, subject, { blocked });
    },

    async remove(subject) {
      await inTransaction(database, async (tx) => {
        await endSessions(tx, subject);
        await deleteAccount(tx, subject);
      });
    },
  };
}
