import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Entry.module.css';

/** Something that was found. `detail`: beside its name; `muted`: it cannot be had. */
export type Pick<T> = { key: string; title: string; detail: string; muted?: boolean; value: T };

type Props<T> = {
  label: string;
  hint?: string;
  error?: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Finds by words; the same function with each render. */
  find: (words: string) => Promise<Pick<T>[]>;
  onPick: (value: T) => void;
};

/** Pause after the last key before it is searched, in ms. */
const PAUSE_MS = 200;

/**
 * A search whose results are chosen with arrows and Enter, or a press: a combobox with a list (ARIA practices). The field stays, with
 * its words selected, for the next search.
 */
export function SearchPick<T>({ label, hint, error, input, find, onPick }: Props<T>) {
  const { t } = useTranslation();
  const listId = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ words: string; picks: Pick<T>[] } | null>(null);
  const [active, setActive] = useState(0);
  const sought = words.trim();
  useEffect(() => {
    if (sought.length < 2) return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      find(sought).then(
        (picks) => {
          if (isLate) return;
          setFound({ words: sought, picks });
          setActive(0);
        },
        () => {
          if (!isLate) setFound({ words: sought, picks: [] });
        },
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [find, sought]);
  const picks = sought.length >= 2 && found?.words === sought ? found.picks : [];
  const isOpen = picks.length > 0;
  const pick = (one: Pick<T> | undefined) => {
    if (!one) return;
    setWords('');
    setFound(null);
    onPick(one.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isOpen) {
      event.preventDefault();
      setActive((active + step + picks.length) % picks.length);
    }
    if (event.key === 'Enter') {
      // Of the form around it, Enter in a search submits nothing.
      event.preventDefault();
      pick(picks[active]);
    }
    if (event.key === 'Escape' && words !== '') {
      event.preventDefault();
      event.stopPropagation();
      setWords('');
    }
  };
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label={label} className={styles.found} hidden={!isOpen}>
        {picks.map((one, nth) => (
          // Keys are those of the field, which has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={one.key}
            id={`${listId}-${nth}`}
            role="option"
            aria-selected={nth === active}
            className={styles.option}
            data-muted={one.muted || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(one)}
          >
            <span>{one.title}</span>
            <span className={styles.detail}>{one.detail}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {sought.length >= 2 && found?.words === sought && !isOpen && t('desk_entry.nothing_found')}
      </p>
    </div>
  );
}
