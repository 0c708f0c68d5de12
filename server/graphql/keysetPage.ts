import { MarketError } from '../marketError.ts';
import { listHashOf, pageSizeOf } from './connection.ts';
import type { Connection, PageArgs } from './connection.ts';

/** A page as the database selects it: `limit` rows after the row with the sort key `after`, one more than is shown. */
export type KeysetRange = { after: readonly string[] | null; limit: number };

/** The database's result: rows in their total order, each with its sort key as texts, and the total count. */
export type KeysetRows<T> = { rows: readonly { key: readonly string[]; node: T }[]; count: number };

const encode = (list: string, key: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url');

function decode(cursor: string, list: string): readonly string[] {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new MarketError('BAD_CURSOR');
  }
  const isKey = Array.isArray(parts) && parts.every((part) => typeof part === 'string') && parts[0] === list;
  const key: string[] = isKey ? (parts as string[]).slice(1) : [];
  if (!isKey || encode(list, key) !== cursor) throw new MarketError('BAD_CURSOR');
  return key;
}

/**
 * One page of a list too long to be read completely (schema: LISTS). The cursor is the sort key itself, so that every
 * page costs the same, and a page begins there also when its row has gone. As `paginate`: `listKey` names list and
 * arguments; BAD_CURSOR, BAD_INPUT.
 */
export async function keysetPage<T>(
  args: PageArgs,
  listKey: string,
  readRows: (range: KeysetRange) => Promise<KeysetRows<T>>,
): Promise<Connection<T>> {
  const first = pageSizeOf(args);
  const list = listHashOf(listKey);
  const after = args.after ?? null;
  const { rows, count } = await readRows({ after: after === null ? null : decode(after, list), limit: first + 1 });
  const edges = rows.slice(0, first).map(({ key, node }) => ({ cursor: encode(list, key), node }));
  return {
    edges,
    count,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/**
 * `keysetPage` of entities whose uuids are selected first; `readAll` reads those of one page together. Rows that were
 * deleted meanwhile are left out.
 */
export async function keysetPageOf<T extends { id: string }>(
  args: PageArgs,
  listKey: string,
  find: (range: KeysetRange) => Promise<KeysetRows<string>>,
  readAll: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<Connection<T>> {
  const { edges, ...rest } = await keysetPage(args, listKey, find);
  const nodes = await readAll(edges.map(({ node }) => node));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    ...rest,
    edges: edges.flatMap(({ cursor, node: id }) => {
      const node = byId.get(id);
      return node ? [{ cursor, node }] : [];
    }),
  };
}
