import type { ErrorCode } from '#generated/schemaTypes.ts';
import type { ContractCase, Suite } from './contractCase.ts';

/** Codes of refusals that depend on the caller alone (@access). */
const OF_ACCESS: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'WRONG_PLATFORM', 'FORBIDDEN']);
/** Refusals that every screen handles alike, with the general text of the action. */
const GENERAL: ReadonlySet<ErrorCode> = new Set(['BAD_CURSOR', 'BAD_INPUT', 'NOT_FOUND', 'REQUEST_REUSED']);
const codesOf = ({ errors = [] }: ContractCase) => errors.map(({ code }) => code).join();

/**
 * The suite of a case. access: the caller is refused, or the case says so. conformance: a repeated request, a refusal that every screen handles
 * alike, or one that an earlier case of the operation (`before`) has already. Everything else is the contract.
 */
export function suiteOf(one: ContractCase, before: readonly ContractCase[]): Suite {
  const { errors, suite, repeated } = one;
  if (suite === 'access' || errors?.some(({ code }) => OF_ACCESS.has(code))) return 'access';
  if (suite !== undefined || repeated) return 'conformance';
  if (!errors) return 'contract';
  if (errors.every(({ code }) => GENERAL.has(code))) return 'conformance';
  return before.some((other) => codesOf(other) === codesOf(one) && other.suite === undefined)
    ? 'conformance'
    : 'contract';
}
