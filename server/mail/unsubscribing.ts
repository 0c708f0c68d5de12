import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../rules/constants.ts';
import type { Database } from '../database/database.ts';
import * as store from './unsubscribeStore.ts';

/** The path of unsubscribe links, followed by the token. */
export const UNSUBSCRIBE_PATH = '/desabonnement';
/** "r": of a restock notice, else of a customer. */
const TOKEN = /^(r?)([0-9a-f]{32})\.([\w-]{43})$/;

/** What a link stops: a customer's cart reminders, or all mails about products that are back to an address. */
export type UnsubscribeTopic = 'reminders' | 'restock';
export type Unsubscription = { locale: Locale; topic: UnsubscribeTopic };

export type Unsubscribing = {
  /** The path that stops a customer's (uuid) reminders without signing in: whoever has the mail may. */
  path(customerId: string): Promise<string>;
  /** The path that stops mails about products that are back, to the address of a notice (uuid). */
  noticePath(noticeId: string): Promise<string>;
  /** What a token would stop, and its reader's language. Null: an invalid token. */
  readTopic(token: string): Promise<Unsubscription | null>;
  /** Stops it; repeated, it changes nothing. Returns what `read` returns. */
  stop(token: string): Promise<Unsubscription | null>;
};

/** Signed links that stop mails with one press (RFC 8058). */
export function createUnsubscribing({ kysely: db }: Pick<Database, 'kysely'>): Unsubscribing {
  const signed = async (topic: UnsubscribeTopic, id: string) =>
    createHmac('sha256', await store.readSignatureKey(db))
      .update(`${topic === 'reminders' ? 'unsubscribe' : topic}\n${id}`)
      .digest('base64url');
  const pathOf = async (topic: UnsubscribeTopic, uuid: string) => {
    const id = uuid.replaceAll('-', '');
    return `${UNSUBSCRIBE_PATH}/${topic === 'restock' ? 'r' : ''}${id}.${await signed(topic, id)}`;
  };

  async function subjectOf(token: string): Promise<{ topic: UnsubscribeTopic; id: string } | null> {
    const [, mark, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return null;
    const topic = mark === 'r' ? 'restock' : 'reminders';
    return timingSafeEqual(Buffer.from(await signed(topic, id)), Buffer.from(signature)) ? { topic, id } : null;
  }

  async function readTopic(token: string): Promise<Unsubscription | null> {
    const subject = await subjectOf(token);
    if (!subject) return null;
    const { topic, id } = subject;
    const locale = await (topic === 'restock' ? store.languageOfNotice(db, id) : store.languageOf(db, id));
    return locale && { locale, topic };
  }

  return {
    path: (customerId) => pathOf('reminders', customerId),
    noticePath: (noticeId) => pathOf('restock', noticeId),
    readTopic: readTopic,
    async stop(token) {
      const subject = await subjectOf(token);
      if (!subject) return null;
      if (subject.topic === 'restock') await store.stopNotices(db, subject.id);
      else await store.stopReminders(db, subject.id);
      return readTopic(token);
    },
  };
}
