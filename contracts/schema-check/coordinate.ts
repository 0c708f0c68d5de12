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

/** The schema coordinate that a node of an operation stands for, by the schema that it was compiled with. */
export function coordinateOf(schema: GraphQLSchema, document: DocumentNode, node: ASTNode | undefined): string {
  const types = new TypeInfo(schema);
  let found = 'Query';
  // Of the argument or input field whose value is being read.
  let input = '';
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
        if (at !== node) return;
        if (at.kind === Kind.FIELD) found = `${types.getParentType()?.name}.${at.name.value}`;
        else if (at.kind === Kind.ARGUMENT || at.kind === Kind.OBJECT_FIELD) found = input;
        else if (at.kind === Kind.VARIABLE_DEFINITION) found = `$${at.variable.name.value}`;
        else if (at.kind === Kind.DIRECTIVE) found = `@${at.name.value}`;
        else if (at.kind === Kind.NAMED_TYPE) found = at.name.value;
        else if (at.kind === Kind.INLINE_FRAGMENT || at.kind === Kind.FRAGMENT_DEFINITION)
          found = at.typeCondition?.name.value ?? found;
        else found = input;
      },
    }),
  );
  return found;
}
