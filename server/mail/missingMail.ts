import type { Locale } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { textIn } from '../bilingualText.ts';
import type { Mail } from '../gateways/mail.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock } from './mailLayout.ts';
import type { MissingToTell } from './missingReadStore.ts';
import { sayInMail } from './mailTexts.ts';
import type { MailTextKey } from './mailTexts.ts';
import { orderLink } from './orderCalendar.ts';
import type { MarketOfMail } from './orderCalendar.ts';

/** What is missing of somebody's orders, and what was given back to where (F-150). */
export function missingMail(locale: Locale, told: MissingToTell, market: MarketOfMail): Omit<Mail, 'to'> {
  const say = sayInMail(locale);
  const { lines, orders, card, balance } = told;
  const numbers = orders.map(({ number }) => number).join(', ');
  const sums: [MailTextKey, number][] = [
    ['missing.balance', balance],
    ['missing.card', card],
  ];
  const blocks: MailBlock[] = [
    { kind: 'text', text: say(orders.length > 1 ? 'missing.intro.several' : 'missing.intro', { number: numbers }) },
    {
      kind: 'list',
      items: lines.map(({ product, variant, quantity, price }) =>
        say('missing.line', {
          name: `${textIn(product, locale)}, ${textIn(variant, locale)}`,
          quantity,
          price: formatCents(price),
        }),
      ),
    },
    {
      kind: 'facts',
      rows: sums
        .filter(([, amount]) => amount > 0)
        .map(([key, amount]) => ({ label: say(key), value: formatCents(amount) })),
    },
    { kind: 'text', text: say('missing.whole') },
    ...(card > 0 ? [{ kind: 'text' as const, text: say('cancelled.days') }] : []),
    ...orders.map(({ number, linkKey }) => ({
      kind: 'link' as const,
      label: say('order.see', { number }),
      url: orderLink(linkKey, locale, market),
    })),
  ];
  const document = {
    locale,
    marketName: market.marketName,
    title: say('missing.title'),
    blocks,
    footer: say('footer', { market: market.marketName }),
  };
  return {
    locale,
    subject: say(orders.length > 1 ? 'missing.subject.several' : 'missing.subject', { number: numbers }),
    text: mailText(document),
    html: mailHtml(document),
  };
}
