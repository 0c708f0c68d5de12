import { exitWith, processIo } from '../input/commandArguments.ts';
import { gitText } from '../input/gitText.ts';
import { runDeployment } from './runDeployment.ts';

// npm run contracts:can-i-deploy and contracts:record-deployment: the first argument says which of them.
const [action, ...args] = process.argv.slice(2);
const code = await runDeployment(args, processIo, {
  action: action === 'record-deployment' ? action : 'can-i-deploy',
  command: `npm run contracts:${action} --`,
  pacticipant: 'storefront',
  env: process.env,
  git: gitText(process.cwd()),
});
exitWith(code);
