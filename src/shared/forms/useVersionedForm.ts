import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { usePersistedState } from '../ui/usePersistedState.ts';
import { changedParts, isWithin } from './formValues.ts';
import { useMarketForm, type FormOptions, type MarketForm } from './useMarketForm.ts';

/** fields: named by the server. isShown: the other window's values are shown, so that the next save may overwrite them. */
type Conflict = { fields: readonly string[]; isShown: boolean };

export type VersionedForm<Values extends FieldValues, Output> = MarketForm<Values, Output> & {
  isChanged: boolean;
  /** The version that the input is based on, which is sent with it. */
  version: number;
  /** Reports that saving was refused. `fields`: changed in another window meanwhile; empty: for another reason. */
  reportConflict(fields: readonly string[]): void;
  /** The paths of the refused fields whose input differs from the stored values; null: nothing was refused. */
  conflicts: readonly FieldPath<Values>[] | null;
};

/**
 * A form over a stored object that others may change too: only what was changed is checked and sent, with the version that
 * was shown when typing began, so that a change made meanwhile is detected. Another window's values may be overwritten once
 * they were shown. The values are nested as the mutation's input, whose fields the server names in a conflict.
 */
export function useVersionedForm<Values extends FieldValues, Output>({
  version,
  ...options
}: FormOptions<Values, Output> & { version: number }): VersionedForm<Values, Output> {
  const { name = null, saved } = options;
  const [base, setBase] = usePersistedState<number | null>(name && `${name}.version`, null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useMarketForm({ pick: (values: Values) => changedParts<Values>(saved, values), ...options });
  const isChanged = Object.keys(form.changes).length > 0;
  if (isChanged && base === null) setBase(version);
  if (conflict && !conflict.isShown && base !== null && base !== version) {
    setBase(version);
    setConflict({ ...conflict, isShown: true });
  }
  return {
    ...form,
    isChanged,
    version: base ?? version,
    discard: () => {
      form.discard();
      setBase(null);
      setConflict(null);
    },
    reportConflict: (fields) => setConflict(fields.length > 0 ? { fields, isShown: false } : null),
    conflicts:
      conflict &&
      (Object.keys(form.changes) as FieldPath<Values>[]).filter((path) =>
        conflict.fields.some((field) => isWithin(path, field)),
      ),
  };
}
