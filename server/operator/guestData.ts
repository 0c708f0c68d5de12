import fs from 'node:fs';
import { isEmail } from '../../rules/contactDetails.ts';
import { awaitsHandover } from '../../rules/orderStatus.ts';
import { fileProblem } from '../backup/backupFormat.ts';
import type { Services } from '../services.ts';
import { ok, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/**
 * `guest export EMAIL FILE` and `guest erase EMAIL`: what is stored about somebody without an account (Law 25). The
 * file is JSON, new, and readable by its owner only; money in cents, instants in UTC. Throws UsageError, or a sentence
 * when the file cannot be written.
 */
export async function guestData(
  { customerOrders }: Pick<Services, 'customerOrders'>,
  args: string[],
): Promise<OperatorAnswer> {
  const {
    words: [action, email = '', file, ...more],
    dryRun,
  } = withoutDryRun(args);
  const isKnown = action === 'export' ? file !== undefined && !dryRun : action === 'erase' && file === undefined;
  if (!isKnown || more.length > 0 || !isEmail(email))
    throw new UsageError('guest takes export EMAIL FILE.json, or erase EMAIL.');
  const orders = await customerOrders.listByGuest(email);
  if (action === 'export') {
    const content = `${JSON.stringify({ email, orders: orders }, null, 2)}\n`;
    try {
      fs.writeFileSync(file ?? '', content, { mode: 0o600, flag: 'wx', flush: true });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw new Error(`There is a file ${file} already: an export replaces none.`, { cause: error });
      throw fileProblem(error, `${file} could not be written`);
    }
    return ok(`${ordersText(orders.length)} of ${email} are in ${file}. They are personal data.`);
  }
  const waiting = orders.filter(({ status }) => awaitsHandover(status)).map(({ number }) => number);
  const erased = dryRun ? orders.length - waiting.length : await customerOrders.anonymiseGuest(email);
  const remaining =
    waiting.length > 0 ? ` Still to be handed over, and kept until you ask again: ${waiting.join(', ')}.` : '';
  return ok(`${dryRun ? 'Dry run: would erase' : 'Erased'} ${email} from ${ordersText(erased)}.${remaining}`);
}
