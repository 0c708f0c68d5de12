import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantsHelp } from '../../tools/commandLine.ts';
import { readApprovals } from './approvals.ts';
import { checkProposal } from './outcome.ts';
import { readSchema } from './readSchema.ts';
import { checkoutRelease, releasesInUse } from './releases.ts';
import { reports } from './reports.ts';
import { UnusableInputError } from './unusable.ts';

wantsHelp(`npm run schema:check -- [PROPOSED] [--format text|json|sarif|github] [--output FILE] [--deployed-only]
Says what a proposed schema does to the operations that are in use: those of this checkout, and of every release in
contracts/deployed, whose pages may still be open somewhere.
PROPOSED         a file (SDL, or an introspection's JSON), an address (by introspection), or git:REV:path;
                 without it: this checkout's schema, against the releases in use only
--format FORMAT  text (default), json, sarif for code scanning, github for annotations of a pull request
--output FILE    writes the report there, and one line here
--deployed-only  the operations of this checkout do not count
Breaks that were agreed to stand in contracts/approved-changes.json, each until a day.
Exit: 0 nothing in use breaks, 1 something does, 2 what was given cannot be used.`);

const ROOT = path.resolve(import.meta.dirname, '../..');
const CHECKOUT = {
  schema: 'schema.graphql',
  operations: '__generated__/operations.json',
  sources: 'src',
  exhaustive: 'contracts/schema-check/exhaustive.json',
};
const isFormat = (name: string): name is keyof typeof reports => Object.hasOwn(reports, name);

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, output: { type: 'string' }, 'deployed-only': { type: 'boolean' } },
    });
    const { format = 'text', output } = values;
    if (!isFormat(format)) throw new Error(`--format: there is no ${format}, only ${Object.keys(reports).join(', ')}.`);
    if (positionals.length > 1) throw new Error('One schema can be proposed at a time.');
    const proposed = positionals[0];
    return { proposed, format, output, deployedOnly: values['deployed-only'] === true || proposed === undefined };
  } catch (error) {
    throw new UnusableInputError(`${(error as Error).message} See --help.`);
  }
}

async function run(): Promise<number> {
  const { proposed = path.join(ROOT, CHECKOUT.schema), format, output, deployedOnly } = options();
  const releases = releasesInUse(path.join(ROOT, 'contracts/deployed'));
  if (!deployedOnly) releases.push(checkoutRelease(ROOT, 'this checkout', CHECKOUT));
  const outcome = checkProposal(
    { name: proposed, schema: await readSchema(proposed) },
    {
      releases,
      approvals: readApprovals(path.join(ROOT, 'contracts/approved-changes.json')),
      today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
    },
  );
  const report = reports[format](outcome);
  if (output === undefined) process.stdout.write(report);
  else {
    writeFileSync(output, report);
    process.stdout.write(`${outcome.breaking} breaking, ${outcome.risky} risky, ${outcome.safe} safe: ${output}\n`);
  }
  return outcome.breaking === 0 ? 0 : 1;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
