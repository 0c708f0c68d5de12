import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LineProblems_line$data, LineProblems_line$key } from '#generated/relay/LineProblems_line.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { PROBLEM_KINDS, reportableUnits } from '#rules/orderProblems.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { isDeducted } from './cashRefunds.ts';
import styles from './LineProblems.module.css';
import { moneyText, type LineCash } from './LineReturns.tsx';

const ProblemDialog = retriableLazy(() => import('./ProblemDialog.tsx').then((module) => module.ProblemDialog));

const fragment = graphql`
  fragment LineProblems_line on OrderLine {
    id
    productName
    quantity
    returned
    missing
    missingReturned
    replaced
    reusableBox
    problems {
      id
      kind
      quantity
      note
      photo
      status
      reportedAt
      answer
      answeredAt
      toCard
      toBalance
    }
  }
`;

type Problem = LineProblems_line$data['problems'][number];

/** A reported problem: what it was, and what the market has answered. */
function ProblemNote({
  problem,
  cash,
  className,
}: {
  problem: Problem;
  cash: LineCash;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { quantity, note, photo, status, reportedAt, answer, answeredAt, toCard, toBalance } = problem;
  const at = answeredAt ?? reportedAt;
  const isLess = isDeducted(cash, at);
  const kind = PROBLEM_KINDS.find((one) => one === problem.kind) ?? 'other';
  const facts = {
    what: t(`order_problem.kind.${kind}`),
    count: quantity,
    day: formatDay(reportedAt, locale, now, 'short'),
    money: moneyText(t, { toCard, toBalance, at }, cash),
  };
  return (
    <div className={styles.problem} data-status={status}>
      <p className={styles.state}>
        {status === 'refunded'
          ? t(
              `order_problem.${toCard + toBalance > 0 ? (isLess ? 'deducted' : 'refunded') : isLess ? 'not_due' : 'refunded_whole'}`,
              facts,
            )
          : t(status === 'declined' ? 'order_problem.declined' : 'order_problem.open', facts)}
      </p>
      {note && <p className={className}>{t('order_problem.your_note', { note })}</p>}
      {photo && <img src={photo} alt={t('order_problem.photo_of')} loading="lazy" className={styles.photo} />}
      {answer && <p className={className}>{t('order_problem.answer', { answer })}</p>}
    </div>
  );
}

type Props = {
  /** The order's id, or that of its link. */
  order: string;
  /** Until when problems can be reported; null: not now. */
  until: string | null;
  line: LineProblems_line$key;
  cash: LineCash;
  className?: string | undefined;
};

/** The problems reported of a line, and the control to report one, whose form loads when it is pressed (ADR 139). */
export function LineProblems({ order, until, line: key, cash, className }: Props) {
  const { t } = useTranslation();
  const now = useNow();
  const line = useFragment(fragment, key);
  const [open, setOpen] = useState(false);
  const { problems, productName, reusableBox, quantity, returned, missing, missingReturned, replaced } = line;
  const left = reportableUnits({ quantity, returned, missing, missingReturned, replaced });
  const isTimely = until !== null && Date.parse(until) > now.getTime();
  const isReportable = isTimely && !reusableBox && left > 0 && problems.every(({ status }) => status !== 'open');
  return (
    <>
      {problems.map((problem) => (
        <ProblemNote key={problem.id} problem={problem} cash={cash} className={className} />
      ))}
      {isReportable && (
        <TextLink
          tone="quiet"
          standalone
          className={styles.report}
          aria-label={t('order_problem.report_of', { name: productName })}
          onClick={() => setOpen(true)}
        >
          {t('order_problem.report')}
        </TextLink>
      )}
      {open &&
        createPortal(
          <ProblemDialog order={order} line={line.id} name={productName} left={left} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
