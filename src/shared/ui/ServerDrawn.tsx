import { useCallback, useState, type ReactNode } from 'react';

function AsDrawn({ drawn }: { drawn: Element }) {
  const take = useCallback((box: HTMLElement | null) => box?.replaceChildren(drawn.cloneNode(true)), [drawn]);
  return <div ref={take} />;
}

/**
 * What the server drew as the first child of the element with this id, to stand there until the part's own code has come:
 * its links lead on. Whatever reaches the whole page before that, such as the visitor's cart, has React render anew what is
 * not hydrated yet, and nothing would stand there meanwhile. Null on the server and where it drew nothing.
 */
export function useServerDrawn(id: string): ReactNode {
  const [drawn] = useState(() =>
    import.meta.env.SSR ? null : (document.getElementById(id)?.firstElementChild?.cloneNode(true) as Element | null),
  );
  return drawn && <AsDrawn drawn={drawn} />;
}
