import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import type { Environment } from './config.ts';

const live: Environment = {
  MARKET_MODE: 'live',
  PUBLIC_URL: 'https://marche.example',
  DATABASE_URL: 'postgres://market:pass@db:5432/market',
  AUTH_DOMAIN: 'login.marche.example',
  AUTH_CLIENT_ID: 'storefront',
  AUTH_AUDIENCE: 'https://marche.example/graphql',
  AUTH_CLAIMS: 'https://marche.example/',
  AUTH_MANAGEMENT_CLIENT_ID: 'machine',
  AUTH_MANAGEMENT_CLIENT_SECRET: 'hunter2',
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  SMTP_URL: 'smtps://market:pass@mail.example:465',
  MAIL_FROM: 'Marché <commandes@marche.example>',
};

function refusal(env: Environment): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('demo mode', () => {
  it('starts without configuration, on this machine alone', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      paymentPort: 4002,
      paymentUrl: 'http://localhost:4002',
      trustProxy: 0,
      databaseUrl: null,
      stripe: null,
      analytics: null,
      graphqlEndpoint: '/graphql',
      marketNow: null,
      logLevel: 'info',
    });
    expect(config.dataDir.endsWith('/.data')).toBe(true);
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(loadConfig({}));
  });

  it('reads every variable', () => {
    const env = {
      PORT: '5100',
      HOST: '0.0.0.0',
      ALLOW_PUBLIC_DEMO: 'yes',
      PUBLIC_URL: 'http://localhost:5100/',
      TRUST_PROXY: '2',
      DATA_DIR: '/srv/market',
      BILLING_HOSTS: 'Invoice.Stripe.com, pay.example.org',
      CDN_URL: 'https://cdn.example/images/',
      ANALYTICS_ID: '123456789012345',
      ANALYTICS_URL: 'https://mesure.example/tr',
      GRAPHQL_ENDPOINT: 'https://api.example/graphql',
      MARKET_NOW: '2026-11-27T09:00:00-05:00',
      LOG_LEVEL: 'warn',
    };
    expect(loadConfig(env)).toMatchObject({
      port: 5100,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:5100',
      trustProxy: 2,
      dataDir: '/srv/market',
      billingHosts: ['invoice.stripe.com', 'pay.example.org'],
      cdnUrl: 'https://cdn.example/images',
      analytics: { id: '123456789012345', url: 'https://mesure.example/tr' },
      graphqlEndpoint: 'https://api.example/graphql',
      marketNow: new Date('2026-11-27T14:00:00Z'),
      logLevel: 'warn',
    });
  });

  it('measures nothing without an id, and sends to the pixel unless another address is set', () => {
    expect(loadConfig({ ANALYTICS_URL: 'https://mesure.example/tr' }).analytics).toBeNull();
    expect(loadConfig({ ANALYTICS_ID: '123' }).analytics).toEqual({ id: '123', url: 'https://www.facebook.com/tr' });
  });

  it('uses Stripe only with both of its secrets', () => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = live;
    expect(loadConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).stripe).toEqual({
      secretKey: 'sk_live_abc123',
      webhookSecret: 'whsec_abc123',
      itemsProduct: null,
    });
    expect(refusal({ STRIPE_SECRET_KEY })).toContain('STRIPE_WEBHOOK_SECRET is not set');
  });
});

