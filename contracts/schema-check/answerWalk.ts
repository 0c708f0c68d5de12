import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isObjectType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { argumentChanges, type Compared } from './argumentWalk.ts';
import type { Severity } from './finding.ts';
import { fieldsFor, type Selected, type SelectedField } from './operationDocument.ts';
import { readChange, valuesOnlyIn } from './typeChange.ts';

const possibleTypes = (schema: GraphQLSchema, type: GraphQLCompositeType): readonly GraphQLObjectType[] =>
  isAbstractType(type) ? schema.getPossibleTypes(type) : [type];

const HIDE = 'Offer it under a new field or argument, so that only code that knows it requests it.';

/**
 * Walks an operation's selections through both schemas at once, for each concrete type that can arrive, and reports
 * where an answer can differ from the types that its code was compiled with.
 */
export function walkAnswer(compared: Compared, was: GraphQLObjectType, is: GraphQLObjectType): void {
  const { operation, report } = compared;
  const walked = new Set<string>();

  function reportUses(
    uses: SelectedField[],
    severity: Severity,
    coordinate: string,
    why: string,
    mend?: string,
    change?: string,
  ): void {
    for (const { definition, path } of uses)
      report({ severity, coordinate, change, why, mend, use: { operation: operation.name, definition, path } });
  }

  function newValues(uses: SelectedField[], coordinate: string, ...[before, after]: unknown[]): void {
    if (!isEnumType(before) || !isEnumType(after)) return;
    for (const value of valuesOnlyIn(after, before))
      reportUses(uses, 'risky', coordinate, `${after.name} can be ${value} now`, HIDE, `${after.name}.${value}`);
  }

  function members(
    uses: SelectedField[],
    coordinate: string,
    before: GraphQLCompositeType,
    after: GraphQLCompositeType,
  ) {
    const below = uses.flatMap(({ node, definition, path }): Selected[] =>
      node.selectionSet ? [{ set: node.selectionSet, definition, path }] : [],
    );
    const possibleBefore = possibleTypes(compared.was, before);
    const possibleAfter = possibleTypes(compared.is, after);
    if (possibleAfter.length === 0 && possibleBefore.length > 0)
      reportUses(
        uses,
        'breaking',
        coordinate,
        `no longer has any value: no type implements ${after.name}`,
        `Keep ${before.name} a type that an object can be.`,
        after.name,
      );
    for (const next of possibleAfter) {
      const same = possibleBefore.find(({ name }) => name === next.name);
      const previous = same ?? (isObjectType(before) ? before : undefined);
      if (!same) {
        const why = isObjectType(before)
          ? `${next.name} arrives in place of ${before.name}`
          : `${next.name} can arrive now`;
        const change = isUnionType(after)
          ? `${after.name} | ${next.name}`
          : isObjectType(after)
            ? undefined
            : `${next.name} & ${after.name}`;
        reportUses(uses, 'risky', coordinate, why, HIDE, change);
      }
      if (previous) fields(previous, next, below);
    }
  }

  function field(before: GraphQLObjectType, after: GraphQLObjectType, uses: SelectedField[]): void {
    const [{ node }] = uses as [SelectedField];
    const name = node.name.value;
    const coordinate = `${before.name}.${name}`;
    if (name === '__typename') {
      if (before.name !== after.name)
        reportUses(
          uses,
          'breaking',
          coordinate,
          `says ${after.name}, and the code knows ${before.name}`,
          `Keep the name ${before.name}.`,
        );
      return;
    }
    const old = before.getFields()[name];
    const next = after.getFields()[name];
    // Validation reports a removed field.
    if (!old || !next) return;
    const change = readChange(old.type, next.type);
    if (change) reportUses(uses, change.severity, coordinate, change.why, change.mend);
    if (typeof next.deprecationReason === 'string' && typeof old.deprecationReason !== 'string')
      reportUses(uses, 'safe', coordinate, `is deprecated: ${next.deprecationReason}`);
    for (const use of uses)
      argumentChanges(compared, {
        coordinate,
        was: old.args,
        is: next.args,
        given: new Map(use.node.arguments?.map((one) => [one.name.value, one.value])),
        use: { operation: operation.name, definition: use.definition, path: use.path },
      });
    const [oldNamed, nextNamed] = [getNamedType(old.type), getNamedType(next.type)];
    newValues(uses, coordinate, oldNamed, nextNamed);
    if (isCompositeType(oldNamed) && isCompositeType(nextNamed)) members(uses, coordinate, oldNamed, nextNamed);
  }

  function fields(before: GraphQLObjectType, after: GraphQLObjectType, selections: Selected[]): void {
    const key = [before.name, after.name, ...selections.map(({ set }) => set.loc?.start)].join();
    if (walked.has(key)) return;
    walked.add(key);
    const old = fieldsFor(compared.was, operation, selections, before);
    const next = fieldsFor(compared.is, operation, selections, after);
    for (const [responseKey, uses] of old)
      if (next.has(responseKey)) field(before, after, uses);
      else {
        const [{ node }] = uses as [SelectedField];
        const why = `no longer arrives for ${before.name}`;
        reportUses(
          uses,
          'breaking',
          `${before.name}.${node.name.value}`,
          why,
          `Keep ${before.name} a part of the types that its fragments name.`,
        );
      }
    for (const [responseKey, uses] of next)
      if (!old.has(responseKey)) {
        const [{ node }] = uses as [SelectedField];
        reportUses(
          uses,
          'risky',
          `${after.name}.${node.name.value}`,
          `arrives now for ${after.name}, without being requested`,
          HIDE,
        );
      }
  }

  fields(was, is, [{ set: operation.operation.selectionSet, definition: operation.name, path: '' }]);
}
