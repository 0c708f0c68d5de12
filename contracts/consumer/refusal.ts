import {
  Kind,
  valueFromAST,
  GraphQLList,
  GraphQLString,
  isEnumType,
  type GraphQLField,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type { ErrorCode } from '../../__generated__/resolvers.ts';
import { exactly, type Expectation, type Json } from './expectation.ts';
import { fieldsOf, type Walk } from './selections.ts';

/** A displayable error of a case. params: the very values, or `any` where only a text or a list of texts is asked. */
export type Refusal = { code: ErrorCode; params?: Record<string, Json | typeof anyText | typeof anyTexts> };
export const anyText = { any: 'text' } as const;
export const anyTexts = { any: 'texts' } as const;

/** Codes that every call may meet stand before this one in the schema (comment "Any call"). */
const FIRST_OF_A_FIELD = 'BAD_CURSOR';

type Shown = { key: string | null; params: string[] };

function shownOf(schema: GraphQLSchema, code: ErrorCode): Shown {
  const type = schema.getType('ErrorCode');
  const value = isEnumType(type) ? type.getValue(code) : undefined;
  const shows = value?.astNode?.directives?.find(({ name }) => name.value === 'shows');
  if (!shows) throw new Error(`${code} is not displayable: it has no @shows.`);
  const argument = (name: string) => shows.arguments?.find((one) => one.name.value === name)?.value;
  const [key, params] = [argument('key'), argument('params')];
  return {
    key: key?.kind === Kind.STRING ? key.value : null,
    params: params ? (valueFromAST(params, new GraphQLList(GraphQLString)) as string[]) : [],
  };
}

function isRaised(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, code: ErrorCode): boolean {
  const type = schema.getType('ErrorCode');
  const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  if (codes.indexOf(code) < codes.indexOf(FIRST_OF_A_FIELD)) return true;
  const raises = field.astNode?.directives?.find(({ name }) => name.value === 'raises');
  const values: ValueNode | undefined = raises?.arguments?.[0]?.value;
  return values?.kind === Kind.LIST && values.values.some((one) => one.kind === Kind.ENUM && one.value === code);
}

const ANY_TEXT: Expectation = {
  kind: 'value',
  example: 'Produit sous contrat',
  rules: { combine: 'AND', matchers: [{ match: 'type' }] },
};

function paramExpectation(given: Json | typeof anyText | typeof anyTexts): Expectation {
  if (given === anyText) return ANY_TEXT;
  if (given === anyTexts) return { kind: 'list', min: 1, element: ANY_TEXT };
  return exactly(given as Json);
}

/** The root field that an operation of one root field asks. */
export function rootFieldOf(walk: Walk): { key: string; field: GraphQLField<unknown, unknown> } {
  const root = walk.schema.getRootType(walk.operation.operation);
  const [entry, ...others] = root ? fieldsOf(walk, walk.operation.selectionSet.selections, root) : [];
  const field = root?.getFields()[entry?.[1][0]?.name.value ?? ''];
  if (!entry || !field || others.length > 0) throw new Error('A refused operation asks exactly one root field.');
  return { key: entry[0], field };
}

/**
 * The answer of a refused call (schema: ERRORS): data null and one displayable entry per refusal under the root field's
 * path, its text and params as @shows has them. Throws when the field does not raise the code, or the code shows other
 * params.
 */
export function refusedAnswer(walk: Walk, refusals: readonly Refusal[]): Expectation {
  const { key, field } = rootFieldOf(walk);
  const elements = refusals.map(({ code, params = {} }): Expectation => {
    if (!isRaised(walk.schema, field, code)) throw new Error(`${field.name} does not raise ${code}.`);
    const shown = shownOf(walk.schema, code);
    const named = Object.keys(params);
    if (named.toSorted().join() !== shown.params.toSorted().join())
      throw new Error(`${code} shows the params [${shown.params.join()}], the case has [${named.join()}].`);
    const fields = Object.fromEntries(Object.entries(params).map(([name, given]) => [name, paramExpectation(given)]));
    return {
      kind: 'object',
      fields: {
        message: shown.key === null ? ANY_TEXT : exactly(shown.key),
        path: exactly([key]),
        extensions: {
          kind: 'object',
          fields: {
            code: exactly(code),
            displayable: exactly(true),
            localized: exactly(shown.key === null),
            params: named.length === 0 ? exactly({}) : { kind: 'object', fields },
          },
        },
      },
    };
  });
  return { kind: 'object', fields: { data: exactly(null), errors: { kind: 'row', elements } } };
}
