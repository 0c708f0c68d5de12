import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const readFile = (name: string) => readFileSync(path.join(root, name), 'utf8');
const workflow = readFile('.github/workflows/ci.yml');
const { scripts } = JSON.parse(readFile('package.json')) as { scripts: Record<string, string> };

/** The text of each job, by its name. */
const jobs = Object.fromEntries(
  (workflow.split(/^jobs:\n/m)[1] ?? '')
    .split(/^ {2}(?=[\w-]+:\n)/m)
    .filter((text) => text.trim() !== '')
    .map((text) => [text.slice(0, text.indexOf(':')), text]),
);
const commandsOf = (text: string) => text.match(/\b(?:npm|npx) [^\n&]*[^\n&\s]/g) ?? [];

describe('the workflow for a change', () => {
  it('is valid YAML', () => {
    expect(() => parse(workflow, { strict: true })).not.toThrow();
  });

  it('runs the default tests of each change on Node 24, and all of them at night', () => {
    expect(Object.keys(jobs)).toEqual(['test', 'node-20', 'everything']);
    for (const event of ['pull_request:', 'push:\n    branches: [main]', 'schedule:', 'workflow_dispatch:'])
      expect(workflow).toContain(`\n  ${event}\n`);
    expect(jobs.test).toContain("if: github.event_name == 'pull_request' || github.event_name == 'push'");
    expect(jobs.test).toContain('node-version: 24');
    expect(commandsOf(jobs.test ?? '')).toEqual(['npm ci', 'npm test']);
    expect(jobs.everything).toContain(
      "if: github.event_name == 'schedule' || github.event_name == 'workflow_dispatch'",
    );
    expect(jobs.everything).toContain('node-version: 24');
    expect(commandsOf(jobs.everything ?? '')).toEqual(['npm ci', 'npm test -- --all']);
  });

  it('cannot skip what has to work on Node 20', () => {
    const job = jobs['node-20'] ?? '';
    expect(job).toContain('node-version: 20');
    const [install, start, packed = ''] = commandsOf(job);
    expect([install, start]).toEqual(['npm ci', 'npm start']);
    expect(job).toContain('NODE20_PATH="$(command -v node)" npx vitest run');
    const file = packed.split(' ').at(-1) ?? '';
    expect(existsSync(path.join(root, file)), file).toBe(true);
    expect(readFile(file)).toContain('findNode20');
    expect(readFile('tests/support/node20.ts')).toContain('NODE20_PATH');
  });

  it('calls existing scripts, in the stages that docs/testing.md describes', () => {
    for (const name of ['start', 'test']) expect(scripts).toHaveProperty(name);
    const { stdout: help } = spawnSync(process.execPath, ['tools/test.ts', '--help'], { cwd: root, encoding: 'utf8' });
    const stages = [...readFile('docs/testing.md').matchAll(/^\| `(\w+)` /gm)].map(([, stage]) => stage);
    expect(stages.length).toBeGreaterThan(5);
    for (const stage of stages) expect(help).toContain(` ${stage}`);
  });

  it('has least permissions, time limits, and one version of each action', () => {
    expect(workflow.match(/permissions:\n(?: {2}.*\n)+/g)).toEqual(['permissions:\n  contents: read\n']);
    for (const job of Object.values(jobs)) expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
    const others = readFile('.github/workflows/contracts.yml').match(/uses: \S+/g) ?? [];
    for (const action of workflow.match(/uses: \S+/g) ?? []) expect(others).toContain(action);
  });
});
