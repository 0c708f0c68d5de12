import { useCallback, type ReactNode } from 'react';
import { useIsHydrating } from '../relay/hydrated.ts';

/** By place and language, for as long as the document lives: on return before the code has loaded it is shown again. */
const drawnParts = new Map<string, Element>();
const keyOf = (id: string) => `${document.documentElement.lang} ${id}`;

/** Whether the server rendered the part of this id, in the page's language; false on the server. */
export const isDrawn = (id: string): boolean => !import.meta.env.SSR && drawnParts.has(keyOf(id));

/** The server's HTML of a part; renders nothing if there is none. A fallback until the part's own code has loaded. */
export function AsDrawn({ id }: { id: string }) {
  const take = useCallback(
    (box: HTMLElement | null) => {
      const drawn = drawnParts.get(keyOf(id))?.cloneNode(true) as Element | undefined;
      if (!box || !drawn) return;
      // Delayed pictures are looked for in the document only once (holdPictures.ts).
      for (const picture of drawn.querySelectorAll('[data-far]')) picture.removeAttribute('data-far');
      box.replaceChildren(...drawn.childNodes);
    },
    [id],
  );
  return <div ref={take} />;
}

/** React hydrates the element alone, and leaves its content. */
const AS_IT_IS = { __html: '' };

type Props = {
  /** Id of the element around it, unique in the document. */
  id: string;
  className?: string | undefined;
  /** The part is visible or needed. Until then, the server's HTML stays without any code, with working links. */
  isWanted: boolean;
  /**
   * Rendered on the server, and in the browser once it is wanted: a part whose code loads later, with AsDrawn as its
   * fallback.
   */
  children: ReactNode;
};

/** A part that the server renders and the page hydrates only when it is wanted. */
export function ServerDrawn({ id, className, isWanted, children }: Props) {
  const isHydrating = useIsHydrating();
  const keep = useCallback((place: HTMLElement | null) => void (place && drawnParts.set(keyOf(id), place)), [id]);
  if (import.meta.env.SSR || !isHydrating || isWanted)
    return (
      <div key="live" id={id} className={className}>
        {children}
      </div>
    );
  return (
    <div
      key="drawn"
      ref={keep}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_IS}
    />
  );
}
