import { Kind, visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import { MarketError } from '../marketError.ts';

/** Characters of a document. The storefront's longest has a fifth of it. */
export const MAX_TOKENS = 6000;
/** Fields and spreads, as written and with fragments expanded. */
export const MAX_SELECTIONS = 2000;
/** Nesting of braces and brackets, as written. */
const MAX_NESTING = 50;
/** Nesting of fields. */
export const MAX_DEPTH = 15;
/** Root fields of one operation, aliased or not. */
export const MAX_ROOT_FIELDS = 20;
/** Nodes that the nested pages and plain lists of one document could return (schema: LISTS). */
export const MAX_LIST_NODES = 5000;
/** Plain lists have dozens of nodes at most; each counts as this many. */
export const PLAIN_LIST_SIZE = 10;
/** Ids of one Query.nodes. */
export const MAX_NODE_IDS = 100;

/** Rejects, before validation, documents that would make validation itself expensive: MarketError TOO_LARGE. */
export function checkDocumentSize(document: DocumentNode): void {
  let selections = 0;
  let nesting = 0;
  const enter = () => {
    nesting += 1;
    if (nesting > MAX_NESTING) throw new MarketError('TOO_LARGE');
  };
  const leave = () => {
    nesting -= 1;
  };
  visit(document, {
    SelectionSet: {
      enter(set) {
        enter();
        selections += set.selections.length;
        if (selections > MAX_SELECTIONS) throw new MarketError('TOO_LARGE');
      },
      leave,
    },
    ListValue: { enter, leave },
    ObjectValue: { enter, leave },
    OperationDefinition(operation) {
      const fields = operation.selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD);
      if (fields.length > MAX_ROOT_FIELDS) throw new MarketError('TOO_LARGE');
    },
  });
}
