import { useCallback, useRef, useState } from 'react';

/** Runs work under its name. Undefined: other work goes on, and this was not begun. Rejects as the work does. */
type During<Name extends string> = <T>(work: () => Promise<T>, name?: Name) => Promise<T | undefined>;

/**
 * What controls wait for, by its name; null: nothing. However the work ends, they can be pressed again; a press meanwhile does
 * nothing. Not for work after which another page opens: they wait until it is there.
 */
export function useBusy<Name extends string = 'busy'>(): [busy: Name | null, during: During<Name>] {
  const [busy, setBusy] = useState<Name | null>(null);
  const isBusy = useRef(false);
  const during = useCallback<During<Name>>(async (work, name = 'busy' as Name) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(name);
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }, []);
  return [busy, during];
}
