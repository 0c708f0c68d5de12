import { enableCompileCache } from 'node:module';

// What follows is compiled once for all calls: half of a check's time otherwise.
enableCompileCache();
const { runCheck } = await import('./runCheck.ts');
const { processIo } = await import('./commandArguments.ts');
const { CHECK_FILES, CHECKOUT } = await import('./checkout.ts');

const setting = {
  command: 'npm run schema:check --',
  checkout: CHECKOUT,
  ...CHECK_FILES,
  today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
};
process.exitCode = await runCheck(process.argv.slice(2), processIo, setting);
