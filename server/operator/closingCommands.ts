import { formatCents } from '#rules/money.ts';
import type { ClosingRehearsal, RehearsedCart } from '../checkout/closing/closingRehearsal.ts';
import type { MarketJobs } from '../jobs/marketJob.ts';
import type { Services } from '../services.ts';
import { reasonTexts } from '../text/reasonTexts.ts';
import { momentText } from '../text/serverTexts.ts';
import { EXIT_OK, UsageError, type OperatorAnswer } from './operatorAnswer.ts';

const customerText = ({ customer, cartId }: RehearsedCart): string => customer?.email ?? `guest, cart ${cartId}`;
const lines = (count: number): string => `${count} line${count === 1 ? '' : 's'}`;

function cartText(cart: RehearsedCart): string {
  const { result } = cart;
  if (result.kind === 'bought') {
    const card = [result.card.brand, result.card.last4].filter(Boolean).join(' ') || 'the card on file';
    const reasons = reasonTexts(result.reasons, 'en').map(({ message }) => message);
    const without = reasons.length > 0 ? `, without: ${reasons.join(' ')}` : '';
    return `  ${customerText(cart)}: ${formatCents(result.total)} on ${card}, ${lines(cart.lines)}${without}`;
  }
  if (result.kind !== 'refused') return `  ${customerText(cart)}: ${lines(cart.lines)}`;
  const reasons = reasonTexts(result.reasons, 'en').map(({ message }) => message);
  return `  ${customerText(cart)}: ${reasons.join(' ')}`;
}

/** Formats the rehearsal of a closing for a terminal. */
export function rehearsalText({ period, carts, total }: ClosingRehearsal): string {
  const ofKind = (kind: RehearsedCart['result']['kind']) => carts.filter(({ result }) => result.kind === kind);
  const part = (title: string, list: RehearsedCart[]) => (list.length === 0 ? [] : [title, ...list.map(cartText)]);
  const count = {
    bought: ofKind('bought'),
    refused: ofKind('refused'),
    unsure: ofKind('unsure'),
    waiting: ofKind('waiting'),
  };
  return [
    `If the week of ${period.startDate} closed now (it closes on ${momentText(period.closesAt)}):`,
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
    const closedCarts = await jobs.closing.run();
    const text =
      closedCarts === 0 ? 'Nothing was due: a week closes on Sunday at midnight.' : `${closedCarts} carts were closed.`;
    return { text, exitCode: EXIT_OK };
  };
}
