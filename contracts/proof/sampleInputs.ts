import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { scalarSample } from './sampleScalars.ts';

/** Variables as JSON. */
export type Variables = Record<string, unknown>;

const MOST_SETS = 80;
const DEEPEST = 4;

/** Values that a type allows, the plainest first; `undefined`: it may be omitted. */
function samples(type: GraphQLInputType, depth: number): unknown[] {
  if (isNonNullType(type)) return presentSamples(type.ofType, depth);
  return [...presentSamples(type, depth), null, undefined];
}

function presentSamples(type: GraphQLInputType, depth: number): unknown[] {
  if (isListType(type))
    return [
      ...samples(type.ofType, depth)
        .filter((one) => one !== undefined)
        .map((one) => [one]),
      [],
    ];
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isInputObjectType(type)) return objectSamples(type, depth);
  return isNonNullType(type) ? [] : scalarSample(type.name);
}

function objectSamples(
  type: Extract<GraphQLInputType, { getFields(): unknown; isOneOf: boolean }>,
  depth: number,
): unknown[] {
  const fields = Object.values(type.getFields());
  const of = Object.fromEntries(
    fields.map((field) => [
      field.name,
      depth >= DEEPEST && !isNonNullType(field.type) ? [undefined] : samples(field.type, depth + 1),
    ]),
  );
  const with_ = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (type.isOneOf)
    return fields.flatMap(({ name }) =>
      of[name]!.filter((one) => one !== undefined && one !== null).map((one) => ({ [name]: one })),
    );
  const full = Object.fromEntries(fields.map(({ name }) => [name, of[name]![0]]));
  const least = Object.fromEntries(
    fields.map(({ name, type: fieldType, defaultValue }) => [
      name,
      isNonNullType(fieldType) && defaultValue === undefined ? of[name]![0] : undefined,
    ]),
  );
  return [
    full,
    least,
    ...fields.flatMap(({ name }) => of[name]!.slice(1).map((one) => ({ ...full, [name]: one }))),
  ].map(with_);
}

/**
 * Variables that an operation may be sent with, by the types that it was compiled with: each value of each variable
 * separately.
 */
export function variableSets(schema: GraphQLSchema, operation: OperationDefinitionNode): Variables[] {
  const of = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const inputType = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType | undefined;
    const values = inputType ? samples(inputType, 0) : [];
    // The storefront fills in an operation's defaults, and sends null where there is none.
    return { name: variable.name.value, values: values.filter((one) => one !== undefined || defaultValue) };
  });
  const first = Object.fromEntries(of.map(({ name, values }) => [name, values[0]]));
  const sets = of.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...first, [name]: value })));
  return [first, ...sets].slice(0, MOST_SETS);
}
