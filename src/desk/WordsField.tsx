import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { TextField } from '../shared/ui/TextField.tsx';

/** Pause after the last key before the list is searched. */
const SEARCH_PAUSE_MS = 300;

type Props = {
  label: string;
  /** What the list is filtered by now. */
  words: string;
  maxLength: number;
  className?: string | undefined;
  onSearch: (words: string) => void;
};

/**
 * Filters a list by words like its other filters: after a short pause without a button, or immediately on Enter. A
 * reader who has followed a link meanwhile stays on that page.
 */
export function WordsField({ label, words, maxLength, className, onSearch }: Props) {
  const [typed, setTyped] = useState(words);
  const [sent, setSent] = useState(words);
  const [shown, setShown] = useState(words);
  if (words !== shown) {
    setShown(words);
    // Words sent from here are older than the current input; others were set by Back or a link.
    if (words !== sent) {
      setTyped(words);
      setSent(words);
    }
  }
  const search = useEffectEvent(() => {
    setSent(typed.trim());
    onSearch(typed.trim());
  });
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const isNew = typed.trim() !== words && !isLeaving;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => search(), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isNew]);
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      maxLength={maxLength}
      autoComplete="off"
      className={className}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        setSent(typed.trim());
        onSearch(typed.trim());
      }}
    />
  );
}
