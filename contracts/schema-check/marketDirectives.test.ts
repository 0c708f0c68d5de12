import { buildSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { edited, verdictsOf } from '../../tests/support/contracts/checkedSchemas.ts';

const SCHEMA = `
directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
directive @raises(codes: [ErrorCode!]!) on FIELD_DEFINITION
directive @shows(key: String) on ENUM_VALUE
enum Audience { PUBLIC GUEST_SESSION CUSTOMER OWNER STAFF }
enum ErrorCode { GONE @shows(key: "errors.gone") LATE @shows(key: "errors.gone") NEW @shows(key: "errors.new") TOLD }
type Query {
  cart: Cart @access(to: GUEST_SESSION)
  other: Int @access(to: PUBLIC)
}
type Cart @access(to: CUSTOMER) { id: ID! total: Int! }
type Mutation { close: Cart @access(to: CUSTOMER) @raises(codes: [GONE]) }
`;
const CART = 'query A { cart { id total } }';
const CLOSE = 'mutation B { close { id } }';
const check = (from: string, to: string) => verdictsOf(SCHEMA, edited(SCHEMA, from, to), CART, CLOSE);

describe('the callers of a field', () => {
  it('break operations when they become fewer', () => {
    const [line, ...others] = check('cart: Cart @access(to: GUEST_SESSION)', 'cart: Cart @access(to: CUSTOMER)');
    expect(line).toMatch(/^breaking Query.cart is for CUSTOMER, and was for GUEST_SESSION: .* \[A cart\]$/);
    expect(others).toEqual([]);
  });

  it('may become more', () => {
    expect(check('cart: Cart @access(to: GUEST_SESSION)', 'cart: Cart @access(to: PUBLIC)')).toEqual([
      'safe Query.cart was Cart @access(to: GUEST_SESSION) and is Cart @access(to: PUBLIC); everything in use still fits',
    ]);
  });

  it('may change if no operation selects the field', () => {
    expect(check('other: Int @access(to: PUBLIC)', 'other: Int @access(to: STAFF)')).toEqual([
      'safe Query.other was Int @access(to: PUBLIC) and is Int @access(to: STAFF); nothing in use requests it',
    ]);
  });

  it('are reported once for a type, with every selected field of it', () => {
    const [line, ...others] = check('type Cart @access(to: CUSTOMER)', 'type Cart @access(to: OWNER)');
    expect(line).toMatch(/^breaking Cart is for OWNER.* \[A cart.id\] \[B close.id\] \[A cart.total\]$/);
    expect(others).toEqual([]);
  });
});

describe('the codes that a field raises', () => {
  it('are a risk if their code leaves the enum, which code may handle', () => {
    const gone = 'is gone: code that handles it is not reached any more, and readers get another text';
    expect(check('enum ErrorCode { GONE', 'enum ErrorCode { WENT')[0]).toBe(`risky ErrorCode.GONE ${gone} [B close]`);
    const without = SCHEMA.replace('GONE @shows(key: "errors.gone") ', '').replace('[GONE]', '[LATE]');
    expect(verdictsOf(SCHEMA, without, CART, CLOSE)[0]).toBe(`risky ErrorCode.GONE ${gone} [B close]`);
    expect(check(' TOLD }', ' }')).toEqual([`risky ErrorCode.TOLD ${gone} [A cart] [B close]`]);
  });

  it('may become more if the release has their texts', () => {
    expect(check('codes: [GONE]', 'codes: [GONE, LATE]')).toEqual(['safe Mutation.close can raise LATE now [B close]']);
    expect(check('codes: [GONE]', 'codes: [GONE, TOLD]')).toEqual(['safe Mutation.close can raise TOLD now [B close]']);
  });

  it('are a risk if no release has their text', () => {
    const fresh = SCHEMA.replace('TOLD }', 'TOLD FRESH @shows(key: "errors.fresh") }').replace(
      '[GONE]',
      '[GONE, FRESH]',
    );
    expect(verdictsOf(SCHEMA, fresh, CLOSE)[0]).toBe(
      'risky Mutation.close can raise FRESH now, and a release in use may not have errors.fresh [B close]',
    );
    expect(check('GONE @shows(key: "errors.gone")', 'GONE @shows(key: "errors.other")')[0]).toBe(
      'risky ErrorCode.GONE is shown under another text, and a release in use may not have errors.other [B close]',
    );
  });

  describe('the texts of codes', () => {
    const COUNTED = `
directive @raises(codes: [ErrorCode!]!) on FIELD_DEFINITION
directive @shows(key: String, params: [String!]! = []) on ENUM_VALUE
enum ErrorCode { MAX @shows(key: "products.max", params: ["nb", "name"]) FEW @shows(key: "products.few", params: ["nb"]) HIDDEN }
type Query { a: Int @raises(codes: [MAX, FEW]) b: Int @raises(codes: [MAX]) other: Int @raises(codes: [HIDDEN]) }
`;
    const check2 = (from: string, to: string) =>
      verdictsOf(COUNTED, edited(COUNTED, from, to), 'query A { a b other }');

    it('keep their params', () => {
      expect(check2('params: ["nb", "name"]', 'params: ["name"]')).toEqual([
        'breaking ErrorCode.MAX leaves {{nb}} in the text products.max without a value [A a] [A b]',
      ]);
      expect(check2('params: ["nb", "name"]', 'params: ["name", "nb", "more"]').join()).toMatch(/^safe ErrorCode.MAX/);
    });

    it('cannot be replaced by texts with more params', () => {
      expect(check2('key: "products.few", params: ["nb"]', 'key: "products.max", params: ["nb"]')).toEqual([
        'breaking ErrorCode.FEW leaves {{name}} in the text products.max without a value [A a]',
      ]);
      expect(check2('key: "products.max", params: ["nb", "name"]', 'key: "products.few", params: ["nb"]')[0]).toMatch(
        /^safe ErrorCode.MAX is shown under another text, products.few, which releases in use have/,
      );
    });

    it('cannot be removed silently', () => {
      expect(check2(' @shows(key: "products.few", params: ["nb"])', '')).toEqual([
        'risky ErrorCode.FEW is shown no more: readers get a general text in place of products.few [A a]',
      ]);
    });

    it('may change for a code that no operation in use raises', () => {
      const lines = verdictsOf(COUNTED, edited(COUNTED, 'params: ["nb", "name"]', 'params: []'), 'query A { other }');
      expect(lines.map((line) => line.split(' ')[0])).toEqual(['safe']);
    });
  });

  describe('that any call may be refused with, since no field names them', () => {
    const ANY = `
directive @raises(codes: [ErrorCode!]!) on FIELD_DEFINITION
directive @shows(key: String, params: [String!]! = []) on ENUM_VALUE
enum ErrorCode {
  SIGNED_OUT
  NOBODY @shows(key: "errors.retry")
  OFTEN @shows(key: "errors.retry", params: ["seconds"])
  CLOSED @shows(key: "errors.closed", params: ["until"])
  MAX @shows(key: "errors.max")
}
type Query { a: Int other: Int @raises(codes: [MAX]) }
type Mutation { b: Int }
`;
    const checkAny = (from: string, to: string) =>
      verdictsOf(ANY, edited(ANY, from, to), 'query A { a also: a }', 'mutation B { b }');

    it('keep their params, in the text and for the code that reads them', () => {
      expect(checkAny(', params: ["until"]', '')).toEqual([
        'breaking ErrorCode.CLOSED leaves {{until}} in the text errors.closed without a value [A a] [B b]',
      ]);
      expect(checkAny(', params: ["seconds"]', '')).toEqual([
        'breaking ErrorCode.OFTEN comes without seconds, which code that handles it may read [A a] [B b]',
      ]);
    });

    it('keep their text', () => {
      expect(checkAny(' @shows(key: "errors.closed", params: ["until"])', '')).toEqual([
        'risky ErrorCode.CLOSED is shown no more: readers get a general text in place of errors.closed [A a] [B b]',
      ]);
      expect(checkAny('"errors.closed"', '"errors.shut"')).toEqual([
        'risky ErrorCode.CLOSED is shown under another text, and a release in use may not have errors.shut [A a] [B b]',
      ]);
      expect(checkAny('SIGNED_OUT', 'SIGNED_OUT @shows(key: "errors.sign_in")')[0]).toMatch(
        /^risky ErrorCode.SIGNED_OUT/,
      );
    });

    it('are a risk if they are removed, even those without a text', () => {
      expect(checkAny('  SIGNED_OUT\n', '')[0]).toMatch(/^risky ErrorCode.SIGNED_OUT is gone: .* \[A a\] \[B b\]$/);
      expect(checkAny('  NOBODY @shows(key: "errors.retry")\n', '')[0]).toMatch(/^risky ErrorCode.NOBODY is gone: /);
    });

    it('may be other codes if a field that nobody selects raises them', () => {
      expect(checkAny(' @shows(key: "errors.max")', '').map((line) => line.split(' ')[0])).toEqual(['safe']);
    });
  });

  it('may become fewer', () => {
    expect(check('codes: [GONE]', 'codes: []')).toEqual([
      'safe Mutation.close was Cart @access(to: CUSTOMER) @raises(codes: [GONE]) and is Cart @access(to: CUSTOMER) @raises(codes: []); everything in use still fits',
    ]);
  });

  it('are ignored for a schema without the directives', () => {
    expect(verdictsOf(SCHEMA, printSchema(buildSchema(SCHEMA)), CART, CLOSE)).toEqual([]);
  });
});
