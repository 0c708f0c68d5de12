import type { Locale } from '#rules/constants.ts';
import { formatCents } from '#rules/money.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { payInvoice } from './invoicesApi.ts';
import type { InvoiceRecord } from './objectRecord.ts';
import { cardAlone, emptyValues, readPayForm } from './payForm.ts';
import { noticeAnswer, strayAnswer } from './payNotice.ts';
import { amountAside, payPage } from './payPage.ts';
import type { Draft, PayView } from './payPage.ts';
import { seeOther } from './payRoutes.ts';
import type { PageRoutes } from './payRoutes.ts';
import { translatorFor } from './payTexts.ts';
import type { ProviderClock } from './providerClock.ts';
import type { ProviderObjects } from './providerObjects.ts';
import { invoiceTotal } from './stripeCustomerObjects.ts';

/** The page of an invoice: what is due after the credit, and a card to pay it with. After payment it leads to the order. */
export function createInvoiceRoutes(parts: {
  objects: ProviderObjects;
  clock: ProviderClock;
  marketName: string;
  marketUrl: string;
}): PageRoutes {
  const { objects, clock, marketName, marketUrl } = parts;
  const drafts = new Map<string, Draft>();

  const find = (id: string): InvoiceRecord | undefined => objects.all('invoice').find((one) => one.id === id);
  const localeOf = ({ customer }: InvoiceRecord): Locale =>
    objects.get('customer', customer).locale === 'en' ? 'en' : 'fr';
  const orderUrl = ({ metadata }: InvoiceRecord): string => {
    const orderUrl = metadata.order_url ?? '';
    return URL.canParse(orderUrl) && new URL(orderUrl).origin === new URL(marketUrl).origin ? orderUrl : marketUrl;
  };

  function view(record: InvoiceRecord): PayView {
    const locale = localeOf(record);
    const translate = translatorFor(locale);
    const amount = invoiceTotal(record);
    const lines = record.lines.map(({ description, amount: sum }) => ({ name: description, amount: sum }));
    return {
      ...cardAlone,
      locale,
      marketName,
      aside: amountAside({ locale, marketName }, { amount, lines, heldUntil: null }),
      title: translate('title', { amount: formatCents(amount), market: marketName }),
      backUrl: marketUrl,
      button: translate('pay', { amount: formatCents(amount) }),
      problems: 'problems',
      promotion: null,
      notice: null,
    };
  }

  function closedPage(record: InvoiceRecord): HttpAnswer {
    const page = { locale: localeOf(record), marketName };
    if (record.status === 'void') return noticeAnswer(410, 'void', { ...page, url: marketUrl });
    return noticeAnswer(200, 'paid', { ...page, url: orderUrl(record), amount: formatCents(invoiceTotal(record)) });
  }

  return {
    async show(id, corrected, language) {
      const record = find(id);
      if (!record || record.status === 'draft') return strayAnswer(404, 'unknown', language, parts);
      if (record.status !== 'open') return closedPage(record);
      const response = view(record);
      const draft = (corrected ? drafts.get(id) : undefined) ?? { values: emptyValues(response), errors: {} };
      return pageAnswer(200, payPage(response, draft), { formTarget: new URL(orderUrl(record)).origin });
    },

    async submit(id, body, language) {
      const record = find(id);
      if (!record || record.status === 'draft') return strayAnswer(404, 'unknown', language, parts);
      if (record.status === 'open') {
        const result = readPayForm(body, view(record), new Date(clock.now()));
        if ('errors' in result) {
          drafts.set(id, result);
          return seeOther(`/i/${id}?corrected`);
        }
      }
      const after = await payInvoice(objects, id);
      drafts.delete(id);
      return after.status === 'paid' ? seeOther(orderUrl(after)) : closedPage(after);
    },
  };
}
