import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../rules/constants.ts';
import type { Database } from '../database/database.ts';
import * as store from './unsubscribeStore.ts';

/** The path of unsubscribe links, followed by the token. */
export const UNSUBSCRIBE_PATH = '/desabonnement';
const TOKEN = /^([0-9a-f]{32})\.([\w-]{43})$/;

export type Unsubscribing = {
  /** The path that stops a customer's (uuid) reminders without signing in: whoever has the mail may. */
  path(customerId: string): Promise<string>;
  /** The language of the token's customer. Null: an invalid token. */
  languageOf(token: string): Promise<Locale | null>;
  /** Stops their reminders; repeated, it changes nothing. Returns what `languageOf` returns. */
  stop(token: string): Promise<Locale | null>;
};

/** Signed links that stop reminders with one press (RFC 8058). */
export function createUnsubscribing({ kysely: db }: Pick<Database, 'kysely'>): Unsubscribing {
  const signed = async (customer: string) =>
    createHmac('sha256', await store.readSignatureKey(db))
      .update(`unsubscribe\n${customer}`)
      .digest('base64url');

  async function customerOf(token: string): Promise<string | null> {
    const [, customer, signature] = TOKEN.exec(token) ?? [];
    if (!customer || !signature) return null;
    return timingSafeEqual(Buffer.from(await signed(customer)), Buffer.from(signature)) ? customer : null;
  }

  return {
    async path(customerId) {
      const customer = customerId.replaceAll('-', '');
      return `${UNSUBSCRIBE_PATH}/${customer}.${await signed(customer)}`;
    },
    async languageOf(token) {
      const customer = await customerOf(token);
      return customer === null ? null : store.languageOf(db, customer);
    },
    async stop(token) {
      const customer = await customerOf(token);
      if (!customer) return null;
      await store.stopReminders(db, customer);
      return store.languageOf(db, customer);
    },
  };
}
