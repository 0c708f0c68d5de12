import { useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { ImportResult } from './ImportResult.tsx';
import styles from './RecordForm.module.css';
import { fetchFiles, sendImport, type CatalogueText, type FilesFailure, type ImportReport } from './sendFiles.ts';

type Tried = { files: readonly CatalogueText[]; report: ImportReport; requestId: string };

/** Catalogue files: an import with its dry run first, and an export. */
export function CatalogueFiles() {
  const { t } = useTranslation();
  const locale = useLocale();
  const hint = useId();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const [exported, setExported] = useState<readonly CatalogueText[]>([]);
  const [failure, setFailure] = useState<FilesFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function run<T>(call: Promise<T | FilesFailure>): Promise<T | null> {
    setBusy(true);
    setFailure(null);
    const answer = await call;
    setBusy(false);
    if (typeof answer !== 'string') return answer;
    setFailure(answer as FilesFailure);
    return null;
  }
  const tryOut = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    setTried(null);
    const files = await Promise.all(
      chosen.map(async (file) => ({
        name: file.webkitRelativePath.split('/').slice(1).join('/') || file.name,
        text: await file.text(),
      })),
    );
    const requestId = newRequestId();
    const report = await run(sendImport({ files, dryRun: true, locale, requestId }));
    if (report) setTried({ files, report, requestId });
  };
  const write = async ({ files, requestId }: Tried) => {
    const report = await run(sendImport({ files, dryRun: false, locale, requestId }));
    if (!report) return;
    setTried({ files, report, requestId });
    await revalidate();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void tryOut([...event.dataTransfer.files]);
  };
  const exportAll = async (format: 'csv' | 'json') => {
    const answer = await run(fetchFiles(format));
    if (answer) setExported(answer.files);
  };
  const canWrite = tried && tried.report.problemCount === 0 && tried.report.changeCount > 0 && !tried.report.isWritten;
  return (
    <div className={styles.form}>
      <section
        className={styles.section}
        aria-label={t('desk_files.import')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <h2>{t('desk_files.import')}</h2>
        <p id={hint} className={styles.hint}>
          {t('desk_files.import_hint')}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".csv,.json"
          onChange={({ target }) => {
            void tryOut([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <div className={styles.actions}>
          <Button variant="outlined" busy={busy} aria-describedby={hint} onClick={() => input.current?.click()}>
            {t('desk_files.choose')}
          </Button>
          {canWrite && (
            <Button busy={busy} onClick={() => void write(tried)}>
              {t('desk_files.write')}
            </Button>
          )}
        </div>
        {failure && <Notice kind="error">{t(failure)}</Notice>}
        <div role="status">{tried && <ImportResult report={tried.report} />}</div>
      </section>
      <section className={styles.section} aria-label={t('desk_files.export')}>
        <h2>{t('desk_files.export')}</h2>
        <p className={styles.hint}>{t('desk_files.export_hint')}</p>
        <div className={styles.actions}>
          <Button variant="outlined" busy={busy} onClick={() => void exportAll('csv')}>
            {t('desk_files.csv')}
          </Button>
          <Button variant="outlined" busy={busy} onClick={() => void exportAll('json')}>
            {t('desk_files.json')}
          </Button>
        </div>
        {exported.length > 0 && (
          <ul className={styles.list}>
            {exported.map(({ name, text }) => (
              <li key={name} className={styles.row}>
                <TextLink standalone onClick={() => saveFile(name.replace('/', '-'), text, 'text/plain')}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
