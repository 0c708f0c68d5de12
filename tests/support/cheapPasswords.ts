import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
const LEAST_COST = 16;
let users = 0;

function replaceScrypt(by: typeof scrypt): void {
  crypto.scrypt = by;
  syncBuiltinESMExports();
}

/**
 * Derives passwords at the least cost, for databases that live no longer than the calling test: their hashes still name
 * the cost of production, which `passwords.test.ts` pays. Returns what ends it.
 */
export function cheapPasswords(): () => void {
  users += 1;
  replaceScrypt(((
    password: BinaryLike,
    salt: BinaryLike,
    bytes: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, bytes, { ...options, N: LEAST_COST }, done)) as typeof scrypt);
  return () => {
    users -= 1;
    if (users === 0) replaceScrypt(scrypt);
  };
}
