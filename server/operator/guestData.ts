import fs from 'node:fs';
import { isEmail } from '#rules/contactDetails.ts';
import { awaitsHandover } from '#rules/orderStatus.ts';
import type { GuestData } from '../account/guestDataService.ts';
import { fileProblem } from '../backup/backupFormat.ts';
import type { Services } from '../services.ts';
import { ok, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const ordersText = (count: number): string => counted(count, 'order');

/** What is stored beside the orders. */
const restText = (data: GuestData): string =>
  [
    counted(data.restockNotices.length, 'restock notice'),
    counted(data.carts.length, 'cart'),
    counted(data.unpaidPayments.length, 'unpaid payment'),
    counted(data.mails.length + data.countedMails.length, 'record') + ' of mails',
    counted(data.pendingChanges.length, 'pending change') + ' of address',
  ].join(', ');

/** What `erase` leaves, one sentence each. */
function remains({ orders, address, accounts }: GuestData): string[] {
  const waiting = orders.filter(({ status }) => awaitsHandover(status)).map(({ number }) => number);
  return [
    ...(waiting.length > 0 ? [`Still to be handed over, and kept until you ask again: ${waiting.join(', ')}.`] : []),
    ...(address.some(({ unsubscribedAt }) => unsubscribedAt)
      ? ['Kept as a fingerprint: that the address unsubscribed, so that nobody can request mail for it.']
      : []),
    ...(accounts.length > 0
      ? ['An account has this address. Its data are not erased: delete it at the desk, or have its owner close it.']
      : []),
  ];
}

/**
 * `guest export EMAIL FILE` and `guest erase EMAIL`: what is stored about somebody without an account (Law 25). The
 * file is JSON, new, and readable by its owner only; money in cents, instants in UTC. Throws UsageError, or a sentence
 * when the file cannot be written.
 */
export async function guestData({ guests }: Pick<Services, 'guests'>, args: string[]): Promise<OperatorAnswer> {
  const {
    words: [action, email = '', file, ...more],
    dryRun,
  } = withoutDryRun(args);
  const isKnown = action === 'export' ? file !== undefined && !dryRun : action === 'erase' && file === undefined;
  if (!isKnown || more.length > 0 || !isEmail(email))
    throw new UsageError('guest takes export EMAIL FILE.json, or erase EMAIL.');
  const data = await guests.read(email);
  const { orders } = data;
  if (action === 'export') {
    const content = `${JSON.stringify({ email, ...data }, null, 2)}\n`;
    try {
      fs.writeFileSync(file ?? '', content, { mode: 0o600, flag: 'wx', flush: true });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw new Error(`There is a file ${file} already: an export replaces none.`, { cause: error });
      throw fileProblem(error, `${file} could not be written`);
    }
    return ok(
      `${ordersText(orders.length)} of ${email}, and ${restText(data)}, are in ${file}. They are personal data.`,
    );
  }
  const finished = orders.filter(({ status }) => !awaitsHandover(status)).length;
  const erased = dryRun ? finished : await guests.erase(email);
  return ok(
    [
      `${dryRun ? 'Dry run: would erase' : 'Erased'} ${email} from ${ordersText(erased)}.`,
      `${dryRun ? 'It would erase' : 'Erased'} as well: ${restText(data)}.`,
      ...remains(data),
    ].join(' '),
  );
}
