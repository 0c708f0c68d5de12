import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useSearchParams } from 'react-router';
import { useSaveCatalogueRecordsMutation } from '#generated/hooks/useSaveCatalogueRecordsMutation.ts';
import { failureText } from '../../shared/i18n/failureText.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { GRID_STATUSES, GridCell } from './GridCell.tsx';
import {
  cellRemark,
  cellValue,
  GRID_COLUMNS,
  gridInput,
  gridRows,
  isUncounted,
  pastedCells,
  pasteInto,
  rebased,
  storedCell,
  unlistedEdits,
  unpastedValues,
  withCell,
  type GridColumn,
  type GridEdits,
  type GridRow,
} from './gridEdits.ts';
import { cellErrors } from './gridErrors.ts';
import { GridNotices, UnpastedValues } from './GridNotices.tsx';
import type { RecordChoices } from './recordChoices.ts';
import { columnLabel } from './recordFields.ts';
import formStyles from './RecordForm.module.css';
import styles from './RecordGrid.module.css';
import { nameIn, type StoredRecord } from './recordValues.ts';

const textOf = (cells: StoredRecord['cells'], column: string) =>
  cells.find((cell) => cell.column === column)?.value ?? '';

/** Status, price and stock of many products at once: by keyboard, or pasted from a spreadsheet. */
export function RecordGrid({ records, choices }: { records: readonly StoredRecord[]; choices: RecordChoices }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const [edits, setEdits] = usePersistedState<GridEdits>('catalogue.grid', {});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [unpasted, setUnpasted] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const [save, busy] = useSaveCatalogueRecordsMutation();
  const table = useRef<HTMLTableElement>(null);
  const rows = gridRows(records);
  const statuses = new Map(GRID_STATUSES.map((status) => [t(`desk_records.choices.${status}`).toLowerCase(), status]));
  const input = gridInput(edits, rows);
  const unlisted = Object.keys(unlistedEdits(edits, rows)).length;
  const nameOf = ({ record, variant }: GridRow, column: GridColumn) =>
    `${record.key}/${column === 'status' ? '' : variant}/${column}`;

  const change = (row: GridRow, column: GridColumn, value: string) => {
    // What is typed while a saving is under way would be lost when it ends.
    if (busy) return;
    const { [nameOf(row, column)]: _, ...others } = errors;
    setErrors(others);
    setEdits((before) => withCell(before, row, column, value));
  };
  const paste = (event: ClipboardEvent, row: number, column: GridColumn) => {
    const text = event.clipboardData.getData('text/plain');
    // One value goes into a field as elsewhere; a list of choices takes none by itself.
    if (column !== 'status' && !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    if (busy) return;
    const cells = pastedCells(text);
    const filled = pasteInto(edits, rows, { row, column }, cells, statuses);
    setErrors({});
    setUnpasted(unpastedValues(filled, rows, { row, column }, cells, statuses));
    setEdits(filled);
  };
  /** Up, down and Enter move within a column, as in a spreadsheet. */
  const move = (event: KeyboardEvent, row: number, column: GridColumn) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (step === undefined || (column === 'status' && event.key !== 'Enter')) return;
    event.preventDefault();
    for (let at = row + step; at >= 0 && at < rows.length; at += step) {
      const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${at} ${column}"]`);
      if (cell) return cell.focus();
    }
  };
  const submit = async () => {
    setErrors({});
    setRefusal([]);
    const data = await save({
      variables: { kind: 'products', records: input, requestId: newRequestId() },
      failureKey: deskFailure('errors.basic_save'),
      onFailure: (lines, error) => {
        const named = cellErrors(error, input, t('desk_grid.changed'), (column) => columnLabel(t, column));
        // What is wrong is drawn before it has the focus.
        flushSync(() => setErrors(named));
        table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        setRefusal(Object.keys(named).length > 0 ? [] : lines.map((line) => failureText(t, line)));
      },
    });
    if (data) {
      setEdits(unlistedEdits(edits, rows));
      setUnpasted([]);
      toast.success(t('desk_catalogue.saved'));
    }
    await revalidate();
  };
  const errorCount = Object.keys(errors).length;
  const saveAll = () => {
    // What others changed was shown: the next press overwrites it.
    if (errorCount > 0) setEdits((before) => rebased(before, rows));
    void submit();
  };
  const productName = ({ record }: GridRow) => nameIn(locale, (column) => textOf(record.cells, column), 'name');
  const variantName = ({ record, variant }: GridRow) => {
    const cells = record.variants.find(({ key }) => key === variant)?.cells ?? [];
    return nameIn(locale, (column) => textOf(cells, column), 'variant');
  };
  const editor = (row: GridRow, at: number, column: GridColumn) => {
    const value = cellValue(edits, row, column);
    return (
      <GridCell
        column={column}
        label={t('desk_grid.cell', {
          column: t(`desk_records.columns.${column}`),
          name: [productName(row), column === 'status' ? '' : variantName(row)].filter(Boolean).join(', '),
        })}
        value={value}
        isChanged={value !== storedCell(row, column)}
        isUncounted={isUncounted(row, column)}
        remark={cellRemark(edits, row, column)}
        error={errors[nameOf(row, column)]}
        at={at}
        onWrite={(text) => change(row, column, text)}
        onPaste={(event) => paste(event, at, column)}
        onKeyDown={(event) => move(event, at, column)}
      />
    );
  };
  return (
    <div className={styles.grid}>
      <SelectField
        className={styles.filter}
        label={t('desk_grid.seller')}
        value={params.get('seller') ?? ''}
        onChange={({ target }) =>
          setParams(
            (before) => {
              const next = new URLSearchParams(before);
              if (target.value === '') next.delete('seller');
              else next.set('seller', target.value);
              return next;
            },
            { preventScrollReset: true },
          )
        }
      >
        <option value="">{t('desk_grid.all')}</option>
        {choices.sellers.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <p className={formStyles.hint}>{t('desk_grid.hint')}</p>
      <GridNotices errorCount={errorCount} refusal={refusal} unlisted={unlisted} />
      <div className={styles.scroll} role="region" aria-label={t('desk_grid.title')} tabIndex={0}>
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('desk_files.object')}</th>
              {GRID_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`desk_records.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.record.key}/${row.variant}`} data-first={row.isFirst ? '' : undefined}>
                <th scope="row">
                  {row.isFirst && <span className={styles.name}>{productName(row)}</span>}
                  <span className={styles.variant}>{variantName(row)}</span>
                </th>
                {GRID_COLUMNS.map((column) => (
                  <td key={column} data-label={t(`desk_records.columns.${column}`)}>
                    {(column !== 'status' || row.isFirst) && editor(row, at, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <UnpastedValues values={unpasted} onClose={() => setUnpasted([])} />
        <Button busy={busy} onClick={saveAll} aria-disabled={input.length === 0}>
          {t('desk_grid.save', { count: input.length })}
        </Button>
        {input.length > 0 && (
          <Button
            variant="text"
            onClick={() => {
              setEdits(unlistedEdits(edits, rows));
              setErrors({});
              setUnpasted([]);
            }}
          >
            {t('desk_catalogue.drop')}
          </Button>
        )}
      </div>
    </div>
  );
}
