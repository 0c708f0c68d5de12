import {
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  getNamedType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type NamedTypeNode,
  type TypeNode,
  Kind,
} from 'graphql';
import type { Compared } from './argumentWalk.ts';
import { defaultText, hasUnfitDefault } from './defaultText.ts';
import { sentChange, valuesOnlyIn } from './typeChange.ts';

const namedNode = (type: TypeNode): NamedTypeNode => (type.kind === Kind.NAMED_TYPE ? type : namedNode(type.type));
const nullable = (type: GraphQLInputType) => (isNonNullType(type) ? type.ofType : type);

/**
 * Compares the values that an operation's variables may have: every value of the type that it was compiled with counts as
 * sent. A variable's own `!` and `[]` are in the operation's text, and validation checks whether they fit.
 */
export function walkVariables(compared: Compared): void {
  const { was, is, operation, report } = compared;
  for (const { variable, type } of operation.variables.values()) {
    const node = namedNode(type);
    const walked = new Set<string>();
    const use = { operation: operation.name, definition: operation.name, path: `$${variable.name.value}` };

    const compareTypes = (before: GraphQLNamedInputType, after: GraphQLNamedInputType): void => {
      // The same input type may be unchanged at one field and replaced at another, so it is compared at each.
      const pair = `${before.name} ${after.name}`;
      if (walked.has(pair)) return;
      walked.add(pair);
      if (isEnumType(before) && isEnumType(after)) {
        for (const value of valuesOnlyIn(before, after))
          report({
            severity: 'breaking',
            coordinate: `${before.name}.${value}`,
            why: 'is no longer accepted, and may be sent',
            mend: 'Keep accepting it, deprecated.',
            use,
          });
      }
      if (isInputObjectType(before) && isInputObjectType(after)) compareFields(before, after);
    };

    function compareFields(
      before: Extract<GraphQLNamedInputType, { getFields(): unknown; isOneOf: boolean }>,
      after: typeof before,
    ): void {
      const reportField = (name: string, severity: 'breaking' | 'risky', why: string, mend: string) =>
        report({ severity, coordinate: `${before.name}.${name}`, why, mend, use });
      const [old, next] = [before.getFields(), after.getFields()];
      if (after.isOneOf && !before.isOneOf)
        report({
          severity: 'breaking',
          coordinate: before.name,
          why: 'takes exactly one of its fields now',
          mend: 'Make a new input type of it.',
          use,
        });
      for (const field of Object.values(old)) {
        const now = next[field.name];
        if (!now) {
          reportField(
            field.name,
            'breaking',
            'is no longer accepted, and may be sent',
            'Keep accepting it, deprecated, and ignore it.',
          );
          continue;
        }
        const change = sentChange(field.type, now.type);
        const [wasDefault, isDefault] = [defaultText(field), defaultText(now)];
        const wasRequired = isNonNullType(field.type) && wasDefault === null;
        const isRequired = isNonNullType(now.type) && isDefault === null;
        if (hasUnfitDefault(now))
          reportField(
            field.name,
            'breaking',
            `has the default ${isDefault}, which is no ${now.type.toString()}`,
            'Give it a default of its type.',
          );
        else if (change) reportField(field.name, change.severity, change.why, change.mend);
        else if (isRequired && !wasRequired)
          reportField(field.name, 'breaking', 'must be sent now', `Keep its default ${wasDefault}.`);
        else if (!wasRequired && wasDefault !== isDefault)
          reportField(
            field.name,
            'risky',
            `defaults to ${isDefault ?? 'nothing'} now, and to ${wasDefault ?? 'nothing'} before`,
            `Keep the default ${wasDefault ?? 'away'}.`,
          );
        if (!change) compareTypes(getNamedType(nullable(field.type)), getNamedType(nullable(now.type)));
      }
      for (const field of Object.values(next))
        if (!old[field.name] && isNonNullType(field.type) && defaultText(field) === null)
          reportField(
            field.name,
            'breaking',
            'is new and required, and never sent',
            'Make it nullable, or give it a default.',
          );
    }

    const [before, after] = [typeFromAST(was, node), typeFromAST(is, node)];
    // Validation reports a removed type, or one that is no longer an input type.
    if (before && after && isInput(before) && isInput(after)) {
      // A custom scalar may accept an enum's strings.
      const change = isEnumType(before) && isLeafType(after) ? null : sentChange(before, after);
      if (change) report({ ...change, coordinate: before.name, use });
      compareTypes(before, after);
    }
  }
}

const isInput = (type: ReturnType<typeof getNamedType>): type is GraphQLNamedInputType =>
  type !== undefined && !('getInterfaces' in type) && !('getTypes' in type);
