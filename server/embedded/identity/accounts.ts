import { randomBytes } from 'node:crypto';
import type { Locale } from '#rules/constants.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MailGateway } from '../../gateways/mail.ts';
import { admitDirect } from '../../mail/recipients.ts';
import { marketProfile, readSettings } from '../../siteInformation/siteInformationService.ts';
import { changeAccount, deleteAccount, findAccount, findAccountByEmail, insertAccount } from './accountStore.ts';
import type { Account } from './accountStore.ts';
import { identityMail } from './identityMails.ts';
import type { IdentityMessage, LinkMail } from './identityMails.ts';
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
  /** The URL of the link with this token. */
  ticketUrl: (purpose: TicketPurpose, token: string, locale: Locale) => string;
  now?: () => number;
};

/** Operations on accounts. Addresses are normalised (`plainEmail`); passwords were validated before. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ database, mail, ticketUrl, now = Date.now }: AccountsOptions) {
  const db = database.kysely;
  /** Signed as the market's other mails, by its present settings. */
  const sendMail = async (message: IdentityMessage, to: { email: string; locale: Locale }) =>
    mail.send(identityMail(message, to, marketProfile(await readSettings(db))));
  /** Anybody can cause it: to one address at most as many as E75 says. */
  async function notifyOwner({ email, locale }: Account): Promise<void> {
    if (await admitDirect(database, 'transaction', email)) await sendMail({ kind: 'known' }, { email, locale });
  }

  /** As `notifyOwner`. isOwners: the owner of the address has proven it to the account. */
  async function sendTicket(
    purpose: TicketPurpose,
    kind: LinkMail,
    ticket: Ticket,
    { locale, isOwners = false }: { locale: Locale; isOwners?: boolean },
  ): Promise<void> {
    if (!(await admitDirect(database, isOwners ? 'access' : 'transaction', ticket.email))) return;
    const expiresAt = new Date(now() + (purpose === 'password' ? RESET_MS : CONFIRM_MS));
    const token = await inTransaction(database, (tx) => issueTicket(tx, purpose, ticket, expiresAt));
    await sendMail({ kind, url: ticketUrl(purpose, token, locale) }, { email: ticket.email, locale });
  }

  return {
    find: (subject: string): Promise<Account | null> => findAccount(db, subject),

    /** Null: no such account, or a wrong password; neither the result nor its duration reveals which. */
    async verify(email: string, password: string): Promise<Account | null> {
      const existing = await findAccountByEmail(db, email);
      return (await verifyPassword(password, existing?.passwordHash ?? null)) && existing ? existing.account : null;
    },

    /** Null: the address has an account, whose owner is notified by mail. Otherwise the address is to be confirmed. */
    async create({
      email,
      password,
      locale,
      newsletter,
    }: {
      email: string;
      password: string;
      locale: Locale;
      newsletter: boolean;
    }): Promise<Account | null> {
      const subject = `auth0|${randomBytes(SUBJECT_BYTES).toString('hex')}`;
      const passwordHash = await hashPassword(password);
      const newsletterAt = newsletter ? new Date(now()) : null;
      if (!(await insertAccount(db, { subject, email, locale, passwordHash, newsletterAt }))) {
        const existing = await findAccountByEmail(db, email);
        if (existing) await notifyOwner(existing.account);
        return null;
      }
      await sendTicket('email', 'confirm', { subject, email }, { locale });
      return findAccount(db, subject);
    },

    /** Sends the account's owner a mail if there is one. */
    async forgot(email: string, locale: Locale): Promise<void> {
      const account = (await findAccountByEmail(db, email))?.account;
      if (!account) return;
      const isOwners = account.emailVerified;
      await sendTicket('password', 'password', { subject: account.subject, email }, { locale, isOwners });
    },

    /** A link's purpose, while it is valid. */
    ticket: (purpose: TicketPurpose, token: string): Promise<Ticket | null> =>
      readTicket(db, purpose, token, new Date(now())),

    /** Uses up the link and ends every session. False: the link is no longer valid. */
    async resetPassword(token: string, password: string): Promise<boolean> {
      const passwordHash = await hashPassword(password);
      const account = await inTransaction(database, async (tx) => {
        const ticket = await takeTicket(tx, 'password', token, new Date(now()));
        const account = ticket && (await findAccount(tx, ticket.subject));
        if (!account) return null;
        // Following the link proves ownership of the mailbox, if the account still has that address.
        const verified = ticket.email === account.email && { emailVerified: true };
        await changeAccount(tx, account.subject, { passwordHash, ...verified });
        await endSessions(tx, account.subject);
        return account;
      });
      if (account) await sendMail({ kind: 'passwordChanged' }, account);
      return account !== null;
    },

    /** Uses up the link. Null: it is no longer valid, or another account has taken the address since. */
    async confirmEmail(token: string): Promise<string | null> {
      const ticket = await readTicket(db, 'email', token, new Date(now()));
      const before = ticket && (await findAccount(db, ticket.subject));
      if (!ticket || !before || !(await takeTicket(db, 'email', token, new Date(now())))) return null;
      if (!(await changeAccount(db, ticket.subject, { email: ticket.email, emailVerified: true }))) return null;
      if (before.email !== ticket.email) await sendMail({ kind: 'changed' }, before);
      return ticket.email;
    },

    /** Sends a mail to the new address. False: no such account. */
    async askEmailChange(subject: string, email: string, locale: Locale): Promise<boolean> {
      if (!(await findAccount(db, subject))) return false;
      const existing = await findAccountByEmail(db, email);
      // The owner is notified; the caller does not learn of it.
      if (existing && existing.account.subject !== subject) await notifyOwner(existing.account);
      else await sendTicket('email', 'change', { subject, email }, { locale });
      return true;
    },

    completeProfile: (subject: string): Promise<boolean> => changeAccount(db, subject, { completeProfile: false }),

    async block(subject: string, blocked: boolean): Promise<boolean> {
      return changeAccount(db, subject, { blocked });
    },

    async remove(subject: string): Promise<void> {
      await inTransaction(database, async (tx) => {
        await endSessions(tx, subject);
        await deleteAccount(tx, subject);
      });
    },
  };
}
