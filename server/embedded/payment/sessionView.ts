import { formatDayYear } from '../../../rules/longDate.ts';
import { formatCents } from '../../../rules/money.ts';
import { cardAlone } from './payForm.ts';
import { amountAside, textAside } from './payPage.ts';
import type { PayView } from './payPage.ts';
import { sayIn } from './payTexts.ts';
import { amountDue } from './sessionRecord.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { yearOf } from './subscriptions.ts';

/** What a year's page shows: its price with taxes, and when it is charged. */
function subscriptionView(record: SessionRecord, marketName: string, notice: string | null): PayView {
  const { locale, subscription } = record;
  const say = sayIn(locale);
  const year = yearOf(record);
  const amount = formatCents(year.total);
  const later = subscription?.trialEnd;
  const isLater = typeof later === 'number';
  const when = later ? say('year.later', { day: formatDayYear(new Date(later * 1000), locale) }) : say('year.now');
  return {
    ...cardAlone,
    keeps: isLater,
    locale,
    marketName,
    aside: textAside(say('year.heading', { amount }), [when], { locale, lines: year.rows }),
    title: say('title', { amount, market: marketName }),
    backUrl: record.cancelUrl,
    button: later ? say('keep.button') : say('pay', { amount }),
    problems: isLater ? 'keep.problems' : 'problems',
    promotion: null,
    notice,
  };
}

/** What a session's page shows: the payment, or the card set-up. */
export function sessionView(record: SessionRecord, marketName: string, notice: string | null): PayView {
  const { locale, promotion } = record;
  const say = sayIn(locale);
  if (record.mode === 'setup')
    return {
      ...cardAlone,
      keeps: true,
      locale,
      marketName,
      aside: textAside(say('keep.heading'), [say('keep.text')]),
      title: say('keep.title', { market: marketName }),
      backUrl: record.cancelUrl,
      button: say('keep.button'),
      problems: 'keep.problems',
      promotion: null,
      notice,
    };
  if (record.mode === 'subscription') return subscriptionView(record, marketName, notice);
  const amount = amountDue(record);
  const lines = record.lines.map(({ name, quantity, unitAmount }) => ({
    name: quantity === 1 ? name : say('line', { name, quantity: String(quantity) }),
    amount: unitAmount * quantity,
  }));
  const off = promotion ? [{ name: say('promotionLine', { code: promotion.code }), amount: -promotion.amountOff }] : [];
  const { collectAddress, collectPhone, customerEmail } = record;
  return {
    collectAddress,
    collectPhone,
    customerEmail,
    locale,
    marketName,
    aside: amountAside({ locale, marketName }, { amount, lines: [...lines, ...off], heldUntil: record.expiresAt }),
    title: say('title', { amount: formatCents(amount), market: marketName }),
    backUrl: record.cancelUrl,
    button: say('pay', { amount: formatCents(amount) }),
    problems: 'problems',
    promotion: record.takesCodes ? { code: promotion?.code ?? null } : null,
    notice,
  };
}
