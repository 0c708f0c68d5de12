import { useCallback, type ReactNode } from 'react';
import { useIsHydrating } from '../relay/hydrated.ts';

/** By place and language, for as long as the document lives: whoever comes back before the code came finds it again. */
const drawnParts = new Map<string, Element>();
const keyOf = (id: string) => `${document.documentElement.lang} ${id}`;

/** Whether the server drew the part of this id, in the page's language; false on the server. */
export const isDrawn = (id: string): boolean => !import.meta.env.SSR && drawnParts.has(keyOf(id));

/** What the server drew there; nothing where it drew nothing. Stands in until the part's own code has come. */
export function AsDrawn({ id }: { id: string }) {
  const take = useCallback(
    (box: HTMLElement | null) => {
      const drawn = drawnParts.get(keyOf(id))?.cloneNode(true) as Element | undefined;
      if (!box || !drawn) return;
      // Those that are held back are looked for in the document, once (holdPictures.ts).
      for (const picture of drawn.querySelectorAll('[data-far]')) picture.removeAttribute('data-far');
      box.replaceChildren(...drawn.childNodes);
    },
    [id],
  );
  return <div ref={take} />;
}

/** React takes over the element alone, and leaves what lies in it. */
const AS_IT_IS = { __html: '' };

type Props = {
  /** Of the element around it, once in the document. */
  id: string;
  className?: string | undefined;
  /** Somebody sees or needs it. Until then, what the server drew stays as it is, without any code: its links lead on. */
  isWanted: boolean;
  /** What the server draws, and the browser once it is wanted: a part whose code comes later, with AsDrawn as its fallback. */
  children: ReactNode;
};

/** A part that the server draws and that the page takes over only when somebody wants it. */
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
