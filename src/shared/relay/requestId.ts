/** A request key, by which a repeated request takes effect once: 32 hex digits. Works on insecure pages, too. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
