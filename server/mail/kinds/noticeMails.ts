import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { DAY_MS, TRIAL_REMINDER_DAYS, type Locale } from '#rules/constants.ts';
import { formatDay, formatClosing } from '#rules/dates.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { formatCents } from '#rules/money.ts';
import { isReminderTime, openPeriodAt } from '#rules/period.ts';
import { gst, pst, withTaxes } from '#rules/taxes.ts';
import type { TaxRates } from '#rules/taxes.ts';
import { timeName } from '#rules/weekDays.ts';
import { dayAt } from '#rules/zone.ts';
import type { RefusalReason } from '../../marketError.ts';
import { lineNames } from '../../text/lineNames.ts';
import { mailTranslator } from '../../text/mailTexts.ts';
import type { MailTextKey } from '../../text/mailTexts.ts';
import { reasonTexts } from '../../text/reasonTexts.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailBlocks, MailsOf, MarketOfMail, Notice } from '../composeMail.ts';
import { attemptToTell, cartToTell, customerToTell } from '../mailReadStore.ts';
import { cartLink } from '../orderNotices.ts';
import { insertReminders, insertTrialEnds, runningTrialEnd } from '../reminderStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    noticeMails: {
      payment_failed: { attemptId: string };
      auto_purchase_failed: { customerId: string; period: string; reasons: RefusalReason[] };
      /** `period`: first day of the week that closes. `buys`: the cart is bought without what `reasons` name. */
      auto_purchase_warning: { customerId: string; period: string; buys: boolean; reasons: RefusalReason[] };
      abandoned_cart: { customerId: string };
      trial_ending: { customerId: string };
    };
  }
}

/** Names of a cart's lines in its reminder, at most. */
const NAMES_SHOWN = 12;

function noticeMail(
  locale: Locale,
  market: MarketOfMail,
  keys: { subject: MailTextKey; title: MailTextKey },
  blocks: MailBlocks,
): Notice {
  const t = mailTranslator(locale);
  return composeMail(locale, market, { subject: t(keys.subject), title: t(keys.title), blocks });
}

/** A payment that ended unpaid; `closesAt` of the week that still accepts the cart. */
function unpaidMail(locale: Locale, closesAt: Date, market: MarketOfMail): Notice {
  const { text } = mailWords(locale);
  return noticeMail(locale, market, { subject: 'unpaid.subject', title: 'unpaid.title' }, [
    text('unpaid.intro'),
    text('unpaid.until', { day: formatClosing(closesAt, locale, market.now) }),
    cartLink(locale, market),
  ]);
}

/** Why a cart was not bought at the closing, each reason once (E20). */
function refusedPurchaseMail(locale: Locale, reasons: readonly RefusalReason[], market: MarketOfMail): Notice {
  const { text } = mailWords(locale);
  return noticeMail(locale, market, { subject: 'auto.subject', title: 'auto.title' }, [
    text('auto.intro'),
    { kind: 'list', items: reasonTexts(reasons, locale).map(({ message }) => message) },
    text('auto.after'),
    cartLink(locale, market),
  ]);
}

/**
 * What the closing will not buy of a cart with automatic purchase, on its day (E20). `buys`: it buys the rest, as its
 * customer chose.
 */
function purchaseWarningMail(
  locale: Locale,
  { buys, reasons, closesAt }: { buys: boolean; reasons: readonly RefusalReason[]; closesAt: Date },
  market: MarketOfMail,
): Notice {
  const { text } = mailWords(locale);
  const day = formatClosing(closesAt, locale, market.now);
  const keys = buys
    ? ({ subject: 'warning.part.subject', title: 'warning.part.subject' } as const)
    : ({ subject: 'warning.subject', title: 'warning.subject' } as const);
  return noticeMail(locale, market, keys, [
    text(buys ? 'warning.part.intro' : 'warning.intro', { day }),
    { kind: 'list', items: reasonTexts(reasons, locale).map(({ message }) => message) },
    buys ? text('warning.part.after') : text('warning.after', { time: timeName(closesAt, locale) }),
    cartLink(locale, market),
  ]);
}

/** An abandoned cart; `items` are the names of its contents, `unsubscribe` the address that stops such mails. */
function abandonedCartMail(
  locale: Locale,
  { items, closesAt, unsubscribe }: { items: string[]; closesAt: Date; unsubscribe: string },
  market: MarketOfMail,
): Notice {
  const { t, text } = mailWords(locale);
  const mail = noticeMail(locale, market, { subject: 'abandoned.subject', title: 'abandoned.title' }, [
    { kind: 'list', items },
    text('abandoned.intro', { day: formatClosing(closesAt, locale, market.now) }),
    cartLink(locale, market),
    text('abandoned.stop'),
    { kind: 'link', label: t('abandoned.unsubscribe'), url: unsubscribe, isQuiet: true },
  ]);
  return { ...mail, unsubscribe };
}