describe('a demo that others can reach', () => {
  it.each([
    ['PUBLIC_URL', 'https://marche.example'],
    ['PUBLIC_URL', 'http://192.168.1.10:4000'],
    ['PUBLIC_URL', 'http://localhost.marche.example'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', 'marche.example'],
  ])('is refused for %s=%s, which names the variable that allows it', (name, value) => {
    for (const allowed of [undefined, 'no'])
      for (const part of [`  ${name} is "${value}"; expected: this machine alone`, 'ALLOW_PUBLIC_DEMO=yes'])
        expect(refusal({ [name]: value, ALLOW_PUBLIC_DEMO: allowed })).toContain(part);
    expect(loadConfig({ [name]: value, ALLOW_PUBLIC_DEMO: 'yes' })).toMatchObject({ mode: 'demo', isPublic: true });
    expect(refusal({ [name]: value, ALLOW_PUBLIC_DEMO: 'perhaps' })).toContain('ALLOW_PUBLIC_DEMO is "perhaps"');
  });

  it.each(['http://localhost:4000', 'http://marche.localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is not %s, which this machine alone can open',
    (url) => expect(loadConfig({ PUBLIC_URL: url, HOST: '127.0.0.1' })).toMatchObject({ isPublic: false }),
  );
});

describe('demo mode with an external provider', () => {
  const { MARKET_MODE: _mode, PUBLIC_URL: _url, DATABASE_URL: _database, ...services } = live;
  const needed = Object.keys(services).filter((name) => name.startsWith('AUTH_') && name !== 'AUTH_DOMAIN');

  it.each(needed)('names %s when it is missing', (name) => {
    expect(refusal({ ...services, [name]: undefined })).toContain(`${name} is not set; expected: a value: AUTH_DOMAIN`);
  });

  it('has the embedded provider’s settings without one', () => {
    expect(loadConfig({}).identity).toEqual({
      url: 'http://localhost:4001',
      jwksUrl: 'http://127.0.0.1:4001/.well-known/jwks.json',
      clientId: 'etal-storefront',
      audience: 'http://localhost:4000/graphql',
      organization: null,
      claims: 'https://etal.example/',
    });
  });
});

describe('live mode', () => {
  it('starts with everything it needs', () => {
    expect(loadConfig(live)).toMatchObject({ mode: 'live', host: '0.0.0.0', publicUrl: 'https://marche.example' });
  });

  const needed = Object.keys(live).filter((name) => name !== 'MARKET_MODE');

  it.each(needed)('names %s when it is missing', (name) => {
    expect(refusal({ ...live, [name]: undefined })).toContain(`${name} is not set; expected: a value, in live mode`);
  });

  it('names everything that is missing at once', () => {
    expect(refusal({ MARKET_MODE: 'live' }).split('\n')).toHaveLength(1 + needed.length);
  });

  it('names what is invalid and what is missing at once', () => {
    const lines = refusal({ ...live, PORT: '80a', LOG_LEVEL: 'loud', PUBLIC_URL: 'marche', SMTP_URL: undefined });
    for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'SMTP_URL']) expect(lines).toContain(`  ${name} is `);
    expect(lines.split('\n')).toHaveLength(5);
  });

  it('derives issuer and keys from the sign-in domain, and manages accounts at the tenant’s own', () => {
    expect(loadConfig({ ...live, AUTH_MANAGEMENT_DOMAIN: 'https://Marche.ca.auth0.com/' })).toMatchObject({
      identity: {
        url: 'https://login.marche.example',
        jwksUrl: 'https://login.marche.example/.well-known/jwks.json',
        clientId: 'storefront',
        audience: 'https://marche.example/graphql',
        claims: 'https://marche.example/',
      },
      auth0: { url: 'https://marche.ca.auth0.com', clientId: 'machine', clientSecret: 'hunter2' },
    });
    expect(loadConfig(live).auth0?.url).toBe('https://login.marche.example');
  });

  it('refuses a clock of its own and an address without https', () => {
    expect(refusal({ ...live, MARKET_NOW: '2026-11-27T09:00:00Z' })).toContain(
      'MARKET_NOW is "2026-11-27T09:00:00Z"; expected: nothing',
    );
    expect(refusal({ ...live, ANALYTICS_URL: 'http://mesure.example' })).toContain('ANALYTICS_URL is "http://mes');
    expect(refusal({ ...live, PUBLIC_URL: 'http://marche.example' })).toContain(
      'PUBLIC_URL is "http://marche.example"; expected: an https',
    );
  });
});

