import {
  execute,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  specifiedRules,
} from 'graphql';
import { reachOf, type Reach } from './operationReach.ts';
import { readAnswer, type Reading } from './readAnswer.ts';
import { argumentDifference, type ReceivedArguments } from './receivedArguments.ts';
import { answering, roundsOf } from './sampleAnswers.ts';
import { variableSets, type Variables } from './sampleInputs.ts';

/**
 * breaking: the text is refused, or some variables that it was compiled for are, or some answer does not fit the code.
 * risky: the server receives something other than before, or the code meets an unknown value. `isRefused`: by
 * validation of the text alone.
 */
export type Truth = { is: 'breaking' | 'risky' | 'safe'; why: string; isRefused?: true };

/** An operation with everything computed about it before any change. */
export type Subject = {
  name: string;
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  reach: Reach;
  /** Variables that the old server accepts, with what its resolvers receive. The plainest come first. */
  calls: readonly { variables: Variables; received: ReceivedArguments }[];
  /** Of `calls` those that together get all that the text selects: with @skip the first does not. */
  views: readonly Variables[];
  /** The answers read so far, by their text. */
  readings: Map<string, Reading>;
};

const MOST_READINGS = 100;

type Server = ReturnType<typeof answering>;

/**
 * Makes one call, recording what reaches the resolvers of fields that have arguments, or (by name, in `alsoOf`) had
 * them.
 */
function call(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  server: Server,
  alsoOf: ReadonlySet<string> = new Set(),
) {
  const received: ReceivedArguments = new Map();
  const fieldResolver: GraphQLFieldResolver<undefined, unknown> = (source, args, context, info) => {
    const field = info.parentType.getFields()[info.fieldName];
    if (field && (field.args.length > 0 || alsoOf.has(field.name))) {
      const keys: string[] = [];
      for (let at: typeof info.path | undefined = info.path; at; at = at.prev) keys.unshift(String(at.key));
      received.set(keys.join('.'), { args, typeName: info.parentType.name, fieldName: info.fieldName });
    }
    return server.fieldResolver(source, args, context, info);
  };
  const { typeResolver } = server;
  const result = execute({ schema, document, variableValues: variables, fieldResolver, typeResolver });
  return { result: result as ExecutionResult, received };
}

const PLAIN = { turn: 0, mode: 'full' } as const;

/** Rules about the text alone, independent of the schema: it met them when it was compiled. */
const TEXT_RULES: ReadonlySet<ValidationRule> = new Set([
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
]);
const SCHEMA_RULES = specifiedRules.filter((rule) => !TEXT_RULES.has(rule));

/** The variables of the first call of each combination of conditions. */
function distinctConditions(text: string, calls: Subject['calls']): Variables[] {
  const conditions = [...text.matchAll(/@(?:skip|include)\(if: \$(\w+)\)/g)].map(([, name = '']) => name);
  const combination = ({ variables }: Subject['calls'][number]) => conditions.map((name) => variables[name]).join();
  return [...Map.groupBy(calls, combination).values()].map(([first]) => first!.variables);
}

/** Parses an operation's text, and calls the old server with every kind of variables that its types allow. */
export function subjectOf(was: GraphQLSchema, text: string): Subject {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('No operation');
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const reach = reachOf(was, document);
  const server = answering(was, was, PLAIN);
  const calls = variableSets(was, operation).flatMap((variables) => {
    const { result, received } = call(was, document, variables, server);
    return result.errors ? [] : [{ variables, received }];
  });
  if (calls.length === 0) throw new Error(`${operation.name?.value} takes no variables that were made up for it.`);
  return {
    name: operation.name?.value ?? '',
    text,
    document,
    operation,
    fragments: new Map(fragments.map((one) => [one.name.value, one])),
    reach,
    calls,
    views: /@skip\b/.test(text) ? distinctConditions(text, calls) : [calls[0]!.variables],
    readings: new Map(),
  };
}

/**
 * The effect of a change on an operation, found by execution: the text is sent, with every kind of variables that it
 * was compiled for, to a server of the new schema that answers whatever that allows, and every answer is read by the
 * old one. `inputsToo: false` tries only the plainest variables, for changes that affect no input.
 */
export function truthOf(subject: Subject, was: GraphQLSchema, is: GraphQLSchema, inputsToo = true): Truth {
  const { document, operation, fragments, reach, calls, views } = subject;
  const [refusal] = validate(is, document, inputsToo ? specifiedRules : SCHEMA_RULES, { maxErrors: 1 });
  if (refusal) return { is: 'breaking', why: refusal.message, isRefused: true };
  const root = was.getRootType(operation.operation);
  if (!root) throw new Error(`${subject.name} is of a kind that the schema has not.`);
  let risky: string | null = null;

  /** Most answers are the same whatever was changed elsewhere, so each is read once. */
  const reading = (result: ExecutionResult, variables: Variables): Reading => {
    const text = JSON.stringify(result.data);
    const before = subject.readings.get(text);
    if (before) return before;
    const reading = readAnswer(was, fragments, root, operation.selectionSet, JSON.parse(text), variables);
    if (subject.readings.size < MOST_READINGS) subject.readings.set(text, reading);
    return reading;
  };
  const plain = answering(is, was, PLAIN);
  const argued = new Set(calls.flatMap(({ received }) => [...received.values()].map(({ fieldName }) => fieldName)));
  for (const { variables, received } of inputsToo ? calls : calls.filter((one) => views.includes(one.variables))) {
    const after = call(is, document, variables, plain, argued);
    if (after.result.errors)
      return { is: 'breaking', why: `${JSON.stringify(variables)}: ${after.result.errors[0]?.message}` };
    risky ??= argumentDifference(was, received, after.received);
    if (!views.includes(variables)) continue;
    const { broken, odd } = reading(after.result, variables);
    if (broken !== null) return { is: 'breaking', why: broken };
    risky ??= odd;
  }
  const [, ...rounds] = roundsOf(is, reach.parts);
  for (const variables of views)
    for (const round of rounds) {
      const { result } = call(is, document, variables, answering(is, was, round));
      if (result.errors) return { is: 'breaking', why: String(result.errors[0]?.message) };
      const { broken, odd } = reading(result, variables);
      if (broken !== null) return { is: 'breaking', why: broken };
      risky ??= odd;
    }
  return risky === null ? { is: 'safe', why: '' } : { is: 'risky', why: risky };
}
