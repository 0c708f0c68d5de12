import { createHash } from 'node:crypto';

/**
 * The uuid (version 8) of the cart that belongs to a session's token. A cart lives in the session alone until something
 * is put in: derived like this it has its id from the start, and nobody without the token can tell it.
 */
export function cartIdOf(sessionToken: string): string {
  const bytes = createHash('sha256').update(`cart ${sessionToken}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
