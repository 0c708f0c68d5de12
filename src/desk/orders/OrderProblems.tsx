import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  OrderProblems_order$data,
  OrderProblems_order$key,
} from '#generated/relay/OrderProblems_order.graphql.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import type { CashDue } from '../frame/cashWords.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { useIsManager } from '../frame/deskRole.ts';
import { ProblemAnswerForm } from './ProblemAnswerForm.tsx';
import styles from './ReportedProblem.module.css';
import { ReportedProblem } from './ReportedProblem.tsx';

const fragment = graphql`
  fragment OrderProblems_order on Order {
    id
    customer {
      __typename
    }
    cash {
      due
      receivedAt
    }
    products {
      id
      productName
      quantity
      returned
      problems {
        id
        quantity
        status
        ...ReportedProblem_problem
      }
      ...ReportedProblem_line
    }
  }
`;

type Line = OrderProblems_order$data['products'][number];
type AnswerProps = { order: string; isGuest: boolean; cashDue: CashDue; line: Line; problem: Line['problems'][number] };

/** The button that opens the form of the answer. */
function ProblemAnswer({ order, isGuest, cashDue, line, problem: { id: problem, quantity } }: AnswerProps) {
  const { t } = useTranslation();
  const [open, setOpen] = usePersistedState(`problem.${problem}`, false);
  const close = () => setOpen(false);
  const { id, productName } = line;
  const left = line.quantity - line.returned;
  return (
    <>
      <Button
        variant="outlined"
        size="s"
        aria-label={t('desk_problems.answer_of', { name: productName })}
        onClick={() => setOpen(true)}
      >
        {t('desk_problems.answer_it')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('desk_problems.answer_of', { name: productName })}
        closeLabel={t('labels.close')}
      >
        {open && (
          <ProblemAnswerForm {...{ problem, order, isGuest, cashDue, quantity, left }} line={id} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

/** The problems that were reported of an order's lines. Managers answer the open ones. Renders nothing without any. */
export function OrderProblems({ order: key }: { order: OrderProblems_order$key }) {
  const { t } = useTranslation();
  const isManager = useIsManager();
  const { id, customer, cash, products } = useFragment(fragment, key);
  const reported = products.flatMap((line) => line.problems.map((problem) => ({ line, problem })));
  if (reported.length === 0) return null;
  return (
    <DeskPanel title={t('desk_problems.title')}>
      <ul className={styles.list}>
        {reported.map(({ line, problem }) => (
          <li key={problem.id}>
            <ReportedProblem line={line} problem={problem} cash={cash && { receivedAt: cash.receivedAt }}>
              {problem.status === 'open' && isManager && (
                <ProblemAnswer order={id} isGuest={!customer} cashDue={cash?.due} line={line} problem={problem} />
              )}
            </ReportedProblem>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
