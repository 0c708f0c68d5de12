import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * Begins the text of a statement that each connection prepares once and from then on only runs: for the few that are run
 * all the time, whose planning costs more than their work. Such a statement names its columns, so that a later migration
 * does not change what it answers.
 */
export const PREPARED = '/* prepared */';

/** Which statements a connection prepares: those that ask for it (PREPARED), or each that comes a second time. */
export type Preparing = 'asked' | 'repeated';

/** A connection prepares no more than these, and remembers no more that came once: each is kept for its whole life. */
const MOST_STATEMENTS = 400;
/** What plans are made of; of two statements in one text there is no plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;
/** After these an earlier plan may no longer answer the same columns. */
const CHANGES_TABLES = /\b(?:create|alter|drop)\b/i;

/** The name that a statement is prepared under, null for one that is not. */
type Naming = (text: string) => string | null;

const names = new Map<string, string>();
const whenAsked: Naming = (text) => {
  if (!text.startsWith(PREPARED)) return null;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
};

let given = 0;

/** The naming of one connection; no two have a name in common, for they may come to the same session. */
function whenRepeated(): Naming {
  const once = new Set<string>();
  const named = new Map<string, string>();
  return (text) => {
    const known = named.get(text);
    if (known !== undefined) return known;
    if (!text.startsWith(PREPARED) && !PLANNED.test(text)) {
      if (CHANGES_TABLES.test(text)) named.clear();
      return null;
    }
    if (named.size >= MOST_STATEMENTS) return null;
    if (!once.delete(text)) {
      if (once.size >= MOST_STATEMENTS) once.clear();
      once.add(text);
      return null;
    }
    const name = `repeated ${(given += 1)}`;
    named.set(text, name);
    return name;
  };
}

const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>();

/**
 * The connection as it is used, preparing statements. 'repeated' is for the embedded database: it plans at a fraction of
 * PostgreSQL's speed, and nobody changes its tables behind the back of its one session.
 */
export function preparing(client: pg.PoolClient, which: Preparing): pg.PoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  const query = client.query.bind(client);
  const naming = which === 'asked' ? whenAsked : whenRepeated();
  const own: pg.PoolClient = new Proxy(client, {
    get(target, key) {
      if (key === 'query')
        return (text: unknown, values?: unknown[]) => {
          const name = typeof text === 'string' && naming(text);
          return Reflect.apply(query, target, name ? [{ name, text, values }] : [text, values]);
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  wrapped.set(client, own);
  return own;
}
