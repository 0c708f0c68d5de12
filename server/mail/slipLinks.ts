import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readSignatureKey } from './mailLinkStore.ts';

/** The path of a producer's own page, followed by the token of a slip's mail (ADR 163). */
export const SLIP_PATH = '/bordereau';

const TOKEN = /^(?<id>[0-9a-f]{32})\.(?<signature>[\w-]{43})$/;

const signed = async (db: Kysely<Tables>, id: string, what: 'slip' | 'proposals' = 'slip'): Promise<string> =>
  createHmac('sha256', await readSignatureKey(db))
    .update(`${what}\n${id}`)
    .digest('base64url');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The path of the page that a slip's mail links to, by the slip's uuid. */
export async function slipPath(db: Kysely<Tables>, slipId: string): Promise<string> {
  const id = slipId.replaceAll('-', '');
  return `${SLIP_PATH}/${id}.${await signed(db, id)}`;
}

/** The uuid of the slip that a token names. Null: the market has not signed it. */
export async function slipOfToken(db: Kysely<Tables>, token: string): Promise<string | null> {
  const { id = '', signature } = TOKEN.exec(token)?.groups ?? {};
  if (!signature) return null;
  return isSame(await signed(db, id), signature)
    ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null;
}

const FORM = /^(?<key>[0-9a-f]{32})\.(?<signature>[\w-]{43})$/;

/** A new form of a slip's page, which only that page holds: nobody else can send it (ADR 170). */
export async function slipForm(db: Kysely<Tables>, slipId: string): Promise<string> {
  const key = randomBytes(16).toString('hex');
  return `${key}.${await signed(db, `${slipId}\n${key}`, 'proposals')}`;
}

/** The key of a form that a page of this slip (uuid) held. Null: of no page, or of another slip's. */
export async function readSlipForm(db: Kysely<Tables>, slipId: string, form: string): Promise<string | null> {
  const { key = '', signature } = FORM.exec(form)?.groups ?? {};
  if (!signature) return null;
  return isSame(await signed(db, `${slipId}\n${key}`, 'proposals'), signature) ? key : null;
}
