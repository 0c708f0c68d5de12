import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { settingNames, settingOf, variables } from './configVariables.ts';
import type { Mode, VariableName, Variables } from './configVariables.ts';
import type { DatabaseLocation } from './database/database.ts';
import type { Pooler } from './database/pooler.ts';
import type { LogLevel } from './log.ts';

export type Config = {
  mode: Mode;
  port: number;
  host: string;
  /** The market's own origin, without a trailing slash. */
  publicUrl: string;
  /** Whether it answers for other hosts than this machine. Live mode: true. */
  isPublic: boolean;
  /** What whoever tries a market has to type first (server/http/trialGate.ts); null: nothing. */
  trialPassword: string | null;
  /** Trusted proxies in front, 0 to 10. */
  trustProxy: number;
  /** How long a process that is to end still answers, while `/readyz` says that it leaves. */
  drainMs: number;
  /** Where this process shows its figures; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Absolute path of the folder with the embedded database and the operator's socket. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** How PostgreSQL is reached. */
  databaseAccess: { pooler: Pooler | null; connections: number; statementMs: number };
  /** Null: the embedded payment provider, never in live mode. */
  stripe: { secretKey: string; webhookSecret: string; itemsProduct: string | null } | null;
  /** The mail server and the sender; null: the mailbox, never in live mode. */
  smtp: { url: string; from: string } | null;
  /** The embedded payment provider's port and origin. */
  paymentPort: number;
  paymentUrl: string;
  /** The identity provider, Auth0 or the embedded one, as storefront and API need it. */
  identity: IdentitySettings;
  /** Auth0's Management API; null: the embedded identity provider, never in live mode. */
  auth0: { url: string; clientId: string; clientSecret: string } | null;
  /** The embedded identity provider's port, and the mailbox's with its origin. */
  identityPort: number;
  mailboxPort: number;
  mailboxUrl: string;
  /** Hosts whose invoices the storefront may open (E45). */
  billingHosts: readonly string[];
  cdnUrl: string | null;
  /** The analytics receiver, once a visitor has accepted it: the pixel's id and address. Null: nothing is measured. */
  analytics: { id: string; url: string } | null;
  /** Where the browser sends its calls: a path of this origin, or an https address. */
  graphqlEndpoint: string;
  /** Where the market's clock starts, never in live mode; null: now. */
  marketNow: Date | null;
  logLevel: LogLevel;
};

export type IdentitySettings = {
  /** The provider's origin: the SDK's domain and, with a slash, the issuer of its tokens. */
  url: string;
  /** Address of its public keys, as the server reaches them. */
  jwksUrl: string;
  clientId: string;
  audience: string;
  organization: string | null;
  /** Namespace of the market's own claims, with a trailing slash. */
  claims: string;
};

export type Environment = Record<string, string | undefined>;
export type ConfigProblem = { name: VariableName; expected: string };

const IDENTITY_PORT_OFFSET = 1;
const PAYMENT_PORT_OFFSET = 2;
const MAILBOX_PORT_OFFSET = 3;
const AUTH_DEMANDS = [
  'AUTH_CLIENT_ID',
  'AUTH_AUDIENCE',
  'AUTH_CLAIMS',
  'AUTH_MANAGEMENT_CLIENT_ID',
  'AUTH_MANAGEMENT_CLIENT_SECRET',
] as const;
/** In front of a trial's host name, where it is not this machine's: a proxy leads each to a stand-in's port. */
const TRIAL_HOSTS = { signIn: 'connexion', payment: 'paiement', mailbox: 'courriels' } as const;

/** The environment is invalid. The message names each wrong variable, its value and what is expected. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(['The configuration is not valid:', ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ConfigError';
  }
}

function describe({ name, expected }: ConfigProblem, env: Environment): string {
  const value = env[name] ?? '';
  const displayed = settingOf(name).isSecret ? `a text of ${value.length} characters (hidden)` : JSON.stringify(value);
  return `${name} ${value === '' ? 'is not set' : `is ${displayed}`}; expected: ${expected}`;
}

const PUBLIC_DEMO =
  'this machine alone, as in localhost: everybody knows the passwords and the card of the demo, and reads its mailbox. Set MARKET_MODE=live to sell, or ALLOW_PUBLIC_DEMO=yes to show the demo to everybody';

/** Whether a host name or address belongs to this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i.test(host);

/** A demo that others could reach by accident. */
function publicDemoProblems({ PUBLIC_URL: url, HOST: host, ALLOW_PUBLIC_DEMO: isAllowed }: Variables): ConfigProblem[] {
  if (isAllowed === 'yes') return [];
  const problems: ConfigProblem[] = [];
  if (url && !isLoopback(new URL(url).hostname)) problems.push({ name: 'PUBLIC_URL', expected: PUBLIC_DEMO });
  if (host && !isLoopback(host)) problems.push({ name: 'HOST', expected: PUBLIC_DEMO });
  return problems;
}