describe('trial mode', () => {
  const trial = { MARKET_MODE: 'trial', DATABASE_URL: 'postgres://market:pass@db:5432/market' };
  const shown = { ...trial, PUBLIC_URL: 'https://essai.marche.example', TRIAL_PASSWORD: 'trois-lacs-2026' };

  it('needs a database alone on this machine, and has the stand-ins at its next ports', () => {
    expect(loadConfig({ ...trial, PORT: '5000' })).toMatchObject({
      mode: 'trial',
      host: '127.0.0.1',
      isPublic: false,
      trialPassword: null,
      stripe: null,
      auth0: null,
      smtp: null,
      identity: { url: 'http://localhost:5001' },
      paymentUrl: 'http://localhost:5002',
      mailboxUrl: 'http://localhost:5003',
    });
    expect(refusal({ MARKET_MODE: 'trial' })).toContain('DATABASE_URL is not set; expected: a value, in trial mode');
  });

  it('is open to others only over TLS and with a password', () => {
    expect(loadConfig(shown)).toMatchObject({
      isPublic: true,
      trialPassword: 'trois-lacs-2026',
      identity: { url: 'https://connexion.essai.marche.example' },
    });
    expect(refusal({ ...shown, TRIAL_PASSWORD: undefined })).toContain(
      'TRIAL_PASSWORD is not set; expected: a password',
    );
    expect(refusal({ ...trial, HOST: '0.0.0.0' })).toContain('TRIAL_PASSWORD is not set; expected: a password');
    for (const url of ['http://192.168.1.10:4000', 'http://essai.marche.example', 'https://192.168.1.10'])
      expect(refusal({ ...shown, PUBLIC_URL: url })).toContain(`PUBLIC_URL is "${url}"; expected: an https address`);
    expect(refusal({ ...shown, TRIAL_PASSWORD: 'short' })).toContain(
      'TRIAL_PASSWORD is a text of 5 characters (hidden)',
    );
    // A password is for a trial: a live market, and a demo, do without.
    expect(loadConfig({ ...live, TRIAL_PASSWORD: 'trois-lacs-2026' }).trialPassword).toBeNull();
  });

  it.each(Object.keys(live).filter((name) => !/^(?:MARKET_MODE|PUBLIC_URL|DATABASE_URL)$/.test(name)))(
    'does not start with %s, which is for real customers',
    (name) => {
      expect(refusal({ ...shown, [name]: live[name] })).toMatch(
        new RegExp(`^  ${name} is [^]*; expected: nothing: a trial charges nobody`, 'm'),
      );
    },
  );
});

describe('an invalid variable', () => {
  it.each([
    ['MARKET_MODE', 'liv'],
    ['PORT', '80a'],
    ['PORT', '0'],
    ['PORT', '65533'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'marche.example'],
    ['PUBLIC_URL', 'ftp://marche.example'],
    ['PUBLIC_URL', 'https://marche.example/shop'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['BILLING_HOSTS', 'https://invoice.stripe.com'],
    ['BILLING_HOSTS', 'invoice.stripe.com,,'],
    ['CDN_URL', 'cdn.example'],
    ['ANALYTICS_ID', '1 2'],
    ['ANALYTICS_URL', 'javascript:alert(1)'],
    ['GRAPHQL_ENDPOINT', '//evil.example'],
    ['GRAPHQL_ENDPOINT', 'http://api.example'],
    ['MARKET_NOW', '2026-11-27'],
    ['MARKET_NOW', '2026-11-27T09:00:00'],
    ['LOG_LEVEL', 'loud'],
  ])('reports %s=%s by name, with its value and what is expected', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(
      new RegExp(`^  ${name} is "${value.replaceAll(/[/()?.]/g, '\\$&')}"; expected: .{6}`, 'm'),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://user:hunter2@db/market'],
    ['STRIPE_SECRET_KEY', 'pk_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@mail.example'],
  ])('reports %s by name, never its value', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} is a text of ${value.length} characters (hidden); expected: `);
    expect(message).not.toContain('hunter2');
  });

  it('does not hide another one', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(3);
  });
});
