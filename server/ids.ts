import { createHash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a uuid in lower case, which can be compared with a column of that type. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Our own namespace for name-based uuids; changing it would change the id of everything that was ever seeded. */
const NAMESPACE = Buffer.from('7b0f2a4e6d1c4f5b9a3e5c8d2f6a1b07', 'hex');

/** The name-based uuid (version 5, RFC 9562) of something that has a lasting name of its own: the same on every machine. */
export function stableUuid(kind: string, name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind}:${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