/** Variables that belong together. */
function pairProblems(variables: Variables): ConfigProblem[] {
  const problems: ConfigProblem[] =
    variables.STRIPE_SECRET_KEY && !variables.STRIPE_WEBHOOK_SECRET
      ? [{ name: 'STRIPE_WEBHOOK_SECRET', expected: 'the secret of the webhook that STRIPE_SECRET_KEY belongs to' }]
      : [];
  if (variables.SMTP_URL && !variables.MAIL_FROM)
    problems.push({ name: 'MAIL_FROM', expected: 'who mails are from: SMTP_URL is set' });
  if (variables.AUTH_DOMAIN)
    for (const name of AUTH_DEMANDS)
      if (variables[name] === undefined) problems.push({ name, expected: 'a value: AUTH_DOMAIN is set' });
  return problems;
}

/** A trial that others can reach needs TLS, without which no browser signs in, and a password. */
function trialProblems({ PUBLIC_URL: url, HOST: host, TRIAL_PASSWORD: password }: Variables): ConfigProblem[] {
  const hostname = url ? new URL(url).hostname : 'localhost';
  const isLocal = isLoopback(hostname);
  const problems: ConfigProblem[] = [];
  if (!isLocal && (!url?.startsWith('https://') || isIP(hostname.replaceAll(/[[\]]/g, ''))))
    problems.push({ name: 'PUBLIC_URL', expected: 'an https address of a host name, or localhost' });
  if (!password && !(isLocal && (!host || isLoopback(host))))
    problems.push({ name: 'TRIAL_PASSWORD', expected: 'a password: others can reach this trial' });
  return problems;
}

function liveProblems({ PUBLIC_URL: url, ANALYTICS_URL: analytics }: Variables): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (url !== undefined && !url.startsWith('https://'))
    problems.push({ name: 'PUBLIC_URL', expected: 'an https address, in live mode' });
  if (!analytics.startsWith('https://'))
    problems.push({ name: 'ANALYTICS_URL', expected: 'an https address, in live mode' });
  return problems;
}

const REFUSED: Partial<Record<Mode, string>> = {
  trial:
    'nothing: a trial charges nobody, signs in at its own stand-in and mails into its mailbox. Use another file for the real market',
  live: 'nothing: a live market runs on the real time',
};

/** Variables that a mode requires or forbids, beyond the form of each (docs/configuration.md). */
function modeProblems(variables: Variables): ConfigProblem[] {
  const mode = variables.MARKET_MODE;
  const demanded = settingNames.flatMap((name): ConfigProblem[] => {
    const { required, refused } = settingOf(name);
    if (variables[name] === undefined)
      return required?.includes(mode) ? [{ name, expected: `a value, in ${mode} mode` }] : [];
    return refused?.includes(mode) ? [{ name, expected: REFUSED[mode] ?? 'nothing' }] : [];
  });
  if (mode === 'live') return [...demanded, ...liveProblems(variables)];
  if (mode === 'trial') return [...demanded, ...trialProblems(variables)];
  return [...demanded, ...pairProblems(variables), ...publicDemoProblems(variables)];
}

function readVariables(env: Environment): { usable: Variables; problems: ConfigProblem[] } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = variables.safeParse(set);
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }): ConfigProblem => ({
    name: String(path[0]) as VariableName,
    expected: message,
  }));
  // The requirements of the mode are checked for the other variables, so that one start names everything.
  const names = new Set(wrong.map(({ name }) => name));
  const mode = wrong.some(({ name }) => name === 'MARKET_MODE') ? 'demo' : set.MARKET_MODE;
  const readable = Object.fromEntries(Object.entries(set).filter(([name]) => !names.has(name as VariableName)));
  const usable = parsed.data ?? variables.parse({ ...readable, ...(mode && { MARKET_MODE: mode }) });
  return { usable, problems: [...wrong, ...modeProblems(usable).filter(({ name }) => !names.has(name))] };
}

/** What is missing or wrong in the environment, in the order of the settings. */
export function configProblems(env: Environment): ConfigProblem[] {
  const { problems } = readVariables(env);
  return problems.sort((one, other) => settingNames.indexOf(one.name) - settingNames.indexOf(other.name));
}

/**
 * Reads the configuration; environment variables are read nowhere else. Throws ConfigError, in live mode also for
 * missing variables, so that nobody sells against a stand-in by accident.
 */
