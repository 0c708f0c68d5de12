import { useState } from 'react';

type Values = Record<string, string | boolean | null>;
type Draft<V> = { changes: Partial<V>; version: number };

/**
 * What somebody writes over values that are kept elsewhere. `version` is the one that they were shown when they began to
 * write: a change that came meanwhile stays visible as one.
 */
export function useDraft<V extends Values>(saved: V, version: number) {
  const [draft, setDraft] = useState<Draft<V> | null>(null);
  const changes = Object.fromEntries(
    Object.entries(draft?.changes ?? {}).filter(([name, value]) => value !== saved[name]),
  ) as Partial<V>;
  return {
    /** What the fields show. */
    values: { ...saved, ...draft?.changes },
    /** What differs from what is kept. */
    changes,
    version: draft?.version ?? version,
    write: (change: Partial<V>) =>
      setDraft((last) => ({ changes: { ...last?.changes, ...change }, version: last?.version ?? version })),
    /** Nothing is written any more: saved, or given up. */
    drop: () => setDraft(null),
    /** What is written stands over what has been kept meanwhile, knowingly. */
    rebase: (onto: number) => setDraft((last) => last && { ...last, version: onto }),
  };
}
