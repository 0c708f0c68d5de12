import {
  Kind,
  parseConstValue,
  parseType,
  print,
  type ConstValueNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';

export const typeNode = (text: string): TypeNode => parseType(text);

/** Every other wrapping of the same type that is one step away: null or not, list or not, at each depth. */
export function wrappings(type: TypeNode): [string, TypeNode][] {
  if (type.kind === Kind.NON_NULL_TYPE) {
    const inner = type.type;
    return [
      ['made nullable', inner],
      ...(inner.kind === Kind.LIST_TYPE
        ? wrappings(inner).flatMap(([what, now]): [string, TypeNode][] =>
            now.kind === Kind.NON_NULL_TYPE ? [] : [[what, { kind: Kind.NON_NULL_TYPE, type: now }]],
          )
        : [['made a list', { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.LIST_TYPE, type } }] as [string, TypeNode]]),
    ];
  }
  const nonNull: [string, TypeNode] = ['made required', { kind: Kind.NON_NULL_TYPE, type }];
  if (type.kind !== Kind.LIST_TYPE) return [nonNull, ['made a list', { kind: Kind.LIST_TYPE, type }]];
  const element = type.type.kind === Kind.NON_NULL_TYPE ? type.type.type : type.type;
  return [
    nonNull,
    ['no list any more', element],
    ...wrappings(type.type).map(([what, now]): [string, TypeNode] => [
      `element ${what}`,
      { kind: Kind.LIST_TYPE, type: now },
    ]),
  ];
}

const rewrapped = (type: TypeNode, as: string): TypeNode =>
  type.kind === Kind.NAMED_TYPE
    ? typeNode(as)
    : type.kind === Kind.LIST_TYPE
      ? { kind: Kind.LIST_TYPE, type: rewrapped(type.type, as) }
      : { kind: Kind.NON_NULL_TYPE, type: rewrapped(type.type, as) as Exclude<TypeNode, { kind: Kind.NON_NULL_TYPE }> };
const nameIn = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameIn(type.type));

const SPECIFIED = ['String', 'Int', 'ID'];

/** The same wrapping around other types: some built-in scalars, and the first of each kind in the schema. */
export function otherTypes(type: TypeNode, types: ReadonlyMap<string, string>, side: 'input' | 'output'): TypeNode[] {
  const kinds: Kind[] =
    side === 'input'
      ? [Kind.ENUM_TYPE_DEFINITION, Kind.SCALAR_TYPE_DEFINITION, Kind.INPUT_OBJECT_TYPE_DEFINITION]
      : [
          Kind.ENUM_TYPE_DEFINITION,
          Kind.SCALAR_TYPE_DEFINITION,
          Kind.OBJECT_TYPE_DEFINITION,
          Kind.UNION_TYPE_DEFINITION,
        ];
  const some = kinds.flatMap((kind) =>
    [...types]
      .filter(([name, is]) => is === kind && name !== nameIn(type) && !['Query', 'Mutation'].includes(name))
      .slice(0, 1)
      .map(([name]) => name),
  );
  return [...SPECIFIED, ...some].filter((name) => name !== nameIn(type)).map((name) => rewrapped(type, name));
}

const LITERALS: Record<string, string[]> = {
  String: ['"mutant"', '"other"'],
  ID: ['"mutant"', '"other"'],
  Int: ['1', '2'],
  Float: ['1.5', '2.5'],
  Boolean: ['true', 'false'],
};

/** Other defaults for an input: another value where one can be written, and none where it has one. */
export function defaultsOf(
  { type, defaultValue }: InputValueDefinitionNode,
  types: ReadonlyMap<string, string>,
): (ConstValueNode | undefined)[] {
  const name = nameIn(type);
  const written = LITERALS[name] ?? (types.get(name) === Kind.INPUT_OBJECT_TYPE_DEFINITION ? ['{}'] : []);
  const isList = print(type).startsWith('[');
  const other = written.find((text) => !defaultValue || text !== print(defaultValue));
  const value = other === undefined ? [] : [parseConstValue(isList ? `[${other}]` : other)];
  return defaultValue ? [undefined, ...value] : value;
}
