import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import type { ShortageRule } from '#rules/shortage.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { arrivedUnits, linesOf, receivedMarks, type LineChanges } from './arrivals.ts';
import type { LineMark } from './lineTicks.ts';
import { ProducerGoodsRow } from './ProducerGoodsRow.tsx';
import styles from './ProducerPanel.module.css';
import type { LineState, Producer, ProducerLine } from './producers.ts';

type Props = {
  producer: Producer;
  rule: ShortageRule;
  stateOf: LineState;
  onMark: (changes: LineChanges) => void;
  onClose: () => void;
  /** Its purchase order and its file. */
  children: ReactNode;
};

/**
 * A producer's delivery by product and by order: received at once, by product, by how many came, or line by line. The
 * last press can be undone. Every control that has done its work is followed by a mark of its own size, and what appears
 * has its place already, so that a second press meets no other control.
 */
export function ProducerPanel({ producer, rule, stateOf, onMark, onClose, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, quantity, items } = producer;
  const [received, setReceived] = useState<LineChanges>([]);
  const lines = linesOf(producer);
  const lineNow = new Map(lines.map((line) => [line.id, line]));
  const { awaited, missing } = arrivedUnits(lines, stateOf);
  const undoable = received.filter(([{ id }]) => {
    const line = lineNow.get(id);
    return line !== undefined && ['received', 'missing'].includes(stateOf(line).status);
  });
  const record = (changes: LineChanges) => {
    setReceived(
      changes.map(([line]): readonly [ProducerLine, LineMark] => {
        const { status, missing: before } = stateOf(line);
        return [line, status === 'missing' ? { status } : { status, missing: before }];
      }),
    );
    onMark(changes);
  };
  const undo = () => {
    setReceived([]);
    onMark(undoable.map(([line, mark]) => [lineNow.get(line.id) ?? line, mark]));
  };
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
          t('desk_lists.awaited', units(awaited))
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
