import { isAssembled } from '../../rules/lineStatus.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './HandoverBoard.module.css';
import type { PickSheet } from './pickList.ts';

/** Whether a crate can be handed over: it is assembled, or every line is in it or missing. */
export const isReadyToHandOver = ({ status, lines }: PickSheet): boolean =>
  status === 'fulfilled' ||
  status === 'shipped' ||
  (status === 'processed' && isAssembled(lines.map((line) => line.status)));

type Props = { sheet: PickSheet; isDone: boolean; isOpen: boolean; onOpen: () => void };

/** An order in the list: crate, name, and warnings. */
export function HandoverRow({ sheet, isDone, isOpen, onOpen }: Props) {
  const { t } = useTranslation();
  const { code, number, customer, note, allergies, lines, owed } = sheet;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        data-gone={isDone || undefined}
        onClick={onOpen}
      >
        <span className={styles.name}>
          <b>{customer}</b>
          <span>{number}</span>
        </span>
        <b className={styles.code}>{code}</b>
        <span className={styles.tags}>
          {isDone && <Tag colour="gray">{t('desk_handover.gone')}</Tag>}
          {!isDone && !isReadyToHandOver(sheet) && <Tag colour="orange">{t('desk_handover.unready')}</Tag>}
          {allergies && <Tag colour="red">{t('desk_lists.has_allergies')}</Tag>}
          {note && <Tag colour="yellow">{t('desk_handover.has_note')}</Tag>}
          {lines.some((line) => line.alcohol) && <Tag colour="orange">{t('desk_lists.of_age')}</Tag>}
          {(owed > 0 || lines.some(({ missing }) => missing > 0)) && (
            <Tag colour="red">{t('desk_handover.has_missing')}</Tag>
          )}
        </span>
      </button>
    </li>
  );
}
