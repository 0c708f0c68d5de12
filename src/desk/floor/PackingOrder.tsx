import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLineSettled } from '#rules/lineStatus.ts';
import { OrderStatusTag } from '../../orders/OrderStatusTag.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { CustomerNotes } from '../frame/CustomerNotes.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { AssembleOne, AssemblyUndo, type Assembly } from './Assembling.tsx';
import { LineMarks } from './LineMarks.tsx';
import { lineStateText } from './lineTicks.ts';
import type { LineMark } from './lineTicks.ts';
import styles from './PackingOrder.module.css';
import { articlesIn, isEmptySheet, isToPack, TEMPERATURES, type PickLine, type PickSheet } from './pickList.ts';
import { LineReplacement } from './ReplacementNote.tsx';

export type Marking = {
  /** A line's state with unsent marks. */
  markOf: (line: PickLine) => Required<LineMark>;
  onMark: (line: PickLine, mark: LineMark) => void;
  /** The colleague who is at a crate now. */
  packerOf: (sheet: PickSheet) => string | null;
  /** Whether all of an order is in its crate or missing, and the server has received it. */
  isComplete: (sheet: PickSheet) => boolean;
  /** The press that has assembled an order in the last minutes. */
  assemblyOf: (sheet: PickSheet) => Assembly | null;
  /** Reads the list again after an order was assembled, or is not any more. */
  onAssembled: () => void;
};
type Props = Marking & { sheet: PickSheet };

type LineProps = Pick<Props, 'sheet' | 'markOf' | 'onMark'> & { line: PickLine };

function Line({ sheet, line, markOf, onMark }: LineProps) {
  const { t } = useTranslation();
  const mark = markOf(line);
  const details = [
    line.seller,
    line.variant,
    ...(line.alcohol ? [t('desk_lists.of_age')] : []),
    ...(line.replaces ? [t('desk_lists.replaces')] : []),
  ].filter(Boolean);
  return (
    <li className={styles.line} data-missing={mark.missing > 0 || undefined}>
      <span className={styles.amount}>{`${line.quantity}\u202F×`}</span>
      <div className={styles.name}>
        <b>{line.product}</b>
        <span className={styles.details}>{details.join(', ')}</span>
        <LineReplacement line={line} product={line.product} />
      </div>
      {isToPack(sheet) ? (
        <LineMarks
          name={line.product}
          quantity={line.quantity}
          mark={mark}
          refunded={line.missingReturned}
          presentStatus="packed"
          clearedStatus={isLineSettled(line) ? 'received' : line.status}
          onMark={(change) => onMark(line, change)}
        />
      ) : (
        <span>{lineStateText(t, mark)}</span>
      )}
    </li>
  );
}

/** An order of the pick list: its progress, and when opened its lines in picking order. */
export function PackingOrder({ sheet, markOf, onMark, packerOf, isComplete, assemblyOf, onAssembled }: Props) {
  const address = useDeskAddress();
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { code, number, customer, lines, allergies, box, outsideZone, express } = sheet;
  const settledCount = lines.filter((line) => isLineSettled({ ...line, ...markOf(line) })).length;
  const packer = packerOf(sheet);
  const assembly = sheet.status === 'fulfilled' ? assemblyOf(sheet) : null;
  const count = t('desk_lists.done_of', { done: settledCount, count: lines.length });
  const groups = TEMPERATURES.map((temperature) => ({
    temperature,
    groupLines: lines.filter((line) => line.temperature === temperature),
  })).filter(({ groupLines }) => groupLines.length > 0);
  return (
    <details className={styles.order} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.head}>
        <b className={styles.code}>{code}</b>
        <span className={styles.who}>{`${number}, ${customer}`}</span>
        <span className={styles.tags}>
          {packer && isToPack(sheet) && <Tag colour="yellow">{t('desk_lists.working', { name: packer })}</Tag>}
          {isEmptySheet(sheet) && <Tag colour="red">{t('desk_lists.nothing_comes')}</Tag>}
          {!isToPack(sheet) && <OrderStatusTag status={sheet.status} />}
          {allergies && <Tag colour="red">{t('desk_lists.has_allergies')}</Tag>}
          {express && <Tag colour="blue">{t('desk_lists.express')}</Tag>}
          {lines.some((line) => line.alcohol) && <Tag colour="orange">{t('desk_lists.alcohol')}</Tag>}
          {box !== 'none' && <Tag colour="gray">{t(`desk_lists.box.${box}`)}</Tag>}
          {outsideZone && <Tag colour="red">{t('desk_lists.outside')}</Tag>}
        </span>
        <span className={styles.progress}>
          <ProgressBar
            label={t('desk_lists.progress', { code })}
            value={settledCount}
            max={lines.length}
            valueText={count}
          />
          <span>{count}</span>
        </span>
      </summary>
      {open && (
        <div className={styles.body}>
          <CustomerNotes order={sheet} styles={styles} />
          {groups.map(({ temperature, groupLines }) => (
            <section key={temperature}>
              <h3 className={styles.group}>
                {t(`desk_lists.picked.${temperature}`)}
                <span>{` · ${t('desk_lists.articles', { count: articlesIn(groupLines) })}`}</span>
              </h3>
              <ul className={styles.lines}>
                {groupLines.map((line) => (
                  <Line key={line.id} sheet={sheet} line={line} markOf={markOf} onMark={onMark} />
                ))}
              </ul>
            </section>
          ))}
          <div className={styles.ways}>
            {isComplete(sheet) && <AssembleOne sheet={sheet} onChanged={onAssembled} />}
            {sheet.status === 'fulfilled' && <DoneMark size="s">{t('orders.status.fulfilled')}</DoneMark>}
            <TextLink standalone href={address('orders', String(number))}>
              {t('desk_lists.open_order')}
            </TextLink>
            {/* Last, so that nothing that undoes stands where the button was (ADR 103). */}
            {assembly && (
              <AssemblyUndo assembly={{ ...assembly, orders: [sheet.id] }} isAtCrate onChanged={onAssembled} />
            )}
          </div>
        </div>
      )}
    </details>
  );
}
