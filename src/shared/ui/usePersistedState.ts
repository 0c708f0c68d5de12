import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { removeSavedInput, savedInput, setInput } from '../storage/unsavedInput.ts';

type State<T> = [T, Dispatch<SetStateAction<T>>];

/** What was stored under a name before a login interrupted the page; undefined: nothing. */
export function useRestoredInput<T>(name: string | null): T | undefined {
  const [stored] = useState(() => (name === null ? undefined : (savedInput(name) as T | undefined)));
  useEffect(() => {
    if (name !== null) removeSavedInput(name);
  }, [name]);
  return stored;
}

/**
 * Stores a value across a login that interrupts the page; undefined: there is none. isInput: people typed it, so its texts
 * can be copied from a desk that closed meanwhile. JSON only.
 */
export function useStoredInput(name: string | null, value: unknown, isInput = true): void {
  useEffect(() => {
    if (name === null) return;
    setInput(name, value === undefined ? undefined : { value, isInput });
    return () => setInput(name, undefined);
  }, [name, value, isInput]);
}

/**
 * Like useState, restored after a login that interrupted the page: an open dialog, a choice, the key of a request. name:
 * of its purpose, unique on a page (`adjust.cus_1.way`). A value equal to `initial` is not stored, unless it was
 * generated. JSON only.
 */
export function usePersistedState<T>(name: string | null, initial: T | (() => T)): State<T> {
  const [initialValue] = useState(initial);
  const stored = useRestoredInput<T>(name);
  const [value, setValue] = useState<T>(stored === undefined ? initialValue : stored);
  useStoredInput(name, value === initialValue && typeof initial !== 'function' ? undefined : value, false);
  return [value, setValue];
}
