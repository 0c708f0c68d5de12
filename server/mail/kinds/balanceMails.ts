import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { formatCents } from '#rules/money.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailBlocks, MailsOf } from '../composeMail.ts';
import { movementOfMail } from '../mailReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    balanceMails: {
      /** A movement that staff made: credit, a charge, or deposits given back. */
      balance_changed: { movementId: string };
    };
  }
}

/** What staff changed in a customer's balance: credit, an amount owed, or deposits that were returned at the counter. */
export const balanceMails: MailsOf<'balanceMails'> = {
  balance_changed: {
    purpose: 'transaction',
    async write({ movementId }, { db, market }) {
      const movement = await movementOfMail(db, movementId);
      if (!movement) return null;
      const { email: to, locale, amount, balance, reason, note } = movement;
      const { t, text, link } = mailWords(locale);
      const subject = reason === 'deposit_refunded' ? 'depositCredit' : amount < 0 ? 'credit' : 'owed';
      const view = ACCOUNT_VIEW_NAMES.balance[locale];
      const rows = [
        { label: t(`${subject}.amount`), value: formatCents(Math.abs(amount)) },
        ...(note === null ? [] : [{ label: t('balance.note'), value: note }]),
        { label: t(balance > 0 ? 'balance.owed' : 'balance.credit'), value: formatCents(Math.abs(balance)) },
      ];
      const blocks: MailBlocks = [
        text(`${subject}.intro`),
        { kind: 'facts', rows },
        balance < 0 ? text('balance.use') : null,
        link('balance.button', `${market.publicUrl}${addressOf('account', locale, { view })}`),
      ];
      return {
        to,
        ...composeMail(locale, market, { subject: t(`${subject}.subject`), title: t(`${subject}.subject`), blocks }),
      };
    },
  },
};
