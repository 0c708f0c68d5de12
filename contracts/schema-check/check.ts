import { CHECKOUT, CHECK_FILES } from './checkout.ts';
import { runCheck } from './runCheck.ts';

const setting = {
  command: 'npm run schema:check --',
  checkout: CHECKOUT,
  ...CHECK_FILES,
  today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
};
const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = await runCheck(process.argv.slice(2), io, setting);
