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
  it('a customer reads what is for customers; what is for the staff is null, or forbidden where it may not be', async () => {
    const { result } = await run('{ account shop { takings } }', signedIn(false));
    expect(result).toEqual({ data: { account: 'mine', shop: { takings: null } } });
    expect(await codesOf('{ desk }', signedIn(false))).toEqual(['FORBIDDEN']);
    expect(staffCalls).toEqual([]);
  });

  it('the staff reads all of it, and each request is reported once with its caller', async () => {
    const { result } = await run('{ account desk shop { takings name } }', signedIn(true));
    expect(result).toEqual({ data: { account: 'mine', desk: 'staff only', shop: { takings: 7, name: 'Miel' } } });
    expect(staffCalls).toEqual(['Query.desk ann']);
  });

  it('a volunteer reads what is for all of staff, and is refused what is for managers', async () => {
    expect((await run('{ desk shop { takings } }', signedIn(true, false))).result).toEqual({
      data: { desk: 'staff only', shop: { takings: 7 } },
    });
    expect(await codesOf('{ safe }', signedIn(true, false))).toEqual(['FORBIDDEN']);
    expect(await codesOf('{ safe }', signedIn(false))).toEqual(['FORBIDDEN']);
    expect((await run('{ safe }', signedIn(true))).result).toEqual({ data: { safe: 12 } });
    staffCalls.splice(0);
  });

  it('a request with a field of many rows is reported once', async () => {
    const before = staffCalls.length;
    await run('{ shop { takings } again: shop { takings } }', signedIn(true));
    expect(staffCalls.slice(before)).toEqual(['Product.takings ann']);
  });

  it('to a guest what is for customers or staff is null, or refused where it may not be', async () => {
    const { result } = await run('{ account shop { takings name } }');
    expect(result).toEqual({ data: { account: null, shop: { takings: null, name: 'Miel' } } });
    expect(await codesOf('{ desk }')).toEqual(['UNAUTHENTICATED']);
  });

  it('a PUBLIC field cannot learn who asks', async () => {
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
  ])('%s is the same for all: %s', async (query, isPublic) => {
    const answer = await run(query);
    expect(answer.ran).toBe(true);
    expect(answer.isPublic).toBe(isPublic);
  });
});
