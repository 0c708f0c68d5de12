import { z } from 'zod';
import { LOG_LEVELS } from './log.ts';

/** demo: stand-ins and demo data. trial: a market of its own on stand-ins, closed to the public. live: it sells. */
export const MODES = ['demo', 'trial', 'live'] as const;
export type Mode = (typeof MODES)[number];
/** What may stand before PostgreSQL (server/database/pooler.ts). */
export const POOLERS = ['none', 'session', 'transaction'] as const;

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;
const CLAIMS = 'an https address with a slash at its end, as in https://marche.example/';
/** The stand-ins of demo and trial use the next three ports. */
const HIGHEST_PORT = 65_532;

function address(protocols: readonly string[], expected: string) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected);
}

function wholeNumber(from: number, to: number) {
  const expected = `a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= from && value <= to, expected);
}

const ORIGIN = 'an address without path, as in https://marche.example';
const origin = address(['http:', 'https:'], ORIGIN)
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '', ORIGIN)
  .transform((url) => url.origin);
const page = address(['https:', 'http:'], 'an http or https address');
const instant = z.iso.datetime({ offset: true, error: 'an instant with its offset, as in 2026-11-27T09:00:00-05:00' });

/** The host of a tenant, with or without https://. */
const tenant = z
  .string()
  .transform((text) => text.replace(/^https:\/\//, '').replace(/\/$/, ''))
  .refine((host) => HOST_NAME.test(host), 'a host name, as in market.eu.auth0.com')
  .transform((host) => `https://${host.toLowerCase()}`);

/** What `npm run market -- setup` tries at the service that a setting is for (server/setup/). */
export type CheckName = 'address' | 'database' | 'signIn' | 'accounts' | 'payment' | 'mail';

type Setting = {
  /** Validates the variable by itself; unset and empty are the same. */
  kind: z.ZodType;
  /** What it is for and where it is found, as one sentence. */
  about: string;
  /** No message repeats its value. */
  isSecret?: true;
  /** The modes in which the market does not start without it. */
  required?: readonly Mode[];
  /** The modes in which it does not start with it. */
  refused?: readonly Mode[];
  /** The modes in which setup asks for it although it may stay empty. */
  offered?: readonly Mode[];
  /** Not asked for where the market is for this machine alone. */
  isForOthers?: true;
  /** The check at its service. Settings that share one are asked for together, in this table's order. */
  check?: CheckName;
};
const REAL = { required: ['live'], refused: ['trial'] } as const satisfies Partial<Setting>;

/**
 * Every setting of the market, in the order in which setup asks for them (docs/configuration.md). What else a mode demands of
 * several together is in config.ts.
 */
export const SETTINGS = {
  MARKET_MODE: {
    kind: z.enum(MODES, { error: 'demo, trial or live' }).default('demo'),
    about: 'live sells for real, with Stripe and Auth0; trial tries your own market without them and charges nothing',
  },
  PUBLIC_URL: {
    kind: origin.optional(),
    about:
      'The address of the market, as in https://marche.example, without a path; http://localhost:4000 for this machine alone',
    required: ['live'],
    offered: ['trial'],
    check: 'address',
  },
  PORT: {
    kind: wholeNumber(1, HIGHEST_PORT).default(4000),
    about: 'The port; the stand-ins of demo and trial take the next three',
    check: 'address',
  },
  TRUST_PROXY: {
    kind: wholeNumber(0, 10).default(0),
    about: 'The number of reverse proxies in front of the market, whose X-Forwarded-For is trusted: 1 behind one',
    offered: ['trial', 'live'],
    isForOthers: true,
    check: 'address',
  },
  TRIAL_PASSWORD: {
    kind: z
      .string()
      .min(12, 'a password of at least 12 characters')
      .refine(
        (text) => /^[\x21-\x7e]+$/.test(text) && !/["'`#\\]/.test(text),
        'letters, digits and dashes, without spaces',
      )
      .optional(),
    about: 'The password that opens the trial to whoever you tell it, of 12 characters or more',
    isSecret: true,
    offered: ['trial'],
    isForOthers: true,
    check: 'address',
  },
  DATABASE_URL: {
    kind: address(
      ['postgres:', 'postgresql:'],
      'an address as in postgres://user:password@host:5432/database',
    ).optional(),
    about: 'PostgreSQL 15 or later, as in postgres://user:password@host:5432/database; an empty database will do',
    isSecret: true,
    required: ['trial', 'live'],
    check: 'database',
  },
  DATABASE_POOLER: {
    kind: z.enum(POOLERS, { error: 'none, session or transaction' }).optional(),
    about: 'Whether DATABASE_URL leads to a connection pooler, as PgBouncer: none, session or transaction',
  },
  DATABASE_CONNECTIONS: {
    kind: wholeNumber(2, 1000).default(15),
    about: 'How many connections to the database a process opens at most, and one to see whether it answers',
  },
  DATABASE_SECONDS: {
    kind: wholeNumber(5, 600).default(30),
    about: 'How long a statement may take at the database, and a transaction may wait',
  },
  AUTH_DOMAIN: {
    kind: tenant.optional(),
    about: 'Auth0’s domain for signing in, as in login.marche.example (docs/sign-in.md, step 2)',
    check: 'signIn',
    ...REAL,
  },
  AUTH_CLIENT_ID: {
    kind: z.string().optional(),
    about: 'The client ID of the Single Page Application (docs/sign-in.md, step 3)',
    check: 'signIn',
    ...REAL,
  },
  AUTH_AUDIENCE: {
    kind: z.string().optional(),
    about: 'The identifier of the API, as in https://marche.example/graphql (docs/sign-in.md, step 4)',
    check: 'signIn',
    ...REAL,
  },
  AUTH_CLAIMS: {
    kind: address(['https:'], CLAIMS)
      .refine((text) => text.endsWith('/'), CLAIMS)
      .optional(),
    about: 'NAMESPACE of the Action, as in https://marche.example/ with its slash (docs/sign-in.md, step 6)',
    check: 'signIn',
    ...REAL,
  },
  AUTH_ORGANIZATION: {
    kind: z
      .string()
      .regex(/^org_\w+$/, 'the id of an organization, org_...')
      .optional(),
    about: 'The id of an organization of Auth0, whose tokens alone are accepted (docs/sign-in.md, step 8)',
    check: 'signIn',
    refused: ['trial'],
  },
  AUTH_MANAGEMENT_DOMAIN: {
    kind: tenant.optional(),
    about: 'The tenant’s own domain, as in marche.ca.auth0.com, if AUTH_DOMAIN is a custom one',
    check: 'accounts',
    refused: ['trial'],
    offered: ['live'],
  },
  AUTH_MANAGEMENT_CLIENT_ID: {
    kind: z.string().optional(),
    about: 'The client ID of the Machine to Machine application (docs/sign-in.md, step 7)',
    check: 'accounts',
    ...REAL,
  },
  AUTH_MANAGEMENT_CLIENT_SECRET: {
    kind: z.string().optional(),
    about: 'The client secret of the Machine to Machine application',
    isSecret: true,
    check: 'accounts',
    ...REAL,
  },
  STRIPE_SECRET_KEY: {
    kind: z
      .string()
      .regex(/^(sk|rk)_\w+$/, 'a secret key of Stripe, sk_... or rk_...')
      .optional(),
    about: 'Stripe’s secret key, or a restricted one (docs/payment.md, step 2)',
    isSecret: true,
    check: 'payment',
    ...REAL,
  },
  STRIPE_WEBHOOK_SECRET: {
    kind: z
      .string()
      .regex(/^whsec_[\w+/=-]+$/, 'a webhook secret of Stripe, whsec_...')
      .optional(),
    about: 'The signing secret of the webhook at Stripe (docs/payment.md, step 3)',
    isSecret: true,
    check: 'payment',
    ...REAL,
  },
  STRIPE_ITEMS_PRODUCT: {
    kind: z
      .string()
      .regex(/^prod_\w+$/, 'the id of a product of Stripe, prod_...')
      .optional(),
    about: 'The product at Stripe that promotion codes are restricted to; without it there are no codes',
    check: 'payment',
    refused: ['trial'],
  },
  BILLING_HOSTS: {
    kind: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
      .refine(
        (hosts) => hosts.every((host) => HOST_NAME.test(host)),
        'host names with commas between them, as in invoice.stripe.com,checkout.stripe.com',
      )
      .default(['checkout.stripe.com', 'invoice.stripe.com', 'billing.stripe.com']),
    about: 'Hosts whose invoices the storefront may open',
  },
  SMTP_URL: {
    kind: address(['smtp:', 'smtps:'], 'an address as in smtps://user:password@host:465').optional(),
    about: 'The mail server, as in smtps://user:password@host:465',
    isSecret: true,
    check: 'mail',
    ...REAL,
  },
  MAIL_FROM: {
    kind: z
      .string()
      .regex(
        /^(?:[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
        'an address, as in Marché <commandes@marche.example>',
      )
      .optional(),
    about: 'Who mails are from, as in Marché <commandes@marche.example>',
    check: 'mail',
    required: ['live'],
    refused: ['trial'],
  },
  HOST: { kind: z.string().optional(), about: 'The address of this machine on which it answers' },
  ALLOW_PUBLIC_DEMO: {
    kind: z.enum(['yes', 'no'], { error: 'yes or no' }).default('no'),
    about: 'yes shows the demo to others, with its published passwords',
  },
  DRAIN_SECONDS: {
    kind: wholeNumber(0, 300).default(0),
    about: 'How long a process that is to end still answers',
  },
  METRICS_PORT: {
    kind: wholeNumber(1, 65_535).optional(),
    about: 'The port on which the figures of this process are read at /metrics',
  },
  METRICS_HOST: {
    kind: z.string().default('127.0.0.1'),
    about: 'The address of this machine on which its figures are read',
  },
  DATA_DIR: { kind: z.string().default('.data'), about: 'The folder of pictures and of the operator’s socket' },
  CDN_URL: {
    kind: page.transform((text) => text.replace(/\/+$/, '')).optional(),
    about: 'Where pictures are fetched, instead of from the market',
  },
  ANALYTICS_ID: {
    kind: z
      .string()
      .regex(/^[\w.-]{1,64}$/, 'letters, digits, points and dashes, as in 123456789012345')
      .optional(),
    about: 'The pixel that measures visits, after consent; nothing is measured without it',
  },
  ANALYTICS_URL: { kind: page.default('https://www.facebook.com/tr'), about: 'Where the pixel’s events go' },
  GRAPHQL_ENDPOINT: {
    kind: z
      .string()
      .refine(
        (text) => /^\/(?![/\\])\S*$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:'),
        'a path as in /graphql, or an https address',
      )
      .default('/graphql'),
    about: 'Where the browser sends its calls',
  },
  MARKET_NOW: {
    kind: instant.transform((text) => new Date(text)).optional(),
    about: 'The instant at which the clock starts; no live market has one',
    refused: ['live'],
  },
  LOG_LEVEL: {
    kind: z.enum(LOG_LEVELS, { error: LOG_LEVELS.join(', ') }).default('info'),
    about: 'The level of the log',
  },
} as const satisfies Record<string, Setting>;

type Kinds = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['kind'] };
export const variables = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { kind }]) => [name, kind])) as Kinds,
);
export type Variables = z.output<typeof variables>;
export type VariableName = keyof typeof SETTINGS;
export const settingNames = Object.keys(SETTINGS) as VariableName[];
export const settingOf = (name: VariableName): Setting => SETTINGS[name];
