import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf, mailLink } from '#rules/addresses.ts';
import { CART_VIEW_NAMES } from '#rules/cartSteps.ts';
import { DEFAULT_LOCALE, type Locale } from '#rules/constants.ts';
import type { Visitor } from '../caller.ts';
import { PaymentSignatureError, type PaymentGateway } from '../gateways/payment.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

/** Stripe's events are far smaller. */
const MAX_EVENT_BYTES = 1_000_000;

type WebhookParts = {
  services: Pick<Services, 'cards' | 'checkout' | 'membership'>;
  payment: PaymentGateway;
  log: Log;
};

/**
 * POST /webhooks/paiement: the provider's signed messages. 200 once the message is stored and applied (a repeated one
 * changes nothing), 400 for a wrong or old signature, 500 when it should be sent again.
 */
export async function answerWebhook(
  parts: WebhookParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const respond = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
  try {
    const body = await readBody(request, MAX_EVENT_BYTES);
    const signature = request.headers['stripe-signature'];
    const event = parts.payment.parseWebhook(body, Array.isArray(signature) ? signature[0] : signature);
    const { about } = event;
    const status =
      about && about.kind !== 'payment'
        ? about.kind === 'membership'
          ? await parts.services.membership.handle(about)
          : await parts.services.cards.handle(about)
        : await parts.services.checkout.handleEvent(event, { patient: true });
    parts.log.info({ event: event.id, type: event.type, outcome: status }, 'Payment message');
    respond(200, status);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      response.setHeader('connection', 'close');
      return void respond(413, 'too large');
    }
    if (error instanceof PaymentSignatureError) {
      parts.log.warn({ reason: error.message }, 'A payment message without a valid signature was refused');
      return void respond(400, 'signature');
    }
    parts.log.error({ err: error }, 'A payment message was not applied');
    respond(500, 'not applied');
  }
}

type PayParts = { services: Pick<Services, 'checkout' | 'membership'> };

async function toCart(parts: PayParts, attemptId: string, visitor: Visitor): Promise<string | null> {
  const order = await parts.services.checkout.returnToOrder(visitor, attemptId);
  if (order !== null) return order;
  const locale = await parts.services.checkout.leave(visitor, attemptId);
  if (locale) return addressOf('cart', locale, { view: CART_VIEW_NAMES.expedition[locale] });
  return parts.services.membership.returned(attemptId);
}

async function toPayment(parts: PayParts, sessionId: string, visitor: Visitor): Promise<string | null> {
  const target = await parts.services.checkout.payRedirect(visitor, sessionId);
  if (target.kind === 'pay') return target.url;
  if (target.kind === 'order') return target.path;
  const result = (locale: Locale) => `${addressOf('orderReceived', locale)}?session=${encodeURIComponent(sessionId)}`;
  // Another browser's payment, or one whose cookies are gone: that page says so, in whatever language its reader prefers.
  return target.kind === 'unknown' ? mailLink(result(DEFAULT_LOCALE)) : result(target.locale);
}

/**
 * GET /paiement/:sessionId (routes 8): redirects to the provider's stored page after checking the owner, else to the page
 * of the result, which is silent about other people's. GET
 * /paiement/:attempt/retour: back from there, unpaid, to the step before; holds are released (E28). From the page of an order's link, paid
 * or not, to the order (ADR 172). A membership's page
 * returns the same way, paid.
 */
export async function redirectPayer(
  parts: PayParts,
  id: string,
  visitor: Visitor,
  response: ServerResponse,
  returned: boolean,
): Promise<'answered' | 'unknown'> {
  const location = await (returned ? toCart : toPayment)(parts, id, visitor);
  if (location === null) return 'unknown';
  response.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
  return 'answered';
}
