import { CriticalityLevel, diff, DiffRule, type Change, type UsageHandler } from '@graphql-inspector/core';
import {
  findBreakingChanges,
  findDangerousChanges,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Subject, Truth } from './truth.ts';

export type Verdict = Truth['is'];
/** A checker of schema pairs. */
export type Checker = (was: GraphQLSchema, is: GraphQLSchema) => Verdict | Promise<Verdict>;

const VERDICTS: Record<CriticalityLevel, Verdict> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'risky',
  [CriticalityLevel.NonBreaking]: 'safe',
};
const ORDER: Verdict[] = ['safe', 'risky', 'breaking'];
/** The worst of some verdicts; safe if there are none. */
export const worst = (verdicts: Iterable<Verdict>): Verdict =>
  ORDER[Math.max(0, ...[...verdicts].map((one) => ORDER.indexOf(one)))] ?? 'safe';

const graphqlJs: Checker = (was, is) => {
  const isBroken = findBreakingChanges(was, is).length > 0;
  return isBroken ? 'breaking' : findDangerousChanges(was, is).length > 0 ? 'risky' : 'safe';
};

const verdictOf = (changes: readonly Change[]): Verdict =>
  worst(changes.map(({ criticality }) => VERDICTS[criticality.level]));

/** `Type.field.argument` of every argument that operations pass. */
function argumentsOf(schema: GraphQLSchema, subjects: readonly Subject[]): Set<string> {
  const usedCoordinates = new Set<string>();
  for (const { document } of subjects) {
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Argument: (node) =>
          void usedCoordinates.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}.${node.name.value}`),
      }),
    );
  }
  return usedCoordinates;
}

/**
 * Answers Inspector's question whether a coordinate is used, from the operations. `plain`: by the coordinate alone.
 * `careful`: a new or newly required input counts as used where its field or input type is.
 */
function usage(schema: GraphQLSchema, subjects: readonly Subject[], how: 'plain' | 'careful'): UsageHandler {
  const parts = new Set(subjects.flatMap(({ reach }) => [...reach.parts]));
  const passed = argumentsOf(schema, subjects);
  const isUsed = ({ type, field, argument }: { type: string; field?: string; argument?: string }) => {
    const owner = schema.getType(type);
    const isFielded = isObjectType(owner) || isInterfaceType(owner);
    if (argument !== undefined)
      return how === 'plain' ? passed.has(`${type}.${field}.${argument}`) : parts.has(`${type}.${field}`);
    if (field === undefined) return parts.has(type);
    if (isFielded) return parts.has(`${type}.${field}`);
    const isKnown = owner !== undefined && 'getFields' in owner ? field in owner.getFields() : true;
    return parts.has(type) && (how === 'careful' || isKnown);
  };
  return async (coordinates) => coordinates.map((one) => !isUsed(one));
}

const INSPECTOR = ['inspector diff', 'inspector, considerUsage by coordinate', 'inspector, considerUsage with care'];

/** The ready-made checkers' verdicts on a pair of schemas, each given what it can use of the operations. */
export function otherCheckers(schema: GraphQLSchema, subjects: readonly Subject[]): Record<string, Checker> {
  const [plain = '', byCoordinate = '', withCare = ''] = INSPECTOR;
  const handlers = { [byCoordinate]: usage(schema, subjects, 'plain'), [withCare]: usage(schema, subjects, 'careful') };
  // One comparison serves all three: the rules only filter the list that it makes.
  let last: { was: GraphQLSchema; is: GraphQLSchema; changes: Change[] } | undefined;
  const compared: Checker = async (was, is) => {
    last = { was, is, changes: await diff(was, is) };
    return verdictOf(last.changes);
  };
  const withUsage =
    (checkUsage: UsageHandler | undefined): Checker =>
    async (was, is) => {
      const changes = last?.was === was && last.is === is ? last.changes : await diff(was, is);
      return verdictOf(
        await DiffRule.considerUsage({ changes, oldSchema: was, newSchema: is, config: { checkUsage } }),
      );
    };
  return {
    'graphql-js': graphqlJs,
    [plain]: compared,
    [byCoordinate]: withUsage(handlers[byCoordinate]),
    [withCare]: withUsage(handlers[withCare]),
  };
}
