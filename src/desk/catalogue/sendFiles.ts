import type { Locale } from '#rules/constants.ts';
import { postFile } from '../../shared/relay/postFile.ts';

export type CatalogueText = { name: string; text: string };
type Counts = { added: number; changed: number; unchanged: number };
export type ImportReport = {
  counts: Readonly<Record<string, Counts>>;
  isWritten: boolean;
  problemCount: number;
  problems: readonly { file: string; line: number; column: string | null; message: string }[];
  changeCount: number;
  changes: readonly { key: string; column: string | null; before: string | null; after: string | null }[];
};
export type FilesFailure = `desk_files.failed.${'large' | 'role' | 'unsent'}`;

const FAILURES: Readonly<Record<number, FilesFailure>> = {
  403: 'desk_files.failed.role',
  413: 'desk_files.failed.large',
};

async function send<T>(body: object): Promise<T | FilesFailure> {
  const response = await postFile('/catalogue', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (response?.status !== 200) return FAILURES[response?.status ?? 0] ?? 'desk_files.failed.unsent';
  const answer = (await response.json().catch(() => null)) as T | null;
  return answer ?? 'desk_files.failed.unsent';
}

type Import = { files: readonly CatalogueText[]; dryRun: boolean; locale: Locale; requestId: string };
/** Imports files, or says what an import would do. The same requestId imports once. */
export const sendImport = (sent: Import): Promise<ImportReport | FilesFailure> => send(sent);

/** All catalogue files, by their names in a folder. */
export const fetchFiles = (format: 'csv' | 'json'): Promise<{ files: CatalogueText[] } | FilesFailure> =>
  send({ export: format });
