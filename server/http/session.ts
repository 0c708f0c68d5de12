import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Visitor } from '../graphql/context.ts';

/** Of its own, because cookies ignore ports: the stand-ins on the same host have theirs. */
export const SESSION_COOKIE = 'etal_session';
/** E61: 30 days, renewed by use. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 32 random bytes in base64url. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database knows a session by: SHA-256 of its token in hex. */
export function sessionIdOf(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The session's token in a Cookie header; null when there is none, several different ones, or one that was never ours. */
export function readSessionToken(header: string | undefined): string | null {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [name, ...value] = pair.trim().split('=');
    return name === SESSION_COOKIE ? [value.join('=')] : [];
  });
  const [token, ...others] = [...new Set(values)];
  return token !== undefined && others.length === 0 && TOKEN.test(token) ? token : null;
}

/** The Set-Cookie value that gives a visitor their session, or renews it. `secure`: live mode. */
export function sessionCookie(token: string, secure: boolean): string {
  const parts = [`${SESSION_COOKIE}=${token}`, 'Path=/', `Max-Age=${SESSION_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** Who calls (E61). Nothing is stored here: a new session exists once something is put in its cart. */
export function visitorOf(request: IncomingMessage, address: string, origin: string): Visitor {
  const known = readSessionToken(request.headers.cookie);
  const sessionToken = known ?? newSessionToken();
  return { sessionToken, sessionId: sessionIdOf(sessionToken), isNew: known === null, customer: null, address, origin };
}

/** Makes the visitor a guest of a new session, whose cookie goes out with the answer (sign-out). */
export function beginSession(visitor: Visitor): void {
  const sessionToken = newSessionToken();
  Object.assign(visitor, { sessionToken, sessionId: sessionIdOf(sessionToken), isNew: true, customer: null });
}
