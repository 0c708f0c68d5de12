import { createHash } from 'node:crypto';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Begins the text of a statement that each connection prepares once and from then on only runs: for the few that are run
 * all the time, whose planning costs more than their work. Such a statement names its columns, so that a later migration
 * does not change what it answers.
 */
export const PREPARED = '/* prepared */';

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/**
 * The connection as kysely uses it, preparing what asks for it. For PostgreSQL only: every connection of the embedded
 * database is the same session, which keeps what an earlier one prepared.
 */
export function preparing(client: pg.PoolClient): PostgresPoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  const query = client.query.bind(client);
  const own: PostgresPoolClient = new Proxy(client, {
    get(target, key) {
      if (key === 'query')
        return (text: unknown, values: unknown[]) =>
          typeof text === 'string' && text.startsWith(PREPARED)
            ? query({ name: nameOf(text), text, values })
            : Reflect.apply(query, target, [text, values]);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  wrapped.set(client, own);
  return own;
}
