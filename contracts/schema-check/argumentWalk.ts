import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  print,
  type ConstValueNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type ValueNode,
  type GraphQLSchema,
} from 'graphql';
import { defaultText, hasUnfitDefault } from './defaultText.ts';
import type { Report, Use } from './finding.ts';
import type { OperationDocument } from './operationDocument.ts';

export type Compared = {
  was: GraphQLSchema;
  is: GraphQLSchema;
  operation: OperationDocument;
  report: Report;
};

type Input = GraphQLArgument | GraphQLInputField;
type Arguments = {
  /** The field, directive or input type that has these inputs. */
  coordinate: string;
  was: readonly Input[];
  is: readonly Input[];
  given: ReadonlyMap<string, ValueNode | ConstValueNode>;
  use: Use;
};

/**
 * Compares the arguments of one field in an operation's text, including literal input objects. Reports changed
 * defaults of omitted arguments, and nulls that may be passed and are no longer accepted; unknown, missing and wrongly
 * typed arguments are reported by validation.
 */
export function argumentChanges(compared: Compared, { coordinate, was, is, given: values, use }: Arguments): void {
  const { operation, report } = compared;
  const variableOf = (value: ValueNode | undefined) =>
    value?.kind === Kind.VARIABLE ? operation.variables.get(value.name.value) : undefined;

  for (const next of is) {
    const old = was.find(({ name }) => name === next.name);
    const value = values.get(next.name);
    const variable = variableOf(value);
    const canBeNull = variable !== undefined && variable.type.kind !== Kind.NON_NULL_TYPE;
    const place = `${coordinate}${coordinate.includes('.') || coordinate.startsWith('@') ? `(${next.name}:)` : `.${next.name}`}`;
    const isSilent = value === undefined || (canBeNull && variable.defaultValue === undefined);
    const [before, after] = [defaultText(old), defaultText(next)];
    if (isSilent && hasUnfitDefault(next))
      report({
        severity: 'breaking',
        coordinate: place,
        why: `has the default ${after}, which is no ${next.type.toString()}`,
        mend: 'Give it a default of its type.',
        use,
      });
    else if (old && isSilent && before !== after && !(isNonNullType(next.type) && after === null))
      report({
        severity: 'risky',
        coordinate: place,
        why: `defaults to ${after ?? 'nothing'} now, and to ${before ?? 'nothing'} before`,
        mend: `Keep the default ${before ?? 'away'}.`,
        use,
      });
    if (old && canBeNull && isNonNullType(next.type) && !isNonNullType(old.type))
      report({
        severity: 'breaking',
        coordinate: place,
        why: `no longer accepts null, and ${print(variable.variable)} can be null`,
        mend: 'Keep accepting null as the default.',
        use,
      });
    const [oldType, nextType] = [old && getNamedType(old.type), getNamedType(next.type)];
    for (const object of objectsIn(value))
      if (isInputObjectType(oldType) && isInputObjectType(nextType))
        argumentChanges(compared, {
          coordinate: nextType.name,
          was: Object.values(oldType.getFields()),
          is: Object.values(nextType.getFields()),
          given: new Map(object.fields.map((field) => [field.name.value, field.value])),
          use,
        });
  }
}

function objectsIn(value: ValueNode | undefined): Extract<ValueNode, { kind: Kind.OBJECT }>[] {
  if (value?.kind === Kind.OBJECT) return [value];
  return value?.kind === Kind.LIST ? value.values.flatMap(objectsIn) : [];
}
