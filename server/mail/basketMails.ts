import { addressOf } from '../../rules/addresses.ts';
import { basketChargedBy, basketOptOut } from '../../rules/basketDates.ts';
import type { Locale } from '../../rules/constants.ts';
import { formatDay, formatTimeRange, formatLastDay } from '../../rules/dates.ts';
import { formatCents } from '../../rules/money.ts';
import { ADDRESS_PROBLEMS } from '../../rules/purchase.ts';
import { cartTotals } from '../../rules/totals.ts';
import { basketParts } from '../cart/basketParts.ts';
import type { Mail } from '../gateways/mail.ts';
import { textIn } from '../text/bilingualText.ts';
import type { BasketMailData } from './basketReadStore.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock } from './mailLayout.ts';
import type { Message } from './mailOutbox.ts';
import { isMailTextKey, mailTranslator } from './mailTexts.ts';
import type { MailTextKey, MailTranslate } from './mailTexts.ts';
import { addressText } from './orderCalendar.ts';
import type { MarketOfMail, PlaceOfMail } from './orderCalendar.ts';

export type BasketMessage = Extract<Message, { data: { userBasketId: string } }>;
type Notice = Omit<Mail, 'to'>;
/** The account's section of recurring baskets, where the card is replaced too. */
const ACCOUNT_VIEW = { fr: 'paniers', en: 'baskets' } as const;
type BasketKeys = { subject: MailTextKey; title: MailTextKey };

function basketMail(data: BasketMailData, market: MarketOfMail, keys: BasketKeys, blocks: MailBlock[]): Notice {
  const { locale } = data;
  const t = mailTranslator(locale);
  const name = textIn(data.basket, locale);
  const url = `${market.publicUrl}${addressOf('account', locale, { view: ACCOUNT_VIEW[locale] })}`;
  const document = {
    locale,
    marketName: market.name[locale],
    title: t(keys.title, { name }),
    blocks: [...blocks, { kind: 'link' as const, label: t('basket.button'), url }],
    footer: t('footer', { market: market.name[locale] }),
  };
  return { locale, subject: t(keys.subject, { name }), text: mailText(document), html: mailHtml(document) };
}

/** The place of a subscription's baskets and the first slot; slot null: the place does not serve that week. */
export type FirstOfBasket = PlaceOfMail & { slot: { from: Date; to: Date } | null };

/** The place, its address, and the day and hours of the first basket. */
function whereAndWhen({ location, zone, slot }: FirstOfBasket, locale: Locale, t: MailTranslate): MailBlock {
  const place = zone ?? location;
  const rows = [
    place && { label: t(zone ? 'place.delivery' : 'place.pickup'), value: textIn(place.name, locale) },
    location && { label: t('place.address'), value: addressText(location.address) },
    slot && {
      label: t('basket.begun.first'),
      value: `${formatDay(slot.from, locale)}, ${formatTimeRange(slot.from, slot.to, locale)}`,
    },
  ];
  return { kind: 'facts', rows: rows.filter((row) => row !== null) };
}

/** The price of each basket, row by row (E52), before another order of its week that pays the delivery. */
function sumsOf(data: BasketMailData, zone: PlaceOfMail['zone'], t: MailTranslate): MailBlock {
  const sums = cartTotals({
    items: basketParts(data),
    fulfillment: zone ? { type: 'ship', zonePrice: zone.price } : { type: 'pickup' },
    isSubscribed: false,
    hasReusableBox: false,
    deliveryAlreadyPaidInPeriod: false,
    useBalance: false,
    balanceAvailable: 0,
  });
  const rows: [MailTextKey, number][] = [
    ['basket.begun.price', sums.itemsTotal],
    ['sums.deposits', sums.deposits],
    ['sums.delivery', sums.delivery],
    ['sums.gst', sums.gst],
    ['sums.pst', sums.pst],
    ['basket.begun.total', sums.total],
  ];
  return {
    kind: 'sums',
    rows: rows
      .filter(([, amount]) => amount > 0)
      .map(([key, amount]) => ({
        label: t(key),
        amount: formatCents(amount),
        isTotal: key === 'basket.begun.total',
      })),
  };
}

/** Confirms a new subscription: contents, place, time, price, and until when the first basket can be changed. */
function basketBegunMail(data: BasketMailData, first: FirstOfBasket, market: MarketOfMail): Notice {
  const { locale, start_week: week } = data;
  const t = mailTranslator(locale);
  return basketMail(data, market, { subject: 'basket.begun.subject', title: 'basket.begun.title' }, [
    {
      kind: 'text',
      text: t('basket.begun', {
        name: textIn(data.basket, locale),
        week: formatDay(week, locale),
      }),
    },
    whereAndWhen(first, locale, t),
    sumsOf(data, first.zone, t),
    {
      kind: 'text',
      text: t('basket.begun.until', { day: formatLastDay(basketOptOut(week), locale) }),
    },
  ]);
}

function refusalText(refusal: string, { locale }: BasketMailData): string {
  const t = mailTranslator(locale);
  const key = [`basket.why.${refusal}`, `auto.${refusal}`].find(isMailTextKey);
  return t(key ?? 'basket.why.other');
}

/**
 * A basket whose card was refused, or whose address could not be served; its week is reserved until the last day named.
 */
function basketRefusedMail(data: BasketMailData, week: string, refusal: string, market: MarketOfMail): Notice {
  const { locale } = data;
  const t = mailTranslator(locale);
  const about = ADDRESS_PROBLEMS.has(refusal) ? 'basket.address' : 'basket.refused';
  return basketMail(data, market, { subject: `${about}.subject`, title: `${about}.title` }, [
    { kind: 'text', text: t('basket.refused', { name: textIn(data.basket, locale), week: formatDay(week, locale) }) },
    { kind: 'list', items: [refusalText(refusal, data)] },
    { kind: 'text', text: t(`${about}.until`, { day: formatLastDay(basketChargedBy(week), locale) }) },
  ]);
}

/** A week without delivery and without charge. */
function basketMissedMail(data: BasketMailData, week: string, refusal: string, market: MarketOfMail): Notice {
  const { locale } = data;
  const t = mailTranslator(locale);
  return basketMail(data, market, { subject: 'basket.missed.subject', title: 'basket.missed.title' }, [
    { kind: 'text', text: t('basket.missed', { name: textIn(data.basket, locale), week: formatDay(week, locale) }) },
    { kind: 'list', items: [refusalText(refusal, data)] },
    { kind: 'text', text: t('basket.missed.after') },
  ]);
}

/** Writes a mail about a subscription, in its customer's language. */
export function basketNotice(
  message: BasketMessage,
  data: BasketMailData,
  first: FirstOfBasket,
  market: MarketOfMail,
): Notice {
  if (message.kind === 'basket_begun') return basketBegunMail(data, first, market);
  const { week, refusal } = message.data;
  return message.kind === 'basket_refused'
    ? basketRefusedMail(data, week, refusal, market)
    : basketMissedMail(data, week, refusal, market);
}
