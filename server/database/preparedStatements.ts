import { createHash } from 'node:crypto';
import type pg from 'pg';
import { confirmed } from './confirmedCommits.ts';

/**
 * Marks the text of a statement that each connection prepares once: for the few that run constantly, whose planning
 * costs more than their work. Such a statement names its columns, so that a later migration does not change its result.
 */
export const PREPARED = '/* prepared */';

/**
 * Which statements a connection prepares: those marked with PREPARED, each that is repeated, or none, where the next
 * statement may reach another session.
 */
export type Preparing = 'marked' | 'repeated' | 'none';

/**
 * The most statements that a connection prepares, and the most that it remembers having seen once: each lasts as long
 * as the connection.
 */
const MOST_STATEMENTS = 400;
/** Statements with a plan; a text with two statements has none. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;
/** After these an earlier plan may no longer return the same columns. */
const CHANGES_TABLES = /\b(?:create|alter|drop)\b/i;

/** The name that a statement is prepared under; null if it is not. `former`: its name until now, which is given up. */
type Naming = (text: string) => { name: string; former?: string } | null;

/**
 * PostgreSQL plans a statement for all values after five uses, and does not do it again as tables grow: a plan of empty ones reads
 * them whole. So a connection prepares it anew after 20 uses, and each time after eight times as many.
 */
const FIRST_USES = 20;
const MORE_USES = 8;

const hashes = new Map<string, string>();
function hashOf(text: string): string {
  const cachedHash = hashes.get(text);
  if (cachedHash !== undefined) return cachedHash;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  hashes.set(text, hash);
  return hash;
}

/** The naming of one connection. */
function whenMarked(): Naming {
  const statements = new Map<string, { name: string; uses: number; until: number }>();
  return (text) => {
    if (!text.startsWith(PREPARED)) return null;
    const statement = statements.get(text);
    if (!statement) {
      const name = hashOf(text);
      statements.set(text, { name, uses: 1, until: FIRST_USES });
      return { name };
    }
    statement.uses += 1;
    if (statement.uses <= statement.until) return statement;
    const former = statement.name;
    statement.name = `${hashOf(text)} ${statement.uses}`;
    statement.until *= MORE_USES;
    return { name: statement.name, former };
  };
}

const never: Naming = () => null;

let nameCount = 0;

/** The naming of one connection; no two share a name, because they may use the same session. */
function whenRepeated(): Naming {
  const once = new Set<string>();
  const namesByText = new Map<string, string>();
  return (text) => {
    const cachedName = namesByText.get(text);
    if (cachedName !== undefined) return { name: cachedName };
    if (!text.startsWith(PREPARED) && !PLANNED.test(text)) {
      if (CHANGES_TABLES.test(text)) namesByText.clear();
      return null;
    }
    if (namesByText.size >= MOST_STATEMENTS) return null;
    if (!once.delete(text)) {
      if (once.size >= MOST_STATEMENTS) once.clear();
      once.add(text);
      return null;
    }
    const name = `repeated ${(nameCount += 1)}`;
    namesByText.set(text, name);
    return { name };
  };
}

const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>();

/**
 * Wraps a connection to prepare statements. 'repeated' is for the embedded database, which plans at a fraction of
 * PostgreSQL's speed and whose tables nobody else changes. `onError` gets the error of each failed statement.
 */
export function preparing(
  client: pg.PoolClient,
  select: Preparing,
  onError: (error: unknown) => void = () => {},
): pg.PoolClient {
  const existing = wrapped.get(client);
  if (existing) return existing;
  const query = client.query.bind(client);
  const naming = { marked: whenMarked, repeated: whenRepeated, none: () => never }[select]();
  const proxied: pg.PoolClient = new Proxy(client, {
    get(target, key) {
      if (key === 'query')
        return (text: unknown, values?: unknown[]) => {
          const named = typeof text === 'string' ? naming(text) : null;
          // Queued before the statement; in a transaction that has failed it fails as well, and only the name stays.
          if (named?.former !== undefined) query(`deallocate "${named.former}"`).catch(() => {});
          const result: unknown = Reflect.apply(
            query,
            target,
            named ? [{ name: named.name, text, values }] : [text, values],
          );
          if (!(result instanceof Promise)) return result;
          const answer: Promise<unknown> = confirmed(target, result);
          answer.catch(onError);
          return answer;
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  wrapped.set(client, proxied);
  return proxied;
}
