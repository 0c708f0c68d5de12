import type { Locale } from '#rules/constants.ts';
import { formatCents } from '#rules/money.ts';
import { textIn } from '../../text/bilingualText.ts';
import type { MailTextKey, MailTranslate } from '../../text/mailTexts.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailBlocks, MailOf, MailsOf, MarketOfMail, Notice } from '../composeMail.ts';
import { orderLink } from '../orderCalendar.ts';
import { readReturnMail } from '../returnMailStore.ts';
import type { ReturnMailData } from '../returnMailStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    returnMails: {
      /** Goods that a customer returned at the desk, as one return. */
      items_returned: { returns: string[] };
      /** `replaced`: lines with a replacement; absent in older mails. */
      items_missing: { returns: string[]; replaced?: string[] };
      /** An amount of an order for a reason, without goods (ADR 160). */
      amount_refunded: { returns: string[] };
      /** Units that were removed from an order before they were packed (ADR 168). */
      items_removed: { returns: string[] };
    };
  }
}

const lineText = (
  t: MailTranslate,
  locale: Locale,
  { product, variant, quantity, price }: ReturnMailData['lines'][number],
) =>
  t('missing.line', {
    name: `${textIn(product, locale)}, ${textIn(variant, locale)}`,
    quantity,
    price: formatCents(price),
  });

const replacedText = (
  t: MailTranslate,
  locale: Locale,
  { product, variant, quantity, by }: ReturnMailData['replaced'][number],
) =>
  t('replaced.line', {
    name: `${textIn(product, locale)}, ${textIn(variant, locale)}`,
    quantity,
    by: textIn(by, locale),
  });

/** Missing, replaced or returned goods, or a guest's deposits alone, of a person's orders, and where their money went (F-150, F-197). */
function returnMail(of: 'missing' | 'returned', data: ReturnMailData, market: MarketOfMail): Notice {
  const { lines, replaced, orders, card, due, locale } = data;
  const { t, text } = mailWords(locale);
  const kind = lines.length > 0 ? of : replaced.length > 0 ? 'replaced' : 'deposit';
  const several = orders.length > 1 && (kind === 'missing' || kind === 'replaced');
  // What was never paid is not refunded (ADR 169).
  const isDeducted = due > 0 && kind !== 'replaced';
  const subject: MailTextKey = several
    ? `${kind}.subject.several`
    : isDeducted && kind !== 'missing'
      ? `cash.${kind}.subject`
      : `${kind}.subject`;
  const title: MailTextKey = isDeducted ? `cash.${kind}.title` : `${kind}.title`;
  const intro: MailTextKey = several ? `${kind}.intro.several` : `${kind}.intro`;
  const replacements = { kind: 'list' as const, items: replaced.map((line) => replacedText(t, locale, line)) };
  const numbers = orders.map(({ number }) => number).join(', ');
  const money = moneyBlocks(data, market);
  const blocks: MailBlocks = [
    text(intro, { number: numbers }),
    lines.length > 0 ? { kind: 'list', items: lines.map((line) => lineText(t, locale, line)) } : null,
    money.facts,
    kind === 'replaced' ? replacements : null,
    kind === 'deposit' && card === 0 ? null : text(`${kind}.whole`),
    ...(kind !== 'replaced' && replaced.length > 0 ? [text('replaced.also'), replacements] : []),
    money.days,
    ...money.links,
  ];
  return composeMail(locale, market, { subject: t(subject, { number: numbers }), title: t(title), blocks });
}

/** Where the money of returns went: facts, and how long a card takes; then the orders. */
function moneyBlocks(
  { orders, card, balance, due, till, locale }: ReturnMailData,
  market: MarketOfMail,
  facts: { label: string; value: string }[] = [],
) {
  const { t, text, link } = mailWords(locale);
  const sums: [MailTextKey, number][] = [
    ['missing.balance', balance],
    ['missing.card', card],
    ['cash.lowered', due],
    ['cash.back', till],
  ];
  const paid = sums.filter(([, amount]) => amount > 0);
  const rows = [...facts, ...paid.map(([key, amount]) => ({ label: t(key), value: formatCents(amount) }))];
  return {
    facts: rows.length > 0 ? { kind: 'facts' as const, rows } : null,
    days: card > 0 ? text('cancelled.days') : null,
    links: orders.map(({ number, linkKey }) => link('order.see', orderLink(linkKey, locale, market), { number })),
  };
}

/** An amount that a manager gave back, why, and where it went. */
function amountMail(data: ReturnMailData, market: MarketOfMail): Notice {
  const { orders, card, balance, due, till, locale, reason } = data;
  const { t, text } = mailWords(locale);
  const number = orders.map((order) => order.number).join(', ');
  const amount = formatCents(card + balance + due + till);
  const money = moneyBlocks(data, market, reason === null ? [] : [{ label: t('amount.reason'), value: reason }]);
  const of = due > 0 ? 'cash.amount' : 'amount';
  return composeMail(locale, market, {
    subject: t(`${of}.subject`, { number, amount }),
    title: t(`${of}.title`, { amount }),
    blocks: [text(`${of}.intro`, { number }), money.facts, money.days, ...money.links],
  });
}

/** Units that a manager removed from an order before they were packed (ADR 168), what is left of each, and where their money went. */
function removedMail(data: ReturnMailData, market: MarketOfMail): Notice {
  const { orders, lines, locale } = data;
  const { t, text } = mailWords(locale);
  const number = orders.map((order) => order.number).join(', ');
  const items = lines.map(({ product, variant, quantity, left }) =>
    t(left > 0 ? 'removed.line' : 'removed.line.all', {
      name: `${textIn(product, locale)}, ${textIn(variant, locale)}`,
      quantity,
      left,
    }),
  );
  const money = moneyBlocks(data, market);
  return composeMail(locale, market, {
    subject: t('removed.subject', { number }),
    title: t('removed.title'),
    blocks: [
      text('removed.intro', { number }),
      { kind: 'list', items },
      money.facts,
      text('removed.whole'),
      money.days,
      ...money.links,
    ],
  });
}

const aboutReturn = (kind: 'missing' | 'returned'): MailOf<{ returns: string[]; replaced?: string[] }> => ({
  purpose: 'transaction',
  async write({ returns, replaced = [] }, { db, market }) {
    const data = await readReturnMail(db, returns, replaced);
    return data && { to: data.to, ...returnMail(kind, data, market) };
  },
});

const about = (mailOf: (data: ReturnMailData, market: MarketOfMail) => Notice): MailOf<{ returns: string[] }> => ({
  purpose: 'transaction',
  async write({ returns }, { db, market }) {
    const data = await readReturnMail(db, returns, []);
    return data && { to: data.to, ...mailOf(data, market) };
  },
});

export const returnMails: MailsOf<'returnMails'> = {
  amount_refunded: about(amountMail),
  items_removed: about(removedMail),
  items_missing: aboutReturn('missing'),
  items_returned: aboutReturn('returned'),
};
