import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readSignatureKey } from './mailLinkStore.ts';

/** The path of a producer's own page, followed by the token of a slip's mail (ADR 163). */
export const SLIP_PATH = '/bordereau';

const TOKEN = /^(?<id>[0-9a-f]{32})\.(?<signature>[\w-]{43})$/;

const signed = async (db: Kysely<Tables>, id: string): Promise<string> =>
  createHmac('sha256', await readSignatureKey(db))
    .update(`slip\n${id}`)
    .digest('base64url');

/** The path of the page that a slip's mail links to, by the slip's uuid. */
export async function slipPath(db: Kysely<Tables>, slipId: string): Promise<string> {
  const id = slipId.replaceAll('-', '');
  return `${SLIP_PATH}/${id}.${await signed(db, id)}`;
}

/** The uuid of the slip that a token names. Null: the market has not signed it. */
export async function slipOfToken(db: Kysely<Tables>, token: string): Promise<string | null> {
  const { id = '', signature } = TOKEN.exec(token)?.groups ?? {};
  if (!signature) return null;
  const isSigned = timingSafeEqual(Buffer.from(await signed(db, id)), Buffer.from(signature));
  return isSigned ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
}
