import type { TFunction } from 'i18next';
import { formatCents } from '#rules/money.ts';

/** The longest search that the API accepts, in characters. */
export const MAX_WORDS = 100;

/** The address's search words for customers; empty: everybody. */
export const searchWordsOf = (search: URLSearchParams): string => (search.get('mots') ?? '').trim().slice(0, MAX_WORDS);

/** The query string of search words, with its question mark; empty for none. */
export const searchFor = (words: string): string =>
  words.trim() === '' ? '' : `?${new URLSearchParams({ mots: words.trim() })}`;

type CustomerNames = { firstName: string | null | undefined; lastName: string | null | undefined; email: string };

/** A customer's name at the desk: their own, else their email address. */
export const customerName = ({ firstName, lastName, email }: CustomerNames): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** A balance in words, in cents: negative is credit, positive is owed (schema: StaffCustomer.balance). */
export const balanceWords = (t: TFunction, balance: number): string =>
  balance === 0
    ? t('desk_customers.balance.none')
    : t(balance < 0 ? 'desk_customers.balance.credit' : 'desk_customers.balance.owed', {
        amount: formatCents(Math.abs(balance)),
      });
