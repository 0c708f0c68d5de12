import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { removeSavedInput, savedInput, setInput } from '../storage/unsavedInput.ts';

type State<T> = [T, Dispatch<SetStateAction<T>>];

function usePersisted<T>(name: string | null, initial: T | (() => T), isInput: boolean): State<T> {
  const [initialValue] = useState(initial);
  const isGenerated = typeof initial === 'function';
  const [value, setValue] = useState<T>(() => {
    const stored = name === null ? undefined : (savedInput(name) as T | undefined);
    return stored === undefined ? initialValue : stored;
  });
  useEffect(() => {
    if (name !== null) removeSavedInput(name);
  }, [name]);
  useEffect(() => {
    if (name === null) return;
    setInput(name, value === initialValue && !isGenerated ? undefined : { value, isInput });
    return () => setInput(name, undefined);
  }, [name, value, initialValue, isGenerated, isInput]);
  return [value, setValue];
}

/**
 * Like useState, restored after a login that interrupted the page: an open dialog, a choice, the key of a request. name:
 * of its purpose, unique on a page (`adjust.cus_1.way`). A value equal to `initial` is not stored, unless it was
 * generated. JSON only.
 */
export const usePersistedState = <T>(name: string, initial: T | (() => T)): State<T> =>
  usePersisted(name, initial, false);

/** The same for what people type: its texts can be copied from a desk that closed meanwhile. name: null, not stored. */
export const usePersistedInput = <T>(name: string | null, initial: T): State<T> => usePersisted(name, initial, true);
