import { createHash } from 'node:crypto';
import type { Visitor } from '../caller.ts';

/** The owner of a cart: a customer, wherever they are signed in, or a guest's session. */
export type CartOwner = { sessionId: string; customerId: string | null };

export const ownerOf = ({
  sessionId,
  customer,
  isCalling,
}: Pick<Visitor, 'sessionId' | 'customer' | 'isCalling'>): CartOwner => ({
  sessionId,
  customerId: isCalling ? null : (customer?.id ?? null),
});

/** A uuid (version 8) derived from a text. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The uuid of a customer's (their uuid) cart, which never changes. */
export const customerCartId = (customerId: string): string => uuidOf(`cart of customer ${customerId}`);

/**
 * The uuid of a visitor's cart. A cart is stored once something is added; a derived id exists before that. A guest's is
 * derived from the session's token, so that nobody else can guess it.
 */
export function cartIdOf({
  sessionToken,
  customer,
  isCalling,
}: Pick<Visitor, 'sessionToken' | 'customer' | 'isCalling'>): string {
  return customer && !isCalling ? customerCartId(customer.id) : uuidOf(`cart ${sessionToken}`);
}
