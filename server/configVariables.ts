import { z } from 'zod';
import { LOG_LEVELS } from './log.ts';

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;
const CLAIMS = 'an https address with a slash at its end, as in https://marche.example/';
/** In demo mode the stand-ins use the next three ports. */
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

/** Validates each variable by itself; unset and empty are the same. Requirements of a mode are in config.ts. */
export const variables = z.object({
  MARKET_MODE: z.enum(['demo', 'live'], { error: 'demo or live' }).default('demo'),
  PORT: wholeNumber(1, HIGHEST_PORT).default(4000),
  HOST: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  ALLOW_PUBLIC_DEMO: z.enum(['yes', 'no'], { error: 'yes or no' }).default('no'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'an address as in postgres://user:password@host:5432/database',
  ).optional(),
  AUTH_DOMAIN: tenant.optional(),
  AUTH_CLIENT_ID: z.string().optional(),
  AUTH_AUDIENCE: z.string().optional(),
  AUTH_ORGANIZATION: z
    .string()
    .regex(/^org_\w+$/, 'the id of an organization, org_...')
    .optional(),
  AUTH_CLAIMS: address(['https:'], CLAIMS)
    .refine((text) => text.endsWith('/'), CLAIMS)
    .optional(),
  AUTH_MANAGEMENT_DOMAIN: tenant.optional(),
  AUTH_MANAGEMENT_CLIENT_ID: z.string().optional(),
  AUTH_MANAGEMENT_CLIENT_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'a secret key of Stripe, sk_... or rk_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=-]+$/, 'a webhook secret of Stripe, whsec_...')
    .optional(),
  STRIPE_ITEMS_PRODUCT: z
    .string()
    .regex(/^prod_\w+$/, 'the id of a product of Stripe, prod_...')
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address as in smtps://user:password@host:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
      'an address, as in Marché <commandes@marche.example>',
    )
    .optional(),
  BILLING_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => HOST_NAME.test(host)),
      'host names with commas between them, as in invoice.stripe.com,checkout.stripe.com',
    )
    .default(['checkout.stripe.com', 'invoice.stripe.com', 'billing.stripe.com']),
  CDN_URL: page.transform((text) => text.replace(/\/+$/, '')).optional(),
  LINK_ABOUT: page.optional(),
  LINK_BLOG: page.optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'letters, digits, points and dashes, as in 123456789012345')
    .optional(),
  ANALYTICS_URL: page.default('https://www.facebook.com/tr'),
  GRAPHQL_ENDPOINT: z
    .string()
    .refine(
      (text) => /^\/(?![/\\])\S*$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:'),
      'a path as in /graphql, or an https address',
    )
    .default('/graphql'),
  MARKET_NOW: instant.transform((text) => new Date(text)).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: LOG_LEVELS.join(', ') }).default('info'),
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;
/** Variables whose value no message repeats. */
export const SECRET_VARIABLES: ReadonlySet<VariableName> = new Set([
  'DATABASE_URL',
  'AUTH_MANAGEMENT_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
]);
