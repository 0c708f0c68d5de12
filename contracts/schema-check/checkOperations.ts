import { Kind, validate, visit, type ASTNode, type GraphQLSchema } from 'graphql';
import { walkAnswer, type Compared } from './answerWalk.ts';
import { argumentChanges } from './argumentWalk.ts';
import { keepFindings, type Finding } from './finding.ts';
import { coordinateOf } from './coordinate.ts';
import { operationDocument, placesIn } from './operationDocument.ts';
import { REQUEST_RULES } from './requestRules.ts';
import { walkVariables } from './variableWalk.ts';

/** What a release of the storefront runs with. */
export type InUse = {
  schema: GraphQLSchema;
  /** Texts of its compiled operations. */
  operations: readonly string[];
};

const REFUSED_MEND = 'Keep what is asked for; deprecate it, and take it away when no release in use asks for it.';

/** Prefix of the reason of a finding made by validation. */
export const REFUSED = 'a server refuses it: ';

/** What would fix a refusal, by its message; the first match applies. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  [/ was not provided/, 'Give it a default value, or make it nullable.'],
  [/^Variable "\$\w+" of type "(.+)" used in position/, 'Go on taking $1, or a type that every value of it is one of.'],
  [
    /must (?:not )?have a selection of|must not have a selection/,
    'Keep its type, and offer the new one as a field of another name.',
  ],
  [/^Expected value of type|cannot represent/, 'Go on taking what is sent.'],
  [/cannot be spread here|cannot condition on/, 'Keep the types that its fragments name, and what they can stand for.'],
  [/conflict because they return/, 'Keep the types of these fields alike.'],
];

function mendOf(message: string): string {
  for (const [pattern, mend] of MENDS) {
    const found = pattern.exec(message);
    if (found) return mend.replace('$1', found[1] ?? '');
  }
  return REFUSED_MEND;
}

/** The coordinate of a refusal: only the message names a missing input or an unknown value. */
function refusedAt(message: string, coordinate: string): { coordinate: string; change?: string } {
  const [, argument] = /^Field "\w+" argument "(\w+)" .* was not provided/.exec(message) ?? [];
  if (argument !== undefined) return { coordinate: `${coordinate}(${argument}:)` };
  const [, field] = /^Field "(\w+\.\w+)" of required type .* was not provided/.exec(message) ?? [];
  if (field !== undefined) return { coordinate: field };
  const [, value, type] = /^Value "(\w+)" does not exist in "(\w+)" enum/.exec(message) ?? [];
  return { coordinate, ...(type !== undefined && { change: `${type}.${value}` }) };
}

function checkOne(compared: Compared): void {
  const { was, is, operation, report } = compared;
  const placeOf = placesIn(operation);
  for (const { message, nodes } of validate(is, operation.document, REQUEST_RULES)) {
    // Of several nodes the last is the use: a variable is reported where it is used, not where it is declared.
    const node: ASTNode | undefined = nodes?.at(-1);
    report({
      severity: 'breaking',
      ...refusedAt(message, coordinateOf(was, operation.document, node)),
      why: `${REFUSED}${message}`,
      mend: mendOf(message),
      use: placeOf(node),
    });
  }
  const kind = operation.operation.operation;
  const [before, after] = [was.getRootType(kind), is.getRootType(kind)];
  if (before && after) walkAnswer(compared, before, after);
  // Validation does not report what begins at a missing type.
  else
    report({
      severity: 'breaking',
      coordinate: `schema.${kind}`,
      why: `has no ${kind} any more`,
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
