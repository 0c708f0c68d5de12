import { useState } from 'react';
import { useTyped } from './useTyped.ts';

type Values = Record<string, string | boolean | null>;
type Draft<V> = { changes: Partial<V>; version: number };
/** fields: what the server named. told: what another window has kept is shown, so that the next save stands on it. */
type Conflict = { fields: readonly string[]; told: boolean };

/**
 * What somebody writes over values that are kept elsewhere. `version` is the one that they were shown when they began to
 * write: a change that came meanwhile stays visible as one. `name`: it is there again after a login that took the page away (useTyped). What has been shown of another window's is theirs to overwrite.
 */
export function useDraft<V extends Values>(saved: V, version: number, name: string | null = null) {
  const [draft, setDraft] = useTyped<Draft<V> | null>(name, null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const changes = Object.fromEntries(
    Object.entries(draft?.changes ?? {}).filter(([name, value]) => value !== saved[name]),
  ) as Partial<V>;
  if (conflict && !conflict.told && draft && draft.version !== version) {
    setDraft({ ...draft, version });
    setConflict({ ...conflict, told: true });
  }
  return {
    /** What the fields show. */
    values: { ...saved, ...draft?.changes },
    /** What differs from what is kept. */
    changes,
    version: draft?.version ?? version,
    write: (change: Partial<V>) =>
      setDraft((last) => ({ changes: { ...last?.changes, ...change }, version: last?.version ?? version })),
    /** Nothing is written any more: saved, or given up. */
    drop: () => {
      setDraft(null);
      setConflict(null);
    },
    /** It was not saved, because another window has changed these meanwhile; of none: for another reason. */
    refuse: (fields: readonly string[]) => setConflict(fields.length > 0 ? { fields, told: false } : null),
    /** Those of the refused fields that are written otherwise than they are kept now; null: nothing was refused. */
    theirs: conflict && (Object.keys(changes) as (keyof V & string)[]).filter((name) => conflict.fields.includes(name)),
  };
}
