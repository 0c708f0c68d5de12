import { buildSchema, parse } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { beforeEach, describe, expect, it } from 'vitest';
import { MarketError } from '../../server/marketError.ts';
import type { ResolverMutant } from './resolverMutant.ts';
import { installSwitch, type ResolverSwitch } from './resolverSwitch.ts';

type Root = Record<string, (parent: unknown, args: Record<string, unknown>, context: { locale: string }) => unknown>;
type Shop = { count: number };

/** A shop with one number, as a schema whose queries are compiled once. */
function shopOf(shop: Shop) {
  const schema = buildSchema(`
    input Change { by: Int, note: String }
    type Cart { count: Int!, name: String }
    type Query { cart: Cart!, listed(first: Int = 2, only: String): [Int!]!, greeting: String! }
    type Mutation { add(change: Change!): Cart!, addAll(changes: [Change!]!): Cart!, leave: String! }
  `);
  const resolvers: Record<string, Root> = {
    Query: {
      cart: () => Promise.resolve({ ...shop, name: null }),
      listed: (_, { first, only }) => (only === 'none' ? [] : Array.from({ length: Number(first) }, (_one, at) => at)),
      greeting: (_, _args, { locale }) => (locale === 'en' ? 'Hello' : 'Bonjour'),
    },
    Mutation: {
      add(_, { change }) {
        const { by } = change as { by?: number };
        if (by === 0) throw new MarketError('MAX_REACHED', { nb: 1 });
        shop.count += by ?? 1;
        return { ...shop, name: null };
      },
      addAll(_, { changes }) {
        for (const { by } of changes as { by?: number }[]) shop.count += by ?? 1;
        return { ...shop, name: null };
      },
      leave: () => `left with ${shop.count}`,
    },
  };
  for (const [type, fields] of Object.entries(resolvers))
    for (const [name, resolve] of Object.entries(fields)) {
      const objectType = schema.getType(type);
      if (objectType && 'getFields' in objectType) Object.assign(objectType.getFields()[name] ?? {}, { resolve });
    }
  return schema;
}

describe('the switch', () => {
  let shop: Shop;
  let fault: ResolverSwitch;
  let query: (text: string) => Promise<{ data?: unknown; errors?: readonly { message: string }[] }>;
  beforeEach(() => {
    shop = { count: 1 };
    const schema = shopOf(shop);
    const names = [
      'Query.cart',
      'Query.listed',
      'Query.greeting',
      'Mutation.add',
      'Mutation.addAll',
      'Mutation.leave',
      'Cart.count',
    ];
    fault = installSwitch(schema, names);
    const compiled = new Map<string, CompiledQuery>();
    const compile = (text: string) => {
      const query = compileQuery(schema, parse(text));
      if (!isCompiledQuery(query)) throw new Error(text);
      compiled.set(text, query);
      return query;
    };
    query = async (text) => (compiled.get(text) ?? compile(text)).query(undefined, { locale: 'fr' }, {});
  });
  let current: ResolverMutant | null;
  const set = (mutant: ResolverMutant | null) => {
    current = mutant;
    fault.set(mutant);
  };
  const differences = () => (current ? fault.differencesOf(current) : 0);
  const mutant = (kind: ResolverMutant['kind'], at: string, detail?: string): ResolverMutant => ({
    kind,
    at,
    domain: 'cart',
    ...(detail !== undefined && { detail }),
  });

  it('makes one field of a query that is compiled once wrong from one call to the next, and right again', async () => {
    const text = '{ cart { count } greeting }';
    expect((await query(text)).data).toEqual({ cart: { count: 1 }, greeting: 'Bonjour' });
    set(mutant('one more', 'Cart.count'));
    expect((await query(text)).data).toEqual({ cart: { count: 2 }, greeting: 'Bonjour' });
    expect(differences()).toBe(1);
    set(mutant('the other language', 'Query.greeting'));
    expect((await query(text)).data).toEqual({ cart: { count: 1 }, greeting: 'Hello' });
    set(null);
    expect((await query(text)).data).toEqual({ cart: { count: 1 }, greeting: 'Bonjour' });
    expect(differences()).toBe(0);
  });

  it('remembers the first answer, separately for each fault', async () => {
    set(mutant('the first answer again', 'Query.cart'));
    await query('{ cart { count } }');
    shop.count = 7;
    expect((await query('{ cart { count } }')).data).toEqual({ cart: { count: 1 } });
    expect(differences()).toBe(1);
    set(mutant('the first answer again', 'Query.cart'));
    expect((await query('{ cart { count } }')).data).toEqual({ cart: { count: 7 } });
  });

  it('ignores an argument, which then has its default, and a part of an input', async () => {
    set(mutant('an argument ignored', 'Query.listed', 'first'));
    expect((await query('{ listed(first: 3) }')).data).toEqual({ listed: [0, 1] });
    expect((await query('{ listed(first: 2) }')).data).toEqual({ listed: [0, 1] });
    expect(differences()).toBe(1);
    set(mutant('an argument ignored', 'Query.listed', 'only'));
    expect((await query('{ listed(only: "none") }')).data).toEqual({ listed: [0, 1] });
    set(mutant('an input field ignored', 'Mutation.add', 'change.by'));
    expect((await query('mutation { add(change: {by: 5}) { count } }')).data).toEqual({ add: { count: 2 } });
    expect((await query('mutation { add(change: {note: "x"}) { count } }')).data).toEqual({ add: { count: 3 } });
    expect(differences()).toBe(1);
    set(mutant('an input field ignored', 'Mutation.addAll', 'changes.by'));
    const all = 'mutation { addAll(changes: [{by: 5}, {note: "x"}]) { count } }';
    expect((await query(all)).data).toEqual({ addAll: { count: 5 } });
    expect((await query('mutation { addAll(changes: [{note: "x"}]) { count } }')).data).toEqual({
      addAll: { count: 6 },
    });
    expect(differences()).toBe(1);
  });

  it('writes nothing: returns the earlier state, or the first answer again', async () => {
    set(mutant('nothing written', 'Mutation.add'));
    expect((await query('mutation { add(change: {by: 5}) { count } }')).data).toEqual({ add: { count: 1 } });
    expect(shop.count).toBe(1);
    set(mutant('nothing written', 'Mutation.leave'));
    expect((await query('mutation { leave }')).data).toEqual({ leave: 'left with 1' });
    shop.count = 9;
    expect((await query('mutation { leave }')).data).toEqual({ leave: 'left with 1' });
    expect(differences()).toBe(1);
  });

  it('swallows a refusal, and returns the first good answer instead', async () => {
    const refusedText = 'mutation { add(change: {by: 0}) { count } }';
    expect((await query(refusedText)).errors).toHaveLength(1);
    set(mutant('a refusal swallowed', 'Mutation.add', 'MAX_REACHED'));
    await query('mutation { add(change: {by: 1}) { count } }');
    const { data, errors } = await query(refusedText);
    expect([data, errors]).toEqual([{ add: { count: 2 } }, undefined]);
    expect(differences()).toBe(1);
    set(mutant('a refusal swallowed', 'Mutation.add', 'NO_PLACE'));
    expect((await query(refusedText)).errors).toHaveLength(1);
    expect(differences()).toBe(0);
  });

  it('throws for a field that the schema does not have', () => {
    expect(() => installSwitch(shopOf(shop), ['Cart.nothing'])).toThrow('no field Cart.nothing');
  });
});
