import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { FormattedExecutionResult, GraphQLFormattedError, SourceLocation } from 'graphql';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import { AWAY_SECONDS, isDatabaseAway } from '../database/databaseAway.ts';
import type { Log } from '../log.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import type { ErrorParams } from '../marketError.ts';
import type { ErrorTexts } from './errorTexts.ts';

type ErrorExtensions = { code: ErrorCode; displayable: boolean; localized: boolean; params: ErrorParams };
type ApiError = GraphQLFormattedError & { extensions: ErrorExtensions & Record<string, unknown> };
/** `data` is absent when the document could not be executed. */
export type ApiResult = FormattedExecutionResult & { errors?: readonly ApiError[] };

/** The location of an entry of `errors`. */
type ErrorPlace = { path?: readonly (string | number)[]; locations?: readonly SourceLocation[] };
/** The texts of errors, and where unexpected ones are logged. */
export type ErrorReporter = { texts: ErrorTexts; log: Log };

/** A GraphQLError wraps what was thrown and adds the location. */
function thrownWithin(error: unknown): { cause: unknown; place: ErrorPlace } {
  if (!(error instanceof GraphQLError)) return { cause: error, place: {} };
  const place = { path: error.path, locations: error.locations };
  return { cause: error.originalError === undefined ? error : thrownWithin(error.originalError).cause, place };
}

/** An explicit null in a variable, where an argument is non-null, is only found when the field is reached. */
const NULL_ARGUMENT = /^Argument "(\w+)" of non-null type/;

function marketErrorsOf(cause: unknown): readonly MarketError[] | null {
  const field = cause instanceof GraphQLError ? NULL_ARGUMENT.exec(cause.message)?.[1] : undefined;
  if (field !== undefined) return [new MarketError('BAD_INPUT', { field })];
  if (cause instanceof MarketErrors) return cause.errors;
  return cause instanceof MarketError ? [cause] : null;
}

/* Converts thrown values to the `errors` that the schema's head comment describes (spec 8, F-178). */

function entry(
  { texts, log }: ErrorReporter,
  { code, message, params }: { code: ErrorCode; message: string; params: ErrorParams },
  place: ErrorPlace,
): ApiError {
  const text = texts.get(code) ?? null;
  const textParams =
    text === null ? params : Object.fromEntries(Object.entries(params).filter(([name]) => text.params.includes(name)));
  const missing = text?.params.filter((name) => !(name in params)) ?? [];
  if (missing.length > 0) log.error({ code, missing }, 'An error lacks params that its text needs');
  return {
    message: text?.key ?? message,
    ...(place.locations && { locations: place.locations }),
    ...(place.path && { path: place.path }),
    extensions: {
      code,
      displayable: text !== null,
      localized: text !== null && text.key === null,
      params: textParams,
    },
  };
}

const databaseAway = { code: 'TRY_LATER', message: 'The database is away', params: { seconds: AWAY_SECONDS } } as const;

/**
 * Converts a thrown value to entries of `errors`: several for MarketErrors, TRY_LATER while the database is away, a masked
 * INTERNAL for anything else that is unexpected.
 */
export function toGraphQLErrors(reporter: ErrorReporter, thrown: unknown, outer?: ErrorPlace): ApiError[] {
  const { cause, place: inner } = thrownWithin(thrown);
  const place = outer ?? inner;
  const marketErrors = marketErrorsOf(cause);
  if (marketErrors) return marketErrors.map((error) => entry(reporter, error, place));
  const request = randomUUID();
  reporter.log.error({ err: cause, request, path: place.path }, 'A request failed');
  if (isDatabaseAway(cause)) return [entry(reporter, databaseAway, place)];
  return [entry(reporter, { code: 'INTERNAL', message: 'Internal error', params: { request } }, place)];
}

/**
 * Converts the reason why a document was not executed (syntax, validation, variables): BAD_INPUT in graphql's words,
 * for developers.
 */
export function toRefusals(reporter: ErrorReporter, errors: readonly GraphQLError[]): ApiError[] {
  return errors.map(({ message, path, locations }) =>
    entry(reporter, { code: 'BAD_INPUT', message, params: {} }, { path, locations }),
  );
}
