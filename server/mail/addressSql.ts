import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/** SHA-256 of an address, by which its reader's choices and mails are stored. `addressHashSql` is the same in a statement. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
/** Of a column or expression. */
export const addressHashSql = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`encode(sha256(convert_to(lower(${column}), 'UTF8')), 'hex')`;
