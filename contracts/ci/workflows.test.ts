import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { openRecordingServer } from '../../tests/support/recordingServer.ts';
import { readWorkflow, runJob } from '../../tests/support/workflowRun.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readFile = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { scripts } = JSON.parse(readFile('package.json')) as { scripts: Record<string, string> };

const OWN = '.github/workflows/contracts.yml';
const BACKEND = 'contracts/examples/backend-workflow.yml';
const GITLAB = 'contracts/examples/gitlab-ci.yml';

/** All text of a parsed YAML file. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('\n');
  return typeof value === 'object' && value !== null ? textIn(Object.values(value)) : '';
}

/** The `npm run NAME -- ...` and `etal-contracts NAME ...` commands of a text, with their options. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?:npm run|etal-contracts) ([\w:-]+)((?: [^\n;|&]*)?)/g)].map(
    ([, name = '', commandLine = '']) => ({
      name,
      options: commandLine.match(/--[a-z][a-z-]*/g) ?? [],
    }),
  );

const helps = new Map<string, string>();
/** A command's help text; the package's commands are the same as this repository's. */
function helpOf(name: string): string {
  const script = scripts[name] ?? scripts[`contracts:${name}`] ?? '';
  const cached = helps.get(script);
  if (cached !== undefined) return cached;
  const [, ...args] = script.split(' ');
  const { stdout } = spawnSync(process.execPath, [...args, '--help'], { cwd: root, encoding: 'utf8' });
  helps.set(script, stdout);
  return stdout;
}

describe('the workflow files', () => {
  it.each([OWN, BACKEND, GITLAB])('%s is YAML', (name) => {
    expect(() => parse(readFile(name), { strict: true })).not.toThrow();
  });

  // The backend's is tested by running it (tools/packContracts.test.ts); these two are run in the full run.
  it.each([OWN, GITLAB])('%s runs commands that exist, with options that they take', (name) => {
    const commands = commandsIn(textIn(parse(readFile(name))));
    expect(commands.length).toBeGreaterThan(3);
    for (const { name: command, options } of commands)
      for (const option of options) expect(helpOf(command)).toContain(option);
  });

  it('have the permissions that a comment and code scanning need, and no others', () => {
    const reviewing = { contents: 'read', 'pull-requests': 'write', 'security-events': 'write' };
    for (const [name, job] of [
      [OWN, 'contracts'],
      [BACKEND, 'storefront'],
    ] as const) {
      const { permissions, jobs } = readWorkflow(path.join(root, name));
      expect(permissions).toEqual({ contents: 'read' });
      expect(jobs[job]?.permissions).toEqual(reviewing);
    }
    expect(readWorkflow(path.join(root, OWN)).jobs.deploy?.permissions).toEqual({ contents: 'write' });
  });
});

/** A working copy of this repository whose origin is a bare one beside it, so that nothing is pushed here. */
function cloned(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });
  const [origin, repository] = [path.join(folder, 'origin.git'), path.join(folder, 'storefront')];
  git('clone', '--bare', root, origin);
  git(
    '-C',
    origin,
    'update-ref',
    'refs/heads/main',
    execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  );
  git('clone', '--branch', 'main', origin, repository);
  symlinkSync(path.join(root, 'node_modules'), path.join(repository, 'node_modules'));
  return repository;
}

describe.runIf(isFullRun)('our own workflow', () => {
  it('reviews a pull request, and deploys a release that is in use from then on', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-workflow-'));
    const service = await openRecordingServer();
    const comments = '/repos/market/storefront/issues/7/comments';
    service.answers[`GET ${comments}?per_page=100&page=1`] = [200, []];
    try {
      const repository = cloned(folder);
      const runner = {
        repository,
        temp: folder,
        programs: {
          npm: 'case "$1" in ci|publish) echo "npm $*";; *) exec /usr/bin/env -S PATH="${PATH#*:}" npm "$@";; esac',
          gh: 'echo "gh $*"; test -f "$4"',
        },
        secrets: {},
        env: {},
      };
      const github = { repository: 'market/storefront', sha: 'c0ffee', api_url: service.url, token: 't0ken' };
      const workflow = readWorkflow(path.join(root, OWN));
      const review = await runJob(workflow, 'contracts', {
        ...runner,
        github: { ...github, event_name: 'pull_request', ref: 'refs/pull/7/merge', base_ref: 'main', run_number: '3' },
        vars: {},
      });
      expect(review.filter(({ code }) => code !== null && code > 0)).toEqual([]);
      expect(existsSync(path.join(repository, 'contracts.sarif'))).toBe(true);
      expect(readdirSync(path.join(repository, 'package'))).toEqual(['etal-contracts-0.1.0-3.tgz']);

      rmSync(path.join(repository, 'package'), { recursive: true });
      const deploy = await runJob(workflow, 'deploy', {
        ...runner,
        github: { ...github, event_name: 'release', ref: 'refs/tags/v1.2.3', ref_name: 'v1.2.3' },
        vars: { DEPLOY_COMMAND: 'echo the storefront is deployed', PACKAGE_REGISTRY: 'https://npm.example/' },
      });
      expect(deploy.filter(({ code }) => code !== null && code > 0)).toEqual([]);
      const out = deploy.map((step) => step.out).join('');
      for (const expectedMessage of [
        'the storefront is deployed',
        'v1.2.3 is in use now',
        'gh release upload v1.2.3 package/etal-contracts-1.2.3.tgz',
        'npm publish package/etal-contracts-1.2.3.tgz',
      ])
        expect(out).toContain(expectedMessage);
      const pushed = ['-C', path.join(folder, 'origin.git'), 'show', '--stat', '--format=%s', 'main'];
      expect(execFileSync('git', pushed, { encoding: 'utf8' })).toMatch(
        /^contracts: v1\.2\.3 is in use\n[^]*contracts\/deployed\/v1\.2\.3\.json/,
      );
    } finally {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
