import type { Locale } from '#rules/constants.ts';
import { textIn, type Text } from '../text/bilingualText.ts';
import { composeMail, mailWords, type MarketOfMail, type Notice } from './composeMail.ts';
import { orderLink } from './orderCalendar.ts';

/** What the market writes to customers of an order, in both languages, as plain text. */
export type MessageTexts = { subject: Text; text: Text };

/**
 * The mail of a message: a paragraph for each line of its text, which stays text whatever it looks like, and the order that it is about.
 * linkKey: the order's.
 */
export function customerMessageMail(
  locale: Locale,
  market: MarketOfMail,
  { subject: subjects, text: texts }: MessageTexts,
  order: { number: number; linkKey: string },
): Notice {
  const { text, link } = mailWords(locale);
  const subject = textIn(subjects, locale);
  const paragraphs = textIn(texts, locale).split(/\n+/);
  const blocks = [
    ...paragraphs.map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
    link('order.see', orderLink(order.linkKey, locale, market), order),
    text('message.why', { number: order.number, market: market.name[locale] }),
  ];
  return composeMail(locale, market, { subject, title: subject, blocks });
}
