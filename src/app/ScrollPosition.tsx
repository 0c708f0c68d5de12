import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';
import { createScrollKey, SCROLL_STORAGE } from './scrollKey.ts';

const scrollKey = createScrollKey();

function RunOnce({ run }: { run: () => void }) {
  const first = useRef(run);
  // Scrolling returns a promise in some browsers, which is not a cleanup function.
  useLayoutEffect(() => void first.current(), []);
  return null;
}

/**
 * Saves and restores scroll positions as the address table says (F-016), else scrolls to the top. A page that hydrates
 * stays where it is: the browser restored it after a reload, or it is already being read.
 */
export function ScrollPosition() {
  const initialScroll = useRef(0);
  return (
    <>
      <RunOnce run={() => void (initialScroll.current = window.scrollY)} />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE} />
      <RunOnce run={() => window.scrollTo(0, initialScroll.current)} />
    </>
  );
}
