import { createYoga } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { Log } from '../log.ts';
import type { Answer, Executor, RunRequest } from './executor.ts';

/** One call on its way through yoga: what to run, and what came out. */
export type YogaCall = { request: RunRequest; answer: Answer | null };

const CALL = { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' } };
/** A document that could not be run; one that could is answered with 200, whatever became of it (schema: CALLS). */
const NOT_RUN_STATUS = 400;

/** GraphQL over HTTP by yoga, in which the executor is what runs the documents. */
export function createYogaServer({ schema, executor, log }: { schema: GraphQLSchema; executor: Executor; log: Log }) {
  const level = (write: (line: object, text: string) => void) => (...parts: unknown[]) => write({ yoga: parts.map(String) }, 'yoga');
  const yoga = createYoga<YogaCall>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    parserAndValidationCache: false,
    logging: { debug: () => undefined, info: level(log.info.bind(log)), warn: level(log.warn.bind(log)), error: level(log.error.bind(log)) },
    plugins: [
      {
        onRequestParse({ setRequestParser, serverContext }) {
          const { query, operationName, variables } = serverContext.request;
          setRequestParser(() => ({ query, operationName: operationName ?? undefined, variables: variables ?? undefined }));
        },
        async onParams({ context, setResult }) {
          const call = context as unknown as YogaCall;
          call.answer = await executor.run(call.request);
          const { result, ran } = call.answer;
          setResult(ran ? result : { ...result, extensions: { http: { status: NOT_RUN_STATUS } } });
        },
      },
    ],
  });
  return async (request: RunRequest): Promise<{ status: number; body: Buffer; isPublic: boolean; isWhole: boolean }> => {
    const call: YogaCall = { request, answer: null };
    const response = await yoga.fetch('http://localhost/graphql', CALL, call);
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, body, isPublic: call.answer?.isPublic ?? false, isWhole: call.answer?.result.errors === undefined };
  };
}
