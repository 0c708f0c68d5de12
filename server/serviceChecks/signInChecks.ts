import { z } from 'zod';
import type { SetupText } from '../text/setupTexts.ts';
import { codeText, failed, jsonAt, passed, type Check, type CheckResult, type ServiceWorld } from './serviceCheck.ts';

const configuration = z.object({ issuer: z.string(), jwks_uri: z.string() });
const keys = z.object({ keys: z.array(z.unknown()).min(1) });
const token = z.object({ access_token: z.string(), scope: z.string().default('') });
/** What the market does at Auth0 (docs/sign-in.md, step 7). */
const SCOPES = ['update:users', 'update:users_app_metadata', 'delete:users'];

const unreachable = (host: string, error: unknown): SetupText => ({
  key: 'setup.sign_in.unreachable',
  values: { host, code: codeText(error) },
});

/** Whether a domain is an identity provider with that issuer; null if it is. */
async function domainProblem(domain: string, world: ServiceWorld): Promise<SetupText | null> {
  const found = await jsonAt(world, `${domain}/.well-known/openid-configuration`);
  const parsed = configuration.safeParse(found.body);
  if (!parsed.success) return { key: 'setup.sign_in.no_provider', values: { domain } };
  const { issuer, jwks_uri: url } = parsed.data;
  if (issuer !== `${domain}/`) return { key: 'setup.sign_in.issuer', values: { domain, issuer } };
  const { body } = await jsonAt(world, url);
  return keys.safeParse(body).success ? null : { key: 'setup.sign_in.no_keys', values: { domain, url } };
}

/**
 * Asks Auth0 to sign somebody in without showing a page, as a visitor who is not signed in: it answers at the market's address
 * that a login is required, only if it knows the application, the address and the API.
 */
async function applicationProblem(
  settings: Parameters<Check>[0],
  world: ServiceWorld,
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
  const response = await world.request(`${domain}/authorize?${query}`, { redirect: 'manual' });
  const location = response.headers.get('location') ?? '';
  const answer = URL.canParse(location) ? new URL(location) : null;
  if (answer?.origin !== market)
    return failed({ key: 'setup.sign_in.application', values: { client: clientId, url: market } }, 'AUTH_CLIENT_ID');
  const error = answer.searchParams.get('error');
  if (error === 'login_required') return passed();
  const reason = answer.searchParams.get('error_description') ?? error ?? ({ key: 'setup.sign_in.no_reason' } as const);
  return failed({ key: 'setup.sign_in.api', values: { reason, audience } }, 'AUTH_AUDIENCE');
}

/** Auth0's domain, and the application and API at it. */
export const checkSignIn: Check = async (settings, world) => {
  const { AUTH_DOMAIN: domain = '' } = settings;
  try {
    const problem = await domainProblem(domain, world);
    return problem === null ? await applicationProblem(settings, world, domain) : failed(problem, 'AUTH_DOMAIN');
  } catch (error) {
    return failed(unreachable(domain, error), 'AUTH_DOMAIN');
  }
};

/** The machine-to-machine application, and what it may do. */
export const checkAccounts: Check = async (settings, world) => {
  const { AUTH_MANAGEMENT_DOMAIN: domain = settings.AUTH_DOMAIN ?? '' } = settings;
  const body = {
    grant_type: 'client_credentials',
    client_id: settings.AUTH_MANAGEMENT_CLIENT_ID,
    client_secret: settings.AUTH_MANAGEMENT_CLIENT_SECRET,
    audience: `${domain}/api/v2/`,
  };
  try {
    const answer = await jsonAt(world, `${domain}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const parsed = token.safeParse(answer.status === 200 ? answer.body : null);
    if (!parsed.success)
      return failed(
        { key: 'setup.sign_in.token', values: { status: answer.status, domain } },
        'AUTH_MANAGEMENT_DOMAIN',
        'AUTH_MANAGEMENT_CLIENT_ID',
        'AUTH_MANAGEMENT_CLIENT_SECRET',
      );
    const granted = parsed.data.scope.split(' ');
    const missing = SCOPES.filter((scope) => !granted.includes(scope));
    if (missing.length > 0) return failed({ key: 'setup.sign_in.scopes', values: { scopes: missing.join(', ') } });
    return granted.includes('read:users') && granted.includes('read:roles')
      ? passed()
      : passed({ key: 'setup.sign_in.staff_scopes' });
  } catch (error) {
    return failed(unreachable(domain, error), 'AUTH_MANAGEMENT_DOMAIN');
  }
};
