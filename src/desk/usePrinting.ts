import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is rendered for the printer, only while it prints: hundreds of sheets would slow a tablet down. `usual`: for the
 * browser's own print command. Null: nothing is being printed.
 */
export function usePrinting<What extends string>(usual: What): { printing: What | null; print: (what: What) => void } {
  const [wanted, setWanted] = useState<What>(usual);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => {
      setPrinting(false);
      setWanted(usual);
    };
    const turn = ({ matches }: MediaQueryListEvent) => (matches ? setPrinting(true) : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', turn);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', turn);
    };
  }, [usual]);
  const print = useCallback((what: What) => {
    flushSync(() => setWanted(what));
    window.print();
  }, []);
  return { printing: isPrinting ? wanted : null, print };
}
