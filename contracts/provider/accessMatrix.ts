import type { PactContract, PactInteraction, PactState } from './pact.ts';

/** How a caller identifies itself. */
type Caller = Pick<PactInteraction['request'], 'headers' | 'generators'> & { providerStates?: PactState[] };
/** What one caller gets: names of a caller and of an answer. variables: if they differ from the operation's. */
type Row = { caller: string; answer: string; variables?: object };
/** An operation with who may call it (@access), and what each caller gets, by the name of the case. */
type Operation = { component: string; access: string; query: string; variables: object; rows: Record<string, Row> };

/**
 * Who may call what, as one table of operations and callers. It takes a tenth of the bytes of the interactions, into
 * which it is expanded before verification.
 */
export type AccessMatrix = Omit<PactContract, 'interactions'> & {
  callers: Record<string, Caller>;
  answers: Record<string, PactInteraction['response']>;
  operations: Record<string, Operation>;
};

export const isAccessMatrix = (value: unknown): value is AccessMatrix =>
  typeof value === 'object' && value !== null && 'callers' in value && 'answers' in value && 'operations' in value;

function entryNamed<One>(list: Record<string, One>, name: string, what: string): One {
  const entry = Object.hasOwn(list, name) ? list[name] : undefined;
  if (entry === undefined) throw new Error(`The matrix of access has no ${what} "${name}".`);
  return entry;
}

/** Expands the matrix into a pact: an interaction for each row. Throws one sentence for a name that it does not define. */
export function accessContract({ callers, answers, operations, ...pact }: AccessMatrix): PactContract {
  const interactions = Object.entries(operations).flatMap(([operationName, { component, query, variables, rows }]) =>
    Object.entries(rows).map(([name, row]): PactInteraction => {
      const { providerStates, headers, generators } = entryNamed(callers, row.caller, 'caller');
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
          ...(generators && { generators }),
        },
        response: entryNamed(answers, row.answer, 'answer'),
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

function callerName({ headers, generators, providerStates = [] }: Caller): string {
  if (JSON.stringify(headers ?? {}).includes('forged')) return 'a token that nobody has given';
  if (generators?.header === undefined) return providerStates.length > 0 ? 'a guest, with states' : 'a guest';
  const customerParams = providerStates.findLast(({ name }) => name === 'a customer')?.params;
  if (customerParams?.volunteer === true) return 'a volunteer';
  return customerParams?.platform === 'producer' ? 'a token of the other platform' : 'a customer without the role';
}

function answerName({ body }: PactInteraction['response']): string {
  const content = body?.content as { errors?: { extensions: { code: string } }[]; data?: unknown } | undefined;
  const codes = content?.errors?.map(({ extensions }) => extensions.code).join();
  return codes === undefined ? 'nothing of theirs' : `${codes}${content?.data === null ? '' : ', beside data'}`;
}

/** The matrix of the interactions about access. accessOf: who may call, by the name of the operation. */
export function accessMatrix(
  { interactions, ...pact }: PactContract,
  accessOf: (operation: string) => string,
): AccessMatrix {
  const callers = naming<Caller>();
  const answers = naming<PactInteraction['response']>();
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
    const { headers, generators } = request;
    const caller: Caller = { ...(providerStates && { providerStates }), headers, generators };
    const isSame = JSON.stringify(variables) === JSON.stringify(operation.variables);
    operation.rows[description.slice(`${operationName}: `.length)] = {
      answer: answers.name(response, answerName(response)),
      caller: callers.name(caller, callerName(caller)),
      ...(!isSame && { variables }),
    };
  }
  return { ...pact, callers: callers.entries, answers: answers.entries, operations };
}
