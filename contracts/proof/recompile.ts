import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { print } from 'graphql';
import { drawn } from './drawing.ts';
import { judge, OURS, type Ground, type Judged } from './judgeMutants.ts';
import { schemaMutants } from './schemaMutants.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The result of compiling the storefront's sources against a changed schema. */
export type Recompiled = 'refused' | 'other artifacts' | 'the same artifacts';

/**
 * A copy of the storefront's sources to compile in. Throws if relay-compiler is missing, or if the unchanged sources do
 * not compile.
 */
function workshop(schema: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-recompile-'));
  const config = readFileSync(path.join(ROOT, 'relay.config.js'), 'utf8');
  writeFileSync(path.join(folder, 'relay.config.js'), config);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(path.join(ROOT, 'src'), path.join(folder, 'src'), { recursive: true });
  mkdirSync(path.join(folder, '__generated__/relay'), { recursive: true });
  writeFileSync(path.join(folder, '__generated__/operations.json'), '{}');
  const compile = (text: string, ...options: string[]) => {
    writeFileSync(path.join(folder, 'schema.graphql'), text);
    const { status, stdout, stderr } = spawnSync('relay-compiler', options, { cwd: folder, encoding: 'utf8' });
    return { isGood: status === 0, says: `${stdout}${stderr}` };
  };
  const first = compile(schema);
  if (!first.isGood) throw new Error(`The storefront does not compile as it is: ${first.says}`);
  return {
    result(text: string): Recompiled {
      const { isGood, says } = compile(text, '--validate');
      if (isGood) return 'the same artifacts';
      return says.includes('Artifacts validation failed') ? 'other artifacts' : 'refused';
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Compiles the storefront against some single changes: what the compiler of the next release rejects should be breaking
 * for the one in use. A witness independent of the truth.
 */
export async function recompiled(
  ground: Ground,
  schema: string,
  count: number,
  seed: number,
): Promise<{ result: Recompiled; judged: Judged }[]> {
  const { result: recompile, close } = workshop(schema);
  try {
    const results: { result: Recompiled; judged: Judged }[] = [];
    for (const mutant of drawn(schemaMutants(schema), Infinity, seed)) {
      if (results.length >= count) break;
      const judged = await judge(ground, [mutant]);
      if (judged) results.push({ result: recompile(print(mutant.apply(ground.document))), judged });
    }
    return results;
  } finally {
    close();
  }
}

/** How the compiler's results agree with the check and with the truth, naming what it rejects and the check passes. */
export function recompiledLines(results: readonly { result: Recompiled; judged: Judged }[]): string[] {
  const count = (result: Recompiled, of: (judged: Judged) => string, verdict: string) =>
    results.filter((one) => one.result === result && of(one.judged) === verdict).length;
  const verdicts = ['breaking', 'risky', 'safe'];
  const outcomes: Recompiled[] = ['refused', 'other artifacts', 'the same artifacts'];
  return [
    '| compiled anew | breaking, risky, safe by the check | breaking, risky, safe by the truth |',
    '| --- | --- | --- |',
    ...outcomes.map((result) => {
      const says = (of: (judged: Judged) => string) => verdicts.map((one) => count(result, of, one)).join(', ');
      return `| ${result} | ${says((judged) => judged.says[OURS] ?? '')} | ${says((judged) => judged.truth)} |`;
    }),
    ...results.flatMap(({ result: outcome, judged: { kind, at, says } }) =>
      outcome === 'refused' && says[OURS] !== 'breaking'
        ? [`refused, and ${says[OURS]} for the check: ${kind} ${at}`]
        : [],
    ),
  ];
}
