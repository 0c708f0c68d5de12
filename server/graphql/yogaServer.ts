import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import type { Log } from '../log.ts';
import type { Answer, Executor, RunRequest } from './executor.ts';

/** One call through yoga: the operation and its result. */
type YogaCall = { run: RunRequest; outcome: { answer: Answer | null } };
/** `isPublic`: nothing in it depends on the caller. `isWhole`: no errors. */
export type ServedAnswer = { status: number; body: Buffer; isPublic: boolean; isWhole: boolean };

const CALL = { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' } };
/** For a document that could not be executed; an executed one has status 200, whatever its result (schema: CALLS). */
const NOT_RUN = { http: { status: 400 } };

function runBy(executor: Executor): Plugin<object, YogaCall> {
  return {
    onRequestParse({ setRequestParser, serverContext }) {
      const { query, operationName, variables } = serverContext.run;
      setRequestParser(() => ({
        query,
        operationName: operationName ?? undefined,
        variables: variables ?? undefined,
      }));
    },
    async onParams({ context, setResult }) {
      const answer = await executor.run(context.run);
      // Yoga passes its plugins a copy of the context: only what the copy points at is shared.
      context.outcome.answer = answer;
      const { result, ran } = answer;
      setResult((ran ? result : { ...result, extensions: NOT_RUN }) as ExecutionResult);
    },
  };
}

function loggingTo(log: Log) {
  const told = (parts: unknown[]) => parts.map(String).join(' ');
  return {
    debug: (...parts: unknown[]) => log.trace(told(parts)),
    info: (...parts: unknown[]) => log.info(told(parts)),
    warn: (...parts: unknown[]) => log.warn(told(parts)),
    error: (...parts: unknown[]) => log.error(told(parts)),
  };
}

/** GraphQL over HTTP by yoga, which delegates to our executor. */
export function createYogaServer(options: { schema: GraphQLSchema; executor: Executor; log: Log }) {
  const yoga = createYoga<YogaCall>({
    schema: options.schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    parserAndValidationCache: false,
    logging: loggingTo(options.log),
    plugins: [runBy(options.executor)],
  });
  return async (run: RunRequest): Promise<ServedAnswer> => {
    const outcome: YogaCall['outcome'] = { answer: null };
    const response = await yoga.fetch('http://localhost/graphql', CALL, { run, outcome });
    const body = Buffer.from(await response.arrayBuffer());
    const { answer } = outcome;
    return {
      status: response.status,
      body,
      isPublic: answer?.isPublic ?? false,
      isWhole: answer !== null && !answer.result.errors,
    };
  };
}
