import { useTranslation } from 'react-i18next';
import styles from './LetterJumps.module.css';
import { letterOf, type PickSheet } from './pickList.ts';

/** A list that fits on a screen needs no jumps. */
const SHORT_LIST = 12;

/** The first order under each letter of a list by last name. */
export function firstOfLetters(sheets: readonly PickSheet[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { id, customer } of sheets) {
    const letter = letterOf(customer);
    if (letter !== '' && !first.has(letter)) first.set(letter, id);
  }
  return first;
}

type Props = { sheets: readonly PickSheet[]; onJump: (id: string) => void };

/** Letters that lead to the first last name that begins with them; nothing above a short list. */
export function LetterJumps({ sheets, onJump }: Props) {
  const { t } = useTranslation();
  const first = firstOfLetters(sheets);
  if (sheets.length <= SHORT_LIST || first.size < 2) return null;
  return (
    <div role="group" aria-label={t('desk_handover.letters')} className={styles.letters}>
      {[...first].map(([letter, id]) => (
        <button key={letter} type="button" className={styles.letter} onClick={() => onJump(id)}>
          {letter}
        </button>
      ))}
    </div>
  );
}
