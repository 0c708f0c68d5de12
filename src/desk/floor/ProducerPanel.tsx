import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import type { ShortageRule } from '#rules/shortage.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { arrivedUnits, leftOf, linesOf, receivedMarks, undoOf, type LineChanges, type Recorded } from './arrivals.ts';
import { ProducerGoodsRow } from './ProducerGoodsRow.tsx';
import styles from './ProducerPanel.module.css';
import type { LineState, Producer } from './producers.ts';
import type { LineTicks } from './useLineTicks.ts';

/** left: lines of a press that had changed before its undo was pressed; sent: the undo. */
type Undone = { left: number; sent: Recorded };

type Props = {
  producer: Producer;
  rule: ShortageRule;
  stateOf: LineState;
  /** Marks lines, and returns the key of the press. `undoes`: the press that it undoes. */
  onMark: (changes: LineChanges, undoes?: string) => string;
  marks: Pick<LineTicks, 'ticks' | 'changedBy'>;
  onClose: () => void;
  /** Its purchase order and its file. */
  children: ReactNode;
};

/**
 * A producer's delivery by product and by order: received at once, by product, by how many came, or line by line. The
 * last press can be undone, as far as it has changed something. Every control that has done its work is followed by a mark of its own size, and what appears
 * has its place already, so that a second press meets no other control.
 */
export function ProducerPanel({ producer, rule, stateOf, marks, onMark, onClose, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, quantity, items } = producer;
  const [received, setReceived] = useState<Recorded | null>(null);
  const [undone, setUndone] = useState<Undone | null>(null);
  const lines = linesOf(producer);
  const lineNow = new Map(lines.map((line) => [line.id, line]));
  const { awaited, missing } = arrivedUnits(lines, stateOf);
  const { undoable, left } = undoOf(received, lineNow, stateOf, marks);
  const record = (changes: LineChanges) => {
    setReceived({ press: onMark(changes), changes });
    setUndone(null);
  };
  const undo = () => {
    setReceived(null);
    setUndone({ left, sent: { press: onMark(undoable, received?.press), changes: undoable } });
  };
  const unchanged = undone ? undone.left + leftOf(undone.sent, stateOf, lineNow, marks) : 0;
  const units = (count: number) => ({ count, n: formatCount(count, locale) });
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.back}>
        <Button size="s" variant="outlined" onClick={onClose}>
          {t('desk_lists.to_producers')}
        </Button>
      </div>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name}
          <span>{` · ${t('desk_lists.units', units(quantity))}`}</span>
        </h2>
        {awaited > 0 ? (
          <Button
            aria-label={t('desk_lists.all_received_of', { name })}
            onClick={() => record(receivedMarks(lines, stateOf))}
          >
            {t('desk_lists.all_received')}
          </Button>
        ) : (
          <DoneMark>{missing > 0 ? t('desk_lists.units_short', units(missing)) : t('desk_lists.all_here')}</DoneMark>
        )}
      </div>
      <p className={styles.undo}>
        {undoable.length > 0 ? (
          <Button size="s" variant="outlined" aria-label={t('desk_lists.undo_received_of', { name })} onClick={undo}>
            {t('desk_lists.undo_received', units(undoable.length))}
          </Button>
        ) : (
          <span role="status">
            {unchanged > 0 ? t('desk_lists.undo_left', units(unchanged)) : t('desk_lists.awaited', units(awaited))}
          </span>
        )}
      </p>
      <ul className={styles.lines}>
        {items.map((item) => (
          <ProducerGoodsRow
            key={item.lines[0]?.id}
            item={item}
            rule={rule}
            stateOf={stateOf}
            onMark={onMark}
            onReceive={record}
          />
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
