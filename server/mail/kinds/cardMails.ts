import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { cardBrand } from '#rules/cardBrand.ts';
import { CARD_REMINDER_DAYS } from '#rules/constants.ts';
import { addDays, dayAt } from '#rules/zone.ts';
import { expiringCardOfMail, insertCardExpiries } from '../cardExpiryStore.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailsOf } from '../composeMail.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    cardMails: {
      /** The card on file, by its id at the provider: nothing is announced of a card that was replaced. */
      card_expiring: { customerId: string; card: string };
    };
  }
}

/** A card that expires soon and pays for automatic purchases, baskets or a membership. */
export const cardMails: MailsOf<'cardMails'> = {
  card_expiring: {
    purpose: 'transaction',
    /** Once per card in use that expires within 30 days. */
    queue(db, now) {
      const today = dayAt(now);
      return insertCardExpiries(db, { today, before: addDays(today, CARD_REMINDER_DAYS) });
    },
    async write(data, { db, market }) {
      const card = await expiringCardOfMail(db, data);
      if (!card) return null;
      const { email: to, locale, brand, last4, month, year } = card;
      const { t, text, link } = mailWords(locale);
      const name = brand === null || last4 === null ? t('card.unnamed') : `${cardBrand(brand)} ${last4}`;
      const view = ACCOUNT_VIEW_NAMES.baskets[locale];
      const notice = composeMail(locale, market, {
        subject: t('cardExpiring.subject'),
        title: t('cardExpiring.subject'),
        blocks: [
          text('cardExpiring.intro', { card: name, month: `${String(month).padStart(2, '0')}/${year}` }),
          text('cardExpiring.after'),
          link('cardExpiring.button', `${market.publicUrl}${addressOf('account', locale, { view })}`),
        ],
      });
      return { to, ...notice };
    },
  },
};
