import { expect, it } from 'vitest';
import { createSessions, newSessionToken, sessionIdOf, visitorOf } from './session.ts';

const TOKEN = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

it('creates a token of 32 random bytes, whose hash is its id', () => {
  expect(newSessionToken()).toMatch(/^[\w-]{43}$/);
  expect(newSessionToken()).not.toBe(newSessionToken());
  expect(sessionIdOf(TOKEN)).toBe('ea866a757e4c38babfa8127cbe9a409d3e1f93a00ff1488ff735fcf917afffd0');
  expect(sessionIdOf(`${TOKEN.slice(1)}A`)).not.toBe(sessionIdOf(TOKEN));
});

const sessions = createSessions('a key', false);
const guest = sessions.issue(TOKEN, null);
const cookie = sessions.cookie(guest);
const another = sessions.issue(newSessionToken(), null);
const planted = sessions.cookie(another);

it.each([
  ['its own', cookie, guest],
  ['its own among others', `theme=dark; ${cookie}; lang=fr`, guest],
  ['one that was planted unsigned before it', `etal_session=${'x'.repeat(43)}; ${cookie}`, guest],
  ['one that was planted unsigned after it', `${cookie}; etal_session=${'x'.repeat(43)}..${'y'.repeat(43)}`, guest],
  ['two that were issued: the last, of the shortest path', `${planted}; ${cookie}`, guest],
  ['only the token', `etal_session=${TOKEN}`, null],
  ['a signature of another market', createSessions('another key', false).cookie(guest), null],
  ['a guest’s made a customer’s', cookie.replace('..', `.${'a'.repeat(22)}.`), null],
  ['another name', `other_${cookie}`, null],
  ['quotes', `etal_session="${cookie.slice('etal_session='.length)}"`, null],
  ['more than was signed', `${cookie}=`, null],
  ['the name of live mode', createSessions('a key', true).cookie(guest), null],
  ['an empty value', 'etal_session=', null],
  ['no value', 'etal_session', null],
  ['nothing', undefined, null],
])('reads a Cookie header with %s', (_, header, session) => {
  expect(sessions.read(header)).toEqual(session);
});

it('replaces a session at sign-in, by the same one for concurrent calls, and leaves a customer’s own', () => {
  const [first, second] = [sessions.atSignIn(guest, 'ann'), sessions.atSignIn(guest, 'ann')];
  expect(first).toEqual(second);
  expect(first.token).not.toBe(TOKEN);
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect(sessions.atSignIn(first, 'ann')).toBe(first);
  expect(sessions.atSignIn(first, 'bob').token).not.toBe(first.token);
  expect(sessions.atSignIn(guest, 'bob').token).not.toBe(first.token);
  expect(sessions.read(sessions.cookie(first))).toEqual(first);
});

it('sends an HttpOnly cookie, in live mode for this host over TLS alone', () => {
  expect(sessions.setCookie(guest)).toBe(`${cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  const live = createSessions('a key', true);
  expect(live.setCookie(guest)).toBe(`__Host-${cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`);
  expect(live.read(live.cookie(guest))).toEqual(guest);
  expect(live.read(cookie)).toBeNull();
});

it('is a guest’s of that session, or of a new one', () => {
  const common = { customer: null, address: '127.0.0.1', origin: 'https://market.example' };
  expect(visitorOf(guest, common.address, common.origin)).toEqual({
    ...common,
    sessionToken: TOKEN,
    sessionId: sessionIdOf(TOKEN),
    isNew: false,
  });
  const { sessionToken, ...visitor } = visitorOf(null, common.address, common.origin);
  expect(visitor).toEqual({ ...common, sessionId: sessionIdOf(sessionToken), isNew: true });
  expect(sessionToken).not.toBe(TOKEN);
});
