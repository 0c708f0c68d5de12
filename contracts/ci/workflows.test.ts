import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'prettier';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const OWN = ['.github/workflows/contracts.yml', 'contracts/examples/gitlab-ci.yml'];
const BACKEND = 'contracts/examples/backend-workflow.yml';

/** The `npm run NAME -- ...` commands of a file, with their options. */
const called = (text: string) =>
  [...text.matchAll(/npm run ([\w:-]+)(?: -- (.*))?$/gm)].map(([, name = '', given = '']) => ({
    name,
    options: [...given.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option),
  }));

/** A command's help text. */
function helpOf(command: string): string {
  const [, ...args] = command.split(' ');
  const { stdout } = spawnSync(process.execPath, [...args, '--help'], { cwd: root, encoding: 'utf8' });
  return stdout;
}

describe('the workflow files', () => {
  test.each([...OWN, BACKEND])("%s is YAML in the project's format", async (name) => {
    expect(await check(read(name), { parser: 'yaml', singleQuote: true, printWidth: 120 })).toBe(true);
  });

  test.each(OWN)(
    '%s runs existing commands with options that they know',
    (name) => {
      const commands = called(read(name));
      expect(commands.map((one) => one.name)).toContain('contracts:ci');
      for (const { name: script, options } of commands) {
        expect(scripts).toHaveProperty([script]);
        const help = helpOf(scripts[script] ?? '');
        for (const option of options) expect(help).toContain(option);
      }
    },
    60_000,
  );

  test('a backend’s workflow passes only known options to the packed command', () => {
    const [, given = ''] = /etal-contracts" ci ([\s\S]*?)\n\s+- name/.exec(read(BACKEND)) ?? [];
    const options = given.match(/--[a-z-]+/g) ?? [];
    expect(options).toContain('--url');
    const help = helpOf('node contracts/ci/ci.ts');
    for (const option of options) expect(help).toContain(option);
  });
});
