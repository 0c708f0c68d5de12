import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailFolder, type StoredMail } from '../../server/embedded/mailbox/mailFolder.ts';
import { copySeededFiles } from '../support/databaseTemplates.ts';
import { freePort } from '../support/freePort.ts';
import { identityClient } from '../support/identityClient.ts';
import { linkIn } from '../support/identityServer.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { createShopper, someVariant } from '../support/shopper.ts';
import { startTestMarket } from '../support/testMarket.ts';

const EMAIL = 'zorah.bellerose@exemple.ca';
const NEXT_EMAIL = 'zorah.roy@exemple.ca';
const FIRST_PASSWORD = 'trombone velours 4711';
const WRONG_PASSWORD = 'clairon satin 4712';
const NEXT_PASSWORD = 'tambour taffetas 4713';
const SESSION = 'Z0raSessi0nZ0raSessi0nZ0raSessi0nZ0raSessi0';
/** Personal data that no line of the output may contain, besides the tokens, codes and links that occur. */
const PERSONAL =
  /zorah|bellerose|trombone|velours|clairon|satin|tambour|taffetas|555.?0123|rue.?eddy|j8x.?3g4|sonnette|Z0raS/i;
const PROFILE = {
  firstName: 'Zorah',
  lastName: 'Bellerose',
  shippingAddress: {
    name: 'Zorah Bellerose',
    phone: '819 555-0123',
    address: { line1: '12, rue Eddy', city: 'Gatineau', postal_code: 'J8X 3G4' },
  },
};

let market: MarketProcess;
let figures: string;
beforeAll(async () => {
  const metricsPort = await freePort();
  figures = `http://127.0.0.1:${metricsPort}/metrics`;
  market = await startTestMarket({ LOG_LEVEL: 'trace', METRICS_PORT: String(metricsPort) }, copySeededFiles);
});
afterAll(() => market?.remove());

