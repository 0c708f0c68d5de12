import { useTranslation } from 'react-i18next';
import type { LineStatus } from '#rules/lineStatus.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { checkIcon, xIcon } from '../../shared/ui/icons.ts';
import styles from './LineMarks.module.css';
import { markMissing, markTo, type LineMark } from './lineTicks.ts';
import { MissingUnits } from './MissingUnits.tsx';

type Props = {
  /** The line's name, for screen readers. */
  name: string;
  quantity: number;
  /** Its state with unsent marks; `missing`: all missing units. */
  mark: Required<LineMark>;
  /** Missing units that were already refunded. */
  refunded: number;
  /** The status of a positive mark here: in the crate, or at the market. */
  presentStatus: 'packed' | 'received';
  onMark: (mark: LineMark) => void;
  /** The status when a mark is removed. */
  clearedStatus: LineStatus;
};

/** Two marks on a line, present and missing, and the number of missing units; pressing an active mark removes it. */
export function LineMarks({ name, quantity, mark, refunded, presentStatus, onMark, clearedStatus }: Props) {
  const { t } = useTranslation();
  const line = { status: mark.status, quantity, missingReturned: refunded };
  return (
    <span className={styles.marks}>
      {([presentStatus, 'missing'] as const).map((status) => (
        <button
          key={status}
          type="button"
          className={styles.mark}
          data-kind={status}
          aria-pressed={mark.status === status}
          aria-label={t('desk_lists.mark_of', { mark: t(`desk.line.${status}`), name })}
          onClick={() => onMark(markTo(line, status === mark.status ? clearedStatus : status))}
        >
          <Icon of={status === 'missing' ? xIcon : checkIcon} size={18} />
          {t(`desk.line.${status}`)}
        </button>
      ))}
      <MissingUnits
        name={name}
        quantity={quantity}
        missing={mark.missing}
        refunded={refunded}
        onChoose={(units) => onMark(markMissing(line, units))}
      />
    </span>
  );
}
