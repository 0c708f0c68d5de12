import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useSaveCatalogueRecordsMutation } from '#generated/hooks/useSaveCatalogueRecordsMutation.ts';
import type { SaveCatalogueRecordsMutation } from '#generated/relay/SaveCatalogueRecordsMutation.graphql.ts';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { ServerFailure } from '../../shared/relay/failure.ts';
import type { MarketCall } from '../../shared/relay/marketCall.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { useNavigateFromHere } from '../../shared/routing/useNavigateFromHere.ts';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { FormGroup } from '../frame/FormGroup.tsx';
import { useDeskForm } from '../frame/useDeskForm.ts';
import { PlaceWarnings } from './PlaceWarnings.tsx';
import type { RecordChoices } from './recordChoices.ts';
import { columnLabel, sectionsOf } from './recordFields.ts';
import { RecordFields } from './RecordFields.tsx';
import styles from './RecordForm.module.css';
import { columnsOf, type RecordKind } from './recordSections.ts';
import {
  copiedRecord,
  emptyRecord,
  formPath,
  KEY_COLUMNS,
  nameIn,
  pickRecord,
  recordSchema,
  recordValuesOf,
  type RecordChange,
  type RecordValues,
  type StoredRecord,
} from './recordValues.ts';
import { RemoveRecord } from './RemoveRecord.tsx';
import { VariantFields } from './VariantFields.tsx';

graphql`
  mutation SaveCatalogueRecordsMutation($kind: CatalogueKind!, $records: [CatalogueRecordInput!]!, $requestId: ID!) {
    saveCatalogueRecords(kind: $kind, records: $records, requestId: $requestId) {
      saving {
        number
      }
    }
  }
`;

/** The server's names of cells as those of the form. */
function renamed(error: unknown, variantIds: readonly string[]): unknown {
  if (!(error instanceof ServerFailure)) return error;
  const nameOf = (value: unknown) => (typeof value === 'string' ? formPath(value, variantIds) : value);
  return new ServerFailure(
    error.errors.map((one) => {
      const { field, fields, ...params } = one.extensions?.params ?? {};
      const names = {
        ...(field !== undefined && { field: nameOf(field) }),
        ...(Array.isArray(fields) && { fields: fields.map(nameOf) }),
      };
      return { ...one, extensions: { ...one.extensions, params: { ...params, ...names } } };
    }),
  );
}

type Save = { variables: RecordChange & { version: number }; response: SaveCatalogueRecordsMutation['response'] };
/** The mutation for one object, whose version is the form's; null for a new one. */
function useSaveRecord(kind: RecordKind, isNew: boolean) {
  const [send, busy] = useSaveCatalogueRecordsMutation();
  const save = ({ variables: { record, variantIds, version }, onFailure, failureKey }: MarketCall<Save>) =>
    send({
      variables: {
        kind,
        records: [{ ...record, version: isNew ? null : version }],
        requestId: newRequestId(),
      },
      ...(failureKey !== undefined && { failureKey }),
      ...(onFailure && { onFailure: (lines, error) => onFailure(lines, renamed(error, variantIds)) }),
    });
  return [save, busy] as const;
}

type Props = {
  kind: RecordKind;
  /** Null: a new one. */
  stored: StoredRecord | null;
  /** What a new one is a copy of. */
  template: StoredRecord | null;
  choices: RecordChoices;
  /** The address of an object's form, of a copy, and of the list. */
  goodsDays: weekWarnings_query$key | null;
  addresses: { edit: (key: string) => string; copy: (key: string) => string; list: string };
};

/** An object of the catalogue: all that its file has of it, with the checks of an import. */
export function RecordForm({ kind, stored, template, choices, goodsDays, addresses }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigateFromHere();
  const { revalidate } = useRevalidator();
  const isNew = stored === null;
  const saved: RecordValues = stored ? recordValuesOf(kind, stored) : emptyRecord(kind);
  const columnOf = (path: string) => path.split('.').at(-1) ?? path;
  const form = useDeskForm<Save, RecordValues, RecordChange>({
    name: `record.${kind}.${stored?.key ?? (template ? `copy.${template.key}` : 'new')}`,
    saved,
    version: stored?.version,
    mutation: useSaveRecord(kind, isNew),
    refresh: () => revalidate(),
    schema: recordSchema(kind, stored?.key ?? null, saved),
    pick: (values) => pickRecord(saved, values, isNew),
    labelOf: (path) => columnLabel(t, columnOf(path)),
  });
  useEffect(() => {
    if (template && isNew && !form.isChanged) form.writeAll(copiedRecord(kind, template));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form of a copy appears
  }, []);

  const submit = form.submit((change) =>
    form.save(change, async () => {
      if (isNew) await navigate(addresses.edit(change.record.key), { preventScrollReset: true, replace: true });
      else await revalidate();
    }),
  );
  const title = nameIn(locale, (column) => form.values.cells[column], 'name') || t(`desk_records.new.${kind}`);
  return (
    <form noValidate className={styles.form} aria-label={title} onSubmit={submit}>
      <h2 className={styles.title}>{title}</h2>
      {sectionsOf(kind, isNew).map(({ title: section, fields, opens }) => (
        <FormGroup
          key={section}
          form={form}
          title={t(`desk_records.sections.${section}`)}
          about={columnsOf(fields).length > 1 ? t(`desk_records.about.${section}`) : undefined}
          fields={[
            ...columnsOf(fields).map(({ column }) => `cells.${column}`),
            ...(section === 'sale' ? ['variants'] : []),
          ]}
          opens={opens === 'always' || (isNew && opens === 'new')}
        >
          <RecordFields form={form} at="cells" kind={kind} fields={fields} choices={choices} />
          {section === 'sale' && <VariantFields form={form} choices={choices} />}
          {(section === 'hours' || section === 'slot') && goodsDays && (
            <PlaceWarnings query={goodsDays} stored={saved.cells} cells={form.values.cells} isNew={isNew} />
          )}
        </FormGroup>
      ))}
      {isNew && (
        <FormGroup
          form={form}
          title={t('desk_records.sections.name')}
          fields={KEY_COLUMNS[kind].map((column) => `cells.${column}`)}
        >
          <p className={styles.hint}>{t('desk_records.hints.key')}</p>
          <RecordFields
            kind={kind}
            form={form}
            at="cells"
            fields={KEY_COLUMNS[kind].map((column) => ({ column, kind: 'line' as const }))}
            choices={choices}
          />
        </FormGroup>
      )}
      <DeskFormFooter
        form={form}
        changed={t('desk_records.changed_by_other')}
        labelOf={(path) => {
          const [, variant] = path.split('.');
          const values = path.startsWith('variants.') ? form.values.variants[variant ?? ''] : undefined;
          const name = values && nameIn(locale, (column) => values[column], 'variant');
          return [name, form.labelOf(path)].filter(Boolean).join(', ');
        }}
      >
        {stored && (
          <>
            <TextLink standalone href={addresses.copy(stored.key)}>
              {t('desk_records.copy')}
            </TextLink>
            <RemoveRecord kind={kind} record={stored} name={title} list={addresses.list} />
          </>
        )}
      </DeskFormFooter>
    </form>
  );
}
