import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { findNode20 } from '../tests/support/node20.ts';
import { MUTATION_AREAS } from './mutation/areas.ts';

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Job = {
  if?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/workflows');
const workflows = Object.fromEntries(
  readdirSync(folder).map((name) => [
    name,
    parse(readFileSync(path.join(folder, name), 'utf8'), { strict: true }) as Workflow,
  ]),
);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const workflowOf = (name: string): Workflow => workflows[name] ?? { on: {}, permissions: {}, jobs: {} };

/** Whether a job's condition, comparisons joined by && and ||, holds for an event. */
const runsOn = ({ if: condition = '' }: Job, event: string): boolean =>
  condition === '' ||
  condition.split('||').some((all) =>
    all.split('&&').every((comparison) => {
      const [, left, operator, right] = /^\s*(\S+)\s*(==|!=)\s*'([^']*)'\s*$/.exec(comparison) ?? [];
      if (left !== 'github.event_name') throw new Error(`Unknown condition: ${comparison}`);
      return (right === event) === (operator === '==');
    }),
  );
const jobsOn = (name: string, event: string): string[] => {
  const { on, jobs } = workflowOf(name);
  return event in on ? Object.keys(jobs).filter((job) => runsOn(jobs[job] ?? { steps: [] }, event)) : [];
};
/** What a job runs, line by line, and the Node that it sets up. */
const commandsOf = ({ steps }: Job): string[] =>
  steps.flatMap(({ run = '' }) => run.split('\n').filter((line) => line.trim() !== ''));
const nodeOf = ({ steps }: Job): unknown =>
  steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.['node-version'];
const jobOf = (workflow: string, name: string): Job => workflowOf(workflow).jobs[name] ?? { steps: [] };

describe('the workflow for a change', () => {
  it('runs the default tests of each change, and all of them at night', () => {
    for (const event of ['pull_request', 'push']) expect(jobsOn('ci.yml', event)).toEqual(['test', 'node-20']);
    for (const event of ['schedule', 'workflow_dispatch']) expect(jobsOn('ci.yml', event)).toEqual(['everything']);
    expect(workflowOf('ci.yml').on.push).toEqual({ branches: ['main'] });
  });

  it.each([
    ['test', ['npm ci', 'npm test']],
    ['everything', ['npm ci', 'npm test -- --all']],
  ])('runs in %s these commands on Node 24', (name, commands) => {
    const job = jobOf('ci.yml', name);
    expect([nodeOf(job), ...commandsOf(job)]).toEqual([24, ...commands]);
  });

  it('installs, starts and runs the contracts package on Node 20', () => {
    const job = jobOf('ci.yml', 'node-20');
    expect(nodeOf(job)).toBe(20);
    const commands = commandsOf(job);
    expect(commands.slice(0, 2)).toEqual(['npm ci', 'npm start &']);
    const packed = commands.find((command) => command.includes('npx vitest run'));
    expect(packed).toMatch(/^NODE20_PATH="\$\(command -v node\)" /);
    expect(existsSync(path.join(root, packed?.split(' ').at(-1) ?? ''))).toBe(true);
  });
});

describe('Node 20 for the tests', () => {
  afterEach(() => vi.unstubAllEnvs());
  it.each([process.execPath, '/no/such/node'])('cannot be skipped where it is named but is not there: %s', (named) => {
    vi.stubEnv('NODE20_PATH', named);
    expect(() => findNode20()).toThrow(`NODE20_PATH=${named} is not Node 20`);
  });
  it('is null where none is named or installed', () => {
    vi.stubEnv('NODE20_PATH', undefined);
    vi.stubEnv('PATH', path.dirname(process.execPath));
    expect(findNode20()).toBeNull();
  });
});

describe('every workflow', () => {
  it.each(Object.entries(workflows))(
    '%s reads no more than it must, ends, and calls scripts that exist',
    (_, workflow) => {
      expect(workflow.permissions).toEqual({ contents: 'read' });
      for (const job of Object.values(workflow.jobs)) {
        expect(job['timeout-minutes']).toBeGreaterThan(0);
        for (const command of commandsOf(job)) {
          const script = /\bnpm (?:run )?(start|test|[\w:-]+)/.exec(command)?.[1];
          if (script !== undefined && !['ci', 'config', 'publish'].includes(script))
            expect(scripts).toHaveProperty([script]);
        }
      }
    },
  );
  it('uses one version of each action', () => {
    const used = new Set(
      Object.values(workflows).flatMap(({ jobs }) =>
        Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? [])),
      ),
    );
    const names = [...used].map((action) => action.split('@')[0]);
    expect(names).toHaveLength(new Set(names).size);
  });
  it('mutates each area in a job of its own, once a week', () => {
    const { jobs, on } = workflowOf('mutation.yml');
    expect(on.schedule).toMatchObject([{ cron: expect.stringMatching(/ \* \* 0$/) }]);
    expect(jobs.mutation?.strategy?.matrix.area).toEqual(MUTATION_AREAS.map(({ name }) => name));
    for (const { name } of MUTATION_AREAS) expect(existsSync(path.join(root, name))).toBe(true);
  });
});

/** Ours, and those that others copy. */
const copied = [
  ...Object.keys(workflows).map((name) => `.github/workflows/${name}`),
  ...readdirSync(path.join(root, 'contracts/examples'))
    .filter((name) => name.endsWith('-workflow.yml'))
    .map((name) => `contracts/examples/${name}`),
];
describe.each(copied)('the secrets of %s', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');
  const { jobs, ...rest } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const SECRET = /secrets\.|github\.token/;

  it('are seen by no action that somebody else could replace', () => {
    const used = text.match(/uses:.*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('are in the environment of the step that needs them, and nowhere else', () => {
    const withoutSteps = Object.values(jobs).map((job) => ({ ...job, steps: undefined }));
    expect(JSON.stringify([rest, withoutSteps])).not.toMatch(SECRET);
    for (const { env = {}, ...step } of steps) {
      expect(JSON.stringify(step)).not.toMatch(SECRET);
      // The scripts of packages run with what their step has.
      if (SECRET.test(JSON.stringify(env))) expect(step.run).not.toMatch(/npm (?:ci|install)/);
    }
  });

  it('are not left in the working copy by a checkout', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('open no more than a job needs', () => {
    expect(rest.permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(jobs).filter(([, { permissions }]) => permissions !== undefined);
    for (const [job, { permissions }] of writing)
      expect([job, permissions]).toEqual(
        job === 'deploy'
          ? ['deploy', { contents: 'write' }]
          : [job, { contents: 'read', 'pull-requests': 'write', 'security-events': 'write' }],
      );
  });
});

describe('docs/testing.md', () => {
  it('describes each stage that the command names', () => {
    const { stdout: help } = spawnSync(process.execPath, ['tools/test.ts', '--help'], { cwd: root, encoding: 'utf8' });
    const [, named = ''] = /the named stages: (.+)\.$/m.exec(help) ?? [];
    const [table = ''] = readFileSync(path.join(root, 'docs/testing.md'), 'utf8').split(/^## /m);
    const [, stages = ''] = table.split(/^\| stage /m);
    const documented = [...(stages.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` /gm)].map(([, stage]) => stage);
    expect(documented.length).toBeGreaterThan(5);
    expect(documented.toSorted()).toEqual(named.split(' ').toSorted());
  });
});
