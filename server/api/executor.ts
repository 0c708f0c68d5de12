import { getVariableValues } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ApiResult, ErrorReporter } from '../graphql/errors.ts';
import { compileOperation, DocumentRefusal } from '../graphql/operation.ts';
import type { Operation } from '../graphql/operation.ts';
import { argumentsOf, checkAnswerSize } from '../graphql/pageLimits.ts';
import type { Variables } from '../graphql/pageLimits.ts';
import type { Permissions } from '../graphql/permissions.ts';
import { isPublic } from '../graphql/publicity.ts';
import type { TrustedDocuments } from '../graphql/trustedDocuments.ts';
import { MarketError } from '../marketError.ts';
import { publicContext } from './context.ts';
import type { Context } from './context.ts';

/** Number of cached compiled documents. */
const KEPT_OPERATIONS = 500;

/** What a guard receives of an operation before it runs: its root fields with their arguments. */
export type Call = {
  kind: Operation['kind'];
  /** The response is the same for everyone, whoever calls. */
  isPublic: boolean;
  fields: readonly { name: string; key: string; arguments: Variables }[];
};
/** Admits a call (null), or returns the refusal and the response key it belongs to. */
export type Guard = (call: Call) => Promise<{ error: MarketError; key?: string } | null>;

export type RunRequest = {
  query: string;
  operationName?: string | null;
  variables?: Variables | null;
  context: Context;
  /** Only documents of released storefronts, and no introspection. */
  trustedOnly?: boolean;
  guard?: Guard;
};
/**
 * `ran` is false for a document that could not be executed. `isPublic`: nothing in the response depends on the caller.
 */
export type ExecutionResponse = { result: ApiResult; ran: boolean; isPublic: boolean };
export type Executor = { run(request: RunRequest): Promise<ExecutionResponse> };

export type ExecutorOptions = {
  schema: GraphQLSchema;
  permissions: Permissions;
  errors: ErrorReporter;
  trusted: TrustedDocuments;
};

/**
 * Executes a document, for HTTP and for pages rendered on the server: parse, validate, compile (cached by text), check
 * variables and response size, ask the guard, execute. Never throws: failures are entries of `errors`.
 */
export function createExecutor({ schema, permissions, errors, trusted }: ExecutorOptions): Executor {
  const operations = new LRUCache<string, Operation>({ max: KEPT_OPERATIONS });

  function operationOf({ query, operationName = null, trustedOnly = false }: RunRequest): Operation {
    const key = `${trustedOnly ? 'trusted' : 'any'} ${operationName ?? ''}\n${query}`;
    const cached = operations.get(key);
    if (cached) return cached;
    if (trustedOnly && !trusted.has(query)) throw new MarketError('UNKNOWN_DOCUMENT');
    const operation = compileOperation(schema, query, operationName, !trustedOnly);
    operations.set(key, operation);
    return operation;
  }

  function variablesOf(operation: Operation, variables: Variables): Variables {
    const { coerced, errors: invalid } = getVariableValues(schema, operation.variableDefinitions, variables, {
      maxErrors: 10,
    });
    if (invalid) throw new DocumentRefusal(invalid);
    return coerced;
  }

  function callOf({ kind, fields }: Operation, variables: Variables): Call {
    return {
      kind,
      isPublic: kind === 'query' && isPublic(fields, permissions, variables),
      fields: fields.map((field) => ({ name: field.name, key: field.key, arguments: argumentsOf(field, variables) })),
    };
  }

  async function execute(request: RunRequest): Promise<ExecutionResponse> {
    const operation = operationOf(request);
    const rawVariables = request.variables ?? {};
    const variables = variablesOf(operation, rawVariables);
    checkAnswerSize(operation.fields, variables);
    const call = callOf(operation, variables);
    const guardRefusal = await request.guard?.(call);
    if (guardRefusal) {
      const place = guardRefusal.key === undefined ? {} : { path: [guardRefusal.key] };
      return {
        result: { data: null, errors: errors.toGraphQLErrors(guardRefusal.error, place) },
        ran: true,
        isPublic: true,
      };
    }
    const open = call.isPublic;
    const context = open ? publicContext(request.context) : request.context;
    // Coerced variables: graphql-jit does not fill in the defaults of an input object's required fields itself.
    const { data = null, errors: thrown = [] } = await operation.compiled.query(undefined, context, variables);
    const result =
      thrown.length > 0 ? { data, errors: thrown.flatMap((error) => errors.toGraphQLErrors(error)) } : { data };
    return { result, ran: true, isPublic: open };
  }

  return {
    async run(request) {
      try {
        return await execute(request);
      } catch (error) {
        if (error instanceof DocumentRefusal)
          return { result: { errors: errors.toRefusals(error.errors) }, ran: false, isPublic: true };
        return { result: { data: null, errors: errors.toGraphQLErrors(error) }, ran: true, isPublic: true };
      }
    },
  };
}
