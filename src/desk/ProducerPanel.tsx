import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/Button.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { LineMarks } from './LineMarks.tsx';
import type { LineStatus } from '../../rules/lineStatus.ts';
import {
  hasCome,
  isAwaited,
  type LineState,
  type Producer,
  type ProducerGoods,
  type ProducerLine,
} from './producers.ts';
import styles from './ProducerPanel.module.css';

type Marking = { stateOf: LineState; onMark: (line: ProducerLine, status: LineStatus) => void };

function Goods({ item, stateOf, onMark }: Marking & { item: ProducerGoods }) {
  const { t } = useTranslation();
  const { name, variant, temperature, quantity, orders, lines } = item;
  const awaited = lines.filter((line) => isAwaited(stateOf(line)));
  const done = lines.filter((line) => hasCome(stateOf(line))).length;
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
            onClick={() => awaited.forEach((line) => onMark(line, 'received'))}
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
              {stateOf(line) === 'packed' ? (
                <Tag colour="blue">{t('desk.line.packed')}</Tag>
              ) : (
                <LineMarks
                  name={`${line.code}, ${name}`}
                  status={stateOf(line)}
                  good="received"
                  back={isAwaited(line.status) ? line.status : 'waiting'}
                  onMark={(status) => onMark(line, status)}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What one producer brings, in all and for whom. */
export function ProducerPanel({ producer, ...marking }: Marking & { producer: Producer }) {
  const { t } = useTranslation();
  const { name, quantity, items } = producer;
  return (
    <section className={styles.panel} aria-label={name}>
      <h2 className={styles.title}>
        {name}
        <span>{` · ${t('desk_lists.units', { count: quantity })}`}</span>
      </h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <Goods key={item.lines[0]?.id} item={item} {...marking} />
        ))}
      </ul>
    </section>
  );
}
