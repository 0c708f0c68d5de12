import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJourneyDatabase } from '../../tests/support/journeyDatabase.ts';
import { runTool } from '../../tests/support/operatorTool.ts';
import { loadConfig, type Environment } from '../config.ts';
import { settingNames, settingOf, type VariableName } from '../configVariables.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openAs } from '../database/openedAs.ts';
import { checkSetup, setupMarket, type SetupParts } from './marketSetup.ts';

const MARKET = 'https://marche.example';
/** What the stand-in of each address answers, by path; a test replaces what it is about. */
type Answers = Record<string, { status?: number; body?: unknown; location?: string } | 'never'>;
const auth0 = 'login.marche.example';
const rightAnswers = (): Answers => ({
  [`${auth0}/.well-known/openid-configuration`]: {
    body: { issuer: `https://${auth0}/`, jwks_uri: `https://${auth0}/.well-known/jwks.json` },
  },
  [`${auth0}/.well-known/jwks.json`]: { body: { keys: [{}] } },
  [`${auth0}/authorize`]: { status: 302, location: `${MARKET}?error=login_required&state=setup` },
  'marche.ca.auth0.com/oauth/token': {
    body: {
      access_token: 'x',
      scope: 'update:users update:users_app_metadata delete:users read:users read:roles',
    },
  },
  'api.stripe.com/v1/webhook_endpoints': {
    body: { data: [{ url: `${MARKET}/webhooks/paiement`, status: 'enabled', enabled_events: ['*'] }] },
  },
});

let answers: Answers;
let addresses: Record<string, string[]>;
let database: Awaited<ReturnType<typeof createJourneyDatabase>>;
let standIn: string;
let smtp: string;
let loginAnswer: string;
const open: (() => unknown)[] = [];

