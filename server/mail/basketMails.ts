import { addressOf } from '../../rules/addresses.ts';
import { basketChargedBy, basketOptOut } from '../../rules/basketDates.ts';
import { formatDay } from '../../rules/dates.ts';
import { formatCents } from '../../rules/money.ts';
import { textIn } from '../bilingualText.ts';
import type { Mail } from '../gateways/mail.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock } from './mailLayout.ts';
import { isMailTextKey, sayInMail } from './mailTexts.ts';
import type { MailTextKey } from './mailTexts.ts';
import type { BasketToTell } from './basketReadStore.ts';
import type { Message } from './mailOutbox.ts';

export type BasketMessage = Extract<Message, { data: { userBasketId: string } }>;
type Notice = Omit<Mail, 'to'>;
/** The account's section of recurring baskets, where another card is left too. */
const ACCOUNT_VIEW = { fr: 'paniers', en: 'baskets' } as const;
type MarketOfMail = { marketName: string; publicUrl: string };
type BasketKeys = { subject: MailTextKey; title: MailTextKey };

function basketMail(told: BasketToTell, market: MarketOfMail, keys: BasketKeys, blocks: MailBlock[]): Notice {
  const { locale } = told;
  const say = sayInMail(locale);
  const name = textIn(told.basket, locale);
  const url = `${market.publicUrl}${addressOf('account', locale, { view: ACCOUNT_VIEW[locale] })}`;
  const document = {
    locale,
    marketName: market.marketName,
    title: say(keys.title, { name }),
    blocks: [...blocks, { kind: 'link' as const, label: say('basket.button'), url }],
    footer: say('footer', { market: market.marketName }),
  };
  return { locale, subject: say(keys.subject, { name }), text: mailText(document), html: mailHtml(document) };
}

/** The last day that counts, of an instant that is its midnight. */
const dayBefore = (end: Date): Date => new Date(end.getTime() - 1);

/** A subscription that has begun: what comes, for how much, and until when the first can be changed. */
function basketBegunMail(told: BasketToTell, market: MarketOfMail): Notice {
  const { locale, price, start_week: week } = told;
  const say = sayInMail(locale);
  return basketMail(told, market, { subject: 'basket.begun.subject', title: 'basket.begun.title' }, [
    {
      kind: 'text',
      text: say('basket.begun', {
        name: textIn(told.basket, locale),
        price: formatCents(price),
        week: formatDay(week, locale),
      }),
    },
    { kind: 'text', text: say('basket.begun.until', { day: formatDay(dayBefore(basketOptOut(week)), locale) }) },
  ]);
}

function refusalText(refusal: string, { locale }: BasketToTell): string {
  const say = sayInMail(locale);
  const key = [`basket.why.${refusal}`, `auto.${refusal}`].find(isMailTextKey);
  return say(key ?? 'basket.why.other');
}

/** A basket whose card was not charged; the week keeps its place until the last day that is told. */
function basketRefusedMail(told: BasketToTell, week: string, refusal: string, market: MarketOfMail): Notice {
  const { locale } = told;
  const say = sayInMail(locale);
  return basketMail(told, market, { subject: 'basket.refused.subject', title: 'basket.refused.title' }, [
    { kind: 'text', text: say('basket.refused', { name: textIn(told.basket, locale), week: formatDay(week, locale) }) },
    { kind: 'list', items: [refusalText(refusal, told)] },
    { kind: 'text', text: say('basket.refused.until', { day: formatDay(dayBefore(basketChargedBy(week)), locale) }) },
  ]);
}

/** A week in which nothing comes and nothing is charged. */
function basketMissedMail(told: BasketToTell, week: string, refusal: string, market: MarketOfMail): Notice {
  const { locale } = told;
  const say = sayInMail(locale);
  return basketMail(told, market, { subject: 'basket.missed.subject', title: 'basket.missed.title' }, [
    { kind: 'text', text: say('basket.missed', { name: textIn(told.basket, locale), week: formatDay(week, locale) }) },
    { kind: 'list', items: [refusalText(refusal, told)] },
    { kind: 'text', text: say('basket.missed.after') },
  ]);
}

/** What is told of a subscription, in its customer's language. */
export function basketNotice(message: BasketMessage, told: BasketToTell, market: MarketOfMail): Notice {
  if (message.kind === 'basket_begun') return basketBegunMail(told, market);
  const { week, refusal } = message.data;
  return message.kind === 'basket_refused'
    ? basketRefusedMail(told, week, refusal, market)
    : basketMissedMail(told, week, refusal, market);
}
