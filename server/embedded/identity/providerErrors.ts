import type { KoaContextWithOIDC } from 'oidc-provider';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import type { ProviderPage } from './auth0Dialect.ts';
import { identityNotice } from './identityPage.ts';
import type { Market } from './identityPage.ts';
import { localeOf } from './identityTexts.ts';

/** Renders oidc-provider's own errors on the provider's pages. */
export function createProviderErrors(market: Market) {
  const write = (ctx: KoaContextWithOIDC, httpAnswer: HttpAnswer): void => {
    ctx.status = httpAnswer.status;
    ctx.set({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', ...httpAnswer.headers });
    ctx.body = httpAnswer.body;
  };
  const context = (ctx: KoaContextWithOIDC) => {
    const { ui_locales: requestedLocales } = ctx.query;
    const locale = localeOf(typeof requestedLocales === 'string' ? requestedLocales : null, ctx.get('accept-language'));
    return { ...market, locale, path: null };
  };

  return {
    /** A request that cannot be redirected safely: a foreign return address, an unknown client, an expired sign-in. */
    renderError(ctx: KoaContextWithOIDC, details: { error: string }, error: Error): void {
      const status = ctx.status < 400 ? 400 : ctx.status;
      if (error.name === 'SessionNotFound') return write(ctx, identityNotice(context(ctx), 'expired', { status }));
      if (status === 404) return write(ctx, identityNotice(context(ctx), 'unknown', { status }));
      if (status >= 500) return write(ctx, identityNotice(context(ctx), 'failed', { status }));
      const values = { code: details.error };
      return write(ctx, identityNotice(context(ctx), 'refused', { status, values }));
    },
    page: ((ctx, notice) => {
      const status = { logout: 400, signedOut: 200, unknown: 404 }[notice];
      write(ctx, identityNotice(context(ctx), notice, { status }));
    }) satisfies ProviderPage,
  };
}
