import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { checkOperations } from '../schema-check/checkOperations.ts';
import { checkSchema } from '../schema-check/checkSchema.ts';
import { fieldUses } from '../schema-check/fieldUses.ts';
import { directiveFindings } from '../schema-check/marketDirectives.ts';
import type { Mutant } from './kindMutants.ts';
import { mutatedSchema, schemaOf } from './mutatedSchema.ts';
import { changedParts, printedParts } from './operationReach.ts';
import { otherCheckers, worst, type Checker, type Verdict } from './otherCheckers.ts';
import { subjectOf, truthOf, type Subject } from './truth.ts';

/** The truth about one change for one operation, and the verdict of this project's check. */
export type JudgedOperation = { name: string; truth: Verdict; why: string; ours: Verdict; ourWhy: string };
/** One change, by kind and place, with the truth and each checker's verdict. */
export type Judged = {
  kind: string;
  at: string;
  truth: Verdict;
  says: Record<string, Verdict>;
  /** Operations that the change can reach. */
  operations: JudgedOperation[];
  /** What the check threw; it must not throw. */
  threw?: string;
};

/** A schema with its operations, and everything computed before any change. */
export type Ground = {
  document: DocumentNode;
  was: GraphQLSchema;
  parts: ReadonlyMap<string, string>;
  subjects: readonly Subject[];
  others: Record<string, Checker>;
};

export const OURS = 'schema:check';
export const VALIDATION = 'validation of the operations';

/** Parses a schema's text, and executes all operations against a server of it. */
export function groundOf(text: string, operations: readonly string[]): Ground {
  const document = parse(text);
  const was = schemaOf(document, { checked: true });
  const subjects = operations.map((one) => subjectOf(was, one));
  for (const subject of subjects) usesOf.set(subject, fieldUses(was, [subject.text]));
  return { document, was, parts: printedParts(was), subjects, others: otherCheckers(was, subjects) };
}

/**
 * The check's verdict on each operation, and on all of them. `whole`: with the list of changes that no operation
 * notices, which cannot change the verdicts.
 */
function checkVerdicts({ was }: Ground, is: GraphQLSchema, subjects: readonly Subject[], isComplete: boolean) {
  const byOperation = new Map<string, { ours: Verdict; ourWhy: string }>();
  const operations = subjects.map(({ text }) => text);
  const add = (operation: string, severity: Verdict, ourWhy: string) => {
    const before = byOperation.get(operation);
    const ours = worst([severity, before?.ours ?? 'safe']);
    if (ours !== before?.ours) byOperation.set(operation, { ours, ourWhy });
  };
  try {
    if (isComplete)
      for (const { severity, coordinate, why, uses } of checkSchema([{ name: 'in use', schema: was, operations }], is))
        for (const { operation } of uses) add(operation, severity, `${coordinate} ${why}`);
    else
      for (const { severity, coordinate, why, use } of [
        ...checkOperations({ schema: was, operations }, is),
        ...directiveFindings(was, is, mergedUses(subjects)),
      ])
        add(use.operation, severity, `${coordinate} ${why}`);
    return { of: byOperation, verdict: worst([...byOperation.values()].map(({ ours }) => ours)) };
  } catch (error) {
    return { of: byOperation, verdict: 'safe' as const, threw: String(error) };
  }
}

const usesOf = new WeakMap<Subject, ReturnType<typeof fieldUses>>();
function mergedUses(subjects: readonly Subject[]): ReturnType<typeof fieldUses> {
  const merged: ReturnType<typeof fieldUses> = new Map();
  for (const subject of subjects)
    for (const [coordinate, uses] of usesOf.get(subject) ?? [])
      merged.set(coordinate, [...(merged.get(coordinate) ?? []), ...uses]);
  return merged;
}

/** A checker's verdict. One that throws stops its caller, which counts as breaking. */
async function verdictFrom(checker: Checker, was: GraphQLSchema, is: GraphQLSchema): Promise<Verdict> {
  try {
    return await checker(was, is);
  } catch {
    return 'breaking';
  }
}

/**
 * Determines by execution what one or several consecutive changes do to the operations, and asks the checkers. Null:
 * the result is no valid schema. Operations that touch nothing changed are skipped, and so are variables when no input
 * changed; `whole: true` skips nothing, to show that the result is the same.
 */
export async function judge(ground: Ground, mutants: readonly Mutant[], isComplete = false): Promise<Judged | null> {
  const { document, was, parts, others } = ground;
  const is = mutatedSchema(document, mutants, isComplete || mutants.length > 1);
  if (!is) return null;
  const changed = changedParts(parts, printedParts(is));
  const isMet = (of: ReadonlySet<string>) => [...changed].some((part) => of.has(part));
  const subjects = isComplete ? ground.subjects : ground.subjects.filter(({ reach }) => isMet(reach.parts));

  const truths = subjects.map((subject) => truthOf(subject, was, is, isComplete || isMet(subject.reach.inputs)));
  const { of, verdict, threw } = checkVerdicts(ground, is, subjects, isComplete);
  const says: Record<string, Verdict> = { [OURS]: verdict };
  for (const [name, checker] of Object.entries(others)) says[name] = await verdictFrom(checker, was, is);
  says[VALIDATION] = truths.some(({ isRefused }) => isRefused) ? 'breaking' : 'safe';
  return {
    kind: mutants.map(({ kind }) => kind).join(' + '),
    at: mutants.map(({ at }) => at).join(' + '),
    truth: worst(truths.map((truth) => truth.is)),
    says,
    operations: subjects.map(({ name }, index) => ({
      name,
      truth: truths[index]!.is,
      why: truths[index]!.why,
      ...(of.get(name) ?? { ours: 'safe', ourWhy: '' }),
    })),
    ...(threw !== undefined && { threw }),
  };
}
