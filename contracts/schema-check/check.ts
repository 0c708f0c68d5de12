import { enableCompileCache } from 'node:module';

// Caches compiled code between calls, which otherwise takes half of a check's time.
enableCompileCache();
const { runCheck } = await import('./runCheck.ts');
const { processIo } = await import('../input/commandArguments.ts');
const { today } = await import('../input/commandArguments.ts');
const { CHECK_FILES, CHECKOUT } = await import('./checkout.ts');

const setting = {
  command: 'npm run schema:check --',
  checkout: CHECKOUT,
  ...CHECK_FILES,
  today: today(),
  env: process.env,
};
process.exitCode = await runCheck(process.argv.slice(2), processIo, setting);
