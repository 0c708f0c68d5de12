import { describe, expect, test } from 'vitest';
import { codesOf, lines, run } from '../../tests/support/smallSchema.ts';

describe('permissions', () => {
  test('nobody is signed in: what is for customers or staff is null, or refused where it may not be', async () => {
    const { result } = await run('{ account shop { takings name } }');
    expect(result).toEqual({ data: { account: null, shop: { takings: null, name: 'Miel' } } });
    expect(await codesOf('{ desk }')).toEqual(['UNAUTHENTICATED']);
  });

  test('a PUBLIC field cannot learn who asks', async () => {
    lines.length = 0;
    const { result } = await run('{ leak }');
    expect(result).toMatchObject({ data: { leak: null }, errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(lines[0]).toContain('A PUBLIC field asked who its visitor is');
  });

  const product = 'prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6';
  const cart = 'crt_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6';
  test.each([
    ['{ shop { name } }', true],
    ['{ shop { name } cart { id } }', false],
    ['{ ...F } fragment F on Query { cart { __typename } }', false],
    ['{ shop { takings } }', false],
    ['{ account }', false],
    ['{ __typename }', true],
    ['mutation { spoil(how: "none") }', false],
    [`{ node(id: "${product}") { id ... on Cart { note } } }`, true],
    [`{ node(id: "${cart}") { id } }`, false],
    [`{ node(id: "${cart}") { ... on Product { name } } }`, false],
    [`{ nodes(ids: ["${product}", "${cart}"]) { id } }`, false],
    ['{ node(id: "nonsense") { id } }', true],
  ])('%s is the same for all: %s', async (query, isPublic) => {
    const answer = await run(query);
    expect(answer.ran).toBe(true);
    expect(answer.isPublic).toBe(isPublic);
  });
});
