import { getVariableValues } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { toGraphQLErrors, toRefusals, type ApiResult, type ErrorReporter } from '../graphql/errors.ts';
import { compileOperation, DocumentRefusal } from '../graphql/operation.ts';
import type { Operation } from '../graphql/operation.ts';
import { argumentsOf, checkAnswerSize } from '../graphql/pageLimits.ts';
import type { Variables } from '../graphql/pageLimits.ts';
import type { Permissions } from '../graphql/permissions.ts';
import { isPublic } from '../graphql/publicity.ts';
import { hashOfDocument } from '../graphql/trustedDocuments.ts';
import { MarketError } from '../marketError.ts';
import { part } from '../snapshot/changedParts.ts';
import { publicContext } from './context.ts';
import type { Context } from './context.ts';

/** In live mode: no released storefront has the document of this hash. */
class UnknownDocumentError extends MarketError {
  readonly document: string;
  constructor(document: string) {
    super('UNKNOWN_DOCUMENT');
    this.document = document;
  }
}

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
 * `document`: the hash of a released document, or of one that was refused as unknown; null for any other.
 */
export type ExecutionResponse = { result: ApiResult; ran: boolean; isPublic: boolean; document: string | null };
/** A compiled document. document: its hash if it is a released one. */
type KnownOperation = Operation & { document: string | null };
export type Executor = { run(request: RunRequest): Promise<ExecutionResponse> };

export type ExecutorOptions = {
  schema: GraphQLSchema;
  permissions: Permissions;
  errors: ErrorReporter;
  trusted: ReadonlySet<string>;
};

/**
 * Executes a document, for HTTP and for pages rendered on the server: parse, validate, compile (cached by text), check
 * variables and response size, ask the guard, execute. Never throws: failures are entries of `errors`.
 */
export function createExecutor({ schema, permissions, errors, trusted }: ExecutorOptions): Executor {
  const operations = new LRUCache<string, KnownOperation>({ max: KEPT_OPERATIONS });

  function operationOf({ query, operationName = null, trustedOnly = false }: RunRequest): KnownOperation {
    const key = `${trustedOnly ? 'trusted' : 'any'} ${operationName ?? ''}\n${query}`;
    const cached = operations.get(key);
    if (cached) return cached;
    const hash = hashOfDocument(query);
    const isTrusted = trusted.has(hash);
    if (trustedOnly && !isTrusted) throw new UnknownDocumentError(hash);
    const compiled = compileOperation(schema, query, operationName, !trustedOnly);
    const operation = { ...compiled, document: isTrusted ? hash : null };
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
        result: { data: null, errors: toGraphQLErrors(errors, guardRefusal.error, place) },
        ran: true,
        isPublic: true,
        document: operation.document,
      };
    }
    const open = call.isPublic;
    const context = open ? publicContext(request.context) : request.context;
    // Coerced variables: graphql-jit does not fill in the defaults of an input object's required fields itself.
    const { data = null, errors: thrown = [] } = await operation.compiled.query(undefined, context, variables);
    // What a field that failed would have read is not known.
    if (thrown.length > 0) context.reads?.add(part.everything);
    const result =
      thrown.length > 0 ? { data, errors: thrown.flatMap((error) => toGraphQLErrors(errors, error)) } : { data };
    return { result, ran: true, isPublic: open, document: operation.document };
  }

  return {
    async run(request) {
      try {
        return await execute(request);
      } catch (error) {
        request.context.reads?.add(part.everything);
        if (error instanceof DocumentRefusal)
          return { result: { errors: toRefusals(errors, error.errors) }, ran: false, isPublic: true, document: null };
        const document = error instanceof UnknownDocumentError ? error.document : null;
        return { result: { data: null, errors: toGraphQLErrors(errors, error) }, ran: true, isPublic: true, document };
      }
    },
  };
}
