import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';
import { bearerOperations } from '../src/shared/relay/bearerOperations.ts';

/** The audience of an `@access` among these directives; null without one. */
function audienceOf(directives: readonly ConstDirectiveNode[] | undefined): string | null {
  const access = directives?.find(({ name }) => name.value === 'access');
  const to = access?.arguments?.[0]?.value;
  return to?.kind === Kind.ENUM ? to.value : null;
}

/** The name of a document's operation, and whether it touches a field or a type that is not PUBLIC. */
function describe(schema: GraphQLSchema, text: string): { name: string; isPersonal: boolean } {
  const document = parse(text);
  const types = new TypeInfo(schema);
  let name = '';
  let isPersonal = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition(node) {
        name = node.name?.value ?? '';
      },
      Field() {
        const field = types.getFieldDef();
        const type = field && getNamedType(field.type);
        const parent = types.getParentType();
        const audiences = [field, type, parent].map((part) => audienceOf(part?.astNode?.directives));
        // A field's own audience overrides its type's; the parent type's counts as well.
        if ([audiences[0] ?? audiences[1], audiences[2]].some((to) => to && to !== 'PUBLIC')) isPersonal = true;
      },
    }),
  );
  return { name, isPersonal };
}

/**
 * Errors in the list of operations that carry a token, one sentence each: a name that no compiled operation has, one
 * that is entirely PUBLIC and needs none, and a personal operation that is missing. documents: texts of the compiled
 * operations.
 */
export function bearerListTroubles(
  schemaText: string,
  documents: readonly string[],
  list: ReadonlySet<string>,
): string[] {
  const schema = buildSchema(schemaText);
  const operations = documents.map((text) => describe(schema, text));
  const known = new Map(operations.map(({ name, isPersonal }) => [name, isPersonal]));
  const forgotten = operations.filter(({ name, isPersonal }) => isPersonal && !list.has(name));
  return [
    ...[...list].filter((name) => !known.has(name)).map((name) => `${name}: no compiled operation has this name.`),
    ...[...list]
      .filter((name) => known.get(name) === false)
      .map((name) => `${name}: PUBLIC throughout, needs no token.`),
    ...forgotten.map(({ name }) => `${name}: touches what is the visitor's, and is not on the list.`),
  ];
}

/** Throws, naming each error, if src/shared/relay/bearerOperations.ts does not agree with the compiled operations. */
export function checkBearerList(projectRoot: string): void {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const documents = Object.values(JSON.parse(read('__generated__/operations.json')) as Record<string, string>);
  const troubles = bearerListTroubles(read('schema.graphql'), documents, bearerOperations);
  if (troubles.length > 0)
    throw new Error(['src/shared/relay/bearerOperations.ts:', ...troubles.map((line) => `  ${line}`)].join('\n'));
}
