import { describe, expect, it } from 'vitest';
import { codesOf, run } from '../../tests/support/smallSchema.ts';

describe('the check of a document’s size', () => {
  const pages = (outer: number, inner: number) =>
    `{ shops(first: ${outer}) { edges { node { shops(first: ${inner}) { edges { node { id } } } } } } }`;
  /** 13 levels of fields, and what is inside. */
  const levels = (inside: string) =>
    `{ node(id: "x") { ... on Product { ${'shops(first: 1) { edges { node { '.repeat(4)}${inside}${' } } }'.repeat(4)} } } }`;
  it.each([
    ['5,000 nodes in nested pages', pages(50, 99), []],
    ['5,050 nodes', pages(50, 100), ['TOO_LARGE']],
    ['pages of more than 100, which have 100', pages(40, 200), []],
    [
      'pages whose things are not asked for',
      '{ shops(first: 100) { count edges { node { shops(first: 100) { count } } } } }',
      [],
    ],
    [
      'the size that is used when none is asked',
      '{ shops(first: 100) { edges { node { shops { edges { node { shops { edges { node { id } } } } } } } } } }',
      ['TOO_LARGE'],
    ],
    ['20 root fields', `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: shop { name }`).join(' ')} }`, []],
    ['21 of them', `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: shop { name }`).join(' ')} }`, ['TOO_LARGE']],
    [
      '21 of them in a fragment',
      `{ ...F } fragment F on Query { ${Array.from({ length: 21 }, (_, i) => `a${i}: shop { name }`).join(' ')} }`,
      ['TOO_LARGE'],
    ],
    [
      'aliases beyond counting',
      `{ shop { ${Array.from({ length: 2001 }, (_, i) => `a${i}: name`).join(' ')} } }`,
      ['TOO_LARGE'],
    ],
    ['1,110 nodes in plain lists', `{ shop ${'{ all '.repeat(3)}{ name }${' }'.repeat(3)} }`, []],
    ['11,110 nodes in plain lists', `{ shop ${'{ all '.repeat(4)}{ name }${' }'.repeat(4)} }`, ['TOO_LARGE']],
    [
      '4,995 nodes in plain lists within a page',
      '{ shops(first: 45) { edges { node { all { shops(first: 10) { edges { node { id } } } } } } } }',
      [],
    ],
    [
      '5,061 nodes in plain lists within a page',
      '{ shops(first: 21) { edges { node { all { shops(first: 23) { edges { node { id } } } } } } } }',
      ['TOO_LARGE'],
    ],
    [
      '11,110 things without an id in plain lists',
      `{ shop ${'{ tags '.repeat(4)}{ word }${' }'.repeat(4)} }`,
      ['TOO_LARGE'],
    ],
    ['lists within lists', `{ shop ${'{ all '.repeat(5)}{ name }${' }'.repeat(5)} }`, ['TOO_LARGE']],
    ['braces too deep for the parser', '{ a'.repeat(2900) + ' }'.repeat(2900), ['TOO_LARGE']],
    ['braces too deep for us', '{ a'.repeat(51) + ' }'.repeat(51), ['TOO_LARGE']],
    ['brackets too deep', `{ shops(after: ${'['.repeat(51)}${']'.repeat(51)}) { count } }`, ['TOO_LARGE']],
    ['15 levels', levels('shops(first: 1) { count }'), []],
    ['17 levels', levels('shops(first: 1) { edges { node { id } } }'), ['TOO_LARGE']],
    ['text without end', `{ ${'shop { name } '.repeat(3000)} }`, ['TOO_LARGE']],
    [
      'fragments that double and double',
      `{ shop { ...F0 } } ${Array.from({ length: 12 }, (_, i) => `fragment F${i} on Product { a: name ...F${i + 1} b: name ...F${i + 1} }`).join(' ')} fragment F12 on Product { id }`,
      ['TOO_LARGE'],
    ],
  ])('judges %s', async (_, query, codes) => {
    expect(await codesOf(query)).toEqual(codes);
  });

  it('counts page sizes in variables', async () => {
    const query =
      'query($n: Int) { shops(first: 100) { edges { node { shops(first: $n) { edges { node { id } } } } } } }';
    expect(await codesOf(query, { variables: { n: 49 } })).toEqual([]);
    expect(await codesOf(query, { variables: { n: 50 } })).toEqual(['TOO_LARGE']);
  });

  it('rejects a fragment that contains itself, without following it', async () => {
    expect((await run('{ shop { ...F } } fragment F on Product { ...F }')).ran).toBe(false);
  });

  it('rejects more than 100 ids', async () => {
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const ids = Array.from({ length: 101 }, (_, index) => String(index));
    expect(await codesOf(query, { variables: { ids: ids.slice(1) } })).not.toContain('BAD_INPUT');
    expect((await run(query, { variables: { ids } })).result.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      params: { field: 'ids' },
    });
  });
});
