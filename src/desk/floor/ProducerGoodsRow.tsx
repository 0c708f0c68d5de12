import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import type { ShortageRule } from '#rules/shortage.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { arrivalLimits, arrivedUnits, receivedMarks, type LineChanges } from './arrivals.ts';
import { ArrivedCount } from './ArrivedCount.tsx';
import { LineMarks } from './LineMarks.tsx';
import { lineStateText } from './lineTicks.ts';
import styles from './ProducerPanel.module.css';
import { isExpected, type LineState, type ProducerGoods, type ProducerLine } from './producers.ts';
import { LineReplacement } from './ReplacementNote.tsx';

type Props = {
  item: ProducerGoods;
  rule: ShortageRule;
  stateOf: LineState;
  /** Marks single lines. */
  onMark: (changes: LineChanges) => void;
  /** Records what came of the product, which can be undone. */
  onReceive: (changes: LineChanges) => void;
};

function OrderLine({
  line,
  name,
  stateOf,
  onMark,
}: Pick<Props, 'stateOf' | 'onMark'> & { line: ProducerLine; name: string }) {
  const { t } = useTranslation();
  const state = stateOf(line);
  return (
    <li className={styles.line}>
      <b className={styles.code}>{line.code}</b>
      <span>{`${line.quantity}\u202F×`}</span>
      {line.replaces && <Tag colour="yellow">{t('desk_lists.replaces')}</Tag>}
      {state.status === 'packed' ? (
        <Tag colour="blue">{lineStateText(t, state)}</Tag>
      ) : (
        <LineMarks
          name={`${line.code}, ${name}`}
          quantity={line.quantity}
          mark={state}
          refunded={line.missingReturned}
          presentStatus="received"
          clearedStatus={isExpected(line.status) ? line.status : 'waiting'}
          onMark={(mark) => onMark([[line, mark]])}
        />
      )}
      <LineReplacement line={line} product={`${line.code}, ${name}`} />
    </li>
  );
}

/** A product of a delivery: all of it received, or how many came; opened, its lines by order. */
export function ProducerGoodsRow({ item, rule, stateOf, onMark, onReceive }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const { name, variant, temperature, quantity, orders, lines } = item;
  const { awaited, received, missing } = arrivedUnits(lines, stateOf);
  const { min, max } = arrivalLimits(item, stateOf);
  return (
    <li className={styles.goods}>
      <div className={styles.row}>
        <span className={styles.amount}>{`${formatCount(quantity, locale)}\u202F×`}</span>
        <span className={styles.name}>
          <b>{name}</b>
          <span className={styles.details}>
            {[variant, t('desk_lists.orders', { count: orders })].filter(Boolean).join(', ')}
          </span>
          <span className={styles.details}>
            {t('desk_lists.received_units', {
              done: formatCount(received, locale),
              count: quantity,
              n: formatCount(quantity, locale),
            })}
            {missing > 0 && (
              <b>{`, ${t('desk_lists.units_short', { count: missing, n: formatCount(missing, locale) })}`}</b>
            )}
          </span>
        </span>
        {temperature !== 'normal' && <Tag colour="blue">{t(`desk_lists.temperature.${temperature}`)}</Tag>}
        <span className={styles.receive}>
          {awaited > 0 ? (
            <Button
              variant="outlined"
              aria-label={t('desk_lists.all_received_of', { name })}
              onClick={() => onReceive(receivedMarks(lines, stateOf))}
            >
              {t('desk_lists.all_received')}
            </Button>
          ) : (
            <DoneMark>{t(missing > 0 ? 'desk_lists.counted' : 'desk_lists.all_here')}</DoneMark>
          )}
        </span>
      </div>
      <div className={styles.more}>
        {max > min && (
          <Button
            size="s"
            variant="text"
            aria-label={t('desk_lists.some_came_of', { name })}
            aria-expanded={isCounting}
            onClick={() => setCounting(!isCounting)}
          >
            {t('desk_lists.some_came')}
          </Button>
        )}
        <Button
          size="s"
          variant="text"
          aria-label={t('desk_lists.by_order_of', { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('desk_lists.by_order')}
        </Button>
      </div>
      {isCounting && (
        <ArrivedCount
          item={item}
          rule={rule}
          stateOf={stateOf}
          onRecord={(changes) => {
            setCounting(false);
            onReceive(changes);
          }}
        />
      )}
      {isOpen && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <OrderLine key={line.id} line={line} name={name} stateOf={stateOf} onMark={onMark} />
          ))}
        </ul>
      )}
    </li>
  );
}
