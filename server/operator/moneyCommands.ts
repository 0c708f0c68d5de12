import { randomUUID } from 'node:crypto';
import { formatCents } from '#rules/money.ts';
import type { BalanceEffect } from '../balance/balanceService.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Services } from '../services.ts';
import { ok, EXIT_OK, EXIT_FAILURE, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';
import type { OperatorCommands } from './operatorCommands.ts';

/** A credit repeated within this time counts as typed twice by mistake. */
const TYPED_TWICE_MS = 600_000;

/** Parses an amount such as 12.50, -3 or 12,50 into cents; null: invalid, or 0. */
function amountOf(text: string | undefined): number | null {
  const [, sign, dollars, cents = ''] = /^(-?)(\d{1,5})(?:[.,](\d{2}))?$/.exec(text ?? '') ?? [];
  const amount = Number(dollars) * 100 + Number(cents);
  if (!(amount > 0)) return null;
  return sign === '-' ? -amount : amount;
}

const REFUSAL_TEXTS = {
  repeated: 'The same credit with the same note was given in the last ten minutes: repeat it with --again.',
  unknown: 'No customer, or more than one, has this e-mail address.',
  reserved: 'An open payment uses that credit: wait until it has ended.',
  beyond: 'The customer has paid less than that in deposits.',
};

/** Rolls back a dry run. */
class DryRun extends Error {}
const rollBack: BalanceEffect = () => Promise.reject(new DryRun());

/** Reports the result of a change of a balance, also of a dry run. Throws the sentence of a refused one. */
async function balanceResult(
  change: Promise<'done' | keyof typeof REFUSAL_TEXTS>,
  text: () => Promise<string>,
  dryRun: string,
): Promise<OperatorAnswer> {
  try {
    const result = await change;
    if (result !== 'done') throw new Error(REFUSAL_TEXTS[result]);
    return ok(await text());
  } catch (error) {
    if (error instanceof DryRun) return ok(`Dry run: ${dryRun}`);
    throw error;
  }
}

type Unapplied = Awaited<ReturnType<Services['checkout']['unappliedPayments']>>[number];
type Parts = { services: Pick<Services, 'balance' | 'checkout' | 'refunds'>; clock: Clock };

const UNAPPLIED_TEXTS = {
  amount: 'with an amount that differs from its checkout attempt’s',
  currency: 'in another currency than CAD',
  twice: 'for an attempt that was paid already',
};

/** One sentence about a payment that became no order. */
export const unappliedText = ({
  session_id: session,
  amount,
  currency,
  reason,
  payment_intent: payment,
  at,
}: Unapplied) =>
  `payment ${session} (${payment ?? 'no intent'}) of ${amount} ${currency} came ${UNAPPLIED_TEXTS[reason]} on ${at.toISOString()} and became no order: give it back, then refunds --settled ${session}`;

/** The commands that move money or report what is owed. */
export function moneyCommands({ services, clock }: Parts): Pick<OperatorCommands, 'credit' | 'deposit' | 'refunds'> {
  /** The customer's current balance. */
  async function balanceText(email: string): Promise<string> {
    const balance = (await services.balance.balanceOf(email)) ?? 0;
    if (balance === 0) return `The balance of ${email} is ${formatCents(0)} now.`;
    return `${email} ${balance < 0 ? 'has a credit of' : 'owes'} ${formatCents(Math.abs(balance))} now.`;
  }

  return {
    async credit(args) {
      const { words, dryRun } = withoutDryRun(args);
      const isRepeat = words.includes('--again');
      const [email, amount, ...rest] = words.filter((word) => word !== '--again');
      const note = rest.join(' ').trim();
      if (email === undefined || note === '') throw new UsageError('credit takes an address, an amount and a note.');
      const cents = amountOf(amount);
      if (cents === null) throw new UsageError('credit takes an amount such as 12.50, or -12.50.');
      const at = clock.now();
      const onceSince = isRepeat ? undefined : new Date(at.getTime() - TYPED_TWICE_MS);
      const effect = dryRun ? rollBack : undefined;
      const adjustment = { email, also: effect, amount: -cents, note, request: randomUUID(), at, onceSince };
      return balanceResult(
        services.balance.adjust(adjustment),
        () => balanceText(email),
        `${email} would ${cents > 0 ? 'get' : 'lose'} ${formatCents(Math.abs(cents))}.`,
      );
    },
    async deposit(args) {
      const { words, dryRun } = withoutDryRun(args);
      const [email, amount, ...more] = words;
      const cents = amountOf(amount);
      const isUsed = email !== undefined && cents !== null && cents > 0 && more.every((word) => word === '--box');
      if (!isUsed) throw new UsageError('deposit takes an address and an amount such as 10.00, and --box.');
      const box = more.length > 0;
      const effect = dryRun ? rollBack : undefined;
      const deposit = { email, also: effect, amount: cents, box, request: randomUUID(), at: clock.now() };
      return balanceResult(
        services.balance.refundDeposit(deposit),
        () => balanceText(email),
        `${email} would get ${formatCents(cents)}${box ? ', and have no box any more' : ''}.`,
      );
    },
    async refunds(args) {
      const { words, dryRun } = withoutDryRun(args);
      const [option, session, ...more] = words;
      if (option === '--settled' && session !== undefined && more.length === 0) {
        const open = await services.checkout.unappliedPayments();
        const isOpen = open.some(({ session_id: id }) => id === session);
        if (!isOpen || !(dryRun || (await services.checkout.settleUnapplied(session))))
          throw new Error(`No payment ${session} waits to be settled.`);
        return ok(dryRun ? `Dry run: ${session} would be settled.` : `${session} is settled.`);
      }
      if (words.some((word) => word !== '--again'))
        throw new UsageError('refunds takes --again, --settled PAYMENT, or nothing.');
      if (words.length > 0 && !dryRun) await services.refunds.retryRefused();
      const owed = await services.refunds.listOutstanding();
      const lines = owed.map(
        ({ number, amount, payment_intent: payment, asked_at: at, tries, refusal }) =>
          `order ${number}: ${formatCents(amount)} to ${payment}, tried ${tries === 1 ? 'once' : `${tries} times`}, last on ${at.toISOString()}: ${refusal ?? 'not answered yet'}`,
      );
      const unapplied = await services.checkout.unappliedPayments();
      lines.push(...unapplied.map(unappliedText));
      const isRefused = unapplied.length > 0 || owed.some(({ status }) => status === 'refused');
      return {
        text: lines.length > 0 ? lines.join('\n') : 'Nothing is owed to a card.',
        exitCode: isRefused ? EXIT_FAILURE : EXIT_OK,
      };
    },
  };
}
