import { useCallback, type ReactNode } from 'react';
import { useIsHydrating } from '../relay/hydrated.ts';

/** By place and language, for as long as the document lives: on return before the code has loaded it is shown again. */
const serverElements = new Map<string, Element>();
const keyOf = (id: string) => `${document.documentElement.lang} ${id}`;

/** Whether the server rendered the part of this id, in the page's language; false on the server. */
export const hasServerHtml = (id: string): boolean => !import.meta.env.SSR && serverElements.has(keyOf(id));

/** The server's HTML of a part; renders nothing if there is none. A fallback until the part's own code has loaded. */
export function ServerHtml({ id }: { id: string }) {
  const insert = useCallback(
    (box: HTMLElement | null) => {
      const copy = serverElements.get(keyOf(id))?.cloneNode(true) as Element | undefined;
      if (!box || !copy) return;
      // Delayed pictures are looked for in the document only once (holdPictures.ts).
      for (const picture of copy.querySelectorAll('[data-far]')) picture.removeAttribute('data-far');
      box.replaceChildren(...copy.childNodes);
    },
    [id],
  );
  return <div ref={insert} />;
}

/** React hydrates the element alone, and leaves its content. */
const UNCHANGED = { __html: '' };

type Props = {
  /** Id of the element around it, unique in the document. */
  id: string;
  className?: string | undefined;
  /** The part is visible or needed. Until then, the server's HTML stays without any code, with working links. */
  hydrate: boolean;
  /**
   * Rendered on the server, and in the browser once it is wanted: a part whose code loads later, with ServerHtml as its
   * fallback.
   */
  children: ReactNode;
};

/** A part that the server renders and the page hydrates only when it is wanted. */
export function DelayedHydration({ id, className, hydrate, children }: Props) {
  const isHydrating = useIsHydrating();
  const store = useCallback((place: HTMLElement | null) => void (place && serverElements.set(keyOf(id), place)), [id]);
  if (import.meta.env.SSR || !isHydrating || hydrate)
    return (
      <div key="live" id={id} className={className}>
        {children}
      </div>
    );
  return (
    <div
      key="drawn"
      ref={store}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNCHANGED}
    />
  );
}
