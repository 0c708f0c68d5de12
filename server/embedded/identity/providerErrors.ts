import type { KoaContextWithOIDC } from 'oidc-provider';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import type { ProviderPage } from './auth0Dialect.ts';
import { identityNotice } from './identityPage.ts';
import type { Market } from './identityPage.ts';
import { localeOf } from './identityTexts.ts';

/* Renders oidc-provider's own errors on the provider's pages. */

function write(ctx: KoaContextWithOIDC, httpAnswer: HttpAnswer): void {
  ctx.status = httpAnswer.status;
  ctx.set({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', ...httpAnswer.headers });
  ctx.body = httpAnswer.body;
}

function contextOf(market: Market, ctx: KoaContextWithOIDC) {
  const { ui_locales: requestedLocales } = ctx.query;
  const locale = localeOf(typeof requestedLocales === 'string' ? requestedLocales : null, ctx.get('accept-language'));
  return { ...market, locale, path: null };
}

/** A request that cannot be redirected safely: a foreign return address, an unknown client, an expired sign-in. */
export function renderError(market: Market, ctx: KoaContextWithOIDC, details: { error: string }, error: Error): void {
  const context = contextOf(market, ctx);
  const status = ctx.status < 400 ? 400 : ctx.status;
  if (error.name === 'SessionNotFound') return write(ctx, identityNotice(context, 'expired', { status }));
  if (status === 404) return write(ctx, identityNotice(context, 'unknown', { status }));
  if (status >= 500) return write(ctx, identityNotice(context, 'failed', { status }));
  const values = { code: details.error };
  return write(ctx, identityNotice(context, 'refused', { status, values }));
}

/** A page of the provider's own: a sign-out that is asked for or done, an unknown address. */
export function renderPage(market: Market, ...[ctx, notice]: Parameters<ProviderPage>): void {
  const status = { logout: 400, signedOut: 200, unknown: 404 }[notice];
  write(ctx, identityNotice(contextOf(market, ctx), notice, { status }));
}
