import { enableCompileCache } from 'node:module';

// What follows is compiled once for all calls: half of a check's time otherwise.
enableCompileCache();
const { runCheck } = await import('./runCheck.ts');
const { processIo } = await import('../command/commandArguments.ts');
const { today } = await import('../command/today.ts');
const { CHECK_FILES, CHECKOUT } = await import('./checkout.ts');

const setting = {
  command: 'npm run schema:check --',
  checkout: CHECKOUT,
  ...CHECK_FILES,
  today: today(),
  env: process.env,
};
process.exitCode = await runCheck(process.argv.slice(2), processIo, setting);
