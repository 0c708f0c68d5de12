import { describe, expect, it } from 'vitest';
import { MarketError } from '../marketError.ts';
import { paginate } from './connection.ts';
import type { Connection } from './connection.ts';

const list = Array.from({ length: 45 }, (_, index) => ({ id: `thing-${index}` }));
const LIST = 'products priority asc';

function refusalOf(work: () => unknown): MarketError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof MarketError) return error;
    throw error;
  }
}

describe('pages', () => {
  it('follow one another to the end, without gaps', () => {
    const seenIds: string[] = [];
    let after: string | null = null;
    do {
      const page: Connection<{ id: string }> = paginate(list, { first: 20, after }, LIST);
      seenIds.push(...page.edges.map(({ node }) => node.id));
      expect(page.count).toBe(45);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seenIds).toEqual(list.map(({ id }) => id));
  });

  it('have 20 nodes by default, and 0 to 100 on request', () => {
    expect(paginate(list, {}, LIST).edges).toHaveLength(20);
    expect(paginate(list, { first: null, after: null }, LIST).edges).toHaveLength(20);
    expect(paginate(list, { first: 100 }, LIST).pageInfo.hasNextPage).toBe(false);
    const none = paginate(list, { first: 0 }, LIST);
    expect(none).toEqual({
      edges: [],
      count: 45,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
    for (const first of [-1, 101, 1.5, Number.NaN]) {
      expect(refusalOf(() => paginate(list, { first }, LIST))).toMatchObject({
        code: 'BAD_INPUT',
        params: { field: 'first' },
      });
    }
  });
});

describe('a cursor', () => {
  const first = paginate(list, { first: 10 }, LIST);
  const after = first.pageInfo.endCursor ?? '';

  it('stays valid when nodes before it come and go', () => {
    const fewer = list.slice(5);
    expect(paginate(fewer, { first: 1, after }, LIST).edges[0]?.node.id).toBe('thing-10');
    const more = [{ id: 'new' }, ...list];
    expect(paginate(more, { first: 1, after }, LIST).edges[0]?.node.id).toBe('thing-10');
  });

  it('continues at its place when its node has left the list', () => {
    const withoutNinth = list.filter(({ id }) => id !== 'thing-9');
    expect(paginate(withoutNinth, { first: 1, after }, LIST).edges[0]?.node.id).toBe('thing-10');
    const lastPage = paginate(list.slice(0, 3), { first: 1, after }, LIST);
    expect(lastPage.edges).toEqual([]);
    expect(lastPage.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('is refused for another list or other arguments, or if it is forged (BAD_CURSOR)', () => {
    const cursorParts = Buffer.from(after, 'base64url').toString().split(' ');
    const forged = [
      Buffer.from(['x', ...cursorParts.slice(1)].join(' ')),
      Buffer.from([...cursorParts, 'more'].join(' ')),
      Buffer.from([cursorParts[0], cursorParts[1], '-1'].join(' ')),
      Buffer.from([cursorParts[0], cursorParts[1], '1e3'].join(' ')),
      Buffer.from([cursorParts[0], cursorParts[1], ''].join(' ')),
    ].map((bytes) => bytes.toString('base64url'));
    for (const badCursor of ['', 'garbage', `${after}=`, 'YQ', ...forged]) {
      expect(refusalOf(() => paginate(list, { after: badCursor }, LIST))?.code, badCursor).toBe('BAD_CURSOR');
    }
    expect(refusalOf(() => paginate(list, { after }, 'products name asc'))?.code).toBe('BAD_CURSOR');
    expect(refusalOf(() => paginate(list, { after }, LIST))).toBeNull();
  });
});
