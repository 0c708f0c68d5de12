import { existsSync } from 'node:fs';
import path from 'node:path';
import { UnusableError } from './unusable.ts';

/** The file name of the storefront's contract in a folder of pacts. */
export const PACT_FILE = 'storefront-market-api.json';
/** The contract of this checkout. */
export const STOREFRONT_PACT = path.resolve(import.meta.dirname, '../pacts', PACT_FILE);

/** The files beside a contract: access and conformance. */
export const accessFile = (contract: string): string => contract.replace(/\.json$/, '.access.json');
export const conformanceFile = (contract: string): string => contract.replace(/\.json$/, '.conformance.json');

/** contract: with access. conformance: only that. all: both. */
export const SUITES = ['contract', 'conformance', 'all'] as const;
export type SuiteName = (typeof SUITES)[number];

/**
 * The files of a suite. The storefront's contract has all three, by its name; another project's may have only one. Throws
 * UnusableError if one of the storefront's is missing, so that it is not left out in silence.
 */
export function suiteFiles(contract: string, suite: SuiteName): string[] {
  const files = {
    contract: [contract, accessFile(contract)],
    conformance: [conformanceFile(contract)],
    all: [contract, accessFile(contract), conformanceFile(contract)],
  }[suite];
  const present = files.filter((file) => file === contract || existsSync(file));
  const missing = files.find((file) => !present.includes(file));
  if (missing !== undefined && path.basename(contract) === PACT_FILE)
    throw new UnusableError(`${missing} is missing, which belongs to ${PACT_FILE}: install the package once more.`);
  return present;
}

/** The names of the files beside a contract that do not exist, by suite. */
export const absentFiles = (contract: string): Partial<Record<'access' | 'conformance', string>> =>
  Object.fromEntries(
    Object.entries({ access: accessFile(contract), conformance: conformanceFile(contract) })
      .filter(([, file]) => !existsSync(file))
      .map(([suite, file]) => [suite, path.basename(file)]),
  );

/** All contracts of this checkout's storefront. */
export const ALL_PACTS: readonly string[] = [
  STOREFRONT_PACT,
  accessFile(STOREFRONT_PACT),
  conformanceFile(STOREFRONT_PACT),
];
