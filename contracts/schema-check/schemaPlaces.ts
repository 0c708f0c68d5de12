import path from 'node:path';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type ASTNode,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';
import { ownersOf } from './changeCauses.ts';
import type { SourcePlace } from './sourceIndex.ts';

type Node = ASTNode | null | undefined;
type Variables = Readonly<Record<string, string | undefined>>;

/** The root that GitHub and GitLab resolve the paths of a report against; outside of CI the working directory. */
export const workspaceOf = ({ GITHUB_WORKSPACE, CI_PROJECT_DIR }: Variables): string =>
  GITHUB_WORKSPACE || CI_PROJECT_DIR || process.cwd();

/** A file's path relative to the root; unchanged if it is outside. `git:main:a.graphql` is `a.graphql`. */
function repositoryPath(name: string, root: string): string {
  const [, ofRevision] = /^git:[^:]+:(.+)$/.exec(name) ?? [];
  const relative = path.relative(root, path.resolve(name));
  return (ofRevision ?? (relative.startsWith('..') ? name : relative)).split(path.sep).join('/');
}

function fieldsOf(
  type: GraphQLNamedType | undefined,
): Record<string, GraphQLField<unknown, unknown> | GraphQLInputField> {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {};
}

/** The node that names another type in a type or its extensions: a union member or an implemented interface. */
function namedIn(type: GraphQLNamedType | undefined, name: string): Node {
  const nodes = type ? [type.astNode, ...type.extensionASTNodes] : [];
  const names = nodes.flatMap((node): readonly NamedTypeNode[] => {
    if (node && 'types' in node && node.types) return node.types;
    return node && 'interfaces' in node && node.interfaces ? node.interfaces : [];
  });
  return names.find((one) => one.name.value === name);
}

function nodeAt(schema: GraphQLSchema, coordinate: string): Node {
  const [, kind] = /^schema\.(\w+)$/.exec(coordinate) ?? [];
  if (kind !== undefined) {
    const roots = [schema.astNode, ...schema.extensionASTNodes].flatMap((node) => node?.operationTypes ?? []);
    return roots.find(({ operation }) => operation === kind) ?? schema.astNode;
  }
  const [, directiveName, ofDirective] = /^@(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  if (directiveName !== undefined) {
    const directive = schema.getDirective(directiveName);
    return ofDirective === undefined
      ? directive?.astNode
      : directive?.args.find(({ name }) => name === ofDirective)?.astNode;
  }
  const [, ownerName = '', memberName] = /^(\w+) [|&] (\w+)$/.exec(coordinate) ?? [];
  if (memberName !== undefined) return namedIn(schema.getType(ownerName), memberName);
  const [, typeName = '', name, argument] = /^(\w+)(?:\.(\w+)(?:\((\w+):\))?)?$/.exec(coordinate) ?? [];
  const type = schema.getType(typeName);
  if (name === undefined) return type?.astNode;
  if (isEnumType(type)) return type.getValue(name)?.astNode;
  const field = fieldsOf(type)[name];
  if (argument === undefined) return field?.astNode;
  return field && 'args' in field ? field.args.find((one) => one.name === argument)?.astNode : undefined;
}

/** Coordinates of an older schema that reference a type: fields of that type, fields with such an argument, unions. */
function usersOf(was: GraphQLSchema, typeName: string): string[] {
  return Object.values(was.getTypeMap()).flatMap((type) => {
    if (isUnionType(type)) return type.getTypes().some(({ name }) => name === typeName) ? [type.name] : [];
    return Object.values(fieldsOf(type)).flatMap((field) => {
      const at = `${type.name}.${field.name}`;
      if (getNamedType(field.type).name === typeName) return [at];
      const args = 'args' in field ? field.args : [];
      return args.some((one) => getNamedType(one.type).name === typeName) ? [at] : [];
    });
  });
}

/** The first definition in a schema's text. */
const firstOf = (schema: GraphQLSchema): Node =>
  Object.values(schema.getTypeMap()).find(({ astNode }) => astNode?.loc)?.astNode;

/**
 * Returns a function that finds the place of a change in a proposed schema. A removed field has the place of its type, a
 * removed type that of a field that referenced it (`was`: the schemas before the change). Null if the schema was
 * introspected. Paths are relative to `root`.
 */
export function schemaPlaces(proposed: GraphQLSchema, was: readonly GraphQLSchema[], root: string) {
  const files = new Map<string, string>();
  function placeOf(node: Node): SourcePlace | null {
    const nameNode = node && 'name' in node && node.name && 'loc' in node.name ? node.name : node;
    if (!nameNode?.loc) return null;
    // Its token knows its line: getLocation reads the text from its beginning, for each of many changes.
    const { source, startToken } = nameNode.loc;
    const file = files.get(source.name) ?? repositoryPath(source.name, root);
    files.set(source.name, file);
    return { file, line: startToken.line, column: startToken.column };
  }
  const owned = (coordinate: string): Node => {
    for (const one of ownersOf(coordinate)) {
      const node = nodeAt(proposed, one);
      if (node) return node;
    }
    return undefined;
  };
  return (coordinate: string): SourcePlace | null => {
    const [typeName = ''] = coordinate.split(/[.( ]/);
    const users = () => was.flatMap((schema) => usersOf(schema, typeName));
    const node = owned(coordinate) ?? users().map(owned).find(Boolean) ?? firstOf(proposed);
    return placeOf(node);
  };
}