export function loadConfig(env: Environment): Config {
  const { usable, problems } = readVariables(env);
  if (problems.length > 0) throw new ConfigError(problems.map((problem) => describe(problem, env)));
  return configOf(usable);
}

function configOf(variables: Variables): Config {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables;
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`;
  const mode = variables.MARKET_MODE;
  const password = mode === 'trial' ? (variables.TRIAL_PASSWORD ?? null) : null;
  const paymentPort = variables.PORT + PAYMENT_PORT_OFFSET;
  const mailboxPort = variables.PORT + MAILBOX_PORT_OFFSET;
  return {
    mode,
    port: variables.PORT,
    host: variables.HOST ?? (mode === 'live' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    isPublic: mode === 'live' || (mode === 'trial' ? password !== null : variables.ALLOW_PUBLIC_DEMO === 'yes'),
    trialPassword: password,
    trustProxy: variables.TRUST_PROXY,
    drainMs: variables.DRAIN_SECONDS * 1000,
    metrics: variables.METRICS_PORT ? { port: variables.METRICS_PORT, host: variables.METRICS_HOST } : null,
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL ?? null,
    databaseAccess: {
      pooler: variables.DATABASE_POOLER ?? null,
      connections: variables.DATABASE_CONNECTIONS,
      statementMs: variables.DATABASE_SECONDS * 1000,
    },
    stripe:
      secretKey && webhookSecret
        ? { secretKey, webhookSecret, itemsProduct: variables.STRIPE_ITEMS_PRODUCT ?? null }
        : null,
    smtp: variables.SMTP_URL && variables.MAIL_FROM ? { url: variables.SMTP_URL, from: variables.MAIL_FROM } : null,
    paymentPort,
    paymentUrl: standInUrl(variables, publicUrl, 'payment', paymentPort),
    identity: identityOf(variables, publicUrl),
    auth0: auth0Of(variables),
    identityPort: variables.PORT + IDENTITY_PORT_OFFSET,
    mailboxPort,
    mailboxUrl: standInUrl(variables, publicUrl, 'mailbox', mailboxPort),
    billingHosts: variables.BILLING_HOSTS,
    cdnUrl: variables.CDN_URL ?? null,
    analytics: variables.ANALYTICS_ID ? { id: variables.ANALYTICS_ID, url: variables.ANALYTICS_URL } : null,
    graphqlEndpoint: variables.GRAPHQL_ENDPOINT,
    marketNow: variables.MARKET_NOW ?? null,
    logLevel: variables.LOG_LEVEL,
  };
}

/**
 * The origin of a stand-in as browsers reach it: its own port of the market's host or, of a trial behind a proxy, a host name
 * below the market's.
 */
function standInUrl(
  { MARKET_MODE: mode }: Variables,
  publicUrl: string,
  standIn: keyof typeof TRIAL_HOSTS,
  port: number,
): string {
  const { protocol, hostname, host } = new URL(publicUrl);
  if (mode === 'trial' && !isLoopback(hostname)) return `${protocol}//${TRIAL_HOSTS[standIn]}.${host}`;
  return `http://${hostname}:${port}`;
}

function identityOf(variables: Variables, publicUrl: string): IdentitySettings {
  const port = variables.PORT + IDENTITY_PORT_OFFSET;
  const url = variables.AUTH_DOMAIN ?? standInUrl(variables, publicUrl, 'signIn', port);
  return {
    url,
    jwksUrl: `${variables.AUTH_DOMAIN ?? `http://127.0.0.1:${port}`}/.well-known/jwks.json`,
    clientId: variables.AUTH_CLIENT_ID ?? 'etal-storefront',
    audience: variables.AUTH_AUDIENCE ?? `${publicUrl}/graphql`,
    organization: variables.AUTH_ORGANIZATION ?? null,
    claims: variables.AUTH_CLAIMS ?? 'https://etal.example/',
  };
}

function auth0Of(variables: Variables): Config['auth0'] {
  const { AUTH_DOMAIN: domain, AUTH_MANAGEMENT_CLIENT_ID: clientId } = variables;
  const { AUTH_MANAGEMENT_CLIENT_SECRET: clientSecret, AUTH_MANAGEMENT_DOMAIN: url = domain } = variables;
  return domain && url && clientId && clientSecret ? { url, clientId, clientSecret } : null;
}

/** Names the database for an operator: host and name of a PostgreSQL, never its password; else the data folder. */
export function databaseText({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

/** The location of the database: PostgreSQL when DATABASE_URL is set, else embedded in the data folder. */
export function databaseLocation({
  databaseUrl,
  databaseAccess,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseAccess'>>): DatabaseLocation {
  return databaseUrl === null ? { dataDir: join(dataDir, 'database') } : { url: databaseUrl, ...databaseAccess };
}
