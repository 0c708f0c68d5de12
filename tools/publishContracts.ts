import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brokerOf, publicationOf } from '../contracts/broker/publication.ts';
import { exitCodeOf, processIo } from '../contracts/input/commandArguments.ts';
import { gitText } from '../contracts/input/gitText.ts';
import { PACT_FILE, STOREFRONT_PACT } from '../contracts/input/storefrontPact.ts';
import { UnusableError } from '../contracts/input/unusable.ts';
import { exportPact } from '../contracts/provider/runExport.ts';
import { projectRoot } from './build.ts';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run contracts:publish
Publishes the contract, as plain Pact, to the Pact broker at $PACT_BROKER_BASE_URL, under the commit and branch of CI or git.
Credentials: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. Runs Pact's CLI with npx.
Exit: 0 published, 2 not published; the reason is printed.`);

/** Pact's own CLI; the packages pact-cli and pact-broker-cli have other authors. */
const PACT_CLI = '@pact-foundation/pact-cli@18.1.2';

function publish(): number {
  const broker = brokerOf(process.env);
  const { version, branch, buildUrl } = publicationOf(process.env, gitText(projectRoot));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-publish-'));
  try {
    const plain = path.join(folder, PACT_FILE);
    exportPact(STOREFRONT_PACT, plain);
    const what = [plain, '--broker-base-url', broker, '--consumer-app-version', version, '--branch', branch];
    const args = ['--yes', `--package=${PACT_CLI}`, '--', 'pact-broker', 'publish', ...what];
    const { status, error } = spawnSync('npx', buildUrl === null ? args : [...args, '--build-url', buildUrl], {
      stdio: 'inherit',
    });
    if (status !== 0)
      throw new UnusableError(`The broker has not taken the contract${error ? `: ${error.message}` : ''}.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await exitCodeOf(processIo, publish);
