import { useTranslation } from 'react-i18next';
import { Icon } from '../shared/ui/Icon.tsx';
import { checkIcon, xIcon } from '../shared/ui/iconsControl.ts';
import styles from './LineMarks.module.css';
import type { LineStatus } from '../../rules/lineStatus.ts';
import { markMissing, markTo, type LineMark } from './lineTicks.ts';
import { MissingUnits } from './MissingUnits.tsx';

type Props = {
  /** What the line is, for who listens. */
  name: string;
  quantity: number;
  /** Its state with the marks that were not sent yet; `missing`: all units that will not come. */
  mark: Required<LineMark>;
  /** Missing units that were refunded already. */
  refunded: number;
  /** What a good mark makes of it here: in the crate, or at the market. */
  good: 'packed' | 'received';
  onMark: (mark: LineMark) => void;
  /** What it goes back to when a mark is taken off. */
  back: LineStatus;
};

/** Two marks on a line, there and missing, and how many units are missing; pressing a mark that is on takes it off. */
export function LineMarks({ name, quantity, mark, refunded, good, onMark, back }: Props) {
  const { t } = useTranslation();
  const line = { status: mark.status, quantity, missingReturned: refunded };
  return (
    <span className={styles.marks}>
      {([good, 'missing'] as const).map((status) => (
        <button
          key={status}
          type="button"
          className={styles.mark}
          data-kind={status}
          aria-pressed={mark.status === status}
          aria-label={t('desk_lists.mark_of', { mark: t(`desk.line.${status}`), name })}
          onClick={() => onMark(markTo(line, status === mark.status ? back : status))}
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
