import { zodResolver } from '@hookform/resolvers/zod';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../i18n/translator.ts';
import { ServerFailure } from '../relay/failure.ts';
import { useRestoredInput, useStoredInput } from '../ui/usePersistedState.ts';
import type { FormSchema } from './formSchema.ts';
import { changesOf, fieldsOf, isWithin } from './formValues.ts';

export type FormOptions<Values extends FieldValues, Output> = {
  /** Checks the values, with the texts of invalid ones (formSchema.ts), and makes the mutation's input of them. */
  schema: FormSchema<NoInfer<Values>, Output>;
  /** The stored values, or those of an empty form. Later ones are shown where nothing was typed. */
  saved: Values;
  /** Stores the input across a login that interrupts the page. Unique on a page. */
  name?: string | null;
  /** The server's refusals by their codes: the text for each field; `root` is shown by `refusal`. `other`: any other failure. */
  refusals?: Readonly<Record<string, Partial<Record<FieldPath<Values> | 'root', TextKey>>>>;
  /** The text of a changed field that the server names as invalid (BAD_INPUT). */
  invalidText?: (path: string) => TextKey;
  /** What of the values is checked and sent; by default all. */
  pick?: (values: Values) => Partial<Values>;
};

export type MarketForm<Values extends FieldValues, Output> = {
  values: Values;
  /** The fields that differ from the stored ones, by their paths. */
  changes: Readonly<Record<string, unknown>>;
  submitting: boolean;
  /** What the server refused without naming a field. */
  refusal: string | undefined;
  /** Changes a field. The same function with each render. */
  write: <P extends FieldPath<Values>>(path: P, value: FieldPathValue<Values, P>) => void;
  errorOf(path: FieldPath<Values>): string | undefined;
  /** Whether a field, or an entry of a list, has an error. */
  isRefused(path: string): boolean;
  /** The props of a text field, text area or select. */
  field(path: FieldPath<Values>): {
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  checkbox(path: FieldPath<Values>): { checked: boolean; onChange: (checked: boolean) => void };
  /** The props of a SegmentedToggle or ChoiceGroup. */
  choice<P extends FieldPath<Values>>(
    path: P,
  ): { value: FieldPathValue<Values, P>; onChange: (value: FieldPathValue<Values, P>) => void };
  /** The handler of the form's submit event: `send` gets the mutation's input, once all of it is valid. */
  submit(send: (input: Output) => Promise<unknown> | void): (event: FormEvent<HTMLFormElement>) => void;
  /**
   * The `onFailure` of the mutation: shows what the server refused at the fields, in its own words where it has some (`localized`).
   * False: nothing was shown.
   */
  refuse(lines: unknown, error: unknown): boolean;
  /** Drops the input: saved, or discarded. What was typed while it was being saved stays. */
  discard(): void;
};

const textOf = (t: TFunction, issue: object): string | undefined => {
  const { params } = issue as { params?: { key: TextKey } };
  return params && t(params.key, { ...params });
};

/** Gives a field the focus. A closed `details` around it is opened first: what is in it cannot have the focus. */
function focusFolded(field: HTMLElement | null | undefined): void {
  for (let parent = field?.closest('details'); parent; parent = parent.parentElement?.closest('details'))
    parent.open = true;
  field?.focus();
}

const CLEAN = { keepDirtyValues: false, keepErrors: false, keepIsSubmitted: false };

/**
 * A form: react-hook-form with a zod schema. After the first try to submit, invalid fields say why, and the first one has
 * the focus. What the server refuses is shown at its field. Input stays until it is saved or discarded, and one submission
 * runs at a time.
 */
export function useMarketForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): MarketForm<Values, Output> {
  const { schema, saved, name = null, refusals = {}, invalidText, pick = (values: Values) => values } = options;
  type Path = FieldPath<Values>;
  const { t } = useTranslation();
  const restored = useRestoredInput<Record<string, unknown>>(name);
  const [submitting, setSubmitting] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isFocusDue = useRef(false);
  /** The values of the submission under way. */
  const submitted = useRef<Values>(null);
  const latest = useRef(saved);
  const resolve = zodResolver<Partial<Values>, unknown, Output>(
    schema,
    { error: (issue) => textOf(t, issue) },
    // Checks take the same time, so that they end in the order of the input.
    { mode: 'sync' },
  );
  const form = useForm<Values, unknown, Output>({
    defaultValues: saved as DefaultValues<Values>,
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
    resolver: (values, context, fields) => resolve(pick(values), context, fields as never) as never,
    shouldFocusError: false,
  });
  const { errors, dirtyFields: _, defaultValues } = form.formState;
  const values = form.watch();
  const changes = changesOf(defaultValues ?? saved, values);
  const errorAt = (path: string) => get(errors, path) as FieldError | undefined;

  useStoredInput(name, Object.keys(changes).length > 0 ? changes : undefined);
  useEffect(() => {
    latest.current = saved;
  });
  useEffect(() => {
    if (!isFocusDue.current || Object.keys(errors).length === 0) return;
    isFocusDue.current = false;
    focusFolded(element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  });

  const restore = (input: Record<string, unknown>) => {
    for (const [path, value] of Object.entries(input))
      if (path in fieldsOf(latest.current)) form.setValue(path as Path, value as never, { shouldDirty: true });
  };
  useEffect(() => {
    if (restored) restore(restored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);

  const write = useCallback(
    (path: string, value: unknown): void => {
      form.setValue(path as Path, value as never, { shouldDirty: true });
      if (!form.formState.isSubmitted) return;
      // A field that the server refused stays so until it is changed itself, and the rest until it is sent again.
      const refused = ['root', ...Object.keys(fieldsOf(form.getValues()))].flatMap((other) => {
        const error = get(form.formState.errors, other) as FieldError | undefined;
        return error?.type === 'server' && other !== path ? [[other as Path, error] as const] : [];
      });
      void form.trigger().then(() => refused.forEach(([other, error]) => form.setError(other, error)));
    },
    [form],
  );

  return {
    values,
    changes,
    submitting,
    refusal: errors.root?.message,
    write,
    errorOf: (path) => errorAt(path)?.message,
    isRefused: (path) => errorAt(path) !== undefined,
    field: (path) => ({
      value: get(values, path) as string,
      error: errorAt(path)?.message,
      onChange: (event) => write(path, event.target.value),
    }),
    checkbox: (path) => ({
      checked: get(values, path) === true,
      onChange: (checked) => write(path, checked),
    }),
    choice: (path) => ({ value: get(values, path) as never, onChange: (value) => write(path, value) }),
    submit: (send) => (event) => {
      event.preventDefault();
      // React events of a portal also reach the form around it.
      event.stopPropagation();
      if (submitted.current) return;
      element.current = event.currentTarget;
      submitted.current = structuredClone(form.getValues());
      const run = form.handleSubmit(
        async (input) => {
          setSubmitting(true);
          await send(input);
        },
        () => {
          isFocusDue.current = true;
        },
      );
      void run().finally(() => {
        submitted.current = null;
        setSubmitting(false);
      });
    },
    refuse(_lines, error) {
      const textsOf = (code = 'other') => Object.entries(refusals[code] ?? {}) as [string, TextKey][];
      const named = (error instanceof ServerFailure ? error.errors : []).flatMap(({ extensions }) => {
        const field = extensions?.code === 'BAD_INPUT' ? extensions.params?.['field'] : null;
        const paths = Object.keys(changes).filter((path) => typeof field === 'string' && isWithin(path, field));
        return [
          ...textsOf(extensions?.code),
          ...(invalidText ? paths.map((path) => [path, invalidText(path)] as const) : []),
        ];
      });
      const all = Object.keys(fieldsOf(form.getValues()));
      const localized = (error instanceof ServerFailure ? error.errors : []).flatMap(({ message, extensions }) => {
        const field = extensions?.localized ? extensions.params?.['field'] : null;
        return typeof field === 'string' && all.includes(field) ? [[field, message] as const] : [];
      });
      const refused = [
        ...localized,
        ...(named.length > 0 || localized.length > 0 ? named : textsOf()).map(([path, key]) => [path, t(key)] as const),
      ];
      for (const [path, message] of refused) form.setError(path as Path, { type: 'server', message });
      isFocusDue.current = refused.length > 0;
      return refused.length > 0;
    },
    discard() {
      const typedSince = submitted.current ? changesOf(submitted.current, form.getValues()) : {};
      form.reset(latest.current, CLEAN);
      restore(typedSince);
    },
  };
}
