import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessFile, PACT_FILE } from '../../contracts/input/storefrontPact.ts';
import type { AccessMatrix } from '../../contracts/provider/accessMatrix.ts';
import { updatedBaseline, writeBaseline } from '../../contracts/provider/baseline.ts';
import type { PactContract } from '../../contracts/provider/pact.ts';
import { readContract } from '../../contracts/provider/pactContract.ts';
import type { Verified } from '../../contracts/provider/verified.ts';
import { freePort } from './freePort.ts';
import { openPactBroker } from './pactBroker.ts';
import { openRecordingServer } from './recordingServer.ts';
import { readWorkflow, runGitlabJob, runJob, type RanStep } from './workflowRun.ts';

const root = path.resolve(import.meta.dirname, '../..');
const WORKFLOW = path.join(root, 'contracts/examples/backend-workflow.yml');
const GITLAB = path.join(root, 'contracts/examples/gitlab-ci.yml');
/** What the example in Python answers, of the contract. */
const SERVED =
  /^(FaqScreen|PrivacyScreen|TermsScreen|PickupStep|zones|refreshCard)Query:|^(MarkFavourite|SignOut)Mutation:/;
/** What it does not know: some of it waits for a state, and some gets a wrong answer. */
const UNSERVED = /^(HomeScreen|ProducersScreen|OrderScreen)Query:/;

/**
 * The packed package of a storefront whose contract is what the example in Python serves, and a part that it does not: the same
 * package, with the other interactions left out. Answers its contract.
 */
function packedPart(tarball: string, folder: string): PactContract {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const file = path.join(folder, 'package/pacts', PACT_FILE);
  const isKept = (name: string) => SERVED.test(name) || UNSERVED.test(name);
  const contract = readContract(file, null);
  const part = { ...contract, interactions: contract.interactions.filter((one) => isKept(one.description)) };
  writeFileSync(file, JSON.stringify(part));
  const access = JSON.parse(readFileSync(accessFile(file), 'utf8')) as AccessMatrix;
  const operations = Object.entries(access.operations).filter(([name]) => isKept(`${name}:`));
  writeFileSync(accessFile(file), JSON.stringify({ ...access, operations: Object.fromEntries(operations) }));
  execFileSync('tar', ['-czf', path.join(folder, 'etal-contracts-1.0.0.tgz'), '-C', folder, 'package']);
  return part;
}

/**
 * The repository of a backend with the example's workflow and server, and what stands at its edges: GitHub's programs and
 * interface, and a Pact broker. `tarball`: the packed commands.
 */
export async function openWorkflowBackend(tarball: string, folder: string) {
  const contract = packedPart(tarball, path.join(folder, 'storefront'));
  const repository = path.join(folder, 'backend');
  cpSync(path.join(root, 'contracts/examples/python'), repository, { recursive: true });
  cpSync(path.join(root, 'schema.graphql'), path.join(repository, 'schema.graphql'));
  writeFileSync(path.join(repository, 'deploy.sh'), '#!/bin/sh\necho deployed > deployed.txt\n');
  chmodSync(path.join(repository, 'deploy.sh'), 0o755);
  const served = contract.interactions.filter(({ description }) => SERVED.test(description));
  const passed = served.map(({ description }): Verified => {
    return { description, operation: '', ok: true, ms: 0, mismatches: [], waitsFor: [] };
  });
  const baseline = updatedBaseline({ passed: {}, answered: {} }, contract.interactions, passed);
  writeBaseline(path.join(repository, 'storefront-baseline.json'), baseline);

  const github = await openRecordingServer();
  const comments = '/repos/market/backend/issues/7/comments';
  github.answers[`GET ${comments}?per_page=100&page=1`] = [200, []];
  github.answers[`POST ${comments}`] = [201, {}];
  // The storefront of this contract is in production.
  const broker = await openPactBroker();
  broker.publish(contract, 'a1');
  broker.deployed.push({ environment: 'production', pacticipant: 'storefront', version: 'a1' });

  const server = path.join(repository, 'server.py');
  const source = readFileSync(server, 'utf8');
  const gh = `[ "$1 $2 $4" = "release download market/storefront" ] && mkdir -p "$8" && cp "${folder}/storefront/etal-contracts-1.0.0.tgz" "$8"`;
  return {
    repository,
    github,
    broker,
    /** Starts the server with one of its faults from now on; null: without. */
    plantFault(name: string | null): void {
      const planted = source.replace('"--fault", choices', `"--fault", default=${JSON.stringify(name)}, choices`);
      writeFileSync(server, name === null ? source : planted);
    },
    /** Runs the workflow for an event, as GitHub does. event: event_name and ref. */
    async run(event: { event_name: string; ref: string }): Promise<RanStep[]> {
      const url = `http://127.0.0.1:${await freePort()}`;
      return runJob(readWorkflow(WORKFLOW), 'storefront', {
        repository,
        temp: path.join(folder, event.event_name),
        programs: { gh },
        github: {
          ...event,
          ref_name: 'main',
          sha: 'c0ffee',
          repository: 'market/backend',
          api_url: github.url,
          token: 't0ken',
        },
        vars: { STOREFRONT_REPOSITORY: 'market/storefront', PACT_BROKER_BASE_URL: broker.url },
        secrets: { PACT_BROKER_TOKEN: 'k3y' },
        env: { URL: url, npm_config_offline: 'true' },
      });
    },
    /** Runs a job of the same for GitLab, for a merge request or for main. */
    async runOnGitlab(job: 'storefront' | 'deploy', isMergeRequest: boolean) {
      const notes = '/api/v4/projects/5/merge_requests/7/notes';
      github.answers[`GET ${notes}?per_page=100&page=1`] = [200, []];
      github.answers[`POST ${notes}`] = [201, {}];
      return runGitlabJob(GITLAB, job, {
        repository,
        temp: path.join(folder, 'gitlab'),
        programs: {
          curl: `case "$*" in *PRIVATE-TOKEN*) cp "${folder}/storefront/etal-contracts-1.0.0.tgz" etal-contracts.tgz;; *) exec /usr/bin/curl "$@";; esac`,
        },
        env: {
          URL: `http://127.0.0.1:${await freePort()}`,
          npm_config_offline: 'true',
          STOREFRONT_PACKAGE: 'https://gitlab.example/etal-contracts.tgz',
          GITLAB_TOKEN: 't0ken',
          CI_API_V4_URL: `${github.url}/api/v4`,
          CI_PROJECT_ID: '5',
          CI_COMMIT_SHA: 'c0ffee',
          CI_COMMIT_REF_NAME: 'main',
          PACT_BROKER_BASE_URL: broker.url,
          ...(isMergeRequest && { CI_MERGE_REQUEST_IID: '7' }),
        },
      });
    },
    async close(): Promise<void> {
      await github.close();
      await broker.close();
    },
  };
}
export type WorkflowBackend = Awaited<ReturnType<typeof openWorkflowBackend>>;
