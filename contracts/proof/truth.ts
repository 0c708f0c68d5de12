import {
  execute,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { readAnswer } from './readAnswer.ts';
import { answering, roundsOf } from './sampleAnswers.ts';
import { variableSets } from './sampleInputs.ts';

export type Truth = { is: 'breaking' | 'risky' | 'safe'; why: string };

/** What an operation is, and every type that it can meet, for telling which changes cannot reach it. */
export type Subject = {
  name: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  types: ReadonlySet<string>;
};

export function subjectOf(schema: GraphQLSchema, text: string): Subject {
  const document = parse(text);
  const types = new Set<string>();
  const meet = (type: GraphQLNamedType | undefined): void => {
    if (!type || types.has(type.name)) return;
    types.add(type.name);
    if (isInputObjectType(type)) for (const { type: of } of Object.values(type.getFields())) meet(getNamedType(of));
    if (isAbstractType(type)) for (const member of schema.getPossibleTypes(type)) meet(member);
    if (isObjectType(type) || isInterfaceType(type)) for (const one of type.getInterfaces()) meet(one);
  };
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        meet(info.getParentType() ?? undefined);
        const field = info.getFieldDef();
        if (field) for (const { type } of [field, ...field.args]) meet(getNamedType(type));
      },
      NamedType: (node) => meet(getNamedType(typeFromAST(schema, node))),
    }),
  );
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('No operation');
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return {
    name: operation.name?.value ?? '',
    document,
    operation,
    fragments: new Map(fragments.map((one) => [one.name.value, one])),
    types,
  };
}

/** What reaches a server's resolvers for one call, with the answer. Lists around a value do not count: they are its own. */
function call(
  schema: GraphQLSchema,
  { document }: Subject,
  variables: Record<string, unknown>,
  server: ReturnType<typeof answering>,
) {
  const heard = new Map<string, Record<string, unknown>>();
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
    const keys: string[] = [];
    for (let at: typeof info.path | undefined = info.path; at; at = at.prev)
      if (typeof at.key === 'string') keys.unshift(at.key);
    heard.set(`${info.parentType.name} ${keys.join('.')}`, args);
    return server.fieldResolver(source, args, context, info);
  };
  const result = execute({
    schema,
    document,
    variableValues: variables,
    fieldResolver,
    typeResolver: server.typeResolver,
  }) as ExecutionResult;
  return { result, heard };
}

const unwrapped = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length === 1) return unwrapped(value[0]);
  if (Array.isArray(value)) return value.map(unwrapped);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [key, unwrapped(one)])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  return value;
};
const same = (one: unknown, other: unknown) => JSON.stringify(unwrapped(one)) === JSON.stringify(unwrapped(other));

/** Whether the old server heard something that the new one does not hear, or hears otherwise. */
function heardOtherwise(
  was: Map<string, Record<string, unknown>>,
  is: Map<string, Record<string, unknown>>,
): string | null {
  for (const [place, args] of was) {
    const now = is.get(place);
    if (!now) continue;
    for (const key of new Set([...Object.keys(args), ...Object.keys(now).filter((one) => !one.endsWith('New'))]))
      if (!same(args[key], now[key]))
        return `${place}(${key}:) is ${JSON.stringify(now[key])}, and was ${JSON.stringify(args[key])}`;
  }
  return null;
}

/**
 * What a change does to an operation, found by doing it: sending the text, with every kind of variables that it was
 * compiled for, to a server of the new schema that answers whatever that allows; and reading every answer by the old.
 */
export function truthOf(subject: Subject, was: GraphQLSchema, is: GraphQLSchema): Truth {
  const [refusal] = validate(is, subject.document);
  if (refusal) return { is: 'breaking', why: refusal.message };
  const kind = subject.operation.operation;
  const root = was.getRootType(kind);
  if (!root || !is.getRootType(kind)) return { is: 'breaking', why: 'its root is gone' };
  let risky: string | null = null;

  const sets = variableSets(was, subject.operation);
  const full = { turn: 0, mode: 'full' } as const;
  for (const variables of sets) {
    const before = call(was, subject, variables, answering(was, was, full));
    if (before.result.errors) continue;
    const after = call(is, subject, variables, answering(is, was, full));
    if (after.result.errors)
      return { is: 'breaking', why: `${JSON.stringify(variables)}: ${after.result.errors[0]?.message}` };
    risky ??= heardOtherwise(before.heard, after.heard);
  }
  const [variables = {}] = sets;
  for (const round of roundsOf(
    is,
    new Set([...subject.types, ...Object.keys(is.getTypeMap()).filter((name) => name.endsWith('Mutant'))]),
  )) {
    const { result } = call(is, subject, variables, answering(is, was, round));
    if (result.errors) return { is: 'breaking', why: String(result.errors[0]?.message) };
    const { broken, odd } = readAnswer(
      was,
      subject.fragments,
      root,
      subject.operation.selectionSet,
      JSON.parse(JSON.stringify(result.data)),
    );
    if (broken !== null) return { is: 'breaking', why: broken };
    risky ??= odd;
  }
  return risky === null ? { is: 'safe', why: '' } : { is: 'risky', why: risky };
}

/** Each type of a schema as it is printed, and what an abstract one can be. */
export function printedTypes(schema: GraphQLSchema): Map<string, string> {
  return new Map(
    Object.values(schema.getTypeMap()).map((type) => {
      const members = isAbstractType(type)
        ? schema
            .getPossibleTypes(type)
            .map(({ name }) => name)
            .toSorted()
        : [];
      return [type.name, `${type.astNode ? print(type.astNode) : ''} ${members.join()}`];
    }),
  );
}
