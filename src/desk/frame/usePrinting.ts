import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is rendered for the printer, only while it prints: hundreds of sheets would slow a tablet down. `usual`: for the
 * browser's own print command. Null: nothing is being printed.
 */
export function usePrinting<What extends string>(
  defaultContent: What,
): { printing: What | null; print: (what: What) => void } {
  const [content, setContent] = useState<What | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const onBeforePrint = () => flushSync(() => setPrinting(true));
    const onAfterPrint = () => {
      setPrinting(false);
      setContent(null);
    };
    const onMediaChange = ({ matches }: MediaQueryListEvent) => (matches ? setPrinting(true) : onAfterPrint());
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', onAfterPrint);
    paper.addEventListener('change', onMediaChange);
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint);
      window.removeEventListener('afterprint', onAfterPrint);
      paper.removeEventListener('change', onMediaChange);
    };
  }, []);
  const print = useCallback((what: What) => {
    flushSync(() => setContent(what));
    window.print();
  }, []);
  return { printing: isPrinting ? (content ?? defaultContent) : null, print };
}