/** A trial that ends then, as no card was given for the membership (E62). `price`: of a year, before taxes. */
function trialEndMail(
  locale: Locale,
  { endsAt, price, taxes }: { endsAt: Date; price: number; taxes: TaxRates },
  market: MarketOfMail,
) {
  const { t, text, link } = mailWords(locale);
  const day = formatDay(endsAt, locale, market.now);
  const rows: [MailTextKey, number][] = [
    ['membership.year', price],
    ...(taxes.gst > 0 ? ([['sums.gst', gst(price, taxes)]] as [MailTextKey, number][]) : []),
    ...(taxes.pst > 0 ? ([['sums.pst', pst(price, taxes)]] as [MailTextKey, number][]) : []),
    ['sums.total', withTaxes(price, taxes)],
  ];
  return noticeMail(locale, market, { subject: 'trial.subject', title: 'trial.title' }, [
    text('trial.intro', { day }),
    text('trial.no_card'),
    text('trial.stay', { day }),
    {
      kind: 'sums',
      rows: rows.map(([key, amount]) => ({
        label: t(key),
        amount: formatCents(amount),
        isTotal: key === 'sums.total',
      })),
    },
    link(
      'trial.button',
      `${market.publicUrl}${addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES.membership[locale] })}`,
    ),
  ]);
}

export const noticeMails: MailsOf<'noticeMails'> = {
  payment_failed: {
    // Nobody has paid, and a stranger's unconfirmed account can cause it as often as it likes.
    purpose: 'requested',
    async write({ attemptId }, { db, market, now, calendar }) {
      const attempt = await attemptToTell(db, attemptId);
      const to = attempt?.customer_email;
      return attempt && to ? { to, ...unpaidMail(attempt.locale, openPeriodAt(now, calendar).closesAt, market) } : null;
    },
  },

  auto_purchase_failed: {
    purpose: 'transaction',
    async write({ customerId, reasons }, { db, market }) {
      const customer = await customerToTell(db, customerId);
      return customer?.email ? { to: customer.email, ...refusedPurchaseMail(customer.locale, reasons, market) } : null;
    },
  },

  /** In time only: nothing is announced for a closed week. */
  auto_purchase_warning: {
    purpose: 'transaction',
    async write({ customerId, period, ...warning }, { db, market, now, calendar }) {
      const { startDate, closesAt } = openPeriodAt(now, calendar);
      const customer = await customerToTell(db, customerId);
      if (!customer?.email || startDate !== period) return null;
      return { to: customer.email, ...purchaseWarningMail(customer.locale, { ...warning, closesAt }, market) };
    },
  },

  abandoned_cart: {
    purpose: 'requested',
    /** On the day of the closing, from 9:00 until an hour before it; one per cart and week, for customers who want them. */
    async queue(db, now, calendar) {
      const open = openPeriodAt(now, calendar);
      return isReminderTime(open, now) ? insertReminders(db, open.startDate, now) : 0;
    },
    async write({ customerId }, { db, market, now, calendar, unsubscribe }) {
      const customer = await customerToTell(db, customerId);
      if (!customer?.email || !customer.notify_abandoned_cart) return null;
      const rows = await cartToTell(db, customerId, NAMES_SHOWN);
      const lines = rows.map((row) => ({
        name: { primary: row.product_name_primary, secondary: row.product_name_secondary },
        variant: { primary: row.variant_name_primary, secondary: row.variant_name_secondary },
      }));
      if (lines.length === 0) return null;
      const { email: to, locale } = customer;
      const { closesAt } = openPeriodAt(now, calendar);
      const reminder = { items: lineNames(lines, locale), closesAt, unsubscribe: await unsubscribe(customerId) };
      return { to, ...abandonedCartMail(locale, reminder, market) };
    },
  },

  trial_ending: {
    purpose: 'requested',
    /** From 7 days before the end of a trial without a card (E62). */
    queue: (db, now) => insertTrialEnds(db, now, new Date(now.getTime() + TRIAL_REMINDER_DAYS * DAY_MS)),
    async write({ customerId }, { db, market, now, terms }) {
      const customer = await customerToTell(db, customerId);
      const endsAt = await runningTrialEnd(db, customerId, now);
      if (!customer?.email || !endsAt) return null;
      const trial = { endsAt, price: terms.membershipPrice, taxes: taxesOn(terms, dayAt(now)) };
      return { to: customer.email, ...trialEndMail(customer.locale, trial, market) };
    },
  },
};
