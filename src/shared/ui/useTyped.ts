import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { dropTyped, keptTyped, writeTyped } from '../storage/typedMemory.ts';

/**
 * As useState, of what somebody writes: it is there again after a login that took the page away in the middle of it. name: of
 * what it is written for, once on a page (`adjust.cus_1.reason`); null: not kept. A value that is still `initial` is not kept, but for one that was made.
 * A name that begins with `#` keeps what nobody wrote: which dialog is open, the name of a request. JSON only.
 */
export function useTyped<T>(name: string | null, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const isMade = typeof initial === 'function';
  const [value, setValue] = useState<T>(() => {
    const kept = name === null ? undefined : (keptTyped(name) as T | undefined);
    return kept === undefined ? first : kept;
  });
  useEffect(() => {
    if (name !== null) dropTyped(name);
  }, [name]);
  useEffect(() => {
    if (name === null) return;
    writeTyped(name, value === first && !isMade ? undefined : value);
    return () => writeTyped(name, undefined);
  }, [name, value, first, isMade]);
  return [value, setValue];
}
