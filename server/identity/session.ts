import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Visitor } from '../caller.ts';

/** E61: 30 days, renewed by use. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const TOKEN_BYTES = 32;
const OWNER_LENGTH = 22;
/** Token, owner and signature; the owner is empty for a guest. */
const VALUE = /^([\w-]{43})\.([\w-]{22})?\.([\w-]{43})$/;

/** 32 random bytes in base64url. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Primary key of a session in the database: SHA-256 of its token in hex. */
export function sessionIdOf(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Makes the visitor a guest of a new session, whose cookie the response sets (sign-out). */
export function beginSession(visitor: Visitor): void {
  const sessionToken = newSessionToken();
  Object.assign(visitor, { sessionToken, sessionId: sessionIdOf(sessionToken), isNew: true, customer: null });
}

/** A session that this market has issued. owner: a digest of the customer (22 characters), empty for a guest's. */
export type IssuedSession = { token: string; owner: string };

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Issues and reads session cookies (E61). They are signed, so that a value that somebody else has set in a browser is
 * no session. `isSecure`: the name has the prefix `__Host-`, which browsers accept over TLS and from this host only. The
 * name is unique because cookies ignore ports: the stand-ins on the same host have their own.
 */
export function createSessions(key: string, isSecure: boolean) {
  const name = isSecure ? '__Host-etal_session' : 'etal_session';
  const digest = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  const issue = (token: string, customerId: string | null) => ({
    token,
    owner: customerId === null ? '' : digest('owner', customerId).slice(0, OWNER_LENGTH),
  });
  const signature = ({ token, owner }: IssuedSession) => digest('session', token, owner);
  const cookie = (session: IssuedSession) => `${name}=${session.token}.${session.owner}.${signature(session)}`;

  function issued(value: string): IssuedSession[] {
    const [, token, owner = '', signed] = VALUE.exec(value) ?? [];
    if (!token || !signed) return [];
    const isOurs = timingSafeEqual(Buffer.from(signature({ token, owner })), Buffer.from(signed));
    return isOurs ? [{ token, owner }] : [];
  }

  return {
    /**
     * The issued session of a Cookie header; null: none. Cookies of that name that the market has not issued do not
     * count.
     */
    read(header: string | undefined): IssuedSession | null {
      const sessions = (header ?? '').split(';').flatMap((pair) => {
        const [cookieName, ...value] = pair.trim().split('=');
        return cookieName === name ? issued(value.join('=')) : [];
      });
      // RFC 6265, 5.4: browsers send the cookie with the shortest path last, and ours has the path /.
      return sessions.at(-1) ?? null;
    },
    /** The session of a token, for a customer (uuid) or, null, a guest. */
    issue,
    /**
     * The session in which a customer (uuid) continues after sign-in: their own stays, any other is replaced, so that
     * whoever knew it before has no access. Concurrent calls get the same one.
     */
    atSignIn(session: IssuedSession, customerId: string): IssuedSession {
      const customerSession = issue(session.token, customerId);
      return customerSession.owner === session.owner
        ? session
        : { ...customerSession, token: digest('sign-in', session.token, customerId) };
    },
    /** `name=value` of a session's cookie. */
    cookie,
    /** The Set-Cookie header that issues a session, or renews it. */
    setCookie(session: IssuedSession): string {
      const attributes = ['Path=/', `Max-Age=${SESSION_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
      return [cookie(session), ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
    },
  };
}

/**
 * The visitor of a request (E61): a guest, until a token is verified. Nothing is stored: a new session exists once
 * something is put in its cart.
 */
export function visitorOf(session: IssuedSession | null, address: string, origin: string): Visitor {
  const sessionToken = session?.token ?? newSessionToken();
  const sessionId = sessionIdOf(sessionToken);
  return { sessionToken, sessionId, isNew: session === null, customer: null, address, origin };
}
