import { existsSync } from 'node:fs';
import path from 'node:path';

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

/** The existing files of a suite; another project's contract has only one. */
export function suiteFiles(contract: string, suite: SuiteName): string[] {
  const files = {
    contract: [contract, accessFile(contract)],
    conformance: [conformanceFile(contract)],
    all: [contract, accessFile(contract), conformanceFile(contract)],
  }[suite];
  return files.filter((file) => file === contract || existsSync(file));
}

/** All contracts of this checkout's storefront. */
export const ALL_PACTS: readonly string[] = suiteFiles(STOREFRONT_PACT, 'all');
