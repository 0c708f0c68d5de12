import { describe, expect, it } from 'vitest';
import { codesOf, context, lines, run, staffCalls } from '../../tests/support/smallSchema.ts';

const signedIn = (isStaff: boolean, isManager = isStaff) => ({
  context: {
    ...context,
    visitor: {
      ...context.visitor,
      customer: { id: 'ann', subject: 'auth0|ann', isStaff, isManager, completeProfile: false },
    },
  },
});

describe('permissions', () => {
  it('show customers what is for customers; what is for staff is null, or FORBIDDEN where null is not allowed', async () => {
    const { result } = await run('{ account shop { takings } }', signedIn(false));
    expect(result).toEqual({ data: { account: 'mine', shop: { takings: null } } });
    expect(await codesOf('{ desk }', signedIn(false))).toEqual(['FORBIDDEN']);
    expect(staffCalls).toEqual([]);
  });

  it('show managers everything for staff, and report each request once with its caller', async () => {
    const { result } = await run('{ account desk shop { takings name } }', signedIn(true));
    expect(result).toEqual({ data: { account: 'mine', desk: 'staff only', shop: { takings: 7, name: 'Miel' } } });
    expect(staffCalls).toEqual(['Query.desk ann']);
  });

  it('show volunteers what is for all of staff, and refuse what is for managers', async () => {
    expect((await run('{ desk shop { takings } }', signedIn(true, false))).result).toEqual({
      data: { desk: 'staff only', shop: { takings: 7 } },
    });
    expect(await codesOf('{ safe }', signedIn(true, false))).toEqual(['FORBIDDEN']);
    expect(await codesOf('{ safe }', signedIn(false))).toEqual(['FORBIDDEN']);
    expect((await run('{ safe }', signedIn(true))).result).toEqual({ data: { safe: 12 } });
    staffCalls.splice(0);
  });

  it('report a request once, even if it reads a field of many rows', async () => {
    const before = staffCalls.length;
    await run('{ shop { takings } again: shop { takings } }', signedIn(true));
    expect(staffCalls.slice(before)).toEqual(['Product.takings ann']);
  });

  it('answer guests with null for customers’ or staff’s fields, or UNAUTHENTICATED where null is not allowed', async () => {
    const { result } = await run('{ account shop { takings name } }');
    expect(result).toEqual({ data: { account: null, shop: { takings: null, name: 'Miel' } } });
    expect(await codesOf('{ desk }')).toEqual(['UNAUTHENTICATED']);
  });

  it('hide the visitor from a PUBLIC field', async () => {
    lines.length = 0;
    const { result } = await run('{ leak }');
    expect(result).toMatchObject({ data: { leak: null }, errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(lines[0]).toContain('A PUBLIC field asked who its visitor is');
  });

  const product = 'prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6';
  const cart = 'crt_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6';
  it.each([
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
  ])('decide whether %s is the same for everybody: %s', async (query, isPublic) => {
    const result = await run(query);
    expect(result.ran).toBe(true);
    expect(result.isPublic).toBe(isPublic);
  });
});
