import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { CHECK_FILES, CHECKOUT } from '../schema-check/checkout.ts';
import { packedCommands } from './packedCommands.ts';

const readFile = (name: string) => readFileSync(path.resolve(import.meta.dirname, name), 'utf8');
const [packed, manual] = [readFile('README.md'), readFile('../README.md')];
const checkout = { ...CHECKOUT, name: 'this package' };
const commands = packedCommands({ ...CHECK_FILES, checkout, today: '2026-11-22', env: {} }, STOREFRONT_PACT, null);

async function helpOf(name: string): Promise<string> {
  let help = '';
  const code = await commands[name]?.(['--help'], { out: (text) => (help += text), err: () => undefined });
  expect(code).toBe(0);
  return help;
}

const flagsIn = (text: string) => [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]+/g))].toSorted();
/** The text below a heading, up to the next one of the same rank. */
function sectionOf(text: string, title: string): string {
  const from = text.indexOf(`\n### ${title}\n`);
  const end = text.slice(from + 1).search(/\n#{2,3} /);
  return from < 0 ? '' : text.slice(from, from + 1 + end);
}
/** Options of other programs in the examples of a section. */
const FOREIGN = new Set(['--', '--package', '--yes']);

describe('the manuals of the commands', () => {
  it.each(Object.keys(commands))('show the help of %s as it is', async (name) => {
    expect(packed).toContain(`### ${name}\n\n\`\`\`text\n${await helpOf(name)}\`\`\`\n`);
  });

  it.each([
    ['Verify', ['verify']],
    ['Check', ['check']],
    ['Uses', ['uses']],
    ['Ci', ['ci']],
    ['A Pact broker', ['record', 'can-i-deploy', 'record-deployment']],
  ])('name in the section %s every option of its commands', async (title, names) => {
    const section = flagsIn(sectionOf(manual, title));
    const helps = await Promise.all(names.map(helpOf));
    for (const flag of flagsIn(helps.join('\n')).filter((one) => one !== '--help')) expect(section).toContain(flag);
  });

  it('name no option that does not exist', async () => {
    const helps = await Promise.all(Object.keys(commands).map(helpOf));
    // Of the shipped server and of this repository's own commands.
    const accepted = new Set([
      ...flagsIn(helps.join('\n')),
      '--database',
      '--base',
      '--check',
      '--day',
      '--days',
      '--dry-run',
      '--servers',
    ]);
    const documentedFlags = ['Verify', 'Check', 'Uses', 'Ci', 'A Pact broker'].flatMap((title) =>
      flagsIn(sectionOf(manual, title)),
    );
    expect(documentedFlags.filter((flag) => !accepted.has(flag) && !FOREIGN.has(flag))).toEqual([]);
  });

  it('have no row of a table that is longer than a line', () => {
    for (const text of [packed, manual])
      expect(text.split('\n').filter((line) => line.startsWith('|') && line.length > 200)).toEqual([]);
  });
});
