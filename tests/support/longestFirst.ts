import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, longest first: a market or a cluster of its own, a simulated year, some hundred judged
 * changes. Vitest knows no durations on a fresh clone, and sorts by size: small files of long tests would begin last.
 */
export const LONGEST_FILES = [
  'server/baskets/simulatedYear.test.ts',
  'tests/faults/killedServers.test.ts',
  'tools/packContracts.test.ts',
  'server/backup/backup.test.ts',
  'server/operator/marketTool.test.ts',
  'contracts/proof/proveSchemaCheck.test.ts',
  'server/checkout/wholeMarketSequences.test.ts',
  'tests/otherMarket.test.ts',
  'tests/marketOffers.test.ts',
  'contracts/proof/ownerGate.test.ts',
  'tests/load/closingNight.test.ts',
  'tests/support/testDatabase.test.ts',
  'tests/identity/signInFlows.test.ts',
  'server/demo/seeding.test.ts',
  'server/database/embeddedDatabase.test.ts',
  'tests/releases/releases.test.ts',
  'server/http/ownership.test.ts',
  'contracts/provider/engineParity.test.ts',
  'server/database/embeddedLog.test.ts',
  'server/checkout/checkoutRace.test.ts',
  'server/database/lostRows.test.ts',
  'server/baskets/basketCharging.test.ts',
  'server/baskets/killedProcess.test.ts',
  'contracts/ci/runCi.test.ts',
  'tools/start.test.ts',
] as const;

/** The last project has many short files, which fill every worker until the end. */
const PROJECTS = ['node', 'storefront', 'dom-process', 'dom-isolated', 'dom'];

/** Vitest's own order (what failed, then by duration or size) within the projects, after the longest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? LONGEST_FILES.length : at;
    };
    const place = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b));
  }
}
