import { randomUUID } from 'node:crypto';
import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { MINUTE_MS } from '#rules/constants.ts';
import type { Locale } from '#rules/constants.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { MarketError } from '../marketError.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import * as store from './membershipPageStore.ts';
import type { PageRow } from './membershipPageStore.ts';

/** A page lasts two hours; a reused one must leave enough time to complete it. */
const LIFE_MS = 120 * MINUTE_MS;
const LEAST_MS = 35 * MINUTE_MS;
/** Most rounds: two tabs take turns, more do not happen by chance. */
const TRIES = 5;

/** The price in cents before taxes, whether the market collects any, and the end of a running trial. */
export type YearRequest = { customerId: string; locale: Locale; price: number; taxed: boolean; trialEnd: Date | null };

export const accountPath = (locale: Locale): string =>
  addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES.membership[locale] });

const serves = (page: PageRow, { locale, price, trialEnd }: YearRequest): boolean =>
  page.locale === locale &&
  page.price === price &&
  page.trial_end?.getTime() === trialEnd?.getTime() &&
  page.expires_at.getTime() >= Date.now() + LEAST_MS;

/* The page for a paid year: one per customer, so that nobody pays two. */

type PageParts = {
  database: Database;
  payment: PaymentGateway;
  publicUrl: string;
  refresh(customerId: string): Promise<void>;
};

/** The page to open: the existing one, or a new one once that is ended. */
async function begin(parts: PageParts, request: YearRequest): Promise<PageRow | null> {
  const { customerId, locale, price, trialEnd } = request;
  const before = await store.readPage(parts.database.kysely, customerId);
  if (before && serves(before, request)) return before;
  const used = before?.provider_session_id && (await parts.payment.endMembershipPage(before.provider_session_id));
  if (used === 'complete') {
    await parts.refresh(customerId);
    await store.dropPages(parts.database.kysely, customerId);
    throw new MarketError('ALREADY_MEMBER');
  }
  const page: PageRow = {
    customer_id: customerId,
    id: randomUUID(),
    locale,
    price,
    trial_end: trialEnd,
    provider_session_id: null,
    url: null,
    expires_at: new Date(Math.ceil((Date.now() + LIFE_MS) / 1000) * 1000),
  };
  return (await inTransaction(parts.database, (tx) => store.replacePage(tx, before?.id ?? null, page))) ? page : null;
}

/**
 * The page's address; concurrent calls return the same. `customer`: the provider's id. ALREADY_MEMBER,
 * PaymentUnavailableError.
 */
export async function open(parts: PageParts, request: YearRequest, customer: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const page = await begin(parts, request);
    if (!page) continue;
    if (page.url !== null) return page.url;
    const opened = await parts.payment.openMembership({
      pageId: page.id,
      customer,
      locale: page.locale,
      name: serverTranslator(page.locale)('payment.membership'),
      price: page.price,
      taxed: request.taxed,
      trialEnd: page.trial_end,
      successUrl: `${parts.publicUrl}/paiement/${page.id}/retour`,
      cancelUrl: `${parts.publicUrl}${accountPath(page.locale)}`,
      expiresAt: page.expires_at,
    });
    await store.keepOpened(parts.database.kysely, page.id, { provider_session_id: opened.sessionId, url: opened.url });
    return opened.url;
  }
  throw new MarketError('PAYMENT_FAILED');
}
