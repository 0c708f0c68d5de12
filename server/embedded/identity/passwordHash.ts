import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';

/** 32 MB and about a tenth of a second per check. */
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

type Parameters = { cost: number; blockSize: number; parallel: number };

const derive = (password: string, salt: Buffer, { cost, blockSize, parallel }: Parameters): Promise<Buffer> => {
  const options: ScryptOptions = { N: cost, r: blockSize, p: parallel, maxmem: MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    // Keyboards may encode the same accent in two ways.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

const currentParameters: Parameters = { cost: COST, blockSize: BLOCK_SIZE, parallel: PARALLEL };
const encode = (salt: Buffer, key: Buffer): string =>
  ['scrypt', COST, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join('$');

/** `scrypt$N$r$p$salt$key`: contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(salt, await derive(password, salt, currentParameters));
}

/** A dummy hash, so that the password of a missing account takes as long to refuse. */
const nobody = encode(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** Whether the password matches the hash; null stands for a missing account, and takes the same time. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, cost, blockSize, parallel, salt = '', key = ''] = (hash ?? nobody).split('$');
  const parameters = { cost: Number(cost), blockSize: Number(blockSize), parallel: Number(parallel) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null;
}
