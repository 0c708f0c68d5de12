import fs from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLNamedType,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };

const schema = buildSchema(fs.readFileSync('schema.graphql', 'utf8'));
const definition = (document: DocumentNode) =>
  document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;

/** What an operation selects of each of these links, through fragments: the names of the fields by the link, `Cart.items`. */
function fieldsOf(document: DocumentNode, links: readonly string[]): Map<string, Set<string>> {
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  const fieldsIn = (set: SelectionSetNode): { name: string; set: SelectionSetNode | undefined }[] =>
    set.selections.flatMap((one) =>
      one.kind === Kind.FIELD
        ? { name: one.name.value, set: one.selectionSet }
        : fieldsIn(one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value)! : one.selectionSet),
    );
  const found = new Map<string, Set<string>>();
  const visit = (set: SelectionSetNode, type: GraphQLNamedType): void => {
    for (const { name, set: inner } of fieldsIn(set)) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field || !inner) continue;
      const link = `${type.name}.${name}`;
      if (links.includes(link))
        found.set(link, new Set([...(found.get(link) ?? []), ...fieldsIn(inner).map((one) => one.name)]));
      visit(inner, getNamedType(field.type));
    }
  };
  const { operation, selectionSet } = definition(document);
  visit(selectionSet, operation === 'query' ? schema.getQueryType()! : schema.getMutationType()!);
  return found;
}

const documents = Object.values<string>(operations).map((text) => parse(text));
const nameOf = (document: DocumentNode) => definition(document).name?.value ?? '';

/**
 * The layout stays while pages come and go, and reads what the last answer named: after a closing another open week, after a change on
 * another device another line or place of the cart. An operation that asked less of it than the layout shows left the bar above every page
 * without its closing, or every page without its cart.
 */
it.each([
  ['LayoutQuery', 'Query.openPeriod'],
  ['VisitorQuery', 'Cart.items'],
  ['VisitorQuery', 'Cart.location'],
  ['VisitorQuery', 'Cart.shippingZone'],
])('every operation brings all that %s shows of %s', (name, link) => {
  const shown = fieldsOf(
    documents.find((document) => nameOf(document) === name)!,
    [link],
  ).get(link)!;
  const lacking = documents.flatMap((document) => {
    const fields = fieldsOf(document, [link]).get(link);
    return fields ? [...shown].filter((one) => !fields.has(one)).map((one) => `${nameOf(document)}: ${one}`) : [];
  });
  expect(shown.size).toBeGreaterThan(1);
  expect(lacking).toEqual([]);
});
