import { UnusableError } from '../input/unusable.ts';
import type { PactContract } from '../provider/pact.ts';
import { isFailed, isWaiting, type Verification, type Verified } from '../provider/verified.ts';

/** pending: it was never passed, so that it does not count against the provider. */
export type TestStatus = 'passed' | 'failed' | 'pending';
/** One interaction's result. interactionId: the broker's; absent for what was verified beside the contract. */
type TestResult = { interactionId?: string; interactionDescription: string; status: TestStatus };
/**
 * The details of a verification, as Pact's verifiers send them (`testResults`): a broker stores them, and returns them with the
 * result.
 */
export type TestResults = {
  tests: TestResult[];
  summary: { testCount: number; failureCount: number; pendingCount: number };
  metadata: { pactVerificationResultsSpecification: { version: string } };
};

function statusOf(one: Verified): TestStatus {
  if (one.ok) return 'passed';
  return isFailed(one) ? 'failed' : 'pending';
}

/**
 * The results of a contract's interactions, and what failed of access and conformance beside them. interactionIds: the broker's,
 * by description. Throws UnusableError if an interaction was not verified, or waits for a state in a run without a baseline:
 * such a result says nothing about it.
 */
export function testResultsOf(
  { interactions }: PactContract,
  verification: Verification,
  interactionIds: ReadonlyMap<string, string>,
): TestResults {
  const results = new Map(verification.interactions.map((one) => [one.description, one]));
  const names = new Set(interactions.map(({ description }) => description));
  const verified = [...names].flatMap((name) => results.get(name) ?? []);
  const answerable = verification.baseline ? verified : verified.filter((one) => !isWaiting(one));
  if (answerable.length !== interactions.length)
    throw new UnusableError(
      `${answerable.length} of the contract's ${interactions.length} interactions were verified: only a verification of all is recorded` +
        `${verified.length === interactions.length ? ', or one with --baseline, which says what was never passed' : ''}.`,
    );
  const beside = verification.interactions.filter((one) => !names.has(one.description) && isFailed(one));
  const tests = [...verified, ...beside].map((one): TestResult => {
    const { description } = one;
    const interactionId = interactionIds.get(description);
    return {
      ...(interactionId !== undefined && { interactionId }),
      interactionDescription: description,
      status: statusOf(one),
    };
  });
  const count = (status: TestStatus) => tests.filter((one) => one.status === status).length;
  return {
    tests,
    summary: { testCount: tests.length, failureCount: count('failed'), pendingCount: count('pending') },
    metadata: { pactVerificationResultsSpecification: { version: '1.0.0' } },
  };
}

/**
 * What a verification result says that a broker returns: the names of what fails, and how many interactions pass and are
 * pending. Null: it has no details of this kind.
 */
export function readTestResults(result: unknown): { failed: string[]; passed: number; pending: number } | null {
  const { testResults } = (result ?? {}) as { testResults?: { tests?: unknown } | null };
  const tests = testResults?.tests;
  if (!Array.isArray(tests) || tests.length === 0) return null;
  const counted = { failed: [] as string[], passed: 0, pending: 0 };
  for (const test of tests as ({ status?: unknown; interactionDescription?: unknown } | null)[]) {
    if (test?.status === 'passed') counted.passed += 1;
    else if (test?.status === 'pending') counted.pending += 1;
    else counted.failed.push(String(test?.interactionDescription));
  }
  return counted;
}
