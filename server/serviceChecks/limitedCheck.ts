import { settingNames, settingOf, type CheckName } from '../configVariables.ts';
import { checkAddress, checkDatabase, checkMail } from './machineChecks.ts';
import { checkPayment } from './paymentCheck.ts';
import { failed, type Check, type CheckResult, type ServiceWorld, type Settings } from './serviceCheck.ts';
import { checkAccounts, checkSignIn } from './signInChecks.ts';

const CHECKS: Readonly<Record<CheckName, Check>> = {
  address: checkAddress,
  database: checkDatabase,
  signIn: checkSignIn,
  accounts: checkAccounts,
  payment: checkPayment,
  mail: checkMail,
};

/** Starts a check, which may go on for as long as its service is silent. */
export const startCheck = (check: CheckName, settings: Settings, world: ServiceWorld): Promise<CheckResult> =>
  CHECKS[check](settings, world);

/** Waits for a check, and for no longer than `withinMs`: then its service is too slow. */
export async function resultWithin(
  check: CheckName,
  running: Promise<CheckResult>,
  withinMs: number,
): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    const settings = settingNames.filter((name) => settingOf(name).check === check);
    const result = failed({ key: 'setup.late', values: { seconds: Math.round(withinMs / 1000) } }, ...settings);
    timer = setTimeout(resolve, withinMs, result);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
