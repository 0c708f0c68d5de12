import { formatCents } from '#rules/money.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { keepCard } from './customerCards.ts';
import { forgetPayer, keepPayer, payerValues } from './payerMemory.ts';
import type { PayerMemory } from './payerMemory.ts';
import { emptyValues, readDraft, readPayForm } from './payForm.ts';
import type { PaymentSessions } from './paymentSessions.ts';
import { noticeAnswer, strayAnswer } from './payNotice.ts';
import { payPage } from './payPage.ts';
import type { Draft } from './payPage.ts';
import { translatorFor } from './payTexts.ts';
import { amountOff, findPromotion } from './promotions.ts';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderObjects } from './providerObjects.ts';
import { amountDue } from './sessionRecord.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { sessionView } from './sessionView.ts';
import { beginSubscription } from './subscriptions.ts';

/** A page with a form: of a session, an invoice or the portal. `language` is the browser's, for visitors without one. */
export type PageRoutes = {
  /** Renders the page. `corrected` shows the last form again. */
  show(id: string, corrected: boolean, language: string | undefined): Promise<HttpAnswer>;
  /** Handles the submitted form: once, then redirects onward, or back to the errors (both 303). */
  submit(id: string, body: string, language: string | undefined): Promise<HttpAnswer>;
};
/** `forget` drops the input of a session that has ended, but for what its payer's next page may begin with. */
export type PayRoutes = PageRoutes & { forget(record: SessionRecord): void };

/** The least that is left to pay by card after a code, in cents. */
const LEAST_CHARGE = 50;

export const seeOther = (location: string): HttpAnswer => ({ status: 303, headers: { location }, body: '' });

/** The market's return URL after payment, with the session's id filled in. */
const successUrl = (record: SessionRecord): string => record.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', record.id);

function closedPage(record: SessionRecord, marketName: string): HttpAnswer {
  const { locale, mode } = record;
  const isSetup = mode !== 'payment';
  if (record.status === 'expired')
    return noticeAnswer(410, isSetup ? 'keepExpired' : 'expired', { locale, marketName, url: record.cancelUrl });
  const amount = formatCents(amountDue(record));
  return noticeAnswer(200, isSetup ? 'kept' : 'paid', { locale, marketName, url: successUrl(record), amount });
}

/**
 * Handles the hosted page. A form with errors is kept in memory while its session is open and shown again by a
 * redirect, so that Back and reload never submit a form twice.
 */
export function createPayRoutes(parts: {
  sessions: PaymentSessions;
  objects: ProviderObjects;
  clock: ProviderClock;
  /** Seconds. */
  billingNow(): number;
  marketName: string;
  marketUrl: string;
}): PayRoutes {
  const { sessions, objects, clock, marketName } = parts;
  const drafts = new Map<string, Draft & { notice: string | null }>();
  const payers: PayerMemory = new Map();

  const keepDraft = (record: SessionRecord, draft: Draft, notice: string | null = null): HttpAnswer => {
    drafts.set(record.id, { ...draft, notice });
    keepPayer(payers, record, draft.values);
    return seeOther(`/c/pay/${record.id}?corrected`);
  };

  /** Expires an overdue session on reading it. */
  const current = async (id: string): Promise<SessionRecord | undefined> => {
    const record = sessions.find(id);
    return record?.status === 'open' && clock.now() >= record.expiresAt * 1000 ? sessions.expire(id) : record;
  };

  /** Applies or removes a code; the page is shown again with the new sum before anything is paid. */
  async function promote(record: SessionRecord, body: string): Promise<HttpAnswer> {
    const { id, locale } = record;
    const values = readDraft(body, record);
    const showAgain = (error: Draft['errors']['promotion'], notice: string | null = null) =>
      keepDraft(record, { values, errors: error ? { promotion: error } : {} }, notice);
    if (new URLSearchParams(body).has('remove')) {
      await sessions.promote(id, null);
      return showAgain(undefined);
    }
    const promotion = findPromotion(values.promotion);
    if (!promotion) return showAgain('error.promotionUnknown');
    const off = amountOff(promotion, record.lines);
    if (record.amountTotal - off < LEAST_CHARGE) return showAgain('error.promotionTooMuch');
    await sessions.promote(id, { code: promotion.code, amountOff: off });
    values.promotion = '';
    return showAgain(undefined, translatorFor(locale)('promotionFirst'));
  }

  async function finish(record: SessionRecord, body: string): Promise<HttpAnswer | SessionRecord> {
    const { id, mode, customer } = record;
    const result = readPayForm(body, sessionView(record, marketName, null), new Date(clock.now()));
    if ('errors' in result) return keepDraft(record, result);
    if (mode === 'payment') return sessions.pay(id, result.payer);
    if (customer === null) throw new Error(`The set-up ${id} is nobody's`);
    const card = await keepCard(objects, customer, result.card);
    if (mode === 'subscription') await beginSubscription(objects, record, card, parts.billingNow());
    return sessions.setUp(id, card);
  }

  const wantsCode = (record: SessionRecord, body: string): boolean => {
    const form = new URLSearchParams(body);
    const isTyped = (form.get('promotion') ?? '').trim() !== '' && record.promotion === null;
    return record.takesCodes && (form.has('apply') || form.has('remove') || isTyped);
  };

  return {
    async show(id, corrected, language) {
      const record = await current(id);
      if (!record) return strayAnswer(404, 'unknown', language, parts);
      if (record.status !== 'open') return closedPage(record, marketName);
      const draft = corrected ? drafts.get(id) : undefined;
      const view = sessionView(record, marketName, draft?.notice ?? null);
      const begun = () => payerValues(payers, record, emptyValues(view), clock.now());
      const page = payPage(view, draft ?? { values: begun(), errors: {} });
      return pageAnswer(200, page, { formTarget: new URL(record.successUrl).origin });
    },

    async submit(id, body, language) {
      const record = await current(id);
      if (!record) return strayAnswer(404, 'unknown', language, parts);
      if (record.status !== 'open')
        return record.status === 'complete' ? seeOther(successUrl(record)) : closedPage(record, marketName);
      if (wantsCode(record, body)) return promote(record, body);
      const after = await finish(record, body);
      if (!('mode' in after)) return after;
      return after.status === 'complete' ? seeOther(successUrl(after)) : closedPage(after, marketName);
    },

    forget(record) {
      drafts.delete(record.id);
      forgetPayer(payers, record, clock.now());
    },
  };
}
