import type { MarketServiceName, MarketServiceSource } from '#generated/schemaTypes.ts';
import { isLoopback, type Config } from '../config.ts';
import { settingNames, settingOf, type CheckName } from '../configVariables.ts';
import type { Log } from '../log.ts';
import type { SetupText } from '../text/setupTexts.ts';
import { resultWithin, startCheck } from './limitedCheck.ts';
import { codeOf, failed, realWorld, type CheckResult, type ServiceWorld, type Settings } from './serviceCheck.ts';

/** Below the time after which the storefront gives a call up (src/shared/relay/network.ts). */
const CHECK_WITHIN_MS = 8000;

/** In the order of the desk's list. */
const CHECKS: Readonly<Record<MarketServiceName, readonly CheckName[]>> = {
  address: ['address'],
  signIn: ['signIn', 'accounts'],
  payment: ['payment'],
  mail: ['mail'],
};
const NAMES = Object.keys(CHECKS) as MarketServiceName[];

type RunningConfig = Pick<Config, 'mode' | 'port' | 'publicUrl' | 'stripe' | 'smtp' | 'identity' | 'auth0'>;
export type ServiceResult = { works: boolean; sentences: SetupText[] };
export type ServiceView = { name: MarketServiceName; source: MarketServiceSource; result: ServiceResult | null };

/** The settings that a process was started with, as the checks read them. */
function settingsOf({ mode, port, publicUrl, stripe, smtp, identity, auth0 }: RunningConfig): Settings {
  return {
    MARKET_MODE: mode,
    PORT: port,
    PUBLIC_URL: publicUrl,
    ...(auth0 && {
      AUTH_DOMAIN: identity.url,
      AUTH_CLIENT_ID: identity.clientId,
      AUTH_AUDIENCE: identity.audience,
      AUTH_ORGANIZATION: identity.organization ?? undefined,
      AUTH_MANAGEMENT_DOMAIN: auth0.url,
      AUTH_MANAGEMENT_CLIENT_ID: auth0.clientId,
      AUTH_MANAGEMENT_CLIENT_SECRET: auth0.clientSecret,
    }),
    ...(stripe && {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_ITEMS_PRODUCT: stripe.itemsProduct ?? undefined,
    }),
    ...(smtp && { SMTP_URL: smtp.url, MAIL_FROM: smtp.from }),
  };
}

function sourcesOf({ publicUrl, auth0, stripe, smtp }: RunningConfig): Record<MarketServiceName, MarketServiceSource> {
  return {
    address: isLoopback(new URL(publicUrl).hostname) ? 'none' : 'real',
    signIn: auth0 ? 'real' : 'standIn',
    payment: stripe ? 'real' : 'standIn',
    mail: smtp ? 'real' : 'standIn',
  };
}

/** An encoded text as it is read; a stray % stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The secrets of the settings, and the parts of an address that are: what no sentence may repeat. */
function secretsOf(settings: Settings): string[] {
  const values = settingNames.flatMap((name) => {
    const value = settingOf(name).isSecret ? settings[name] : undefined;
    if (typeof value !== 'string') return [];
    const { password } = URL.canParse(value) ? new URL(value) : { password: '' };
    return [value, password, decoded(password)];
  });
  // The longest first: one may be part of another.
  return values.filter((value) => value.length >= 4).sort((one, other) => other.length - one.length);
}

/** The text without any of the secrets, which a service's own message may repeat. */
function withoutSecrets({ key, values = {} }: SetupText, secrets: readonly string[]): SetupText {
  const cleaned = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'object') return [name, withoutSecrets(value, secrets)];
    return [
      name,
      typeof value === 'string' ? secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), value) : value,
    ];
  });
  return { key, values: Object.fromEntries(cleaned) as Record<string, string | number | SetupText> };
}

export type CheckupOptions = {
  config: RunningConfig;
  now: () => Date;
  log: Log;
  world?: ServiceWorld;
  withinMs?: number;
};

/**
 * What this process runs with, and the result of the last check of it. A process keeps its own: another may have other settings,
 * and new ones need a new start.
 */
export function openCheckup({ config, now, log, world = realWorld, withinMs = CHECK_WITHIN_MS }: CheckupOptions) {
  const settings = settingsOf(config);
  const sources = sourcesOf(config);
  const secrets = secretsOf(settings);
  /** Checks whose service has not answered yet, although the caller was told so. */
  const pending = new Map<CheckName, Promise<CheckResult>>();
  let results: Partial<Record<MarketServiceName, ServiceResult>> = {};
  let checkedAt: Date | null = null;
  let running: Promise<void> | null = null;

  function pendingCheck(check: CheckName): Promise<CheckResult> {
    const started =
      pending.get(check) ??
      startCheck(check, settings, world)
        .catch((error: unknown) => {
          log.warn({ err: error, check }, 'The check of a service failed');
          return failed({ key: 'setup.failure', values: { code: codeOf(error) || { key: 'setup.no_connection' } } });
        })
        .finally(() => pending.delete(check));
    pending.set(check, started);
    return started;
  }

  async function resultOf(name: MarketServiceName): Promise<ServiceResult> {
    const found = await Promise.all(CHECKS[name].map((check) => resultWithin(check, pendingCheck(check), withinMs)));
    const problems = found.flatMap((result) => result.problems.map(({ text }) => text));
    const notes = found.flatMap((result) => result.notes);
    return {
      works: problems.length === 0,
      sentences: [...problems, ...notes].map((text) => withoutSecrets(text, secrets)),
    };
  }

  async function checkAll(): Promise<void> {
    const real = NAMES.filter((name) => sources[name] === 'real');
    const found = await Promise.all(real.map(async (name) => [name, await resultOf(name)] as const));
    results = Object.fromEntries(found);
    checkedAt = now();
  }

  return {
    /** What each service is, and what the last check found; `checkedAt` is null before the first. */
    read: () => ({
      checkedAt,
      items: NAMES.map((name): ServiceView => ({ name, source: sources[name], result: results[name] ?? null })),
    }),
    /** Asks every real service side by side, each for a limited time; joins a check that is going on. */
    check(): Promise<void> {
      running ??= checkAll().finally(() => (running = null));
      return running;
    },
  };
}
export type Checkup = ReturnType<typeof openCheckup>;
