import { useCallback, useState, type ReactNode } from 'react';

function AsDrawn({ drawn }: { drawn: Element }) {
  const take = useCallback((box: HTMLElement | null) => box?.replaceChildren(drawn.cloneNode(true)), [drawn]);
  return <div ref={take} />;
}

/** By place and language, for as long as the document lives: whoever comes back before the code came finds it again. */
const drawnParts = new Map<string, Element>();

function drawnIn(id: string): Element | null {
  const key = `${document.documentElement.lang} ${id}`;
  const found = document.getElementById(id)?.firstElementChild;
  if (found) drawnParts.set(key, found.cloneNode(true) as Element);
  return drawnParts.get(key) ?? null;
}

/**
 * What the server drew as the first child of the element with this id, to stand there until the part's own code has come:
 * its links lead on. Whatever reaches the whole page before that, such as the visitor's cart, has React render anew what is
 * not hydrated yet, and nothing would stand there meanwhile. Null on the server and where it drew nothing.
 */
export function useServerDrawn(id: string): ReactNode {
  const [drawn] = useState(() => (import.meta.env.SSR ? null : drawnIn(id)));
  return drawn && <AsDrawn drawn={drawn} />;
}
