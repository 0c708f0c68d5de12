import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { dropTyped, keptTyped, writeTyped } from '../storage/typedMemory.ts';

/**
 * Like useState, for input: it is restored after a login that interrupted the page. name: of its purpose, unique on a
 * page (`adjust.cus_1.reason`); null: not stored. A value equal to `initial` is not stored, unless it was generated. A
 * name that begins with `#` stores what nobody typed: an open dialog, the key of a request. JSON only.
 */
export function useTyped<T>(name: string | null, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const isMade = typeof initial === 'function';
  const [value, setValue] = useState<T>(() => {
    const stored = name === null ? undefined : (keptTyped(name) as T | undefined);
    return stored === undefined ? first : stored;
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
