import fs from 'node:fs';
import { fileProblem } from '../backup/backupFormat.ts';
import type { Services } from '../services.ts';
import { operationUseArguments } from './fileArguments.ts';
import { ok, type OperatorAnswer } from './operatorAnswer.ts';

/** Days that are written: longer than a page is open. */
const DAYS = 30;

/**
 * `export operations`: how often each document of a storefront was called on each of the last 30 days, as JSON for
 * `release retire` and `schema:uses` (contracts/README.md). Throws a sentence when it cannot be written.
 */
export async function exportOperationUse(
  { operationUse }: Pick<Services, 'operationUse'>,
  args: string[],
): Promise<OperatorAnswer> {
  const { file } = operationUseArguments(args);
  await operationUse.flush();
  const report = await operationUse.report(DAYS);
  try {
    fs.writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
  } catch (error) {
    throw fileProblem(error, `${file} could not be written`);
  }
  const calls = report.uses.reduce((sum, use) => sum + use.calls, 0);
  return ok(`${calls} calls from ${report.from} to ${report.to} are in ${file}.`);
}
