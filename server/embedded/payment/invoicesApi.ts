import { z } from 'zod';
import { flag, integer, list, metadata, readForm, signedCents, text } from './apiForm.ts';
import type { InvoiceRecord } from './objectRecord.ts';
import { newId } from './paymentSessions.ts';
import type { ProviderObjects } from './providerObjects.ts';
import type { ResourceRequest } from './resources.ts';
import { StripeApiError } from './stripeApiError.ts';
import { invoiceObject, invoiceTotal } from './stripeCustomerObjects.ts';

const MAX_LINES = 250;
/**
 * A smaller amount is not charged: the invoice counts as paid and the sum is added to the next (API reference,
 * Invoices).
 */
const LEAST_CHARGE = 50;

const invoiceForm = z.strictObject({
  customer: z.string(),
  currency: z.literal('cad'),
  collection_method: z.literal('send_invoice'),
  days_until_due: integer,
  auto_advance: flag.optional(),
  pending_invoice_items_behavior: z.literal('exclude'),
  payment_settings: z.strictObject({ payment_method_types: list(z.literal('card')) }).optional(),
  footer: z.string().max(5000).optional(),
  metadata: metadata.default({}),
});
const linesForm = z.strictObject({
  lines: list(z.strictObject({ amount: signedCents, description: text, discountable: flag.optional() })).refine(
    (lines) => lines.length <= MAX_LINES,
    `At most ${MAX_LINES} lines`,
  ),
});
const finalizeForm = z.strictObject({ auto_advance: flag.optional() });

function expectStatus(record: InvoiceRecord, status: InvoiceRecord['status']): void {
  if (record.status !== status)
    throw new StripeApiError(`This invoice is ${record.status}: only one that is ${status} can be changed so.`);
}

function finalized(record: InvoiceRecord, objects: ProviderObjects): InvoiceRecord {
  expectStatus(record, 'draft');
  const total = invoiceTotal(record);
  if (total < 0 || (total > 0 && total < LEAST_CHARGE))
    throw new StripeApiError(`The invoice asks ${total} cents, which this provider does not carry over.`, {
      code: 'amount_too_small',
    });
  if (total > 0) return { ...record, status: 'open' };
  const payment = { intentId: null, paidAt: objects.seconds() };
  return { ...record, status: 'paid', payment, event: objects.event('invoice.paid') };
}

/** Pays an open invoice; returns any other as it is. */
export const payInvoice = (objects: ProviderObjects, id: string): Promise<InvoiceRecord> =>
  objects.change('invoice', id, (record) => {
    if (record.status !== 'open') return record;
    const payment = { intentId: newId('pi_'), paidAt: objects.seconds() };
    return { ...record, status: 'paid', payment, event: objects.event('invoice.paid') };
  });

async function create({ body, key, objects }: ResourceRequest): Promise<InvoiceRecord> {
  const form = readForm(invoiceForm, body);
  const customer = objects.get('customer', form.customer);
  if (customer.deleted || customer.email === null)
    throw new StripeApiError('Missing email. The customer must have a valid email.');
  return objects.once<'invoice'>(key, () =>
    objects.add('invoice', key, {
      status: 'draft',
      customer: form.customer,
      footer: form.footer ?? null,
      metadata: form.metadata,
      lines: [],
      payment: null,
    }),
  );
}

/** POST and GET /v1/invoices, add_lines, finalize and void. Null: any other path. */
export async function answerInvoices(request: ResourceRequest): Promise<object | null> {
  const { method, path, body, objects, expand, key, publicUrl } = request;
  const show = (record: InvoiceRecord) =>
    invoiceObject(record, objects.get('customer', record.customer), `${publicUrl()}/i/${record.id}`, expand);
  if (method === 'POST' && path === '/v1/invoices') return show(await create(request));

  const [, id, action] = /^\/v1\/invoices\/([^/]+)(?:\/(add_lines|finalize|void))?$/.exec(path) ?? [];
  if (!id) return null;
  if (method === 'GET' && !action) return show(objects.get('invoice', id));
  if (method !== 'POST') return null;

  const change = async (work: (record: InvoiceRecord) => InvoiceRecord) =>
    show(await objects.once<'invoice'>(key, () => objects.change('invoice', id, work, key)));
  if (action === 'add_lines') {
    const { lines } = readForm(linesForm, body);
    return change((record) => {
      expectStatus(record, 'draft');
      return {
        ...record,
        lines: [...record.lines, ...lines.map(({ amount, description }) => ({ amount, description }))],
      };
    });
  }
  if (action === 'finalize') {
    readForm(finalizeForm, body);
    return change((record) => finalized(record, objects));
  }
  if (action === 'void')
    return change((record) => {
      expectStatus(record, 'open');
      return { ...record, status: 'void', event: objects.event('invoice.voided') };
    });
  return null;
}
