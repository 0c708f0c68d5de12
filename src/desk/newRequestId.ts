/** The name of a request that is done once however often it is sent: 32 hexadecimal digits. Also where the page is not secure. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
