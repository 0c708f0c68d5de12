import type Stripe from 'stripe';
import { serverTranslator } from '../text/serverTexts.ts';
import { stripeLibrary } from './loadedWhenUsed.ts';
import { PaymentUnavailableError } from './payment.ts';
import type { OpenInvoiceInput, OpenedInvoice, PaymentLine, SessionState } from './payment.ts';
import { paymentLines } from './paymentLines.ts';
import { callStripe, hostedUrl, idOf } from './stripeRequest.ts';
import type { StripeParts } from './stripeRequest.ts';

/**
 * Stripe's smallest charge (docs, minimum charge amounts); a smaller invoice is marked paid and its sum moved to the
 * next.
 */
const LEAST_CHARGE = 50;
/** Days until an invoice is due, which the provider requires to print; the market ends it in time itself. */
const DAYS_UNTIL_DUE = 1;

const lineText = ({ name, quantity }: PaymentLine): string => (quantity === 1 ? name : `${name} × ${quantity}`);

function invoiceLines(input: OpenInvoiceInput): Stripe.InvoiceAddLinesParams.Line[] {
  const { credit, total, locale } = input;
  if (!Number.isSafeInteger(credit) || credit < 1 || credit > total)
    throw new RangeError(`An invoice's credit is from 1 to its total ${total}, not ${credit}`);
  const lineItems = paymentLines(input).map((line) => ({
    amount: line.unitAmount * line.quantity,
    description: lineText(line),
    discountable: false,
  }));
  return [
    ...lineItems,
    { amount: -credit, description: serverTranslator(locale)('payment.credit'), discountable: false },
  ];
}

/** Converts an invoice; null: it is not the market's. */
export function invoiceState(invoice: Stripe.Invoice): SessionState | null {
  const attemptId = invoice.metadata?.attempt_id;
  if (!attemptId) return null;
  const base = { sessionId: invoice.id, attemptId };
  if (invoice.status === 'void') return { ...base, state: 'expired' };
  if (invoice.status !== 'paid') return { ...base, state: 'open', url: invoice.hosted_invoice_url ?? '' };
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    ...base,
    state: 'paid',
    amountTotal: invoice.amount_paid,
    amountDiscount: 0,
    currency: invoice.currency,
    contact: {
      email: invoice.customer_email,
      name: invoice.customer_name,
      phone: invoice.customer_phone,
      address: null,
    },
    paymentIntent: idOf(payment?.payment.payment_intent),
  };
}

/** The invoice that the balance pays in part (E13): lines, taxes, and the balance's part as a negative line. */
export function createInvoiceCalls({ stripe, billing }: StripeParts) {
  const { invoices } = stripe;
  const expand = ['payments'];

  const stateOf = (invoice: Stripe.Invoice): SessionState => {
    const state = invoiceState(invoice);
    if (!state) throw new PaymentUnavailableError(`Invoice ${invoice.id} was not opened by the market`);
    return state;
  };
  const readInvoice = async (id: string): Promise<SessionState> =>
    stateOf(await callStripe('Invoice not read', () => invoices.retrieve(id, { expand })));

  async function voidInvoice(id: string): Promise<SessionState> {
    try {
      return stateOf(await invoices.voidInvoice(id));
    } catch (error) {
      if (error instanceof stripeLibrary().errors.StripeInvalidRequestError) return readInvoice(id);
      return callStripe('Invoice not ended', () => Promise.reject(error));
    }
  }

  async function open(input: OpenInvoiceInput, lines: Stripe.InvoiceAddLinesParams.Line[]): Promise<Stripe.Invoice> {
    const { attemptId, locale, orderUrl } = input;
    const draft = await invoices.create(
      {
        customer: input.customer,
        currency: 'cad',
        collection_method: 'send_invoice',
        days_until_due: DAYS_UNTIL_DUE,
        auto_advance: false,
        pending_invoice_items_behavior: 'exclude',
        payment_settings: { payment_method_types: ['card'] },
        footer: `${serverTranslator(locale)('payment.order')} ${orderUrl}`,
        metadata: { attempt_id: attemptId, order_url: orderUrl },
      },
      { idempotencyKey: attemptId },
    );
    await invoices.addLines(draft.id, { lines }, { idempotencyKey: `${attemptId}:lines` });
    return invoices.finalizeInvoice(draft.id, { auto_advance: false }, { idempotencyKey: `${attemptId}:final` });
  }

  return {
    async openInvoice(input: OpenInvoiceInput): Promise<OpenedInvoice> {
      const due = input.total - input.credit;
      const lines = invoiceLines(input);
      if (due > 0 && due < LEAST_CHARGE) throw new PaymentUnavailableError(`No card pays ${due} cents`);
      const invoice = await callStripe('Invoice not opened', () => open(input, lines));
      // A balance kept at the provider would change the amount due.
      if (invoice.amount_due !== due) {
        await voidInvoice(invoice.id);
        throw new PaymentUnavailableError(`Invoice ${invoice.id} asks ${invoice.amount_due} cents and not ${due}`);
      }
      const url = hostedUrl(`Invoice ${invoice.id}`, invoice.hosted_invoice_url, billing);
      return { sessionId: invoice.id, url, isPaid: invoice.status === 'paid' };
    },
    retrieveInvoice: readInvoice,
    endInvoice: voidInvoice,
  };
}
