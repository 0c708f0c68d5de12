import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };

/** The fields of a field of the root, through fragments; null: the operation does not select it. */
function fieldsOf(document: DocumentNode, root: string): Set<string> | null {
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  const fieldsIn = (set: SelectionSetNode): { name: string; set: SelectionSetNode | undefined }[] =>
    set.selections.flatMap((one) =>
      one.kind === Kind.FIELD
        ? { name: one.name.value, set: one.selectionSet }
        : fieldsIn(one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value)! : one.selectionSet),
    );
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
  const found = fieldsIn(operation.selectionSet).filter(({ name }) => name === root);
  return found.length === 0 ? null : new Set(found.flatMap(({ set }) => fieldsIn(set!).map(({ name }) => name)));
}

const documents = Object.values<string>(operations).map((text) => parse(text));
const nameOf = ({ definitions }: DocumentNode) =>
  definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? '') : [])).join();
const layout = fieldsOf(
  documents.find((document) => nameOf(document) === 'LayoutQuery')!,
  'openPeriod',
)!;

/**
 * The layout stays while pages come and go, and reads the open week that the last answer named. After a closing that is another one: an
 * operation that asked less of it than the layout shows left the bar above every page without its closing, and the page failed.
 */
it.each(
  documents.flatMap((document) => {
    const fields = fieldsOf(document, 'openPeriod');
    return fields ? [[nameOf(document), fields] as const] : [];
  }),
)('%s brings all of the open week that the layout shows', (_, fields) => {
  expect([...layout].filter((name) => !fields.has(name))).toEqual([]);
});
