import {
  buildASTSchema,
  findBreakingChanges,
  findDangerousChanges,
  parse,
  validateSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { checkOperations } from '../schema-check/checkOperations.ts';
import { schemaMutants, type Mutant } from './schemaMutants.ts';
import { printedTypes, subjectOf, truthOf, type Subject, type Truth } from './truth.ts';

type Verdict = Truth['is'];
/** One mutant with what is true of it and what each checker says. `ms`: of this project's own. */
export type Judged = { kind: string; at: string; truth: Truth; says: Record<string, Verdict>; why: string; ms: number };

const WORSE: Verdict[] = ['safe', 'risky', 'breaking'];
const worst = (verdicts: Iterable<Verdict>): Verdict =>
  WORSE[Math.max(0, ...[...verdicts].map((one) => WORSE.indexOf(one)))] ?? 'safe';

/** The schema that a change makes; null where it makes none. */
function mutated(mutant: Pick<Mutant, 'apply'>, document: DocumentNode): GraphQLSchema | null {
  try {
    const schema = buildASTSchema(mutant.apply(document));
    return validateSchema(schema).length === 0 ? schema : null;
  } catch {
    return null;
  }
}

function truthOfAll(
  subjects: readonly Subject[],
  was: GraphQLSchema,
  printed: Map<string, string>,
  is: GraphQLSchema,
): Truth {
  const now = printedTypes(is);
  const changed = new Set([...printed.keys(), ...now.keys()].filter((name) => printed.get(name) !== now.get(name)));
  let found: Truth = { is: 'safe', why: '' };
  // What prints as before behaves as before, so that an operation which meets no changed type need not be run.
  for (const subject of subjects.filter(({ types }) => [...changed].some((name) => types.has(name)))) {
    const truth = truthOf(subject, was, is);
    if (WORSE.indexOf(truth.is) > WORSE.indexOf(found.is)) found = { ...truth, why: `${subject.name}: ${truth.why}` };
    if (found.is === 'breaking') break;
  }
  return found;
}

const pairwise = (was: GraphQLSchema, is: GraphQLSchema): Verdict => {
  if (findBreakingChanges(was, is).length > 0) return 'breaking';
  return findDangerousChanges(was, is).length > 0 ? 'risky' : 'safe';
};

/**
 * Changes a schema in every single way (or `steps` ways at once, drawn with `seed`), finds out what each does to the
 * operations by running them, and asks the checkers. `every`: only each so-manieth change, for a quick look.
 */
export function* judgeMutants(
  text: string,
  operations: readonly string[],
  { every = 1, offset = 0, steps = 1, seed = 1 }: { every?: number; offset?: number; steps?: number; seed?: number },
): Generator<Judged> {
  const document = parse(text);
  const was = buildASTSchema(document);
  const printed = printedTypes(was);
  const subjects = operations.map((one) => subjectOf(was, one));
  const all = schemaMutants(text);
  let state = seed;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return all[state % all.length]!;
  };
  for (let index = offset; index < all.length; index += every) {
    const chosen = [all[index]!, ...Array.from({ length: steps - 1 }, draw)];
    const is = mutated({ apply: (from) => chosen.reduce((at, one) => one.apply(at), from) }, document);
    if (!is) continue;
    const truth = truthOfAll(subjects, was, printed, is);
    const started = performance.now();
    const findings = checkOperations({ schema: was, operations }, is);
    const ms = performance.now() - started;
    yield {
      kind: chosen.map(({ kind }) => kind).join(' + '),
      at: chosen.map(({ at }) => at).join(' + '),
      truth,
      says: { ours: worst(findings.map(({ severity }) => severity)), 'graphql-js': pairwise(was, is) },
      why: findings.find(({ severity }) => severity === 'breaking')?.why ?? '',
      ms,
    };
  }
}
