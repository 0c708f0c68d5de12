import { useState } from 'react';
import { usePersistedInput } from './usePersistedState.ts';

type Values = Record<string, string | boolean | null>;
type Draft<V> = { changes: Partial<V>; version: number };
/** fields: named by the server. isShown: the other window's values are shown, so that the next save may overwrite them. */
type Conflict = { fields: readonly string[]; isShown: boolean };

/**
 * Input over stored values. `version` is the one shown when typing began, so that a change made meanwhile is detected.
 * `name`: keeps it across a login that interrupts the page (usePersistedInput). Another window's values may be overwritten once
 * they were shown.
 */
export function useDraft<V extends Values>(saved: V, version: number, name: string | null = null) {
  const [draft, setDraft] = usePersistedInput<Draft<V> | null>(name, null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const changes = Object.fromEntries(
    Object.entries(draft?.changes ?? {}).filter(([name, value]) => value !== saved[name]),
  ) as Partial<V>;
  if (conflict && !conflict.isShown && draft && draft.version !== version) {
    setDraft({ ...draft, version });
    setConflict({ ...conflict, isShown: true });
  }
  return {
    /** The values of the fields. */
    values: { ...saved, ...draft?.changes },
    /** What differs from the stored values. */
    changes,
    version: draft?.version ?? version,
    write: (change: Partial<V>) =>
      setDraft((last) => ({ changes: { ...last?.changes, ...change }, version: last?.version ?? version })),
    /** Drops the input: saved, or discarded. */
    discard: () => {
      setDraft(null);
      setConflict(null);
    },
    /** Reports that saving was refused. `fields`: changed in another window meanwhile; empty: for another reason. */
    reportConflict: (fields: readonly string[]) => setConflict(fields.length > 0 ? { fields, isShown: false } : null),
    /** The refused fields whose input differs from the stored values; null: nothing was refused. */
    conflicts:
      conflict && (Object.keys(changes) as (keyof V & string)[]).filter((name) => conflict.fields.includes(name)),
  };
}
