import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { usePathNow } from '../../shared/routing/routerState.ts';
import { TextField } from '../../shared/ui/TextField.tsx';

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
export function ListSearch({ label, words, maxLength, className, onSearch }: Props) {
  const [text, setText] = useState(words);
  const [sentWords, setSentWords] = useState(words);
  const [lastWords, setLastWords] = useState(words);
  if (words !== lastWords) {
    setLastWords(words);
    // Words sent from here are older than the current input; others were set by Back or a link.
    if (words !== sentWords) {
      setText(words);
      setSentWords(words);
    }
  }
  const { pathname } = useLocation();
  const pathNow = usePathNow();
  const search = useEffectEvent(() => {
    if (pathNow() !== pathname) return;
    setSentWords(text.trim());
    onSearch(text.trim());
  });
  const { location: nextLocation } = useNavigation();
  const isLeaving = nextLocation !== undefined && nextLocation.pathname !== pathname;
  const isNew = text.trim() !== words && !isLeaving;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => search(), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);
  return (
    <TextField
      label={label}
      type="search"
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      className={className}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        setSentWords(text.trim());
        onSearch(text.trim());
      }}
    />
  );
}
