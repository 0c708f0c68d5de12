import { z } from 'zod';
import { codeOf, failed, jsonAt, passed, type Check, type CheckResult, type Services } from './setupCheck.ts';

const configuration = z.object({ issuer: z.string(), jwks_uri: z.string() });
const keys = z.object({ keys: z.array(z.unknown()).min(1) });
const token = z.object({ access_token: z.string(), scope: z.string().default('') });
/** What the market does at Auth0 (docs/sign-in.md, step 7). */
const SCOPES = ['update:users', 'update:users_app_metadata', 'delete:users'];

const unreachable = (host: string, error: unknown): string =>
  `${host} does not answer (${codeOf(error) || 'no connection'}): is it the domain of your tenant, or a custom domain whose CNAME is set?`;

/** Whether a domain is an identity provider with that issuer; null if it is. */
async function domainProblem(domain: string, services: Services): Promise<string | null> {
  const found = await jsonAt(services, `${domain}/.well-known/openid-configuration`);
  const parsed = configuration.safeParse(found.body);
  if (!parsed.success) return `${domain} is no domain of Auth0: it has no /.well-known/openid-configuration.`;
  if (parsed.data.issuer !== `${domain}/`)
    return `${domain} calls itself ${parsed.data.issuer}: write that host name instead.`;
  const { body } = await jsonAt(services, parsed.data.jwks_uri);
  return keys.safeParse(body).success ? null : `${domain} publishes no keys at ${parsed.data.jwks_uri}.`;
}

/**
 * Asks Auth0 to sign somebody in without showing a page, as a visitor who is not signed in: it answers at the market's address
 * that a login is required, only if it knows the application, the address and the API.
 */
async function applicationProblem(
  settings: Parameters<Check>[0],
  services: Services,
  domain: string,
): Promise<CheckResult> {
  const { AUTH_CLIENT_ID: clientId = '', AUTH_AUDIENCE: audience = '', PUBLIC_URL: market = '' } = settings;
  const query = new URLSearchParams({
    client_id: clientId,
    audience,
    redirect_uri: market,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    prompt: 'none',
    state: 'setup',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...(settings.AUTH_ORGANIZATION && { organization: settings.AUTH_ORGANIZATION }),
  });
  const response = await services.request(`${domain}/authorize?${query}`, { redirect: 'manual' });
  const location = response.headers.get('location') ?? '';
  const answer = URL.canParse(location) ? new URL(location) : null;
  if (answer?.origin !== market)
    return failed(
      `Auth0 does not know the application ${clientId}, or ${market} is not among its Allowed Callback URLs, written exactly so (docs/sign-in.md, step 3).`,
      'AUTH_CLIENT_ID',
    );
  const error = answer.searchParams.get('error');
  if (error === 'login_required') return passed();
  const description = answer.searchParams.get('error_description') ?? error ?? 'no reason';
  return failed(
    `Auth0 refuses the sign-in (${description}): is ${audience} the identifier of an API that the application may use (docs/sign-in.md, step 4)?`,
    'AUTH_AUDIENCE',
  );
}

/** Auth0's domain, and the application and API at it. */
export const checkSignIn: Check = async (settings, services) => {
  const { AUTH_DOMAIN: domain = '' } = settings;
  try {
    const problem = await domainProblem(domain, services);
    return problem === null ? await applicationProblem(settings, services, domain) : failed(problem, 'AUTH_DOMAIN');
  } catch (error) {
    return failed(unreachable(domain, error), 'AUTH_DOMAIN');
  }
};

/** The machine-to-machine application, and what it may do. */
export const checkAccounts: Check = async (settings, services) => {
  const { AUTH_MANAGEMENT_DOMAIN: domain = settings.AUTH_DOMAIN ?? '' } = settings;
  const body = {
    grant_type: 'client_credentials',
    client_id: settings.AUTH_MANAGEMENT_CLIENT_ID,
    client_secret: settings.AUTH_MANAGEMENT_CLIENT_SECRET,
    audience: `${domain}/api/v2/`,
  };
  try {
    const answer = await jsonAt(services, `${domain}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const parsed = token.safeParse(answer.status === 200 ? answer.body : null);
    if (!parsed.success)
      return failed(
        `Auth0 gives the Machine to Machine application no token (${answer.status}): check its ID and secret, that it is authorized for the Auth0 Management API (docs/sign-in.md, step 7), and that ${domain} is the tenant’s own domain.`,
        'AUTH_MANAGEMENT_DOMAIN',
        'AUTH_MANAGEMENT_CLIENT_ID',
        'AUTH_MANAGEMENT_CLIENT_SECRET',
      );
    const granted = parsed.data.scope.split(' ');
    const missing = SCOPES.filter((scope) => !granted.includes(scope));
    if (missing.length > 0)
      return failed(`At Auth0, give the Machine to Machine application the missing scopes: ${missing.join(', ')}.`);
    return granted.includes('read:users') && granted.includes('read:roles')
      ? passed()
      : passed('create-staff needs the scopes read:users and read:roles, too; without them assign roles at Auth0.');
  } catch (error) {
    return failed(unreachable(domain, error), 'AUTH_MANAGEMENT_DOMAIN');
  }
};
