import { Suspense, type ReactNode } from 'react';

/** Items hydrated in one piece: about 50 ms of a slow phone. */
const GROUP_SIZE = 4;

type Props<T> = { items: readonly T[]; children: (item: T, index: number) => ReactNode };

/**
 * A long list's items in boundaries of a few: the page around them hydrates first, then each group in tasks of its own,
 * so that none of them holds up a press for long. A press on a group that still waits hydrates it at once.
 */
export function HydratedInGroups<T>({ items, children }: Props<T>) {
  const starts = Array.from({ length: Math.ceil(items.length / GROUP_SIZE) }, (_, group) => group * GROUP_SIZE);
  return starts.map((start) => (
    <Suspense key={start}>
      {items.slice(start, start + GROUP_SIZE).map((item, index) => children(item, start + index))}
    </Suspense>
  ));
}
