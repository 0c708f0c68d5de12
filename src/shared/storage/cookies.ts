/** The page's own cookies for what was seen or chosen; none of them identifies anybody. Browser only. */

const DAY_S = 86_400;

/** The value of a cookie; null if there is none, or cookies are refused. */
export function readCookie(name: string): string | null {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Sets a cookie for the whole site, for this many days. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
  } catch {
    // Refused: the reader is asked again.
  }
}
