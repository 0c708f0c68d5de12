import { addressOf } from '../../rules/addresses.ts';
import type { Mail } from '../gateways/mail.ts';
import { properName, textIn } from '../text/bilingualText.ts';
import { composeMail } from './composeMail.ts';
import type { MailWriters, MarketOfMail } from './composeMail.ts';
import type { MailBlock } from './mailLayout.ts';
import { mailTranslator } from './mailTexts.ts';
import { readRestockMail } from './restockReadStore.ts';
import type { RestockMailData } from './restockReadStore.ts';

/** A product is back, for somebody who requested a notice; `unsubscribe` ends all such mails to the address. */
function restockMail(data: RestockMailData, unsubscribe: string, market: MarketOfMail): Mail {
  const { to, locale, product, handles, seller } = data;
  const t = mailTranslator(locale);
  const values = { name: textIn(product, locale), seller: properName(seller) };
  const url = `${market.publicUrl}${addressOf('product', locale, { handle: handles[locale] })}`;
  const blocks: MailBlock[] = [
    { kind: 'text', text: t('restocked.intro', values) },
    { kind: 'link', label: t('restocked.button'), url },
    { kind: 'text', text: t('restocked.stop') },
    { kind: 'link', label: t('restocked.unsubscribe'), url: unsubscribe, isQuiet: true },
  ];
  const texts = { subject: t('restocked.subject', values), title: t('restocked.title', values) };
  return { to, ...composeMail(locale, market, { ...texts, blocks, unsubscribe }) };
}

export const restockMails: MailWriters<'restocked'> = {
  async restocked({ noticeId }, { db, market, unsubscribeNotice }) {
    const data = await readRestockMail(db, noticeId);
    return data && restockMail(data, await unsubscribeNotice(noticeId), market);
  },
};
