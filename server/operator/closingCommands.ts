import { formatCents } from '../../rules/money.ts';
import type { ClosingRehearsal, RehearsedCart } from '../checkout/closingRehearsal.ts';
import type { MarketJobs } from '../jobs/jobNames.ts';
import { reasonTexts } from '../mail/reasonTexts.ts';
import type { Services } from '../services.ts';
import { EXIT_OK, UsageError, type OperatorAnswer } from './operatorAnswer.ts';

const whose = ({ customer, cartId }: RehearsedCart): string => customer?.email ?? `guest, cart ${cartId}`;
const lines = (count: number): string => `${count} line${count === 1 ? '' : 's'}`;

function cartText(cart: RehearsedCart): string {
  const { outcome } = cart;
  if (outcome.kind === 'bought') {
    const card = [outcome.card.brand, outcome.card.last4].filter(Boolean).join(' ') || 'the card on file';
    const left = reasonTexts(outcome.reasons, 'en').map(({ message }) => message);
    const without = left.length > 0 ? `, without: ${left.join(' ')}` : '';
    return `  ${whose(cart)}: ${formatCents(outcome.total)} on ${card}, ${lines(cart.lines)}${without}`;
  }
  if (outcome.kind !== 'refused') return `  ${whose(cart)}: ${lines(cart.lines)}`;
  const reasons = reasonTexts(outcome.reasons, 'en').map(({ message }) => message);
  return `  ${whose(cart)}: ${reasons.join(' ')}`;
}

/** Formats the rehearsal of a closing for a terminal. */
export function rehearsalText({ period, carts, total }: ClosingRehearsal): string {
  const of = (kind: RehearsedCart['outcome']['kind']) => carts.filter(({ outcome }) => outcome.kind === kind);
  const part = (title: string, list: RehearsedCart[]) => (list.length === 0 ? [] : [title, ...list.map(cartText)]);
  const count = { bought: of('bought'), refused: of('refused'), unsure: of('unsure'), waiting: of('waiting') };
  return [
    `If the week of ${period.startDate} closed now (it closes at ${period.closesAt.toISOString()}):`,
    ...part(`bought, ${count.bought.length}, for ${formatCents(total)} in all:`, count.bought),
    ...part(`not bought, ${count.refused.length}, and told why:`, count.refused),
    ...part(`turned unsure, ${count.unsure.length}, that were not asked to buy themselves:`, count.unsure),
    ...part(`being paid, ${count.waiting.length}, and left alone until that has ended:`, count.waiting),
    ...(carts.length === 0 ? ['no cart has anything to close.'] : []),
    'Nothing was charged, and nothing was changed. Whether a bank agrees is known once it is asked.',
  ].join('\n');
}

type Parts = { services: Pick<Services, 'checkout'>; jobs: Pick<MarketJobs, 'closing'> | null };

/**
 * `close-period`: the rehearsal, or what `run closing` does, which charges cards and must be requested by name. A week
 * closes by the clock alone: before, there is nothing to do.
 */
export function closePeriod({ services, jobs }: Parts) {
  return async (args: string[]): Promise<OperatorAnswer> => {
    const [flag, ...more] = args;
    if (more.length > 0 || (flag !== '--dry-run' && flag !== '--charge'))
      throw new UsageError(
        'close-period takes --dry-run, which shows what the closing would do, or --charge, which completes it.',
      );
    if (flag === '--dry-run')
      return { text: rehearsalText(await services.checkout.rehearseClosing()), exitCode: EXIT_OK };
    if (!jobs) throw new Error('No server is running: it closes the weeks.');
    const closed = await jobs.closing.run();
    const text =
      closed === 0 ? 'Nothing was due: a week closes on Sunday at midnight.' : `${closed} carts were closed.`;
    return { text, exitCode: EXIT_OK };
  };
}
