import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useAnswerOrderProblemMutation } from '#generated/hooks/useAnswerOrderProblemMutation.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { PROBLEM_NOTE_MAX } from '#rules/orderProblems.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { check, trimmed, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { byCash, isCashDue, type CashDue } from '../frame/cashWords.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { PreviewSums } from '../frame/PreviewSums.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { useReturnPreview } from './useReturnPreview.ts';

graphql`
  mutation AnswerOrderProblemMutation(
    $problem: ID!
    $decision: ProblemDecision!
    $quantity: Int
    $amount: Cents
    $answer: String
    $requestId: ID!
  ) {
    answerOrderProblem(
      problem: $problem
      decision: $decision
      quantity: $quantity
      amount: $amount
      answer: $answer
      requestId: $requestId
    ) {
      ...DeskOrderDetail_order
    }
  }
`;

const DECISIONS = ['credit', 'refund', 'decline'] as const;
type Decision = (typeof DECISIONS)[number];

const typedAmount = (text: string): Cents | null => (text.trim() === '' ? null : (readDollars(text) ?? 0));

type Values = { decision: Decision; units: number; amount: string; answer: string };
/** An empty amount is all that the units cost. A refusal needs a sentence. */
const schema = z
  .object({ decision: z.enum(DECISIONS), units: z.number(), amount: z.string(), answer: trimmed() })
  .check(
    check(
      ({ decision, amount }: Values) => decision === 'decline' || typedAmount(amount) !== 0,
      'desk_customers.amount_wrong',
      { path: ['amount'] },
    ),
    check(({ decision, answer }: Values) => decision !== 'decline' || answer !== '', 'desk_problems.answer_needed', {
      path: ['answer'],
    }),
  );

type Props = {
  problem: string;
  order: string;
  line: string;
  /** Without an account there is no balance. */
  isGuest: boolean;
  cashDue: CashDue;
  /** The reported units, and those of the line that were not refunded yet. */
  quantity: number;
  left: number;
  onClose: () => void;
};

/** Answers a reported problem: by a credit or a refund of units of its line, whole or in part, or by a refusal with its reason. */
export function ProblemAnswerForm({ problem, order, line, isGuest, cashDue, quantity, left, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const formName = `problem.${problem}`;
  // What is not paid yet is not credited: the amount to pay is lowered (ADR 169).
  const hasCredit = !isGuest && !isCashDue(cashDue);
  const saved: Values = {
    decision: !hasCredit ? 'refund' : 'credit',
    units: Math.min(quantity, left),
    amount: '',
    answer: '',
  };
  const form = useMarketForm({ name: `${formName}.fields`, schema, saved });
  const { send: answerProblem, busy, refusal } = useDeskMutation(useAnswerOrderProblemMutation(), formName);
  const { units, amount } = form.values;
  // Chosen before the order was known to be unpaid, or in an earlier form.
  const decision = form.values.decision === 'credit' && !hasCredit ? 'refund' : form.values.decision;
  const isRefund = decision !== 'decline';
  const items = isRefund && units > 0 ? [{ line, quantity: units }] : [];
  const refundTo = decision === 'refund' ? 'card' : 'balance';
  const { total, preview, refusal: previewRefusal, reload } = useReturnPreview({ order, items, refundTo });
  const amountDue = typedAmount(amount) ?? total;
  const isTooMuch = isRefund && preview !== null && amountDue > total;

  const submit = form.submit(async (input) => {
    const money = isRefund ? { quantity: units, amount: amountDue } : {};
    const data = await answerProblem({ problem, decision, ...money, answer: input.answer || null });
    if (!data) return reload();
    notifyTaskCountsChanged();
    toast.success(
      isRefund
        ? t(isCashDue(cashDue) ? 'desk_cash.lowered' : 'desk_money.given_back', { amount: formatCents(amountDue) })
        : t('desk_problems.declined'),
    );
    onClose();
  });
  return (
    <DialogForm
      submit={
        isRefund && preview
          ? t(isCashDue(cashDue) ? 'desk_cash.lower' : `desk_problems.do.${decision}`, {
              amount: formatCents(amountDue),
            })
          : t(isRefund ? 'desk_problems.answer_it' : 'desk_problems.do.decline')
      }
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal.length > 0 ? refusal : previewRefusal}
      busy={busy}
      disabled={isRefund && (!preview || isTooMuch)}
    >
      <SegmentedToggle
        legend={t('desk_problems.decision')}
        {...form.choice('decision')}
        segments={DECISIONS.filter((one) => one !== 'credit' || hasCredit).map((value) => ({
          value,
          title: t(
            value === 'refund'
              ? byCash(cashDue, {
                  card: 'desk_problems.refund',
                  paid: 'desk_cash.decide_refund',
                  due: 'desk_cash.decide_lower',
                })
              : `desk_problems.${value}`,
          ),
        }))}
      />
      {isRefund && left > 1 && (
        <div className={styles.line}>
          <span aria-hidden="true">{t('desk_problems.units', { count: left })}</span>
          <Stepper
            amount={units}
            label={t('desk_problems.units', { count: left })}
            addLabel={t('order_problem.one_more')}
            removeLabel={t('order_problem.one_less')}
            min={1}
            max={left}
            onAdd={() => form.write('units', units + 1)}
            onRemove={() => form.write('units', units - 1)}
          />
        </div>
      )}
      {isRefund && (
        <TextField
          label={t('desk_problems.amount')}
          mark={t('order_problem.optional')}
          hint={t(isCashDue(cashDue) ? 'desk_cash.problem_to_lower' : 'desk_problems.amount_hint', {
            most: formatCents(total),
          })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
          error={isTooMuch ? t('desk_problems.too_much', { most: formatCents(total) }) : form.errorOf('amount')}
        />
      )}
      {isRefund && preview && <PreviewSums preview={preview} cashDue={cashDue} />}
      <TextArea
        label={t('desk_problems.your_answer')}
        mark={isRefund ? t('order_problem.optional') : undefined}
        hint={t('desk_problems.answer_hint')}
        maxLength={PROBLEM_NOTE_MAX}
        {...form.field('answer')}
      />
    </DialogForm>
  );
}
