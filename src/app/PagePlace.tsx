import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';
import { SCROLL_STORAGE } from '../shared/browser/keptScroll.ts';
import { createScrollKey } from './scrollKey.ts';

const scrollKey = createScrollKey();

function OnceAlive({ run }: { run: () => void }) {
  const first = useRef(run);
  // Scrolling answers a promise in some browsers, which is no cleanup function.
  useLayoutEffect(() => void first.current(), []);
  return null;
}

/**
 * Where the reader stands on the page: kept and restored as the address table says (F-016), else the top. A page that
 * comes to life stays where it is: the browser restored it after a reload, or it is being read already.
 */
export function PagePlace() {
  const found = useRef(0);
  return (
    <>
      <OnceAlive run={() => void (found.current = window.scrollY)} />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE} />
      <OnceAlive run={() => window.scrollTo(0, found.current)} />
    </>
  );
}
