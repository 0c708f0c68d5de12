import { Kind, validate, visit, type ASTNode, type GraphQLSchema } from 'graphql';
import { walkAnswer } from './answerWalk.ts';
import type { Compared } from './argumentWalk.ts';
import { argumentChanges } from './argumentWalk.ts';
import { coordinateOf } from './coordinate.ts';
import { keepFindings, type Finding } from './finding.ts';
import { operationDocument, placesIn } from './operationDocument.ts';
import { refusalKindOf, type RefusalKind } from './refusalKind.ts';
import { REQUEST_RULES } from './requestRules.ts';
import { walkVariables } from './variableWalk.ts';

/** The schema and operations that a release of the storefront was built with. */
export type InUse = {
  schema: GraphQLSchema;
  /** Texts of its compiled operations. */
  operations: readonly string[];
};

const REFUSED_MEND = 'Keep it and deprecate it; remove it when no release in use requests it.';

/** What would fix a refusal. */
function mendOf(refusal: RefusalKind): string {
  switch (refusal.kind) {
    case 'missingArgument':
    case 'missingInputField':
      return 'Give it a default value, or make it nullable.';
    case 'variablePosition':
      return `Keep accepting ${refusal.type}, or a type that includes all its values.`;
    case 'selection':
      return 'Keep its type, and offer the new one as a field of another name.';
    case 'unfitValue':
      return 'Keep accepting what is sent.';
    case 'fragmentType':
      return 'Keep the types that its fragments name, and what they can stand for.';
    case 'conflictingFields':
      return 'Keep the types of these fields alike.';
    default:
      return REFUSED_MEND;
  }
}

/** The coordinate of a refused node; `change`: the coordinate of the change, if it differs. */
function refusedAt(refusal: RefusalKind, coordinate: string): { coordinate: string; change?: string } {
  if (refusal.kind === 'missingArgument') return { coordinate: `${coordinate}(${refusal.argument}:)` };
  if (refusal.kind === 'missingInputField') return { coordinate: refusal.coordinate };
  return { coordinate, ...(refusal.kind === 'unknownEnumValue' && { change: refusal.coordinate }) };
}

function checkOne(compared: Compared): void {
  const { was, is, operation, report } = compared;
  const placeOf = placesIn(operation);
  // Names of the new schema that look alike mislead: a field "nbRating" that is gone was no "avgRating".
  for (const { message, nodes } of validate(is, operation.document, REQUEST_RULES, { hideSuggestions: true })) {
    // graphql-js lists a variable's declaration first and its use last; the use is reported.
    const node: ASTNode | undefined = nodes?.at(-1);
    const refusal = refusalKindOf(message);
    report({
      severity: 'breaking',
      ...refusedAt(refusal, coordinateOf(was, operation.document, node)),
      isRefusal: true,
      why: `a server refuses it: ${message.replace(/\.$/, '')}`,
      mend: mendOf(refusal),
      use: placeOf(node),
    });
  }
  const kind = operation.operation.operation;
  const [before, after] = [was.getRootType(kind), is.getRootType(kind)];
  if (before && after) walkAnswer(compared, before, after);
  // Validation does not report a missing root type.
  else
    report({
      severity: 'breaking',
      coordinate: `schema.${kind}`,
      why: `no longer has a ${kind}`,
      mend: REFUSED_MEND,
      use: placeOf(operation.operation),
    });
  walkVariables(compared);
  visit(operation.document, {
    [Kind.DIRECTIVE](node) {
      const [old, next] = [was.getDirective(node.name.value), is.getDirective(node.name.value)];
      if (old && next)
        argumentChanges(compared, {
          coordinate: `@${node.name.value}`,
          was: old.args,
          is: next.args,
          given: new Map(node.arguments?.map((one) => [one.name.value, one.value])),
          use: placeOf(node),
        });
    },
  });
}

/**
 * The effect of a proposed schema on each operation in use: validates it, then walks answers and inputs through both
 * schemas. The schemas must be valid.
 */
export function checkOperations({ schema, operations }: InUse, proposed: GraphQLSchema): Finding[] {
  const { report, findings } = keepFindings();
  for (const text of operations) checkOne({ was: schema, is: proposed, operation: operationDocument(text), report });
  return findings();
}
