import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Locale } from '#rules/constants.ts';
import { TOKEN_LEEWAY_SECONDS } from '#rules/constants.ts';

/** The claims of an access token. Claims that the provider did not send are null or empty. */
export type BearerClaims = {
  readonly subject: string;
  /** 'consumer' may shop here (F-043). */
  readonly platform: string | null;
  readonly roles: readonly string[];
  readonly locale: Locale | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The profile is incomplete (spec 4). */
  readonly completeProfile: boolean;
  /** When the newsletter was requested at sign-up. */
  readonly newsletterAt: Date | null;
  readonly organization: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

/**
 * Why a token was not accepted. missing: none was sent; expired: the client gets another one; unavailable: the
 * provider's keys cannot be fetched, so nothing is known about the token; all others are final.
 */
export type BearerRefusal =
  | 'missing'
  | 'malformed'
  | 'algorithm'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'organization'
  | 'expired'
  | 'notYetValid'
  | 'unavailable';
export type BearerOutcome = { claims: BearerClaims } | { refusal: BearerRefusal };

export type BearerOptions = {
  /** As in the token, with a trailing slash. */
  issuer: string;
  audience: string;
  /** Null: none is required. */
  organization: string | null;
  /** Namespace of the market's claims, with a trailing slash. */
  claims: string;
  jwksUrl: string;
  /** ms; tokens are checked against the machine's clock, never the market's. */
  now?: () => number;
  /** Shortest interval between fetches for an unknown key (ms). */
  cooldownMs?: number;
};

export type BearerVerifier = {
  /** Verifies the value of an Authorization header. Never throws, and stores nothing of the token. */
  verify(authorization: string | undefined): Promise<BearerOutcome>;
};

const ALGORITHMS = ['RS256'];
const KEYS_TIMEOUT_MS = 5000;
const KEYS_MAX_AGE_MS = 10 * 60 * 1000;
const COOLDOWN_MS = 30_000;
const MAX_LENGTH = 8000;

/** Failures of the verification itself; any other failure while keys are fetched proves nothing about the token. */
function refusalOf(error: unknown): BearerRefusal {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'algorithm';
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return 'signature';
  if (error instanceof errors.JWTClaimValidationFailed) {
    const refusalByClaim: Record<string, BearerRefusal> = { iss: 'issuer', aud: 'audience', nbf: 'notYetValid' };
    return refusalByClaim[error.claim] ?? 'malformed';
  }
  const malformed = [errors.JWTInvalid, errors.JWSInvalid, errors.JWKSMultipleMatchingKeys];
  return malformed.some((kind) => error instanceof kind) ? 'malformed' : 'unavailable';
}

/**
 * The provider's keys, fetched when needed. While they cannot be fetched the last ones are used, and the provider is
 * asked again only after `cooldownMs`, so that its failure does not slow down every call.
 */
function keysOf({ jwksUrl, now, cooldownMs }: { jwksUrl: string; now: () => number; cooldownMs: number }) {
  const remote = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: cooldownMs,
  });
  let last: { of: object; keys: JWTVerifyGetKey } | null = null;
  let silentUntil = 0;

  /** Also after a token of a key that is not among them any more. */
  function remember(): void {
    const set = remote.jwks();
    if (set && last?.of !== set) last = { of: set, keys: createLocalJWKSet(set) };
  }

  const getKey: JWTVerifyGetKey = async (header, token) => {
    if (last && now() < silentUntil) return last.keys(header, token);
    try {
      return await remote(header, token);
    } catch (error) {
      if (refusalOf(error) !== 'unavailable') throw error;
      silentUntil = now() + cooldownMs;
      if (!last) throw error;
      return last.keys(header, token);
    } finally {
      remember();
    }
  };
  return getKey;
}

const text = z.string().nullable().catch(null);
const seconds = z.number();

/** Null: a required claim is missing or of another type. */
function claimsOf(payload: JWTPayload, namespace: string): BearerClaims | null {
  const customClaim = (name: string): unknown => payload[`${namespace}${name}`];
  const base = z.object({ sub: z.string().min(1), iat: seconds, exp: seconds }).safeParse(payload);
  if (!base.success) return null;
  const newsletter = text.parse(customClaim('newsletter') ?? null);
  const newsletterAt = newsletter === null ? null : new Date(newsletter);
  return {
    subject: base.data.sub,
    platform: text.parse(customClaim('platform') ?? null),
    roles: z.array(z.string()).catch([]).parse(customClaim('roles')),
    locale: z.enum(['fr', 'en']).nullable().catch(null).parse(customClaim('locale')),
    email: text.parse(customClaim('email') ?? null),
    emailVerified: customClaim('email_verified') === true,
    completeProfile: Boolean(customClaim('complete-profile')),
    newsletterAt: newsletterAt && Number.isFinite(newsletterAt.getTime()) ? newsletterAt : null,
    organization: text.parse(payload.org_id ?? null),
    issuedAt: new Date(base.data.iat * 1000),
    expiresAt: new Date(base.data.exp * 1000),
  };
}

/** Verifies access tokens: RS256 by the provider's published keys, issuer, audience, organization, times (spec 5). */
export function createBearerVerifier(options: BearerOptions): BearerVerifier {
  const { issuer, audience, organization, claims: namespace, now = Date.now } = options;
  const getKey = keysOf({ jwksUrl: options.jwksUrl, now, cooldownMs: options.cooldownMs ?? COOLDOWN_MS });

  return {
    async verify(authorization) {
      if (authorization === undefined || authorization === '') return { refusal: 'missing' };
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization.slice(0, MAX_LENGTH + 1))?.[1];
      if (token === undefined || authorization.length > MAX_LENGTH) return { refusal: 'malformed' };
      try {
        const { payload } = await jwtVerify(token, getKey, {
          issuer,
          audience,
          algorithms: ALGORITHMS,
          clockTolerance: TOKEN_LEEWAY_SECONDS,
          currentDate: new Date(now()),
        });
        const claims = claimsOf(payload, namespace);
        if (!claims) return { refusal: 'malformed' };
        // A token from the future comes from a wrong clock, or from an attempt to extend it.
        if (claims.issuedAt.getTime() > now() + TOKEN_LEEWAY_SECONDS * 1000) return { refusal: 'notYetValid' };
        if (organization !== null && claims.organization !== organization) return { refusal: 'organization' };
        return { claims };
      } catch (error) {
        return { refusal: refusalOf(error) };
      }
    },
  };
}
