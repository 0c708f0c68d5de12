import { z } from 'zod';
import { metadata, readForm, url } from './apiForm.ts';
import type { CustomerRecord, NewObject } from './objectRecord.ts';
import type { ResourceRequest } from './resources.ts';
import { StripeApiError } from './stripeApiError.ts';
import { customerObject, portalObject } from './stripeCustomerObjects.ts';
import { endAll } from './subscriptions.ts';

const customerForm = z.strictObject({
  email: z.email('Invalid email address').max(512).optional(),
  name: z.string().max(256).optional(),
  preferred_locales: z.record(z.string(), z.string()).optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().startsWith('pm_') }).optional(),
});

const portalForm = z.strictObject({
  customer: z.string(),
  return_url: url,
  locale: z.enum(['fr-CA', 'fr', 'en']).default('en'),
});

/** Throws for a deleted customer, which cannot be changed. */
const standing = (record: CustomerRecord): CustomerRecord => {
  if (!record.deleted) return record;
  throw new StripeApiError(`No such customer: '${record.id}'`, { code: 'resource_missing', param: 'id' }, 404);
};

function changed<Customer extends NewObject<'customer'>>(
  record: Customer,
  form: z.infer<typeof customerForm>,
): Customer {
  const card = form.invoice_settings?.default_payment_method;
  if (card !== undefined && !record.cards.some(({ id }) => id === card))
    throw new StripeApiError(`No such PaymentMethod: '${card}'`, { code: 'resource_missing' });
  const { email, name, preferred_locales: locales } = form;
  return {
    ...record,
    email: email ?? record.email,
    name: name === undefined ? record.name : name || null,
    locale: Object.values(locales ?? {})[0] ?? record.locale,
    metadata: { ...record.metadata, ...form.metadata },
    chosen: card ?? record.chosen,
  };
}

/** No personal data. */
const NOBODY = { email: null, name: null, metadata: {}, cards: [], chosen: null };

async function create({ body, key, objects }: ResourceRequest): Promise<CustomerRecord> {
  const form = readForm(customerForm, body);
  const blank: NewObject<'customer'> = { ...NOBODY, deleted: false, locale: 'en' };
  return objects.once<'customer'>(key, () => objects.add('customer', key, changed(blank, form)));
}

/** POST, GET and DELETE /v1/customers, and the billing portal's sessions. Null: any other path. */
export async function answerCustomers(request: ResourceRequest): Promise<object | null> {
  const { method, path, body, objects, expand, publicUrl, key } = request;
  if (method === 'POST' && path === '/v1/customers') return customerObject(await create(request), expand);

  const id = /^\/v1\/customers\/([^/]+)$/.exec(path)?.[1];
  if (id && method === 'GET') return customerObject(objects.get('customer', id), expand);
  if (id && method === 'POST') {
    const form = readForm(customerForm, body);
    const update = (record: CustomerRecord) => ({
      ...changed(standing(record), form),
      event: objects.event('customer.updated'),
    });
    return customerObject(await objects.change('customer', id, update), expand);
  }
  if (id && method === 'DELETE') {
    const erase = (record: CustomerRecord) => ({
      ...standing(record),
      ...NOBODY,
      deleted: true,
      event: objects.event('customer.deleted'),
    });
    const deleted = await objects.change('customer', id, erase);
    await endAll(objects, id);
    return customerObject(deleted);
  }

  if (method === 'POST' && path === '/v1/billing_portal/sessions') {
    const form = readForm(portalForm, body);
    standing(objects.get('customer', form.customer));
    const record = await objects.once<'portal'>(key, () =>
      objects.add('portal', key, {
        customer: form.customer,
        returnUrl: form.return_url,
        locale: form.locale === 'en' ? 'en' : 'fr',
      }),
    );
    return portalObject(record, `${publicUrl()}/p/session/${record.id}`);
  }
  return null;
}
