import { createHash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** Replaces offline_access internally: oidc-provider drops that one without prompt=consent, which the SDK never sends. */
export const OFFLINE_SCOPE = 'etal:offline';

type Next = () => Promise<void>;
type Middleware = (ctx: KoaContextWithOIDC, next: Next) => Promise<void>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const publicScope = (scope: string): string => scope.replace(OFFLINE_SCOPE, 'offline_access');

/** The policy of the page that posts the answer to its opener: it runs one script. */
const WEB_MESSAGE_POLICY = "default-src 'none';script-src ;base-uri 'none'";

/**
 * The page that posts an answer to its opener. Errors travel in the message: an error status would only be noise in the
 * browser's console. The SDK closes the window: one that closes itself may be seen as closed before its answer arrives,
 * and the user would be treated as not signed in.
 */
function postAsAuth0(ctx: KoaContextWithOIDC): void {
  const [, script] = typeof ctx.body === 'string' ? (/<script>(.*)<\/script>/s.exec(ctx.body) ?? []) : [];
  if (!script?.includes('authorization_response')) return;
  const open = script.replaceAll('win.close();', '');
  ctx.body = String(ctx.body).replace(script, () => open);
  const hash = createHash('sha256').update(open).digest('base64');
  const policy = ctx.response.get('content-security-policy');
  ctx.set('content-security-policy', policy.replace(/'sha256-[^']+'/, `'sha256-${hash}'`));
  if (ctx.status === 400) ctx.status = 200;
}

/** Translates Auth0's parameters into oidc-provider's: `audience` is its `resource` (RFC 8707). */
const authorize: Middleware = async (ctx, next) => {
  const { audience, scope, ...rest } = ctx.query;
  ctx.query = {
    ...rest,
    ...(typeof scope === 'string' && { scope: scope.replace(/\boffline_access\b/, OFFLINE_SCOPE) }),
    ...(typeof audience === 'string' && audience !== '' && { resource: audience }),
  };
  const framed = rest.response_mode === 'web_message';
  if (framed) ctx.set('content-security-policy', WEB_MESSAGE_POLICY);
  await next();
  postAsAuth0(ctx);
};

/** Auth0's error messages: the SDK falls back to its hidden frame on these exact words only. */
const token: Middleware = async (ctx, next) => {
  await next();
  const { body } = ctx;
  if (!isRecord(body)) return;
  if (typeof body.scope === 'string') body.scope = publicScope(body.scope);
  if (body.error === 'invalid_grant') {
    ctx.status = 403;
    const refreshing = ctx.oidc?.params?.grant_type === 'refresh_token';
    body.error_description = refreshing ? 'Unknown or invalid refresh token.' : 'Invalid authorization code';
  }
};

/** `GET /v2/logout?client_id&returnTo`: ends the session and redirects, to an address of the market only. */
function logout(
  provider: Provider,
  clientId: string,
  allowed: readonly string[],
  page: ProviderPage,
): (ctx: KoaContextWithOIDC) => Promise<void> {
  return async (ctx) => {
    const { client_id: requestedClient, returnTo } = ctx.query;
    const target = returnTo ?? null;
    const isAllowed = requestedClient === undefined || requestedClient === clientId;
    if (!isAllowed || (target !== null && !(typeof target === 'string' && allowed.includes(target)))) {
      page(ctx, 'logout');
      return;
    }
    const session = await provider.Session.get(ctx);
    if (session.accountId) await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', signed: true });
    if (typeof target === 'string') ctx.redirect(target);
    else page(ctx, 'signedOut');
  };
}

/** Writes a page of the provider: a sign-out without a return address, or an unknown path. */
export type ProviderPage = (ctx: KoaContextWithOIDC, notice: 'logout' | 'signedOut' | 'unknown') => void;

/** Makes the provider compatible with Auth0. Must be called before its first request. */
export function speakAuth0(
  provider: Provider,
  options: { clientId: string; allowedReturns: readonly string[]; page: ProviderPage },
): void {
  const signOut = logout(provider, options.clientId, options.allowedReturns, options.page);
  provider.use(async (context, next) => {
    // The provider's own context is added by its router; before that these are Koa's.
    const ctx = context as KoaContextWithOIDC;
    if (ctx.method === 'GET' && ctx.path === '/authorize') return authorize(ctx, next);
    if (ctx.method === 'GET' && ctx.path.startsWith('/authorize/')) return resume(ctx, next);
    if (ctx.method === 'POST' && ctx.path === '/oauth/token') return token(ctx, next);
    if (ctx.method === 'GET' && ctx.path === '/v2/logout') return signOut(ctx);
    await next();
    if (ctx.status === 404 && !ctx.body) options.page(ctx, 'unknown');
  });
}

/** After the sign-in page: in a popup the answer is a message as well. */
const resume: Middleware = async (ctx, next) => {
  ctx.set('content-security-policy', WEB_MESSAGE_POLICY);
  await next();
  postAsAuth0(ctx);
};
