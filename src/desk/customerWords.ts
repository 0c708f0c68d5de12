import { formatCents } from '../../rules/money.ts';
import type { TFunction } from '../shared/i18n/translator.ts';

type Named = { firstName: string | null | undefined; lastName: string | null | undefined; email: string };

/** A customer's name at the desk: their own, else their email address. */
export const customerName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** A balance in words, in cents: negative is credit, positive is owed (schema: StaffCustomer.balance). */
export const balanceWords = (t: TFunction, balance: number): string =>
  balance === 0
    ? t('desk_customers.balance.none')
    : t(balance < 0 ? 'desk_customers.balance.credit' : 'desk_customers.balance.owed', {
        amount: formatCents(Math.abs(balance)),
      });
