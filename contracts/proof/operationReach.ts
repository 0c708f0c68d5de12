import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** The parts of a schema that an operation can meet, by the names that `printedParts` gives them. */
export type Reach = {
  parts: ReadonlySet<string>;
  /** Those of them that decide what it may send: fields with arguments, and input types. */
  inputs: ReadonlySet<string>;
};

/** A change leaves unaffected nodes untouched, so most are printed already. */
const printed = new WeakMap<ASTNode, string>();
function printedOnce(node: ASTNode): string {
  const text = printed.get(node) ?? print(node);
  printed.set(node, text);
  return text;
}
const namesOf = (types: readonly GraphQLNamedType[]) =>
  types
    .map(({ name }) => name)
    .toSorted()
    .join();

/**
 * Every part of a schema, printed: each field of an object or interface with its arguments; each such type's interfaces
 * and members; each input type, enum and scalar as a whole. Parts that print alike behave alike.
 */
export function printedParts(schema: GraphQLSchema): Map<string, string> {
  const parts = new Map<string, string>();
  for (const kind of ['query', 'mutation'] as const)
    parts.set(`schema.${kind}`, schema.getRootType(kind as Parameters<typeof schema.getRootType>[0])?.name ?? '');
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) {
      const members = isAbstractType(type) ? namesOf(schema.getPossibleTypes(type)) : '';
      parts.set(type.name, `${type.astNode ? printedOnce(type.astNode) : ''} ${members}`);
      continue;
    }
    const members = isAbstractType(type) ? namesOf(schema.getPossibleTypes(type)) : 'object';
    parts.set(type.name, `${namesOf(type.getInterfaces())} ${members}`);
    for (const field of Object.values(type.getFields()))
      if (field.astNode) parts.set(`${type.name}.${field.name}`, printedOnce(field.astNode));
  }
  for (const one of schema.getDirectives()) if (one.astNode) parts.set(`@${one.name}`, printedOnce(one.astNode));
  return parts;
}

/** The parts of a schema that an operation meets: changes of other parts cannot affect it. */
export function reachOf(schema: GraphQLSchema, document: DocumentNode): Reach {
  const parts = new Set<string>(['schema.query', 'schema.mutation']);
  const inputs = new Set<string>();
  const meet = (type: GraphQLNamedType | undefined): void => {
    if (!type || parts.has(type.name)) return;
    parts.add(type.name);
    if (isAbstractType(type)) for (const member of schema.getPossibleTypes(type)) meet(member);
    if (isObjectType(type) || isInterfaceType(type)) for (const one of type.getInterfaces()) meet(one);
  };
  const send = (type: GraphQLNamedType | undefined): void => {
    if (!type || inputs.has(type.name)) return;
    inputs.add(type.name);
    parts.add(type.name);
    if (isInputObjectType(type)) for (const { type: of } of Object.values(type.getFields())) send(getNamedType(of));
  };
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType();
        const field = info.getFieldDef();
        if (!parent || !field) return;
        for (const owner of isAbstractType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent]) {
          meet(owner);
          parts.add(`${owner.name}.${node.name.value}`);
          const fieldDefinition = 'getFields' in owner ? owner.getFields()[node.name.value] : undefined;
          for (const one of fieldDefinition?.args ?? []) {
            inputs.add(`${owner.name}.${node.name.value}`);
            send(getNamedType(one.type));
          }
        }
        meet(getNamedType(field.type));
      },
      Directive: (node) => void parts.add(`@${node.name.value}`),
      NamedType(node) {
        meet(getNamedType(typeFromAST(schema, node)));
      },
      VariableDefinition() {
        send(getNamedType(info.getInputType() ?? undefined));
      },
    }),
  );
  return { parts, inputs };
}

/** The names of parts that print differently in the two schemas. */
export const changedParts = (was: ReadonlyMap<string, string>, is: ReadonlyMap<string, string>): Set<string> =>
  new Set([...was.keys(), ...is.keys()].filter((name) => was.get(name) !== is.get(name)));
