import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { cardAlone } from './payForm.ts';
import { amountAside, textAside } from './payPage.ts';
import type { PayView } from './payPage.ts';
import { translatorFor } from './payTexts.ts';
import { amountDue } from './sessionRecord.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { yearOf } from './subscriptions.ts';

/** What a year's page shows: its price with taxes, and when it is charged. */
function subscriptionView(record: SessionRecord, marketName: string, notice: string | null): PayView {
  const { locale, subscription } = record;
  const translate = translatorFor(locale);
  const year = yearOf(record);
  const amount = formatCents(year.total);
  const later = subscription?.trialEnd;
  const isLater = typeof later === 'number';
  const when = later
    ? translate('year.later', { day: formatDay(new Date(later * 1000), locale, null) })
    : translate('year.now');
  return {
    ...cardAlone,
    storesCard: isLater,
    locale,
    marketName,
    aside: textAside(translate('year.heading', { amount }), [when], { locale, lines: year.rows }),
    title: translate('title', { amount, market: marketName }),
    backUrl: record.cancelUrl,
    button: later ? translate('keep.button') : translate('pay', { amount }),
    problems: isLater ? 'keep.problems' : 'problems',
    promotion: null,
    notice,
  };
}

/** What a session's page shows: the payment, or the card set-up. */
export function sessionView(record: SessionRecord, marketName: string, notice: string | null): PayView {
  const { locale, promotion } = record;
  const translate = translatorFor(locale);
  if (record.mode === 'setup')
    return {
      ...cardAlone,
      storesCard: true,
      locale,
      marketName,
      aside: textAside(translate('keep.heading'), [translate('keep.text')]),
      title: translate('keep.title', { market: marketName }),
      backUrl: record.cancelUrl,
      button: translate('keep.button'),
      problems: 'keep.problems',
      promotion: null,
      notice,
    };
  if (record.mode === 'subscription') return subscriptionView(record, marketName, notice);
  const amount = amountDue(record);
  const lines = record.lines.map(({ name, quantity, unitAmount }) => ({
    name: quantity === 1 ? name : translate('line', { name, quantity: String(quantity) }),
    amount: unitAmount * quantity,
  }));
  const off = promotion
    ? [{ name: translate('promotionLine', { code: promotion.code }), amount: -promotion.amountOff }]
    : [];
  const { collectAddress, collectPhone, customerEmail, metadata } = record;
  return {
    postalCode: postalCodeText(metadata['postal_code'] ?? ''),
    collectAddress,
    collectPhone,
    customerEmail,
    locale,
    marketName,
    aside: amountAside({ locale, marketName }, { amount, lines: [...lines, ...off], heldUntil: record.expiresAt }),
    title: translate('title', { amount: formatCents(amount), market: marketName }),
    backUrl: record.cancelUrl,
    button: translate('pay', { amount: formatCents(amount) }),
    problems: 'problems',
    promotion: record.takesCodes ? { code: promotion?.code ?? null } : null,
    notice,
  };
}
