import { createHash } from 'node:crypto';
import { MarketError } from '../marketError.ts';

type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};
export type Connection<T> = { edges: { cursor: string; node: T }[]; count: number; pageInfo: PageInfo };
export type PageArgs = { first?: number | null; after?: string | null };

/** What a list is asked for a page of it. */
type Pageable<T> = {
  readonly length: number;
  at(place: number): T | undefined;
  slice(from: number, to: number): T[];
  findIndex(isWanted: (item: T) => boolean): number;
};

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

const SEPARATOR = ' ';

/** The key of a list and its arguments, short enough for a cursor. */
export function listHashOf(listKey: string): string {
  return createHash('sha256').update(listKey).digest('base64url').slice(0, 11);
}

/** The size of a page. `first` outside 0 to 100 is BAD_INPUT. */
export function pageSizeOf(args: PageArgs): number {
  const first = args.first ?? DEFAULT_PAGE_SIZE;
  if (!Number.isInteger(first) || first < 0 || first > MAX_PAGE_SIZE)
    throw new MarketError('BAD_INPUT', { field: 'first' });
  return first;
}

function cursorOf(listHash: string, id: string, index: number): string {
  return Buffer.from([listHash, id, index].join(SEPARATOR)).toString('base64url');
}

function readCursor(cursor: string, listHash: string): { id: string; index: number } {
  const [, id, position] = Buffer.from(cursor, 'base64url').toString('utf8').split(SEPARATOR);
  const index = Number(position);
  const isIndex = Number.isSafeInteger(index) && index >= 0;
  if (id === undefined || !isIndex || cursorOf(listHash, id, index) !== cursor) throw new MarketError('BAD_CURSOR');
  return { id, index };
}

/** Where the page begins: after the cursor's node, or at its former position when it has left the list. */
function startAfter<T extends { id: string }>(list: Pageable<T>, cursor: string, listHash: string): number {
  const { id, index } = readCursor(cursor, listHash);
  const position = list.at(index)?.id === id ? index : list.findIndex((item) => item.id === id);
  return position >= 0 ? position + 1 : Math.min(index, list.length);
}

/**
 * One page of a list that is in its total order (schema: LISTS). `listKey` names the list and its arguments without
 * those of paging: a cursor of another list is BAD_CURSOR, never page one. `first` outside 0 to 100 is BAD_INPUT.
 */
export function paginate<T extends { id: string }>(list: Pageable<T>, args: PageArgs, listKey: string): Connection<T> {
  const first = pageSizeOf(args);
  const listHash = listHashOf(listKey);
  const after = args.after ?? null;
  const start = after === null ? 0 : startAfter(list, after, listHash);
  const edges = list
    .slice(start, start + first)
    .map((node, offset) => ({ cursor: cursorOf(listHash, node.id, start + offset), node }));
  return {
    edges,
    count: list.length,
    pageInfo: {
      hasNextPage: start + edges.length < list.length,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
