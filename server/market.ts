import { existsSync } from 'node:fs';
import { runCommandLine } from './operator/marketCommandLine.ts';

/** Settings of the folder in which the tool runs, beside those of the environment, which count first. */
const ENV_FILE = 'market.env';

const { code, stdout, stderr } = await runCommandLine(process.argv.slice(2), {
  cwd: process.cwd(),
  environment() {
    if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
    return process.env;
  },
  setup: async (args) => (await import('./setup/setupTool.ts')).runSetup(args, process.env),
});
process.stderr.write(stderr);
await new Promise<void>((resolve) => process.stdout.write(stdout, () => resolve()));
process.exit(code);
