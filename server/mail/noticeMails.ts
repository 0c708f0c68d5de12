import { addressOf, ACCOUNT_VIEW_NAMES } from '../../rules/addresses.ts';
import type { Locale } from '../../rules/constants.ts';
import { formatDay, formatLastDay } from '../../rules/dates.ts';
import type { Mail } from '../gateways/mail.ts';
import type { RefusalReason } from '../marketError.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock } from './mailLayout.ts';
import { mailTranslator } from './mailTexts.ts';
import type { MailTextKey } from './mailTexts.ts';
import type { MarketOfMail } from './orderCalendar.ts';
import { reasonTexts } from './reasonTexts.ts';

type Notice = Omit<Mail, 'to'>;

function noticeMail(
  locale: Locale,
  market: MarketOfMail,
  keys: { subject: MailTextKey; title: MailTextKey },
  blocks: MailBlock[],
): Notice {
  const t = mailTranslator(locale);
  const footer = t('footer', { market: market.name[locale] });
  const document = { locale, marketName: market.name[locale], title: t(keys.title), blocks, footer };
  return { locale, subject: t(keys.subject), text: mailText(document), html: mailHtml(document) };
}

/** The link to the cart. */
export const cartLink = (locale: Locale, { publicUrl }: MarketOfMail): MailBlock => ({
  kind: 'link',
  label: mailTranslator(locale)('cart.button'),
  url: `${publicUrl}${addressOf('cart', locale)}`,
});

/** A payment that ended unpaid; `closesAt` of the week that still accepts the cart. */
export function unpaidMail(locale: Locale, closesAt: Date, market: MarketOfMail): Notice {
  const t = mailTranslator(locale);
  return noticeMail(locale, market, { subject: 'unpaid.subject', title: 'unpaid.title' }, [
    { kind: 'text', text: t('unpaid.intro') },
    { kind: 'text', text: t('unpaid.until', { day: formatLastDay(closesAt, locale) }) },
    cartLink(locale, market),
  ]);
}

/** Why a cart was not bought at the closing, each reason once (E20). */
export function refusedPurchaseMail(locale: Locale, reasons: readonly RefusalReason[], market: MarketOfMail): Notice {
  const t = mailTranslator(locale);
  return noticeMail(locale, market, { subject: 'auto.subject', title: 'auto.title' }, [
    { kind: 'text', text: t('auto.intro') },
    { kind: 'list', items: reasonTexts(reasons, locale).map(({ message }) => message) },
    { kind: 'text', text: t('auto.after') },
    cartLink(locale, market),
  ]);
}

/**
 * What the closing will not buy of a cart with automatic purchase, on its day (E20). `buys`: it buys the rest, as its
 * customer chose.
 */
export function purchaseWarningMail(
  locale: Locale,
  { buys, reasons, closesAt }: { buys: boolean; reasons: readonly RefusalReason[]; closesAt: Date },
  market: MarketOfMail,
): Notice {
  const t = mailTranslator(locale);
  const day = formatLastDay(closesAt, locale);
  const keys = buys
    ? ({ subject: 'warning.part.subject', title: 'warning.part.subject' } as const)
    : ({ subject: 'warning.subject', title: 'warning.subject' } as const);
  return noticeMail(locale, market, keys, [
    { kind: 'text', text: t(buys ? 'warning.part.intro' : 'warning.intro', { day }) },
    { kind: 'list', items: reasonTexts(reasons, locale).map(({ message }) => message) },
    { kind: 'text', text: t(buys ? 'warning.part.after' : 'warning.after') },
    cartLink(locale, market),
  ]);
}

/** An abandoned cart; `items` are the names of its contents, `unsubscribe` the address that stops such mails. */
export function abandonedCartMail(
  locale: Locale,
  { items, closesAt, unsubscribe }: { items: string[]; closesAt: Date; unsubscribe: string },
  market: MarketOfMail,
): Notice {
  const t = mailTranslator(locale);
  const mail = noticeMail(locale, market, { subject: 'abandoned.subject', title: 'abandoned.title' }, [
    { kind: 'list', items },
    { kind: 'text', text: t('abandoned.intro', { day: formatLastDay(closesAt, locale) }) },
    cartLink(locale, market),
    { kind: 'text', text: t('abandoned.stop') },
    { kind: 'link', label: t('abandoned.unsubscribe'), url: unsubscribe, isQuiet: true },
  ]);
  return { ...mail, unsubscribe };
}

/** A trial without a card that ends then (E62). */
export function trialEndMail(locale: Locale, end: Date, market: MarketOfMail): Notice {
  const t = mailTranslator(locale);
  return noticeMail(locale, market, { subject: 'trial.subject', title: 'trial.title' }, [
    { kind: 'text', text: t('trial.intro', { day: formatDay(end, locale) }) },
    { kind: 'text', text: t('trial.stay') },
    {
      kind: 'link',
      label: t('trial.button'),
      url: `${market.publicUrl}${addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES.membership[locale] })}`,
    },
  ]);
}
