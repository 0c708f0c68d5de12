import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** The schema coordinate of a node in an operation, by the schema that it was compiled with. */
export function coordinateOf(schema: GraphQLSchema, document: DocumentNode, node: ASTNode | undefined): string {
  const types = new TypeInfo(schema);
  let coordinate = 'Query';
  // The argument or input field whose value is being read.
  let input = '';
  // The fields around the node, from the root.
  const fields: string[] = [];
  const argument = (name: string) => {
    const directive = types.getDirective();
    return directive
      ? `@${directive.name}(${name}:)`
      : `${types.getParentType()?.name}.${types.getFieldDef()?.name}(${name}:)`;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(at) {
        if (at.kind === Kind.OBJECT_FIELD) input = `${getNamedType(types.getParentInputType())?.name}.${at.name.value}`;
        if (at.kind === Kind.ARGUMENT) input = argument(at.name.value);
        if (at === node) coordinate = coordinateOfCurrent(at);
        if (at.kind === Kind.FIELD) fields.push(`${types.getParentType()?.name}.${at.name.value}`);
      },
      leave(at) {
        if (at.kind === Kind.FIELD) fields.pop();
      },
    }),
  );
  return coordinate;

  function coordinateOfCurrent(at: ASTNode): string {
    const above = fields.at(-1) ?? 'Query';

    if (at.kind === Kind.FIELD) return `${types.getParentType()?.name}.${at.name.value}`;
    if (at.kind === Kind.ARGUMENT || at.kind === Kind.OBJECT_FIELD) return input;
    if (at.kind === Kind.VARIABLE_DEFINITION) return `$${at.variable.name.value}`;
    if (at.kind === Kind.DIRECTIVE) return `@${at.name.value}`;
    if (at.kind === Kind.NAMED_TYPE) return at.name.value;
    if (at.kind === Kind.INLINE_FRAGMENT || at.kind === Kind.FRAGMENT_DEFINITION)
      return at.typeCondition?.name.value ?? above;
    // A spread or selection is in a field; anything else is a value.
    return at.kind === Kind.FRAGMENT_SPREAD || at.kind === Kind.SELECTION_SET || input === '' ? above : input;
  }
}
