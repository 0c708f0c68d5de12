import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/tables.ts';
import { addSetting, readSetting, writeSetting } from './identitySettingStore.ts';

const jwk = z.looseObject({ kid: z.string(), kty: z.literal('RSA') });
const keyList = z.array(z.object({ createdAt: z.number(), jwk }));
const secrets = z.array(z.string()).min(1);

/** A private RSA key as JWK; createdAt in ms. */
export type SigningKey = z.infer<typeof keyList>[number];

const KEYS = 'signing_keys';
const COOKIE_KEYS = 'cookie_keys';
const COOKIE_KEY_BYTES = 32;
/** How long a replaced key stays published: longer than any token that it signed. */
const RETIRED_MS = 2 * 24 * 60 * 60 * 1000;

async function newKey(now: number): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(12).toString('base64url');
  return { createdAt: now, jwk: { ...(await exportJWK(privateKey)), kty: 'RSA', kid, alg: 'RS256', use: 'sig' } };
}

/** The keys in order of use: the first one signs, the others still verify. Created at the first start. */
export async function loadSigningKeys(db: Kysely<Tables>, now: number): Promise<SigningKey[]> {
  const stored = await readSetting(db, KEYS);
  if (stored === null) await addSetting(db, KEYS, [await newKey(now)]);
  return keyList.parse(stored ?? (await readSetting(db, KEYS)));
}

/** Adds a new signing key. Signatures of the previous one still verify for two days. */
export async function rotateSigningKeys(db: Kysely<Tables>, now: number): Promise<SigningKey[]> {
  const [current, ...older] = await loadSigningKeys(db, now);
  const newest = await newKey(now);
  // An older key was replaced when its successor was created.
  const successors = [current, ...older];
  const validKeys = older.filter((_, index) => now - (successors[index]?.createdAt ?? 0) < RETIRED_MS);
  const keys = [newest, ...(current ? [current] : []), ...validKeys];
  await writeSetting(db, KEYS, keys);
  return keys;
}

/** The keys that sign cookies, created at the first start. */
export async function loadCookieKeys(db: Kysely<Tables>): Promise<string[]> {
  const stored = await readSetting(db, COOKIE_KEYS);
  if (stored === null) await addSetting(db, COOKIE_KEYS, [randomBytes(COOKIE_KEY_BYTES).toString('base64url')]);
  return secrets.parse(stored ?? (await readSetting(db, COOKIE_KEYS)));
}
