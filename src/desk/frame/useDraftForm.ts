import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';
import type { TextKey } from '../../shared/i18n/translator.ts';
import type { MarketCall } from '../../shared/relay/marketCall.ts';
import { showFormErrors } from '../../shared/ui/showFormErrors.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useDraft } from '../../shared/ui/useDraft.ts';
import { invalidFieldsOf, changedFieldsOf, deskFailure } from './deskErrors.ts';
import { errorsOf, type Draft, type DraftSchema } from './draftSchema.ts';

type Options<M extends MutationParameters> = {
  /** Of the stored input, unique on a page. */
  name: string;
  saved: Draft;
  version: number | null | undefined;
  mutate: (call: MarketCall<M>) => Promise<M['response'] | null>;
  /** Fetches what others have changed. */
  refresh: (environment: Environment, variables: M['variables']) => Promise<void>;
  schema: DraftSchema;
  labelOf: (name: string) => string;
  /** The path of a field in the mutation's input. */
  inputFieldOf: (name: string) => string;
  /** The part of the input that is sent, and that others change, as a whole; by default the field itself. */
  partOf?: (name: string) => string;
};

/** What the fields of a draft need of its form. */
export type DraftForm = Omit<ReturnType<typeof useDraftForm>, 'save'>;

/**
 * A form over a versioned object of the desk. Input outlives a login; an invalid field is marked once saving was tried,
 * by the schema or by the server. What others changed meanwhile is not overwritten: it is fetched and shown first.
 */
export function useDraftForm<M extends MutationParameters>(options: Options<M>) {
  const { saved, mutate, refresh, schema, labelOf, inputFieldOf, partOf = inputFieldOf } = options;
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const { values, changes, version, write, discard, reportConflict, conflicts } = useDraft(
    saved,
    options.version ?? 1,
    options.name,
  );
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [serverErrors, setServerErrors] = useState<readonly string[]>([]);
  const isChanged = Object.keys(changes).length > 0;

  /** The errors of changed parts, and those that a change causes elsewhere: other stored values do not prevent saving. */
  const validate = (): Record<string, TextKey> => {
    const changedParts = new Set(Object.keys(changes).map(partOf));
    const savedErrors = errorsOf(schema, saved);
    return Object.fromEntries(
      Object.entries(errorsOf(schema, values)).filter(
        ([name, error]) => changedParts.has(partOf(name)) || savedErrors[name] !== error,
      ),
    );
  };
  const errors = isChanged ? validate() : {};

  /** Marks invalid fields, and focuses the first. True: there are changes, and all are valid. */
  const trySubmit = (event: FormEvent): boolean => {
    event.preventDefault();
    showFormErrors(event.currentTarget as HTMLFormElement, () => setTried(true));
    return isChanged && Object.keys(errors).length === 0;
  };
  /** Saves, and drops the draft, after `onSaved`. The input stays where it failed. */
  const save = async (input: Omit<M['variables'], 'version'>, onSaved?: () => Promise<void>): Promise<void> => {
    const variables: M['variables'] = { ...input, version };
    let changed: string[] = [];
    setSaving(true);
    setServerErrors([]);
    const data = await mutate({
      variables,
      failureKey: deskFailure('errors.basic_save'),
      onFailure: (_, error) => {
        changed = changedFieldsOf(error);
        setServerErrors(invalidFieldsOf(error));
        return changed.length > 0;
      },
    });
    if (changed.length > 0) await refresh(environment, variables);
    setSaving(false);
    if (!data) return reportConflict(Object.keys(saved).filter((name) => changed.includes(partOf(name))));
    toast.success(t('desk_catalogue.saved'));
    await onSaved?.();
    setTried(false);
    discard();
  };
  const errorOf = (name: string): string | undefined => {
    if (tried && errors[name]) return t(errors[name]);
    if (!(name in changes) || !serverErrors.includes(inputFieldOf(name))) return undefined;
    return t(schema[name]?.serverError ?? 'desk_catalogue.refused.server');
  };
  /** The props of a text field or select. */
  const field = (name: string) => ({
    label: labelOf(name),
    value: String(values[name]),
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => write({ [name]: event.target.value }),
    ...(schema[name]?.maxLength && { maxLength: schema[name].maxLength }),
  });
  const checkbox = (name: string) => ({
    title: labelOf(name),
    checked: values[name] === true,
    onChange: (checked: boolean) => write({ [name]: checked }),
  });
  return {
    saved,
    values,
    changes,
    schema,
    conflicts,
    isChanged,
    saving,
    write,
    discard,
    trySubmit,
    save,
    labelOf,
    field,
    checkbox,
  };
}
