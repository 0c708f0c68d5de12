import type { PactContract, PactInteraction, PactState } from './pact.ts';

type Request = PactInteraction['request'];
type Generators = NonNullable<Request['generators']>;
/** How a caller identifies itself. */
type Caller = { headers: Request['headers']; generators?: Generators };
/**
 * What one caller gets: names of a caller, of its states and of an answer. variables: if they differ from the
 * operation's; fromStates: texts with values of states in them, by path.
 */
type Row = { caller: string; answer: string; states?: string; variables?: object; fromStates?: Record<string, string> };
type Response = PactInteraction['response'];
type Body = NonNullable<Response['body']>;
/** What each answer of the matrix has: status, headers and their rules. */
type Envelope = Omit<Response, 'body'> & { body: Omit<Body, 'content'> };
/** What is one answer's own. */
type Answer = Pick<Body, 'content'> & Pick<Response, 'matchingRules'>;
/** An operation with who may call it (@access), and what each caller gets, by the name of the case. */
type Operation = { component: string; access: string; query: string; variables: object; rows: Record<string, Row> };

/**
 * Who may call what, as one table of operations and callers. It takes a tenth of the bytes of the interactions, into
 * which it is expanded before verification.
 */
export type AccessMatrix = Omit<PactContract, 'interactions'> & {
  callers: Record<string, Caller>;
  states: Record<string, PactState[]>;
  envelope: Envelope;
  answers: Record<string, Answer>;
  operations: Record<string, Operation>;
};

export const isAccessMatrix = (value: unknown): value is AccessMatrix =>
  typeof value === 'object' && value !== null && 'callers' in value && 'states' in value && 'operations' in value;

const FROM_STATES = { type: 'ProviderState', dataType: 'STRING' } as const;
const generatorsOf = (texts: Record<string, string>): Generators[string] =>
  Object.fromEntries(Object.entries(texts).map(([at, expression]) => [at, { expression, ...FROM_STATES }]));
const textsOf = (generators: Generators[string]): Record<string, string> =>
  Object.fromEntries(Object.entries(generators).map(([at, { expression = '' }]) => [at, expression]));

function entryNamed<One>(list: Record<string, One>, name: string, what: string): One {
  const entry = Object.hasOwn(list, name) ? list[name] : undefined;
  if (entry === undefined) throw new Error(`The matrix of access has no ${what} "${name}".`);
  return entry;
}

/** Expands the matrix into a pact: an interaction for each row. Throws one sentence for a name that it does not define. */
export function accessContract({
  callers,
  states,
  envelope,
  answers,
  operations,
  ...pact
}: AccessMatrix): PactContract {
  const responseOf = ({ content, matchingRules }: Answer): Response => ({
    ...envelope,
    body: { ...envelope.body, content },
    matchingRules: { ...envelope.matchingRules, ...matchingRules },
  });
  const interactions = Object.entries(operations).flatMap(([operationName, { component, query, variables, rows }]) =>
    Object.entries(rows).map(([name, row]): PactInteraction => {
      const { headers, generators: ofCaller } = entryNamed(callers, row.caller, 'caller');
      const providerStates = row.states === undefined ? null : entryNamed(states, row.states, 'list of states');
      const generators = { ...ofCaller, ...(row.fromStates && { body: generatorsOf(row.fromStates) }) };
      const content = { operationName, query, variables: row.variables ?? variables } as never;
      return {
        type: 'Synchronous/HTTP',
        description: `${operationName}: ${name}`,
        pending: false,
        comments: { component, suite: 'access' },
        ...(providerStates && { providerStates }),
        request: {
          method: 'POST',
          path: '/graphql',
          ...(headers && { headers }),
          body: { content, contentType: 'application/json', encoded: false },
          ...(Object.keys(generators).length > 0 && { generators }),
        },
        response: responseOf(entryNamed(answers, row.answer, 'answer')),
      };
    }),
  );
  return { ...pact, interactions };
}

type GraphQLRequest = { operationName: string; query: string; variables: object };

type Named<One> = { entries: Record<string, One>; name(one: One, base: string): string };
/** Gives equal values one name. */
function naming<One>(): Named<One> {
  const entries: Record<string, One> = {};
  const names = new Map<string, string>();
  return {
    entries,
    name(one, base) {
      const key = JSON.stringify(one);
      const existing = names.get(key);
      if (existing !== undefined) return existing;
      let name = base;
      for (let count = 2; Object.hasOwn(entries, name); count += 1) name = `${base} ${count}`;
      names.set(key, name);
      entries[name] = one;
      return name;
    },
  };
}

function callerName({ headers, generators }: Caller): string {
  if (JSON.stringify(headers ?? {}).includes('forged')) return 'an unknown token';
  return generators?.header === undefined ? 'a guest' : 'who signed in last';
}

const statesName = (states: readonly PactState[]) => states.map(({ name }) => name).join(', ');

/** An answer in the part that all have and its own. */
function split({ body, matchingRules, ...more }: Response): [Envelope, Answer] {
  const { content, ...ofBody } = body ?? {};
  const { body: own, ...shared } = matchingRules ?? {};
  return [
    { ...more, body: ofBody, matchingRules: shared } as Envelope,
    { content, ...(own && { matchingRules: { body: own } }) },
  ];
}

function answerName(answer: Answer): string {
  const content = answer.content as { errors?: { extensions: { code: string } }[]; data?: unknown } | undefined;
  const codes = content?.errors?.map(({ extensions }) => extensions.code).join();
  return codes === undefined ? 'what is theirs' : `${codes}${content?.data === null ? '' : ', beside data'}`;
}

/**
 * The matrix of the interactions about access. accessOf: who may call, by the name of the operation. Throws one sentence if answers differ
 * in more than content.
 */
export function accessMatrix(
  { interactions, ...pact }: PactContract,
  accessOf: (operation: string) => string,
): AccessMatrix {
  const callers = naming<Caller>();
  const states = naming<PactState[]>();
  const envelopes = naming<Envelope>();
  const answers = naming<Answer>();
  const operations: Record<string, Operation> = {};
  for (const { description, comments, providerStates, request, response } of interactions) {
    const { operationName, query, variables } = request.body!.content as unknown as GraphQLRequest;
    const operation = (operations[operationName] ??= {
      component: comments?.component ?? '',
      access: accessOf(operationName),
      query,
      variables,
      rows: {},
    });
    const [envelope, answer] = split(response);
    envelopes.name(envelope, description);
    const { headers, generators: { body: fromStates, ...ofCaller } = {} } = request;
    const caller: Caller = { headers, ...(Object.keys(ofCaller).length > 0 && { generators: ofCaller }) };
    const isSame = JSON.stringify(variables) === JSON.stringify(operation.variables);
    operation.rows[description.slice(`${operationName}: `.length)] = {
      answer: answers.name(answer, answerName(answer)),
      caller: callers.name(caller, callerName(caller)),
      ...(providerStates && { states: states.name(providerStates, statesName(providerStates)) }),
      ...(!isSame && { variables }),
      ...(fromStates && { fromStates: textsOf(fromStates) }),
    };
  }
  const [envelope, other] = Object.entries(envelopes.entries);
  if (other)
    throw new Error(`The answer of "${other[0]}" has another status, header or type than the matrix of access.`);
  return {
    ...pact,
    callers: callers.entries,
    states: states.entries,
    envelope: envelope![1],
    answers: answers.entries,
    operations,
  };
}
