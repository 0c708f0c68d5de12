import type { ErrorCode } from '../../__generated__/schemaTypes.ts';
import type { ContractCase, Suite } from './contractCase.ts';

/** Who calls is all that is wrong (@access). */
const OF_ACCESS: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'WRONG_PLATFORM', 'FORBIDDEN']);
/** Refusals that every screen treats alike, by the general text of its action. */
const GENERAL: ReadonlySet<ErrorCode> = new Set(['BAD_CURSOR', 'BAD_INPUT', 'NOT_FOUND', 'REQUEST_REUSED']);
/** Cases of a caller to whom what they ask for is nobody's, or nothing, bear the caller's name. */
const CALLERS: ReadonlySet<string> = new Set([
  'a guest',
  'nobody is signed in',
  'a customer without the role',
  'a customer’s session without their token',
]);

const codesOf = ({ refused = [] }: ContractCase) => refused.map(({ code }) => code).join();

/**
 * Where a case belongs. before: the operation's cases before it, since the contract has a refusal once for each operation.
 * A case of a screen's own look is the contract's unless it says otherwise.
 */
export function suiteOf(one: ContractCase, before: readonly ContractCase[]): Suite {
  const { name, refused, suite, again } = one;
  if (refused?.some(({ code }) => OF_ACCESS.has(code))) return 'access';
  if (!refused && CALLERS.has(name)) return 'access';
  if (suite !== undefined || again) return 'conformance';
  if (!refused) return 'contract';
  if (refused.every(({ code }) => GENERAL.has(code))) return 'conformance';
  return before.some((other) => codesOf(other) === codesOf(one) && other.suite === undefined)
    ? 'conformance'
    : 'contract';
}
