import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';
import { LINE_MAX_LENGTH } from '#rules/plainText.ts';
import { changedParts, fieldsOf, isWithin } from '../../shared/forms/formValues.ts';
import type { FormOptions, MarketForm } from '../../shared/forms/useMarketForm.ts';
import { useVersionedForm, type VersionedForm } from '../../shared/forms/useVersionedForm.ts';
import { hasCode } from '../../shared/relay/failure.ts';
import type { MarketCall } from '../../shared/relay/marketCall.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { changedFieldsOf, deskFailure } from './deskErrors.ts';
import { storedTexts } from './deskSchema.ts';

type Options<M extends MutationParameters, Values extends FieldValues, Output> = Omit<
  FormOptions<Values, Output>,
  'refusals'
> & {
  /** Of the stored input, unique on a page. */
  name: string;
  version: number | null | undefined;
  mutation: readonly [(call: MarketCall<M>) => Promise<M['response'] | null>, boolean];
  /** Fetches what others have changed. */
  refresh: (environment: Environment, variables: M['variables']) => Promise<void>;
  labelOf: (path: string) => string;
};

/** What components that draw some fields need of a form. */
export type DeskFields<Values extends FieldValues = FieldValues> = {
  values: Values;
  write: MarketForm<Values, unknown>['write'];
  labelOf(path: string): string;
  /** The props of a select, or of a field whose schema limits its length. */
  field(path: FieldPath<Values>): ReturnType<MarketForm<Values, unknown>['field']> & { label: string };
  /** The props of a text field. */
  line(path: FieldPath<Values>, maxLength?: number): ReturnType<DeskFields['field']> & { maxLength: number };
  checkbox(path: FieldPath<Values>): ReturnType<MarketForm<Values, unknown>['checkbox']> & { title: string };
  /** Whether any of these fields, or of those within them, is refused, or else has unsaved input. */
  stateOf(fields: readonly string[]): 'refused' | 'changed' | null;
};

type DeskForm<M extends MutationParameters, Values extends FieldValues, Output> = DeskFields<Values> &
  Pick<VersionedForm<Values, Output>, 'isChanged' | 'conflicts' | 'discard' | 'submit'> & {
    saving: boolean;
    /** Saves, and drops the input, after `onSaved`. The input stays where it failed. `isHandled`: whether the caller shows that failure. */
    save(
      input: Omit<M['variables'], 'version'>,
      onSaved?: () => Promise<void>,
      isHandled?: (error: unknown) => boolean,
    ): Promise<void>;
    /** The stored value of a field. */
    savedValue(path: string): unknown;
    /** Replaces the values of all fields. */
    writeAll(values: Values): void;
  };

/**
 * A form over a versioned object of the desk. What others changed meanwhile is not overwritten: it is fetched and shown
 * first.
 */
export function useDeskForm<M extends MutationParameters, Values extends FieldValues, Output>({
  version,
  mutation: [mutate, busy],
  refresh,
  labelOf,
  ...options
}: Options<M, Values, Output>): DeskForm<M, Values, Output> {
  const { saved, pick = (values: Values) => changedParts<Values>(saved, values) } = options;
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const form = useVersionedForm({
    invalidText: () => 'desk_catalogue.refused.server',
    ...options,
    version: version ?? 1,
    pick: (values) => storedTexts(pick(values)),
  });

  const save: DeskForm<M, Values, Output>['save'] = async (input, onSaved, isHandled) => {
    const variables: M['variables'] = { ...input, version: form.version };
    let changed: string[] = [];
    const data = await mutate({
      variables,
      failureKey: deskFailure('errors.basic_save'),
      onFailure: (lines, error) => {
        if (isHandled?.(error)) return true;
        changed = changedFieldsOf(error);
        // What is said in the market's own words at the fields needs no toast.
        const isSaid = form.refuse(lines, error) && hasCode(error, 'CATALOGUE_REFUSED');
        return changed.length > 0 || isSaid;
      },
    });
    if (changed.length > 0) await refresh(environment, variables);
    if (!data) return form.reportConflict(changed);
    toast.success(t('desk_catalogue.saved'));
    await onSaved?.();
    form.discard();
  };
  const field = (path: FieldPath<Values>) => ({ label: labelOf(path), ...form.field(path) });
  return {
    ...form,
    saving: busy || form.submitting,
    save,
    labelOf,
    savedValue: (path) => fieldsOf(saved)[path],
    stateOf: (fields) => {
      const isIn = (path: string) => fields.some((field) => isWithin(path, field));
      if (Object.keys(fieldsOf(form.values)).some((path) => isIn(path) && form.isRefused(path))) return 'refused';
      return Object.keys(form.changes).some(isIn) ? 'changed' : null;
    },
    field,
    line: (path, maxLength = LINE_MAX_LENGTH) => ({ ...field(path), maxLength }),
    checkbox: (path) => ({ title: labelOf(path), ...form.checkbox(path) }),
    writeAll: (values) => {
      for (const [path, value] of Object.entries(fieldsOf(values)))
        form.write(path as FieldPath<Values>, value as never);
    },
    // Enter in a field without changes sends nothing.
    submit: (send) => form.submit((input) => (form.isChanged ? send(input) : undefined)),
  };
}
