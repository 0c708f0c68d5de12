import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { LineMarks } from './LineMarks.tsx';
import { lineStateText } from './lineTicks.ts';
import type { LineMark } from './lineTicks.ts';
import styles from './ProducerPanel.module.css';
import {
  hasArrived,
  isExpected,
  type LineState,
  type Producer,
  type ProducerGoods,
  type ProducerLine,
} from './producers.ts';
import { LineReplacement } from './ReplacementNote.tsx';

/** Lines, each with its new mark. */
export type LineChanges = readonly (readonly [ProducerLine, LineMark])[];
type Marking = { stateOf: LineState; onMark: (changes: LineChanges) => void };
type GoodsProps = Marking & { item: ProducerGoods; onReceive: (lines: readonly ProducerLine[]) => void };

function Goods({ item, stateOf, onMark, onReceive }: GoodsProps) {
  const { t } = useTranslation();
  const { name, variant, temperature, quantity, orders, lines } = item;
  const awaited = lines.filter((line) => isExpected(stateOf(line).status));
  const done = lines.filter((line) => hasArrived(stateOf(line).status)).length;
  return (
    <li className={styles.goods}>
      <div className={styles.row}>
        <span className={styles.amount}>{`${quantity}\u202F×`}</span>
        <span className={styles.name}>
          <b>{name}</b>
          <span className={styles.details}>
            {[variant, t('desk_lists.orders', { count: orders })].filter(Boolean).join(', ')}
          </span>
        </span>
        {temperature !== 'normal' && <Tag colour="blue">{t(`desk_lists.temperature.${temperature}`)}</Tag>}
        <span>{t('desk_lists.received_of', { done, count: lines.length })}</span>
        {awaited.length > 0 && (
          <Button
            size="s"
            variant="outlined"
            aria-label={t('desk_lists.all_received_of', { name })}
            onClick={() => onReceive(awaited)}
          >
            {t('desk_lists.all_received')}
          </Button>
        )}
      </div>
      <details>
        <summary className={styles.more}>{t('desk_lists.by_order')}</summary>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <b className={styles.code}>{line.code}</b>
              <span>{`${line.quantity}\u202F×`}</span>
              {line.replaces && <Tag colour="yellow">{t('desk_lists.replaces')}</Tag>}
              {stateOf(line).status === 'packed' ? (
                <Tag colour="blue">{lineStateText(t, stateOf(line))}</Tag>
              ) : (
                <LineMarks
                  name={`${line.code}, ${name}`}
                  quantity={line.quantity}
                  mark={stateOf(line)}
                  refunded={line.missingReturned}
                  presentStatus="received"
                  clearedStatus={isExpected(line.status) ? line.status : 'waiting'}
                  onMark={(mark) => onMark([[line, mark]])}
                />
              )}
              <LineReplacement line={line} product={`${line.code}, ${name}`} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A producer's delivery, in total and by order: received at once, which can be undone, or line by line. */
export function ProducerPanel({ producer, stateOf, onMark }: Marking & { producer: Producer }) {
  const { t } = useTranslation();
  const { name, quantity, items } = producer;
  const [received, setReceived] = useState<LineChanges>([]);
  const awaited = items.flatMap(({ lines }) => lines).filter((line) => isExpected(stateOf(line).status));
  const undoable = received.filter(([{ id }]) =>
    items.some(({ lines }) => lines.some((line) => line.id === id && stateOf(line).status === 'received')),
  );
  const receive = (lines: readonly ProducerLine[]) => {
    setReceived(lines.map((line) => [line, { status: stateOf(line).status }]));
    onMark(lines.map((line) => [line, { status: 'received' }]));
  };
  const undo = () => {
    const lineNow = new Map(items.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));
    setReceived([]);
    onMark(undoable.map(([line, mark]) => [lineNow.get(line.id) ?? line, mark]));
  };
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name}
          <span>{` · ${t('desk_lists.units', { count: quantity })}`}</span>
        </h2>
        {undoable.length > 0 && (
          <Button size="s" variant="text" aria-label={t('desk_lists.undo_received_of', { name })} onClick={undo}>
            {t('desk_lists.undo_received', { count: undoable.length })}
          </Button>
        )}
        {awaited.length > 0 ? (
          <Button size="s" aria-label={t('desk_lists.all_received_of', { name })} onClick={() => receive(awaited)}>
            {t('desk_lists.all_received')}
          </Button>
        ) : (
          undoable.length > 0 && <DoneMark size="s">{t('desk.line.received')}</DoneMark>
        )}
      </div>
      <ul className={styles.lines}>
        {items.map((item) => (
          <Goods key={item.lines[0]?.id} item={item} stateOf={stateOf} onMark={onMark} onReceive={receive} />
        ))}
      </ul>
    </section>
  );
}
