import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#rules/constants.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import { addressHash } from './addressSql.ts';
import * as store from './mailLinkStore.ts';
import { confirmAddress, unsubscribeAddress } from './recipientStore.ts';

/** The paths of the links, followed by the token. */
export const UNSUBSCRIBE_PATH = '/desabonnement';
export const CONFIRM_PATH = '/courriel-confirme';

/**
 * What a link does. reminders: stops a customer's (uuid) cart reminders. address: lastingly stops what others may request for an
 * address (hash). confirmation: confirms the address of a guest's notice (uuid).
 */
export type MailLinkTopic = 'reminders' | 'address' | 'confirmation';
export type MailLink = { locale: Locale; topic: MailLinkTopic };
type Subject = { topic: MailLinkTopic; id: string; locale: Locale | null };

/** a, and the reader's language: of an address. c: of a confirmation. Else of a customer. */
const TOKEN = /^(?:(?<mark>c?)(?<id>[0-9a-f]{32})|a(?<locale>fr|en)(?<hash>[0-9a-f]{64}))\.(?<signature>[\w-]{43})$/;

export type MailLinks = ReturnType<typeof createMailLinks>;

/** Signed links of mails that need one press and no sign-in (RFC 8058). */
export function createMailLinks({ kysely: db }: Pick<Database, 'kysely'>, clock: Pick<Clock, 'now'>) {
  const signed = async (topic: MailLinkTopic, id: string) =>
    createHmac('sha256', await store.readSignatureKey(db))
      .update(`${topic === 'reminders' ? 'unsubscribe' : topic}\n${id}`)
      .digest('base64url');
  const pathOf = async (path: string, mark: string, topic: MailLinkTopic, id: string) =>
    `${path}/${mark}${id}.${await signed(topic, id)}`;
  const plain = (uuid: string) => uuid.replaceAll('-', '');

  async function subjectOf(token: string): Promise<Subject | null> {
    const { mark, id = '', locale = null, hash, signature } = TOKEN.exec(token)?.groups ?? {};
    if (!signature) return null;
    const subject: Subject = hash
      ? { topic: 'address', id: hash, locale: locale as Locale | null }
      : { topic: mark === 'c' ? 'confirmation' : 'reminders', id, locale: null };
    const isSigned = timingSafeEqual(Buffer.from(await signed(subject.topic, subject.id)), Buffer.from(signature));
    return isSigned ? subject : null;
  }

  async function linkOf({ topic, id, locale }: Subject): Promise<MailLink | null> {
    const language =
      locale ?? (await (topic === 'confirmation' ? store.languageOfNotice(db, id) : store.languageOf(db, id)));
    return language && { locale: language, topic };
  }

  return {
    /** The path that stops a customer's (uuid) reminders without signing in: whoever has the mail may. */
    remindersPath: (customerId: string): Promise<string> =>
      pathOf(UNSUBSCRIBE_PATH, '', 'reminders', plain(customerId)),
    /** The path that stops what others may request for an address; it works for ever. */
    addressPath: (email: string, locale: Locale): Promise<string> =>
      pathOf(UNSUBSCRIBE_PATH, `a${locale}`, 'address', addressHash(email)),
    /** The path that confirms the address of a notice (uuid), as long as the notice is stored. */
    confirmationPath: (noticeId: string): Promise<string> => pathOf(CONFIRM_PATH, 'c', 'confirmation', plain(noticeId)),
    /** What a token would do, and its reader's language. Null: an invalid token. */
    async read(token: string): Promise<MailLink | null> {
      const subject = await subjectOf(token);
      return subject && linkOf(subject);
    },
    /** Does it; repeated, it changes nothing. Returns what `read` returns. */
    async follow(token: string): Promise<MailLink | null> {
      const subject = await subjectOf(token);
      if (!subject) return null;
      const { topic, id } = subject;
      if (topic === 'reminders') await store.stopReminders(db, id);
      if (topic === 'address') await unsubscribeAddress(db, id, clock.now());
      const email = topic === 'confirmation' ? await store.addressOfNotice(db, id) : null;
      if (email !== null) await confirmAddress(db, addressHash(email));
      return linkOf(subject);
    },
  };
}
