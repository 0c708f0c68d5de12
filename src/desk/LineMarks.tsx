import { useTranslation } from 'react-i18next';
import { Icon } from '../shared/ui/Icon.tsx';
import { checkIcon, xIcon } from '../shared/ui/iconsControl.ts';
import styles from './LineMarks.module.css';
import type { LineStatus } from '../../rules/lineStatus.ts';

type Props = {
  /** What the line is, for who listens. */
  name: string;
  status: LineStatus;
  /** What a good mark makes of it here: in the crate, or at the market. */
  good: 'packed' | 'received';
  onMark: (status: LineStatus) => void;
  /** What it goes back to when a mark is taken off. */
  back: LineStatus;
};

/** Two marks on a line, there and missing; pressing one that is on takes it off. */
export function LineMarks({ name, status, good, onMark, back }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.marks}>
      {([good, 'missing'] as const).map((mark) => (
        <button
          key={mark}
          type="button"
          className={styles.mark}
          data-kind={mark}
          aria-pressed={status === mark}
          aria-label={t('desk_lists.mark_of', { mark: t(`desk.line.${mark}`), name })}
          onClick={() => onMark(status === mark ? back : mark)}
        >
          <Icon of={mark === 'missing' ? xIcon : checkIcon} size={18} />
          {t(`desk.line.${mark}`)}
        </button>
      ))}
    </span>
  );
}
