import { useTranslation } from 'react-i18next';
import { Notice } from '../../shared/ui/Notice.tsx';
import { DeskTable } from '../frame/DeskTable.tsx';
import { columnLabel } from './recordFields.ts';
import styles from './RecordForm.module.css';
import type { ImportReport } from './sendFiles.ts';

/** What an import did or would do: findings by line, or what changes. */
export function ImportResult({ report }: { report: ImportReport }) {
  const { t } = useTranslation();
  const { counts, isWritten, problems, problemCount, changes, changeCount } = report;
  const nothing = t('desk_catalogue.nothing');
  const kinds = Object.entries(counts).filter(([, { added, changed }]) => added + changed > 0);
  if (problemCount > 0)
    return (
      <section aria-label={t('desk_files.findings')} className={styles.savings}>
        <Notice kind="error" title={t('desk_files.refused', { count: problemCount })}>
          <p>{t('desk_files.nothing_written')}</p>
        </Notice>
        <DeskTable
          label={t('desk_files.findings')}
          columns={[
            t('desk_files.file'),
            { amount: t('desk_files.line') },
            t('desk_files.column'),
            t('desk_files.finding'),
          ]}
        >
          {problems.map(({ file, line, column, message }) => (
            <tr key={`${file} ${line} ${column} ${message}`}>
              <td className={styles.word} data-label={t('desk_files.file')}>
                {file}
              </td>
              <td data-label={t('desk_files.line')}>{line}</td>
              <td className={styles.word} data-label={t('desk_files.column')}>
                {column}
              </td>
              <td data-label={t('desk_files.finding')}>{message}</td>
            </tr>
          ))}
        </DeskTable>
        {problemCount > problems.length && <p>{t('desk_files.more', { count: problemCount - problems.length })}</p>}
      </section>
    );
  return (
    <section aria-label={t('desk_files.changes')} className={styles.savings}>
      <Notice
        kind={isWritten ? 'good' : 'info'}
        title={t(isWritten ? 'desk_files.imported' : changeCount === 0 ? 'desk_files.same' : 'desk_files.would')}
      >
        {kinds.map(([kind, { added, changed }]) => (
          <p key={kind}>
            {t('desk_files.counts', { kind: t(`desk_files.kinds.${kind as 'products'}`), added, count: changed })}
          </p>
        ))}
      </Notice>
      {changes.length > 0 && (
        <DeskTable
          label={t('desk_files.changes')}
          columns={[t('desk_files.object'), t('desk_files.column'), t('desk_files.before'), t('desk_files.after')]}
        >
          {changes.map(({ key, column, before, after }) => (
            <tr key={`${key} ${column}`}>
              <td data-label={t('desk_files.object')}>{key}</td>
              <td data-label={t('desk_files.column')}>{column ? columnLabel(t, column) : t('desk_files.whole')}</td>
              <td data-label={t('desk_files.before')}>{before ?? nothing}</td>
              <td data-label={t('desk_files.after')}>{after ?? nothing}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      {changeCount > changes.length && <p>{t('desk_files.more', { count: changeCount - changes.length })}</p>}
    </section>
  );
}
