import { z } from 'zod';
import { codeOf, failed, jsonAt, passed, type Check } from './setupCheck.ts';

const STRIPE = 'https://api.stripe.com/v1';
const refusal = z.object({ error: z.object({ message: z.string().default('') }) });
/** What the key has to be allowed (docs/payment.md, step 2), and where that shows. */
const PERMISSIONS: Record<string, string> = {
  'Checkout Sessions': 'checkout/sessions',
  Customers: 'customers',
  Invoices: 'invoices',
  PaymentIntents: 'payment_intents',
  Refunds: 'refunds',
  Subscriptions: 'subscriptions',
};
const WEBHOOK_PATH = '/webhooks/paiement';
/** The messages without which money and orders part (docs/payment.md, step 3). */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.voided',
  'payment_intent.succeeded',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
];
const endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/** Stripe's key with its permissions, the product of promotion codes, and the webhook. */
export const checkPayment: Check = async (settings, services) => {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_ITEMS_PRODUCT: product, PUBLIC_URL: market = '' } = settings;
  const ask = (path: string) => jsonAt(services, `${STRIPE}/${path}`, { headers: { authorization: `Bearer ${key}` } });
  const denied: string[] = [];
  try {
    for (const [permission, path] of Object.entries(PERMISSIONS)) {
      const { status, body } = await ask(`${path}?limit=1`);
      if (status === 401)
        return failed('Stripe does not know this key: copy it again (docs/payment.md, step 2).', 'STRIPE_SECRET_KEY');
      if (status === 403) denied.push(permission);
      else if (status !== 200) {
        const { data } = refusal.safeParse(body);
        return failed(`Stripe answers ${status}: ${data?.error.message ?? 'try again later'}.`, 'STRIPE_SECRET_KEY');
      }
    }
    if (denied.length > 0)
      return failed(
        `At Stripe, allow this key ${denied.join(', ')} as well, or use another (docs/payment.md, step 2).`,
        'STRIPE_SECRET_KEY',
      );
    if (product !== undefined && (await ask(`products/${product}`)).status !== 200)
      return failed(`Stripe has no product ${product} (docs/payment.md, step 4).`, 'STRIPE_ITEMS_PRODUCT');
    const notes = key.includes('_test_') ? ['This is a test key: no card is charged.'] : [];
    const { status, body } = await ask('webhook_endpoints?limit=100');
    const found = endpoints.safeParse(status === 200 ? body : null);
    if (!found.success)
      return passed(
        ...notes,
        `This key may not read webhooks: look at Stripe yourself that ${market}${WEBHOOK_PATH} gets the events of docs/payment.md, step 3.`,
      );
    const webhook = found.data.data.find(({ url }) => url === market + WEBHOOK_PATH);
    if (!webhook)
      return failed(
        `At Stripe, add the webhook ${market}${WEBHOOK_PATH} (docs/payment.md, step 3).`,
        'STRIPE_WEBHOOK_SECRET',
      );
    if (webhook.status !== 'enabled') return failed(`At Stripe, enable the webhook ${webhook.url}: it is disabled.`);
    const missing = EVENTS.filter((event) => !webhook.enabled_events.some((own) => own === event || own === '*'));
    if (missing.length > 0) return failed(`At Stripe, add to the webhook the events ${missing.join(', ')}.`);
    return passed(...notes);
  } catch (error) {
    return failed(`api.stripe.com does not answer (${codeOf(error) || 'no connection'}): can this machine reach it?`);
  }
};
