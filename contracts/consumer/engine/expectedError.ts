import {
  Kind,
  getNullableType,
  valueFromAST,
  GraphQLList,
  GraphQLString,
  isEnumType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import { anyCount, anyText, anyTexts, type ExpectedError } from './contractCase.ts';
import { exactly, type Expectation, type Json } from './expectation.ts';
import { answerOf } from './expectedData.ts';
import { fieldsOf, type Walk } from './selections.ts';

/** In the schema, codes that any call may meet are listed before this one (comment "Any call"). */
const FIRST_OF_A_FIELD = 'BAD_CURSOR';

/** Codes that cases expect although the storefront has no text for them, with their params (schema: ErrorCode). */
const HIDDEN: Readonly<Partial<Record<ErrorCode, string[]>>> = {
  UNAUTHENTICATED: [],
  FORBIDDEN: [],
  BAD_INPUT: ['field'],
};

/** key null: the server supplies the text. */
type ShownAs = { isShown: boolean; key: string | null; params: string[] };

function shownOf(schema: GraphQLSchema, code: ErrorCode): ShownAs {
  const type = schema.getType('ErrorCode');
  const value = isEnumType(type) ? type.getValue(code) : undefined;
  const shows = value?.astNode?.directives?.find(({ name }) => name.value === 'shows');
  const hidden = HIDDEN[code];
  if (!shows && hidden) return { isShown: false, key: null, params: hidden };
  if (!shows) throw new Error(`${code} is not displayable: it has no @shows.`);
  const argument = (name: string) => shows.arguments?.find((one) => one.name.value === name)?.value;
  const [key, params] = [argument('key'), argument('params')];
  return {
    isShown: true,
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

const ANY_TEXT = {
  kind: 'value',
  example: 'Produit sous contrat',
  rules: { combine: 'AND', matchers: [{ match: 'type' }] },
} satisfies Expectation;

/** Any text: the server's own for readers, or one for developers that no screen shows. */
const messageOf = (code: ErrorCode, { isShown }: ShownAs): Expectation => ({
  ...ANY_TEXT,
  example: isShown ? 'Une phrase du serveur, dans la langue de la page' : `${code}, for developers`,
});

type ExpectedParam = Json | typeof anyText | typeof anyTexts | typeof anyCount;

function paramExpectation(code: ErrorCode, expected: ExpectedParam): Expectation {
  // A server may name an invalid field as it likes: no screen reads the name.
  if (code === 'BAD_INPUT' && typeof expected === 'string') return { ...ANY_TEXT, example: expected };
  if (expected === anyText) return ANY_TEXT;
  if (expected === anyTexts) return { kind: 'list', min: 1, element: ANY_TEXT };
  if (expected === anyCount)
    return { kind: 'value', example: 2, rules: { combine: 'AND', matchers: [{ match: 'integer' }] } };
  return exactly(expected as Json);
}

/** The root field of an operation that has only one. */
export function rootFieldOf(walk: Walk): { key: string; field: GraphQLField<unknown, unknown> } {
  const root = walk.schema.getRootType(walk.operation.operation);
  const [entry, ...others] = root ? fieldsOf(walk, walk.operation.selectionSet.selections, root) : [];
  const field = root?.getFields()[entry?.[1][0]?.name.value ?? ''];
  if (!entry || !field || others.length > 0) throw new Error('A refused operation asks exactly one root field.');
  return { key: entry[0], field };
}

type Raiser = { path: (string | number)[]; field: GraphQLField<unknown, unknown> };

/** The first root field, under which a call is refused as a whole. */
function firstField(walk: Walk): Raiser {
  const root = walk.schema.getRootType(walk.operation.operation);
  const [key = ''] = root ? fieldsOf(walk, walk.operation.selectionSet.selections, root).keys() : [];
  const field = root?.getFields()[key];
  if (!field) throw new Error('A call that is refused as a whole begins with a field without an alias.');
  return { path: [key], field };
}

function raiserOf(walk: Walk, { raisedBy: by }: ExpectedError): Raiser {
  if (by === 'call') return firstField(walk);
  if (!by) {
    const { key, field } = rootFieldOf(walk);
    return { path: [key], field };
  }
  const [typeName = '', name = ''] = by.field.split('.');
  const type = walk.schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`The schema has no field ${by.field}.`);
  return { path: by.at.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), field };
}

/**
 * The `data` beside the errors: null at the nearest nullable field at or above the refused one; null as a whole if none is
 * nullable. Below a list or an abstract type, the nearest nullable field above that.
 */
function dataBeside(walk: Walk, path: Raiser['path']): Expectation {
  const root = String(path[0]);
  let type: GraphQLOutputType | null | undefined = walk.schema.getRootType(walk.operation.operation);
  const nodes = isObjectType(type) ? fieldsOf(walk, walk.operation.selectionSet.selections, type).get(root) : undefined;
  let name = nodes?.[0]?.name.value;
  if (name === undefined) throw new Error(`The operation has no place ${root}.`);
  let beside: string[] = [];
  for (const [at, key] of path.entries()) {
    if (at > 0) name = String(key);
    const field: GraphQLField<unknown, unknown> | undefined = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) break;
    if (!isNonNullType(field.type)) beside = path.slice(0, at + 1).map(String);
    type = getNullableType(field.type);
  }
  if (beside.length === 0) return exactly(null);
  return answerOf(walk, { [beside.join('.')]: null });
}

/**
 * The answer of a refused call (schema: ERRORS): `data` null, or null under the nullable root field, and one entry per
 * refusal with text and params as in @shows. The error's path is not matched, because no component reads it. Throws if
 * the field does not raise the code, or the code has other params.
 */
export function errorResponse(walk: Walk, refusals: readonly ExpectedError[]): Expectation {
  const elements = refusals.map((refusal): Expectation => {
    const { code, params = {} } = refusal;
    const { field } = raiserOf(walk, refusal);
    if (!isRaised(walk.schema, field, code)) throw new Error(`${field.name} does not raise ${code}.`);
    const shownAs = shownOf(walk.schema, code);
    const paramNames = Object.keys(params);
    if (paramNames.toSorted().join() !== shownAs.params.toSorted().join())
      throw new Error(`${code} shows the params [${shownAs.params.join()}], the case has [${paramNames.join()}].`);
    const fields = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, paramExpectation(code, value)]),
    );
    return {
      kind: 'object',
      fields: {
        message: shownAs.key === null ? messageOf(code, shownAs) : exactly(shownAs.key),
        extensions: {
          kind: 'object',
          fields: {
            code: exactly(code),
            displayable: exactly(shownAs.isShown),
            localized: exactly(shownAs.isShown && shownAs.key === null),
            params: paramNames.length === 0 ? exactly({}) : { kind: 'object', fields },
          },
        },
      },
    };
  });
  const [first] = refusals;
  if (!first) throw new Error('A refused case has no refusal.');
  const data = first.raisedBy === 'call' ? exactly(null) : dataBeside(walk, raiserOf(walk, first).path);
  return { kind: 'object', fields: { data, errors: { kind: 'row', elements } } };
}
