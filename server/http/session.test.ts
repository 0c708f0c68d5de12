import { expect, test } from 'vitest';
import { newSessionToken, readSessionToken, sessionCookie, sessionIdOf } from './session.ts';

const TOKEN = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

test('a token is 32 random bytes, and the database knows its hash', () => {
  expect(newSessionToken()).toMatch(/^[\w-]{43}$/);
  expect(newSessionToken()).not.toBe(newSessionToken());
  expect(sessionIdOf(TOKEN)).toBe('ea866a757e4c38babfa8127cbe9a409d3e1f93a00ff1488ff735fcf917afffd0');
  expect(sessionIdOf(`${TOKEN.slice(1)}A`)).not.toBe(sessionIdOf(TOKEN));
});

test.each([
  [`etal_session=${TOKEN}`, TOKEN],
  [`theme=dark; etal_session=${TOKEN}; lang=fr`, TOKEN],
  [`etal_session=${TOKEN}; etal_session=${TOKEN}`, TOKEN],
  [`etal_session=${TOKEN}; etal_session=${'x'.repeat(43)}`, null],
  [`other_etal_session=${TOKEN}`, null],
  [`etal_session="${TOKEN}"`, null],
  [`etal_session=${TOKEN}=`, null],
  ['etal_session=', null],
  ['etal_session', null],
  ['', null],
  [undefined, null],
])('the Cookie header %j holds %j', (header, token) => {
  expect(readSessionToken(header)).toBe(token);
});

test('the cookie is for the server alone, and in live mode for TLS alone', () => {
  expect(sessionCookie(TOKEN, false)).toBe(`etal_session=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  expect(sessionCookie(TOKEN, true)).toBe(`${sessionCookie(TOKEN, false)}; Secure`);
});
