import { addressOf } from '../../rules/addresses.ts';
import type { Mail } from '../gateways/mail.ts';
import { properName, textIn } from '../text/bilingualText.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock } from './mailLayout.ts';
import { mailTranslator } from './mailTexts.ts';
import type { MarketOfMail } from './orderCalendar.ts';
import type { RestockMailData } from './restockReadStore.ts';

/** A product is back, for somebody who requested a notice; `unsubscribe` ends all such mails to the address. */
export function restockMail(data: RestockMailData, unsubscribe: string, market: MarketOfMail): Mail {
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
  const footer = t('footer', { market: market.name[locale] });
  const document = { locale, marketName: market.name[locale], title: t('restocked.title', values), blocks, footer };
  const subject = t('restocked.subject', values);
  return { to, locale, subject, text: mailText(document), html: mailHtml(document), unsubscribe };
}
