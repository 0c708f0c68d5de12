import Provider, { errors, interactionPolicy } from 'oidc-provider';
import type { AdapterFactory, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from './accountStore.ts';
import { OFFLINE_SCOPE } from './auth0Dialect.ts';
import type { SigningKey } from './signingKeyStore.ts';
import { identityClaims, marketClaimNames, marketClaims } from './tokenClaims.ts';
import type { ClaimNames } from './tokenClaims.ts';

/** Own cookie names, because cookies ignore ports and the market and its stand-ins share one host. */
export const COOKIE_NAMES = { session: 'etal_idp', interaction: 'etal_idp_interaction', resume: 'etal_idp_resume' };

const DAY_SECONDS = 86_400;
const SESSION_SECONDS = 3 * DAY_SECONDS;
const GRANT_SECONDS = 30 * DAY_SECONDS;
const ID_TOKEN_SECONDS = 36_000;
const CODE_SECONDS = 60;
/** How long a sign-in page stays valid. */
const INTERACTION_SECONDS = 3600;

export type OidcOptions = {
  /** With a trailing slash: the SDK compares it with `${domain}/`. */
  issuer: string;
  clientId: string;
  audience: string;
  claims: ClaimNames;
  redirectUris: string[];
  signingKeys: readonly SigningKey[];
  cookieKeys: string[];
  accessTokenSeconds: number;
  adapter: AdapterFactory;
  findAccount: (subject: string) => Promise<Account | null>;
  renderError: NonNullable<Configuration['renderError']>;
};

/** Auth0's message to a visitor who is not signed in and may not be prompted. */
const LOGIN_REQUIRED = 'Login required';

/** A session whose account was deleted or blocked signs in again; without this check it would cause a server error. */
function loginPolicy() {
  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check('account_gone', LOGIN_REQUIRED, 'login_required', (ctx) =>
    Boolean(ctx.oidc.session?.accountId && !ctx.oidc.account),
  );
  const checks = policy.get('login')?.checks;
  const noSession = checks?.get('no_session');
  if (noSession) noSession.description = LOGIN_REQUIRED;
  checks?.add(check);
  return policy;
}

/** OpenID Connect compatible with Auth0: its paths, tokens and refresh token rules. */
export function createOidcProvider(options: OidcOptions): Provider {
  const { issuer, clientId, audience, claims, findAccount } = options;
  const apiScope = `openid profile email ${OFFLINE_SCOPE}`;

  /** Grants the market's own application access without asking for consent. */
  async function firstPartyGrant(ctx: KoaContextWithOIDC) {
    const { client, session, params } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = session.grantIdFor(client.clientId);
    const existing = grantId ? await provider.Grant.find(grantId) : undefined;
    if (existing && existing.accountId !== session.accountId) return undefined;
    const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    const scope = typeof params?.scope === 'string' ? params.scope : '';
    grant.addOIDCScope(scope);
    if (typeof params?.resource === 'string') grant.addResourceScope(params.resource, scope);
    await grant.save();
    return grant;
  }

  const provider: Provider = new Provider(issuer, {
    adapter: options.adapter,
    jwks: { keys: options.signingKeys.map(({ jwk }) => jwk) },
    cookies: {
      keys: options.cookieKeys,
      names: COOKIE_NAMES,
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: clientId,
        redirect_uris: options.redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', OFFLINE_SCOPE],
    claims: {
      openid: ['sub', ...marketClaimNames(claims.namespace)],
      profile: ['name', 'nickname', 'locale', 'updated_at'],
      email: ['email', 'email_verified'],
    },
    // Auth0 puts the claims of profile and email into the ID token itself.
    conformIdTokenClaims: false,
    extraParams: {
      screen_hint: null,
      audience: null,
      organization: (ctx, value) => {
        if (value === undefined || value === claims.organization) return;
        throw new errors.AccessDenied('parameter organization is not allowed for this client');
      },
    },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (ctx, client, token) => token.clientId === client.clientId },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, client, oneOf) => oneOf ?? [],
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx, indicator) => {
          if (indicator !== audience) throw new errors.AccessDenied(`Service not found: ${indicator}`);
          return {
            scope: apiScope,
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: options.accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    issueRefreshToken: async (ctx, client, source) => source.scopes.has(OFFLINE_SCOPE),
    // As at Auth0, tokens outlive the session's cookie.
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    clientBasedCORS: (ctx, origin, client) => (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    ttl: {
      AccessToken: options.accessTokenSeconds,
      AuthorizationCode: CODE_SECONDS,
      IdToken: ID_TOKEN_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: GRANT_SECONDS,
      RefreshToken: GRANT_SECONDS,
    },
    loadExistingGrant: firstPartyGrant,
    async findAccount(ctx, subject) {
      const account = await findAccount(subject);
      if (!account || account.blocked) return undefined;
      return { accountId: subject, claims: async () => identityClaims(account, claims) };
    },
    async extraTokenClaims(ctx, token) {
      const account = 'accountId' in token ? await findAccount(token.accountId) : null;
      return { azp: clientId, ...(account && marketClaims(account, claims)) };
    },
    formats: {
      customizers: {
        jwt(ctx, token, jwt) {
          const { scope } = jwt.payload;
          if (typeof scope === 'string') jwt.payload.scope = scope.replace(OFFLINE_SCOPE, 'offline_access');
        },
      },
    },
    interactions: { policy: loginPolicy(), url: (ctx, interaction) => `/u/${interaction.uid}` },
    renderError: options.renderError,
  });
  return provider;
}
