import { useState, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';
import { useTranslation } from '../shared/i18n/translator.ts';
import type { MarketCall } from '../shared/relay/marketCall.ts';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';
import { badFields, changedFields, deskFailure } from './deskErrors.ts';
import type { ProductDraft } from './productDraft.ts';

type Options<M extends MutationParameters, R extends string> = {
  /** Of the stored input, unique on a page. */
  name: string;
  saved: ProductDraft;
  version: number | null | undefined;
  mutate: (call: MarketCall<M>) => Promise<M['response'] | null>;
  /** Fetches what others have changed. */
  refresh: (environment: Environment, variables: M['variables']) => Promise<void>;
  /** The field of the mutation's input that a field of the form belongs to. */
  inputFieldOf: (name: string) => string;
  /** What the server calls it among what others changed, if that is not the input's field. */
  changedFieldOf?: (name: string) => string;
  /** The changed fields that are invalid, and why, by the rules that the server applies too. */
  refusedFields: (draft: ProductDraft, changes: Partial<ProductDraft>) => Record<string, R>;
};

/** What the fields of a draft need of it. */
export type DraftFields = {
  values: ProductDraft;
  write: (change: ProductDraft) => void;
  /** Why a field is invalid, in the reader's language. */
  why: (name: string) => string | undefined;
};

/**
 * A form over a versioned object of the desk. Input outlives a login; an invalid field is marked once saving was tried,
 * by our rules or by the server. What others changed meanwhile is not overwritten: it is fetched and shown first.
 */
export function useDraftForm<M extends MutationParameters, R extends string>(options: Options<M, R>) {
  const { saved, mutate, refresh, inputFieldOf, changedFieldOf = inputFieldOf, refusedFields } = options;
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const { reportConflict, ...draft } = useDraft(saved, options.version ?? 1, options.name);
  const { values, changes, version, discard } = draft;
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [bad, setBad] = useState<readonly string[]>([]);
  const refused = refusedFields(values, changes);
  const isChanged = Object.keys(changes).length > 0;

  /** Marks invalid fields, and focuses the first. True: there are changes, and all are valid. */
  const validate = (event: FormEvent): boolean => {
    event.preventDefault();
    showFormErrors(event.currentTarget as HTMLFormElement, () => setTried(true));
    return isChanged && Object.keys(refused).length === 0;
  };
  /** Saves, and drops the draft, after `onSaved`. The input stays where it failed. */
  const save = async (variables: Omit<M['variables'], 'version'>, onSaved?: () => Promise<void>): Promise<void> => {
    const sent: M['variables'] = { ...variables, version };
    let changed: string[] = [];
    setSaving(true);
    setBad([]);
    const done = await mutate({
      variables: sent,
      failureKey: deskFailure('errors.basic_save'),
      onFailure: (_, error) => {
        changed = changedFields(error);
        setBad(badFields(error));
        return changed.length > 0;
      },
    });
    if (changed.length > 0) await refresh(environment, sent);
    setSaving(false);
    if (!done) return reportConflict(Object.keys(saved).filter((name) => changed.includes(changedFieldOf(name))));
    toast.success(t('desk_catalogue.saved'));
    await onSaved?.();
    setTried(false);
    discard();
  };
  /** Why a field is invalid; 'server': by a rule that only the server knows. */
  const reasonOf = (name: string): R | 'server' | undefined =>
    (tried ? refused[name] : undefined) ??
    (name in changes && bad.includes(inputFieldOf(name)) ? ('server' as const) : undefined);
  return { ...draft, saved, isChanged, saving, validate, save, reasonOf };
}