it('prints nothing that identifies a person or could act for one, whatever an account does', async () => {
  const audience = { audience: `${market.url}/graphql` };
  const client = identityClient(`http://localhost:${market.port + 1}`, market.url);
  const mails = await openMailFolder(`${market.dataDir}/mail`);
  const secrets: string[] = [];
  /** Remembers the beginnings of tokens (part by part), codes and links. */
  const see = <T extends object>(values: T): T => {
    const texts = Object.values(values).filter((value): value is string => typeof value === 'string');
    const parts = texts.flatMap((text) => text.split('.')).filter((part) => part.length > 20);
    secrets.push(...parts.map((part) => part.slice(0, 30)));
    return values;
  };
  const call = async (query: string, variables: object, token: string) => {
    const response = await fetch(`${market.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `etal_session=${SESSION}`,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as {
      data?: Record<string, unknown>;
      errors?: { extensions?: { code?: string } }[];
    };
  };
  const mailTo = async (address: string, link: string): Promise<StoredMail> => {
    const find = async () =>
      (await mails.list(50)).find(({ to, text }) => to === address && text.includes(link)) ?? null;
    await expect.poll(find).not.toBeNull();
    return (await find())!;
  };
  const press = async (mail: StoredMail, fields: Record<string, string> = {}) => {
    see([new URL(linkIn(mail)).searchParams.get('ticket')]);
    const { text } = await client.send(linkIn(mail));
    const form = /<form method="post" action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await client.post(form, fields)).status).toBe(200);
  };

  // Signs up twice; then a wrong password, a forgotten one, and the right one.
  const signUp = await client.open({ ...audience, screen_hint: 'signup', login_hint: EMAIL });
  const loginPage = see(
    client.callbackOf(await client.post(signUp.form, { email: EMAIL, password: FIRST_PASSWORD, newsletter: 'yes' })),
  );
  see((await client.exchange(loginPage.code ?? '')).body);
  await press(await mailTo(EMAIL, '/email/confirm'));
  const stranger = identityClient(`http://localhost:${market.port + 1}`, market.url);
  const signUpPage = await stranger.open({ ...audience, screen_hint: 'signup' });
  expect((await stranger.post(signUpPage.form, { email: EMAIL, password: WRONG_PASSWORD })).status).toBe(409);
  const login = await stranger.open(audience);
  expect((await stranger.post(login.form, { email: EMAIL, password: WRONG_PASSWORD })).status).toBe(401);
  await stranger.post(login.form.replace('/login', '/forgot'), { email: EMAIL });
  await press(await mailTo(EMAIL, '/password/reset'), { password: NEXT_PASSWORD });
  const tokens = see(await stranger.signIn(EMAIL, NEXT_PASSWORD, audience));
  see((await stranger.refresh(tokens.refresh_token ?? '')).body);
  await stranger.refresh('no-such-token');
  see(await stranger.silently(audience));
  await stranger.open({ ...audience, redirect_uri: 'https://zorah.example/', login_hint: EMAIL });
  see([...client.cookies.values(), ...stranger.cookies.values()].map(({ value }) => value));

  // Shopping and profile changes, refused calls, and values that the database rejects.
  const token = tokens.access_token;
  const variant = await someVariant(createShopper(market.url), 3);
  await call('mutation($v: ID!) { addToCart(variant: $v) { id } }', { v: variant }, token);
  await call('mutation { updateCart(input: { note: "La sonnette de Zorah" }) { id } }', {}, token);
  const update = 'mutation($input: UpdateUserInput!) { updateUser(input: $input) { firstName } }';
  expect((await call(update, { input: PROFILE }, token)).data?.updateUser).toEqual({ firstName: 'Zorah' });
  await call(update, { input: { ...PROFILE, firstName: { zorah: EMAIL } } }, token);
  await call(update, { input: { firstName: 'Zorah\u0000' } }, token);
  await call('{ user { phone(of: "819 555-0123") } }', {}, token);
  await call('{ user { email } }', {}, `${token.slice(0, -6)}AAAAAA`);
  const change = 'mutation($a: String!) { updateEmail(email: $a, confirmation: $a) { pendingEmail } }';
  expect((await call(change, { a: NEXT_EMAIL }, token)).data?.updateEmail).toEqual({ pendingEmail: NEXT_EMAIL });
  await press(await mailTo(NEXT_EMAIL, '/email/confirm'));
  expect((await call('{ personalData { content } }', {}, token)).errors).toBeUndefined();
  for (const path of [
    `/?code=${loginPage.code}&state=zorah`,
    `/compte?email=${EMAIL}`,
    `/recherche?q=zorah`,
    '/%E0%A4%A?zorah',
  ])
    await (await fetch(market.url + path, { headers: { cookie: `etal_session=${SESSION}` } })).text();

  // Deletes the account.
  const deletion = 'mutation($a: String!) { deleteAccount(confirmation: $a) { deletedCustomerId } }';
  expect((await call(deletion, { a: 'zorah@exemple.ca' }, token)).errors).toHaveLength(1);
  const deletions = [await call(deletion, { a: EMAIL }, token), await call(deletion, { a: NEXT_EMAIL }, token)];
  expect(deletions.filter(({ errors }) => !errors)).toHaveLength(1);
  await call('{ user { email } }', {}, token);
  await stranger.refresh(tokens.refresh_token ?? '');
  const named = await fetch(`${market.url}/zorah`, { headers: { 'x-request-id': 'balancer-4711' } });
  expect(named.headers.get('x-request-id')).toBe('balancer-4711');
  const metrics = await (await fetch(figures)).text();
  expect(metrics).toMatch(/^etal_api_errors_total\{code="UNAUTHENTICATED"\} [1-9]/m);
  expect(metrics).toMatch(/^etal_http_request_duration_seconds_count\{kind="page",status="4xx"\} [1-9]/m);
  expect(metrics).toMatch(/^etal_catalogue_products\{version="[^"]+"\} \d+$/m);
  expect(await market.stop()).toBe(0);

  const printed = market.output() + metrics;
  expect(printed).toContain('A token was refused');
  expect(printed).toContain('A customer was deleted');
  expect(printed).toMatch(/embedded database/);
  const lines = printed.split('\n').filter((line) => PERSONAL.test(line) || /\beyJ/.test(line));
  expect(lines).toEqual([]);
  expect(secrets.length).toBeGreaterThan(12);
  for (const secret of secrets) expect(printed.includes(secret), secret.slice(0, 12)).toBe(false);
});