/** The stand-in of Stripe and Auth0: by host and path, as the services' own. Everything else of Stripe is allowed. */
async function serveServices(): Promise<string> {
  const server = createServer((request, response) => {
    const place = `${String(request.headers['x-host'])}${request.url?.split('?')[0]}`;
    const answer = answers[place] ?? (place.startsWith('api.stripe.com/') ? {} : { status: 404 });
    if (answer === 'never') return;
    const { status = 200, body = {}, location } = answer;
    response.writeHead(status, { ...(location && { location }) }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A mail server that asks for a user. */
async function serveMail(): Promise<string> {
  const server = net.createServer((socket) => {
    socket.setEncoding('utf8').write('220 mail.example\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (part: string) => {
        if (/^EHLO/i.test(part)) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
        else if (/^AUTH/i.test(part)) socket.write(`${loginAnswer}\r\n`);
        else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  return `smtp://user:hunter2@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-setup-'));
const file = path.join(folder, 'market.env');
beforeAll(async () => {
  [database, standIn, smtp] = await Promise.all([createJourneyDatabase(), serveServices(), serveMail()]);
});
afterAll(async () => {
  for (const close of open) close();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(file, { force: true });
  answers = rightAnswers();
  addresses = { 'marche.example': ['203.0.113.7'] };
  loginAnswer = '235 ok';
});

const live = (): Environment & Record<string, string> => ({
  MARKET_MODE: 'live',
  PUBLIC_URL: MARKET,
  DATABASE_URL: database.url,
  AUTH_DOMAIN: auth0,
  AUTH_CLIENT_ID: 'storefront',
  AUTH_AUDIENCE: `${MARKET}/graphql`,
  AUTH_CLAIMS: `${MARKET}/`,
  AUTH_MANAGEMENT_DOMAIN: 'marche.ca.auth0.com',
  AUTH_MANAGEMENT_CLIENT_ID: 'machine',
  AUTH_MANAGEMENT_CLIENT_SECRET: 'hunter2-auth0',
  STRIPE_SECRET_KEY: 'sk_live_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  SMTP_URL: smtp,
  MAIL_FROM: 'Marché <commandes@marche.example>',
});
const fileOf = (settings: Environment) =>
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );

/** Answers by the name of the setting, one after the other; what is asked without one stays as it is. */
function parts(typed: Record<string, string | string[]> = {}, env: Environment = {}) {
  let printed = '';
  const asked: string[] = [];
  const left = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value].flat()]));
  const given: SetupParts = {
    file,
    env,
    print: (text) => void (printed += text),
    async ask(question, { isSecret }) {
      const name = /^ *(\w+)/.exec(question)?.[1] as VariableName;
      asked.push(name);
      printed += `${question}\n`;
      expect(isSecret, name).toBe(settingOf(name).isSecret === true);
      return left[name]?.shift() ?? '';
    },
    services: {
      request: async (url, init) => {
        const { host, pathname, search } = new URL(url);
        const headers = { ...(init?.headers as object), 'x-host': host };
        return fetch(`${standIn}${pathname}${search}`, { ...init, headers });
      },
      async lookup(host) {
        const found = addresses[host];
        if (!found) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
        return found;
      },
    },
  };
  return { given, asked, printed: () => printed };
}
async function check(settings: Environment, more: Partial<SetupParts> = {}) {
  fileOf(settings);
  const { given, asked, printed } = parts();
  const code = await checkSetup({ ...given, ...more });
  expect(asked).toEqual([]);
  return { code, text: printed() };
}

describe('setup', () => {
  it('asks in order for everything that a live market needs, tries it, and writes it for its owner alone', async () => {
    const { given, asked, printed } = parts(live());
    expect(await setupMarket(given)).toBe(0);
    const needed = settingNames.filter((name) => settingOf(name).required?.includes('live'));
    expect(asked.filter((name) => needed.includes(name as VariableName))).toEqual(needed);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = Object.fromEntries(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
    ) as Environment;
    expect(written).toEqual(live());
    expect(loadConfig(written).mode).toBe('live');
    expect(printed()).toContain('Everything works.');
    expect(printed()).not.toContain('hunter2');
  });

  it('keeps what works with its comments, and asks only for what is missing or refused', async () => {
    const { SMTP_URL: _, ...settings } = live();
    fileOf({ ...settings, MAIL_FROM: '"Marché <a@b.example>"' });
    writeFileSync(file, `# ours\n${readFileSync(file, 'utf8')}OTHER=1\n`);
    answers['api.stripe.com/v1/customers'] = { status: 401 };
    const { given, asked, printed } = parts({ SMTP_URL: ['http://mail', smtp], STRIPE_SECRET_KEY: ['sk_live_second'] });
    given.print = (text) => {
      if (/Stripe does not know this key/.test(text)) answers = rightAnswers();
    };
    expect(await setupMarket(given)).toBe(0);
    expect(asked.filter((name) => name !== 'TRUST_PROXY')).toEqual(['STRIPE_SECRET_KEY', 'SMTP_URL', 'SMTP_URL']);
    expect(printed()).toContain('STRIPE_SECRET_KEY [set; Enter keeps it]');
    expect(printed()).not.toContain('hunter2');
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# ours\n/);
    for (const line of ['OTHER=1', 'STRIPE_SECRET_KEY=sk_live_second', 'MAIL_FROM="Marché <a@b.example>"'])
      expect(text.split('\n')).toContain(line);
  });

  it('leaves open what is not answered, keeps what was when the input ends, and never loops', async () => {
    const { STRIPE_SECRET_KEY: _, ...rest } = live();
    const first = parts(rest);
    expect(await setupMarket(first.given)).toBe(1);
    expect(first.printed()).toContain('Still open: Payment (Stripe)');
    rmSync(file);
    const second = parts();
    second.given.ask = async (question) => (question.includes('MARKET_MODE') ? 'trial' : null);
    expect(await setupMarket(second.given)).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('MARKET_MODE=trial\n');
  });

  it('takes the port from an address of this machine, and asks for neither again', async () => {
    const address = 'http://localhost:5950';
    const { given, asked } = parts({ MARKET_MODE: 'trial', PUBLIC_URL: address, DATABASE_URL: database.url });
    expect(await setupMarket(given)).toBe(0);
    expect(asked.filter((name) => name === 'PORT' || name === 'PUBLIC_URL')).toEqual(['PUBLIC_URL']);
    expect(readFileSync(file, 'utf8')).toContain(`PUBLIC_URL=${address}\nPORT=5950\n`);
  });

  it('asks for a trial neither Stripe nor Auth0 nor mail, and for a password if others can reach it', async () => {
    addresses = Object.fromEntries(
      ['', 'connexion.', 'paiement.', 'courriels.'].map((name) => [`${name}essai.marche.example`, ['10.0.0.2']]),
    );
    const trial = {
      MARKET_MODE: 'trial',
      PUBLIC_URL: 'https://essai.marche.example',
      TRIAL_PASSWORD: 'trois-lacs-2026',
      DATABASE_URL: database.url,
    };
    const { given, asked, printed } = parts(trial);
    expect(await setupMarket(given)).toBe(0);
    expect(asked).toEqual(['MARKET_MODE', 'PUBLIC_URL', 'TRUST_PROXY', 'TRIAL_PASSWORD', 'DATABASE_URL']);
    expect(printed()).toContain('only your own network reaches');
    const { TRIAL_PASSWORD: _, ...withoutPassword } = trial;
    expect((await check(withoutPassword)).text).toContain('TRIAL_PASSWORD is not set; expected: a password');
    delete addresses['paiement.essai.marche.example'];
    expect((await check(trial)).text).toContain('paiement.essai.marche.example leads nowhere: add an A or AAAA record');
  });

  it('does not ask for what the environment sets, which counts before the file', async () => {
    const { given, asked, printed } = parts(live(), { ...live(), STRIPE_SECRET_KEY: 'pk_wrong' });
    expect(await setupMarket(given)).toBe(1);
    expect(asked).toEqual(['TRUST_PROXY']);
    expect(printed()).toContain('STRIPE_SECRET_KEY is set in the environment');
  });
});

describe('setup --check', () => {
  it('passes a market whose every service answers, and prints no secret', async () => {
    const { code, text } = await check(live());
    expect(text).not.toContain('missing');
    expect(code).toBe(0);
    expect(text).not.toContain('hunter2');
  });

  it('fails a market without settings, with all that is missing, and passes a demo', async () => {
    const { code, text } = await check({ MARKET_MODE: 'live' });
    expect(code).toBe(1);
    for (const name of settingNames.filter((one) => settingOf(one).required?.includes('live')))
      expect(text).toContain(`${name} is not set`);
    expect((await check({})).code).toBe(0);
  });

  it.each<[about: string, change: () => Environment | undefined, sentence: string]>([
    ['a name without address', () => void (addresses = {}), 'marche.example leads nowhere: add an A or AAAA record'],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: database.url.replace('/etal_', '/none_') }),
      'create it (createdb)',
    ],
    [
      'a database server that is not there',
      () => ({ DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/x' }),
      'is PostgreSQL running',
    ],
    ['a domain that is no identity provider', () => ({ AUTH_DOMAIN: 'elsewhere.example' }), 'is no domain of Auth0'],
    ['an unknown application', () => void (answers[`${auth0}/authorize`] = { status: 403 }), 'Allowed Callback URLs'],
    [
      'an unknown API',
      () =>
        void (answers[`${auth0}/authorize`] = {
          status: 302,
          location: `${MARKET}?error=access_denied&error_description=Service+not+found`,
        }),
      'refuses the sign-in (Service not found)',
    ],
    [
      'a wrong machine secret',
      () => void (answers['marche.ca.auth0.com/oauth/token'] = { status: 401 }),
      'gives the Machine to Machine application no token (401)',
    ],
    [
      'missing scopes',
      () => void (answers['marche.ca.auth0.com/oauth/token'] = { body: { access_token: 'x', scope: 'update:users' } }),
      'missing scopes: update:users_app_metadata, delete:users',
    ],
    [
      'an unknown key of Stripe',
      () => void (answers['api.stripe.com/v1/checkout/sessions'] = { status: 401 }),
      'Stripe does not know this key',
    ],
    [
      'a key with too few permissions',
      () => void (answers['api.stripe.com/v1/refunds'] = { status: 403 }),
      'allow this key Refunds as well',
    ],
    [
      'no webhook',
      () => void (answers['api.stripe.com/v1/webhook_endpoints'] = { body: { data: [] } }),
      `add the webhook ${MARKET}/webhooks/paiement`,
    ],
    [
      'a product that is not there',
      () => {
        answers['api.stripe.com/v1/products/prod_x'] = { status: 404 };
        return { STRIPE_ITEMS_PRODUCT: 'prod_x' };
      },
      'Stripe has no product prod_x',
    ],
    ['a refused login at the mail server', () => void (loginAnswer = '535 no'), 'refuses user or password'],
    ['a mail server that is not there', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'Nothing answers at this address'],
    ['a setting of another form', () => ({ MAIL_FROM: 'nobody' }), 'MAIL_FROM is not right; expected: an address'],
  ])('says what to do about %s', async (_, change, sentence) => {
    const changed = change() ?? {};
    const { code, text } = await check({ ...live(), ...changed });
    expect(text).toContain(sentence);
    expect(code).toBe(1);
    expect(text.match(/^ {2}missing /gm)).toHaveLength(1);
    expect(text).not.toContain('hunter2');
  });

  it('ends a check whose service never answers', async () => {
    answers['api.stripe.com/v1/customers'] = 'never';
    const { code, text } = await check(live(), { checkWithinMs: 300 });
    expect([code, text.match(/missing [^]*?No answer within \d+ seconds/)?.[0]]).toEqual([
      1,
      expect.stringContaining('Stripe'),
    ]);
  });

  it('refuses the database of a trial, and real keys in a trial', async () => {
    const trialDatabase = await createJourneyDatabase();
    const own = await openDatabase({ url: trialDatabase.url });
    await migrate(own);
    await openAs(own.kysely, 'trial');
    await own.close();
    expect((await check({ ...live(), DATABASE_URL: trialDatabase.url })).text).toContain('belongs to a trial');
    const keys = await check({ ...live(), MARKET_MODE: 'trial', PUBLIC_URL: 'http://localhost:4000' });
    expect(keys.code).toBe(1);
    expect(keys.text).toMatch(/STRIPE_SECRET_KEY is not right; expected: nothing: a trial charges nobody/);
    await trialDatabase.remove();
  });

  it("says what the market's clocks show, and refuses a zone that this Node does not have", async () => {
    const stored = await createJourneyDatabase();
    const own = await openDatabase({ url: stored.url });
    await migrate(own);
    const textOf = async () => (await check({ ...live(), DATABASE_URL: stored.url })).text;
    expect(await textOf()).toMatch(/The market’s clocks show \d\d:\d\d \(America\/Toronto\)\./);
    await own.kysely.updateTable('market').set({ time_zone: 'America/Nowhere' }).execute();
    expect(await textOf()).toContain('The market’s time zone, America/Nowhere, is none that this version of Node has.');
    await own.close();
    await stored.remove();
  });

  it('runs as a command, with the answers of a pipe and without repeating a secret', async () => {
    fileOf({ MARKET_MODE: 'trial', PUBLIC_URL: 'http://localhost:4000', DATABASE_URL: database.url });
    const { code, stdout, stderr } = await runTool(folder, {}, 'setup', '--check');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('A trial market');
    expect((await runTool(folder, {}, 'setup', '--chek')).code).toBe(2);
  });
});
