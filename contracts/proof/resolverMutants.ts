import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind as Node,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { hasOwner } from '../consumer/engine/ownership.ts';
import { domainOf } from './resolverDomains.ts';
import type { Kind, ResolverMutant } from './resolverMutant.ts';
import type { Reach } from './resolverReach.ts';

type Field = GraphQLField<unknown, unknown>;
type Fault = { kind: Kind; detail?: string };

const ofLeaf: Record<string, readonly Kind[]> = {
  String: ['another text', 'the other language'],
  ID: ['another id'],
  URL: ['another address', 'the other language'],
  Int: ['one more'],
  Cents: ['a cent more'],
  Boolean: ['the opposite'],
  Date: ['another day or hour'],
  DateTime: ['another day or hour'],
  EpochSeconds: ['another day or hour'],
  Float: ['one more'],
};
const OF_LIST: readonly Kind[] = [
  'an empty list',
  'the first two swapped',
  'the last one missing',
  'the first one twice',
];
/** The enum values that a directive of a field names. */
function enumArguments({ astNode }: Field, directive: string): string[] {
  const applied = astNode?.directives?.find(({ name }) => name.value === directive);
  const values = (applied?.arguments ?? []).flatMap(({ value }) => (value.kind === Node.LIST ? value.values : [value]));
  return values.flatMap((one) => (one.kind === Node.ENUM ? [one.value] : []));
}

/** Whether the text of a code has params (@shows). */
function hasParams(schema: GraphQLSchema, code: string): boolean {
  const codes = schema.getType('ErrorCode');
  const shows = isEnumType(codes) ? (codes.getValue(code)?.astNode?.directives ?? []) : [];
  return shows.some((one) => one.arguments?.some(({ name }) => name.value === 'params'));
}

/** The fields of an input object, nested ones included: 'input.shippingAddress.name'. */
function inputFields(type: GraphQLInputType, place: string): string[] {
  const input = getNamedType(type);
  if (!isInputObjectType(input)) return [];
  return Object.values(input.getFields()).flatMap((field) => {
    const at = `${place}.${field.name}`;
    return [...(isNonNullType(field.type) ? [] : [at]), ...inputFields(field.type, at)];
  });
}

const outputFaults = ({ type }: Field): Fault[] => {
  const inner = getNullableType(type);
  const kinds: Kind[] = [isNonNullType(type) ? 'null where it never is' : 'null where it may be null'];
  if (isListType(inner)) kinds.push(...OF_LIST);
  if (isEnumType(inner)) kinds.push('another enum value');
  if (isLeafType(inner)) kinds.push('a value of another type', 'the first answer again', ...(ofLeaf[inner.name] ?? []));
  return kinds.map((kind) => ({ kind }));
};

/** A field whose object has sums: each may be wrong by itself. */
function sumFaults({ type }: Field): Fault[] {
  const inner = getNullableType(type);
  if (!isObjectType(inner) || inner.name !== 'Totals') return [];
  const sums = Object.values(inner.getFields()).filter((field) => getNamedType(field.type).name === 'Cents');
  return sums.map(({ name }) => ({ kind: 'a cent more in a sum', detail: name }));
}

function argumentFaults({ args }: Field, isGiven: (name: string) => boolean): Fault[] {
  return args.flatMap((argument): Fault[] => {
    if (!isGiven(argument.name)) return [];
    const ignored: Fault[] =
      isNonNullType(argument.type) && argument.defaultValue === undefined
        ? []
        : [{ kind: 'an argument ignored', detail: argument.name }];
    const parts = inputFields(argument.type, argument.name).map((detail): Fault => ({
      kind: 'an input field ignored',
      detail,
    }));
    return [...ignored, ...parts];
  });
}

function refusalFaults(schema: GraphQLSchema, type: string, field: Field): Fault[] {
  const isOfCustomers = type === 'Mutation' && enumArguments(field, 'access').includes('CUSTOMER');
  const codes = [...enumArguments(field, 'raises'), ...(isOfCustomers ? ['UNAUTHENTICATED'] : [])];
  const faults = codes.flatMap((code): Fault[] => [
    { kind: 'a refusal swallowed', detail: code },
    { kind: 'a refusal with another code', detail: code },
    ...(hasParams(schema, code) ? [{ kind: 'a refusal without its params', detail: code } as const] : []),
  ]);
  if (type !== 'Mutation') return faults;
  const more: Kind[] = ['nothing written', ...(faults.length > 1 ? (['the first refusal only'] as const) : [])];
  return [...faults, ...more.map((kind) => ({ kind }))];
}

/** Every way in which a resolver that some operation reaches can be wrong, in a fixed order. */
export function resolverMutants(schema: GraphQLSchema, reaches: readonly Reach[]): ResolverMutant[] {
  const coordinates = [...new Set(reaches.flatMap((one) => [...one.coordinates]))].toSorted();
  const args = new Set(reaches.flatMap((one) => [...one.args]));
  return coordinates.flatMap((at) => {
    const [typeName = '', fieldName = ''] = at.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) return [];
    const domain = domainOf(typeName, fieldName);
    const isRoot = typeName === 'Query' && !isLeafType(getNamedType(field.type));
    const isOwned = (typeName === 'Query' || typeName === 'Mutation') && hasOwner(schema, typeName, field);
    const faults = [
      ...outputFaults(field),
      ...sumFaults(field),
      ...argumentFaults(field, (name) => args.has(`${at}(${name})`)),
      ...refusalFaults(schema, typeName, field),
      ...(isRoot ? [{ kind: 'the first answer again' } as const] : []),
      ...(isOwned ? [{ kind: 'the owner not checked' } as const] : []),
    ];
    return faults.map((fault) => ({ ...fault, at, domain }));
  });
}
