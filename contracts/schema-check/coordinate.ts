import { Kind, TypeInfo, visit, visitWithTypeInfo, type ASTNode, type DocumentNode, type GraphQLSchema } from 'graphql';

/** The schema coordinate that a node of an operation stands for, by the schema that it was compiled with. */
export function coordinateOf(schema: GraphQLSchema, document: DocumentNode, node: ASTNode | undefined): string {
  const types = new TypeInfo(schema);
  let found = 'Query';
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(at) {
        if (at !== node) return;
        const field = `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
        if (at.kind === Kind.FIELD) found = `${types.getParentType()?.name}.${at.name.value}`;
        else if (at.kind === Kind.ARGUMENT) found = `${field}(${at.name.value}:)`;
        else if (at.kind === Kind.VARIABLE) found = `$${at.name.value}`;
        else if (at.kind === Kind.VARIABLE_DEFINITION) found = `$${at.variable.name.value}`;
        else if (at.kind === Kind.DIRECTIVE) found = `@${at.name.value}`;
        else if (at.kind === Kind.NAMED_TYPE) found = at.name.value;
        else if (at.kind === Kind.INLINE_FRAGMENT || at.kind === Kind.FRAGMENT_DEFINITION)
          found = at.typeCondition?.name.value ?? found;
        else if (at.kind === Kind.OBJECT_FIELD) found = `${types.getParentInputType()?.toString()}.${at.name.value}`;
        else found = types.getInputType()?.toString() ?? field;
      },
    }),
  );
  return found;
}
