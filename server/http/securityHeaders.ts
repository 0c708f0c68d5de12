export type SecurityOptions = {
  live: boolean;
  /** Foreign origins that the page loads from: the pictures' CDN, an API elsewhere. */
  imageOrigin: string | null;
  apiOrigin: string | null;
  /** The sign-in provider's origin: tokens are fetched there, and the silent check runs in a hidden frame. */
  identityOrigin: string;
  /** The foreign origin that receives analytics events; nothing is loaded from it. */
  analyticsOrigin: string | null;
  /** Hot reload adds style elements and opens a socket. */
  development: boolean;
};

const list = (...sources: (string | null)[]) => sources.filter(Boolean).join(' ');

/**
 * The headers of an HTML response. scripts, styles: the hashes of the page's inline parts (pageBytes.ts). Style
 * attributes are allowed (tinted grounds); style elements and scripts need their hash or the market's own origin; no
 * page may be framed.
 */
export function securityHeaders(
  { scripts, styles }: { scripts: string; styles: string },
  { live, imageOrigin, apiOrigin, identityOrigin, analyticsOrigin, development }: SecurityOptions,
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${list("'self'", scripts)}`,
      `style-src ${list("'self'", development ? "'unsafe-inline'" : styles)}`,
      "style-src-attr 'unsafe-inline'",
      `img-src ${list("'self'", 'data:', imageOrigin)}`,
      "font-src 'self'",
      `connect-src ${list("'self'", apiOrigin, identityOrigin, analyticsOrigin, development ? 'ws:' : null)}`,
      `frame-src ${identityOrigin}`,
      // blob: the sign-in client keeps the refresh token in a worker that it creates from its own text. 'self': the
      // desk's worker, on every page, since after a sign-in the router may go from any page to the desk.
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...commonHeaders(live),
  };
}

/** The headers of every response. HSTS in live mode only: localhost has no certificate. */
export const commonHeaders = (live: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(live ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});
