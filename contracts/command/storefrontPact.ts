import { existsSync } from 'node:fs';
import path from 'node:path';

/** The storefront's contract, by its name in a folder of pacts. */
export const PACT_FILE = 'storefront-market-api.json';
/** That of this checkout. */
export const STOREFRONT_PACT = path.resolve(import.meta.dirname, '../pacts', PACT_FILE);

/** The files that stand beside a contract: who may call, and what makes a market the same one. */
export const accessFile = (contract: string): string => contract.replace(/\.json$/, '.access.json');
export const conformanceFile = (contract: string): string => contract.replace(/\.json$/, '.conformance.json');

/** contract: with who may call. conformance: only that. all: both. */
export const SUITES = ['contract', 'conformance', 'all'] as const;
export type SuiteName = (typeof SUITES)[number];

/** The files of a suite, of those that there are; a contract of somebody else's stands alone. */
export function suiteFiles(contract: string, suite: SuiteName): string[] {
  const files = {
    contract: [contract, accessFile(contract)],
    conformance: [conformanceFile(contract)],
    all: [contract, accessFile(contract), conformanceFile(contract)],
  }[suite];
  return files.filter((file) => file === contract || existsSync(file));
}

/** Everything that this checkout's storefront asks. */
export const ALL_PACTS: readonly string[] = suiteFiles(STOREFRONT_PACT, 'all');
