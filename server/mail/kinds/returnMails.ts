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
  const { lines, replaced, orders, card, balance, locale } = data;
  const { t, text, link } = mailWords(locale);
  const kind = lines.length > 0 ? of : replaced.length > 0 ? 'replaced' : 'deposit';
  const several = orders.length > 1 && (kind === 'missing' || kind === 'replaced');
  const subject: MailTextKey = several ? `${kind}.subject.several` : `${kind}.subject`;
  const intro: MailTextKey = several ? `${kind}.intro.several` : `${kind}.intro`;
  const replacements = { kind: 'list' as const, items: replaced.map((line) => replacedText(t, locale, line)) };
  const numbers = orders.map(({ number }) => number).join(', ');
  const sums: [MailTextKey, number][] = [
    ['missing.balance', balance],
    ['missing.card', card],
  ];
  const blocks: MailBlocks = [
    text(intro, { number: numbers }),
    lines.length > 0 ? { kind: 'list', items: lines.map((line) => lineText(t, locale, line)) } : null,
    {
      kind: 'facts',
      rows: sums
        .filter(([, amount]) => amount > 0)
        .map(([key, amount]) => ({ label: t(key), value: formatCents(amount) })),
    },
    kind === 'replaced' ? replacements : null,
    text(`${kind}.whole`),
    ...(kind !== 'replaced' && replaced.length > 0 ? [text('replaced.also'), replacements] : []),
    card > 0 ? text('cancelled.days') : null,
    ...orders.map(({ number, linkKey }) => link('order.see', orderLink(linkKey, locale, market), { number })),
  ];
  return composeMail(locale, market, { subject: t(subject, { number: numbers }), title: t(`${kind}.title`), blocks });
}

/** An amount that a manager gave back, why, and where it went. */
function amountMail({ orders, card, balance, locale, reason }: ReturnMailData, market: MarketOfMail): Notice {
  const { t, text, link } = mailWords(locale);
  const number = orders.map((order) => order.number).join(', ');
  const sums: [MailTextKey, number][] = [
    ['missing.balance', balance],
    ['missing.card', card],
  ];
  const paid = sums.filter(([, amount]) => amount > 0);
  const blocks: MailBlocks = [
    text('amount.intro', { number }),
    {
      kind: 'facts',
      rows: [
        ...(reason === null ? [] : [{ label: t('amount.reason'), value: reason }]),
        ...paid.map(([key, amount]) => ({ label: t(key), value: formatCents(amount) })),
      ],
    },
    card > 0 ? text('cancelled.days') : null,
    ...orders.map((order) => link('order.see', orderLink(order.linkKey, locale, market), { number: order.number })),
  ];
  const amount = formatCents(card + balance);
  return composeMail(locale, market, {
    subject: t('amount.subject', { number, amount }),
    title: t('amount.title', { amount }),
    blocks,
  });
}

const aboutReturn = (kind: 'missing' | 'returned'): MailOf<{ returns: string[]; replaced?: string[] }> => ({
  purpose: 'transaction',
  async write({ returns, replaced = [] }, { db, market }) {
    const data = await readReturnMail(db, returns, replaced);
    return data && { to: data.to, ...returnMail(kind, data, market) };
  },
});

export const returnMails: MailsOf<'returnMails'> = {
  amount_refunded: {
    purpose: 'transaction',
    async write({ returns }, { db, market }) {
      const data = await readReturnMail(db, returns, []);
      return data && { to: data.to, ...amountMail(data, market) };
    },
  },
  items_missing: aboutReturn('missing'),
  items_returned: aboutReturn('returned'),
};
