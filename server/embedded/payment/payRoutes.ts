import { formatCents } from '../../../rules/money.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { emptyValues, readPayForm } from './payForm.ts';
import type { PayErrors, PayValues } from './payForm.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import { noticeAnswer, strayAnswer } from './payNotice.ts';
import { payPage } from './payPage.ts';
import type { PaymentSessions } from './paymentSessions.ts';
import type { ProviderClock } from './providerClock.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** `language` is the browser's, for those who come without a session. */
export type PayRoutes = {
  /** The hosted page of a session: open, already paid, expired, or unknown. `corrected` shows the last form again. */
  show(id: string, corrected: boolean, language: string | undefined): Promise<HttpAnswer>;
  /** The submitted form: pays once and sends the payer on, or back to what is to be corrected (both 303). */
  submit(id: string, body: string, language: string | undefined): Promise<HttpAnswer>;
  /** Drops what was typed for a session that has ended. */
  forget(id: string): void;
};

const seeOther = (location: string): HttpAnswer => ({ status: 303, headers: { location }, body: '' });

/** Where a payer goes who has paid: the market's address with the session's id filled in. */
const successUrl = (record: SessionRecord): string => record.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', record.id);

function closedAnswer(record: SessionRecord, marketName: string): HttpAnswer {
  const { locale } = record;
  if (record.status === 'expired') return noticeAnswer(410, 'expired', { locale, marketName, url: record.cancelUrl });
  const amount = formatCents(record.amountTotal);
  return noticeAnswer(200, 'paid', { locale, marketName, url: successUrl(record), amount });
}

/**
 * The hosted page's two answers. A form with errors is kept in memory while its session is open and shown again by a
 * redirect, so that Back and reload never send a form twice.
 */
export function createPayRoutes(parts: {
  sessions: PaymentSessions;
  clock: ProviderClock;
  marketName: string;
  marketUrl: string;
}): PayRoutes {
  const { sessions, clock, marketName } = parts;
  const drafts = new Map<string, { values: PayValues; errors: PayErrors }>();

  /** A session whose time is over has expired, though nobody noted it yet. */
  const current = async (id: string): Promise<SessionRecord | undefined> => {
    const record = sessions.find(id);
    return record?.status === 'open' && clock.now() >= record.expiresAt * 1000 ? sessions.expire(id) : record;
  };

  return {
    async show(id, corrected, language) {
      const record = await current(id);
      if (!record) return strayAnswer(404, 'unknown', language, parts);
      if (record.status !== 'open') return closedAnswer(record, marketName);
      const draft = corrected ? drafts.get(id) : undefined;
      const page = payPage(record, marketName, draft?.values ?? emptyValues(record), draft?.errors ?? {});
      return pageAnswer(200, page, { formTarget: new URL(record.successUrl).origin });
    },

    async submit(id, body, language) {
      const record = await current(id);
      if (!record) return strayAnswer(404, 'unknown', language, parts);

      let after = record;
      if (record.status === 'open') {
        const result = readPayForm(body, record, new Date(clock.now()));
        if ('errors' in result) {
          drafts.set(id, result);
          return seeOther(`/c/pay/${id}?corrected`);
        }
        after = await sessions.pay(id, result.payer);
      }
      return after.status === 'complete' ? seeOther(successUrl(after)) : closedAnswer(after, marketName);
    },

    forget(id) {
      drafts.delete(id);
    },
  };
}
