import { z } from 'zod';
import type { SetupText } from '../text/setupTexts.ts';
import { codeText, failed, jsonAt, passed, type Check } from './serviceCheck.ts';

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
export const checkPayment: Check = async (settings, world) => {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_ITEMS_PRODUCT: product, PUBLIC_URL: market = '' } = settings;
  const ask = (path: string) => jsonAt(world, `${STRIPE}/${path}`, { headers: { authorization: `Bearer ${key}` } });
  const denied: string[] = [];
  try {
    for (const [permission, path] of Object.entries(PERMISSIONS)) {
      const { status, body } = await ask(`${path}?limit=1`);
      if (status === 401) return failed({ key: 'setup.payment.key' }, 'STRIPE_SECRET_KEY');
      if (status === 403) denied.push(permission);
      else if (status !== 200) {
        const { data } = refusal.safeParse(body);
        const message = data?.error.message || ({ key: 'setup.payment.try_later' } as const);
        return failed({ key: 'setup.payment.failure', values: { status, message } }, 'STRIPE_SECRET_KEY');
      }
    }
    if (denied.length > 0)
      return failed(
        { key: 'setup.payment.permissions', values: { permissions: denied.join(', ') } },
        'STRIPE_SECRET_KEY',
      );
    if (product !== undefined && (await ask(`products/${product}`)).status !== 200)
      return failed({ key: 'setup.payment.product', values: { product } }, 'STRIPE_ITEMS_PRODUCT');
    const notes: SetupText[] = key.includes('_test_') ? [{ key: 'setup.payment.test_key' }] : [];
    const { status, body } = await ask('webhook_endpoints?limit=100');
    const found = endpoints.safeParse(status === 200 ? body : null);
    const url = market + WEBHOOK_PATH;
    if (!found.success) return passed(...notes, { key: 'setup.payment.unread_webhooks', values: { url } });
    const webhook = found.data.data.find((one) => one.url === url);
    if (!webhook) return failed({ key: 'setup.payment.no_webhook', values: { url } }, 'STRIPE_WEBHOOK_SECRET');
    if (webhook.status !== 'enabled') return failed({ key: 'setup.payment.disabled_webhook', values: { url } });
    const missing = EVENTS.filter((event) => !webhook.enabled_events.some((own) => own === event || own === '*'));
    if (missing.length > 0) return failed({ key: 'setup.payment.events', values: { events: missing.join(', ') } });
    return passed(...notes);
  } catch (error) {
    return failed({ key: 'setup.payment.unreachable', values: { code: codeText(error) } });
  }
};
