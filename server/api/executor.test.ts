import { describe, expect, it } from 'vitest';
import { codesOf, context, executorTrusting, lines, run, shop, TRUSTED } from '../../tests/support/smallSchema.ts';
import { trustedHashes, hashOfDocument } from '../graphql/trustedDocuments.ts';
import { MarketError } from '../marketError.ts';

const spoil = (how: string) => run('mutation($how: String!) { spoil(how: $how) }', { variables: { how } });

describe('an error', () => {
  it('that is displayable has its text key and only the params that its text names', async () => {
    const { result, ran } = await spoil('displayable');
    expect(ran).toBe(true);
    expect(result.data).toBeNull();
    expect(result.errors).toMatchObject([{ message: 'products.max_reached', path: ['spoil'] }]);
    expect(result.errors?.[0]?.extensions).toEqual({
      code: 'MAX_REACHED',
      displayable: true,
      localized: false,
      params: { nb: 3, variant: '500 g', name: 'Miel' },
    });
  });

  it('that is hidden has its params and is not displayable', async () => {
    const { errors } = (await spoil('hidden')).result;
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      displayable: false,
      localized: false,
      params: { field: 'how' },
    });
  });

  it('is one of several entries under one path if a field raises several', async () => {
    const { errors } = (await spoil('several')).result;
    expect(errors?.map(({ message, path }) => [message, path])).toEqual([
      ['cart.no_place', ['spoil']],
      ['cart.no_alcohol', ['spoil']],
    ]);
  });

  it('that nobody expected is masked, and logged under the id in the answer', async () => {
    for (const how of ['unexpected', 'nothing']) {
      lines.length = 0;
      const { errors } = (await spoil(how)).result;
      expect(errors).toMatchObject([
        { message: 'Internal error', extensions: { code: 'INTERNAL', displayable: false } },
      ]);
      expect(JSON.stringify(errors)).not.toContain('hunter2');
      const { request } = errors?.[0]?.extensions?.params ?? {};
      expect(String(request).length).toBe(36);
      expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ request, path: ['spoil'] });
    }
  });

  it('says when to try again while the database is away', async () => {
    const { errors } = (await spoil('away')).result;
    const message = 'errors.try_later';
    expect(errors).toMatchObject([
      { message, extensions: { code: 'TRY_LATER', displayable: true, params: { seconds: 15 } } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it('is BAD_INPUT for an explicit null where none is allowed', async () => {
    const query = 'mutation($count: Int = 2) { spoil(how: "none", count: $count) }';
    const { errors } = (await run(query, { variables: { count: null } })).result;
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', params: { field: 'count' } });
  });
});

describe('the validation of a document', () => {
  it.each([
    ['of wrong syntax', '{ shop {', {}],
    ['with an unknown field', '{ shop { colour } }', {}],
    ['with an unknown argument', '{ shop(x: 1) { name } }', {}],
    ['without its variable', 'mutation($how: String!) { spoil(how: $how) }', {}],
    ['with a variable of a wrong type', 'mutation($how: String!) { spoil(how: $how) }', { variables: { how: 7 } }],
    ['whose operation is not the one named', 'query A { shop { name } }', { operationName: 'B' }],
    ['with two operations and no name', 'query A { shop { name } } query B { shop { id } }', {}],
    ['without operation', 'fragment F on Product { name }', {}],
    ['that subscribes', 'subscription { shop { name } }', {}],
  ])('rejects one %s', async (_, query, more) => {
    const { result, ran, isPublic } = await run(query, more);
    expect(ran).toBe(false);
    expect(isPublic).toBe(true);
    expect('data' in result).toBe(false);
    expect(result.errors?.length).toBeGreaterThan(0);
    for (const { extensions, message } of result.errors ?? []) {
      expect(extensions).toMatchObject({ code: 'BAD_INPUT', displayable: false });
      expect(message.length).toBeGreaterThan(10);
    }
  });

  it('runs the named operation of several', async () => {
    const query = 'query A { shop { name } } query B { shop { id } }';
    expect((await run(query, { operationName: 'B' })).result.data).toEqual({ shop: { id: shop.id } });
    expect((await run(query, { operationName: 'A' })).result.data).toEqual({ shop: { name: 'Miel' } });
  });
});

describe('trusted documents', () => {
  it('run, and any other document is refused', async () => {
    expect((await run(TRUSTED, { trustedOnly: true })).result.data).toEqual({ shop: { name: 'Miel' } });
    const { errors, data } = (await run(`${TRUSTED} `, { trustedOnly: true })).result;
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'errors.reload', extensions: { code: 'UNKNOWN_DOCUMENT', displayable: true } },
    ]);
  });

  it('are required even if another caller just ran the same document', async () => {
    const otherQuery = '{ shop { id } }';
    expect(await codesOf(otherQuery)).toEqual([]);
    expect(await codesOf(otherQuery, { trustedOnly: true })).toEqual(['UNKNOWN_DOCUMENT']);
  });

  it('exclude introspection', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await run(query)).result.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect(await codesOf(query, { trustedOnly: true })).toEqual(['UNKNOWN_DOCUMENT']);
    const trusting = executorTrusting(query);
    const { ran, result } = await trusting.run({ query, context, trustedOnly: true });
    expect([ran, result.data]).toEqual([false, undefined]);
  });

  it('are rejected if a text does not match its hash', () => {
    expect(() => trustedHashes({ [hashOfDocument('a')]: 'b' })).toThrow('operations.json');
  });
});

describe('the guard', () => {
  it('receives every root field with its arguments, and can stop all of them', async () => {
    const contexts: unknown[] = [];
    const query = 'mutation($how: String!) { a: spoil(how: $how) b: spoil(how: "x", count: 3) }';
    const { result } = await run(query, {
      variables: { how: 'none' },
      async guard(call) {
        contexts.push(call);
        return { error: new MarketError('RATE_LIMITED', { seconds: 9 }), key: 'b' };
      },
    });
    expect(contexts).toEqual([
      {
        kind: 'mutation',
        isPublic: false,
        fields: [
          { name: 'spoil', key: 'a', arguments: { how: 'none', count: 1 } },
          { name: 'spoil', key: 'b', arguments: { how: 'x', count: 3 } },
        ],
      },
    ]);
    expect(result).toMatchObject({
      data: null,
      errors: [{ path: ['b'], message: 'errors.basic_retry', extensions: { params: { seconds: 9 } } }],
    });
  });
});
