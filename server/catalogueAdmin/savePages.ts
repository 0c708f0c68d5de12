import { isDeepStrictEqual } from 'node:util';
import type { OperatorPagesInput, OperatorTextInput, OperatorTextPageInput } from '#generated/schemaTypes.ts';
import { storedText } from '#rules/plainText.ts';
import { operatorPages } from '../catalogueFiles/operatorPageFile.ts';
import type { OperatorPageName, OperatorPageRow, OperatorPages } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { settingsSince } from '../siteInformation/siteInformationService.ts';
import type { StoredMarket } from './catalogueAdminStore.ts';
import type { Change } from './versionedChange.ts';

/** Without a text of their own or the built-in one, their pages are missing; the storefront always has one of the others. */
const CAN_BE_NONE: ReadonlySet<OperatorPageName> = new Set(['privacy', 'terms']);
const NAMES = Object.keys(operatorPages.shape) as OperatorPageName[];

type InputText = { primary: string; secondary?: string | null };
const textOf = ({ primary, secondary }: InputText) => ({
  primary: storedText(primary),
  secondary: storedText(secondary ?? '') || null,
});
const optionalText = (text: InputText | null | undefined) => (text ? textOf(text) : null);

/** The text in the form of the site's file, as it is stored. */
const rowOf = ({ title, updatedOn, sections }: OperatorTextPageInput): OperatorPageRow => ({
  title: textOf(title),
  updatedOn,
  sections: sections.map(({ heading, group, paragraphs, link }) => ({
    heading: optionalText(heading),
    group: optionalText(group),
    paragraphs: paragraphs.map(textOf),
    link: link ? { text: textOf(link.text), url: link.url } : null,
  })),
});

/** A stored text with what an older one leaves out. */
const wholeRow = (page: OperatorPageRow | null | undefined) =>
  page && { ...page, sections: page.sections.map((section) => ({ group: null, link: null, ...section })) };

type Issue = { path: PropertyKey[] };

/** The text as it would be stored: absent is the standard one, null none. */
function storedPage(
  name: OperatorPageName,
  { source, text }: OperatorTextInput,
): { page?: OperatorPageRow | null; issues: Issue[] } {
  const at = ['pages', name];
  const isPossible = source === 'own' ? Boolean(text) : !text && (source === 'standard' || CAN_BE_NONE.has(name));
  if (!isPossible) return { issues: [{ path: [...at, source === 'none' ? 'source' : 'text'] }] };
  if (source !== 'own') return source === 'none' ? { page: null, issues: [] } : { issues: [] };
  const parsed = operatorPages.shape[name].safeParse(rowOf(text!));
  if (parsed.success) return { page: rowOf(text!), issues: [] };
  return { issues: parsed.error.issues.map(({ path }) => ({ path: [...at, 'text', ...path] })) };
}

/** The texts of the input that differ from the market's, as one change of their column; the names of those that do. */
export function pageChanges(
  input: OperatorPagesInput,
  { pages: before }: StoredMarket,
): { changes: Change[]; names: OperatorPageName[]; issues: Issue[] } {
  const after: OperatorPages = { ...before };
  const issues: Issue[] = [];
  const names = NAMES.filter((name) => {
    const wanted = input[name];
    if (!wanted) return false;
    const { page, issues: found } = storedPage(name, wanted);
    issues.push(...found);
    if (found.length > 0 || isDeepStrictEqual(wholeRow(before[name]), wholeRow(page))) return false;
    if (page === undefined) delete after[name];
    else after[name] = page;
    return true;
  });
  const changes = names.length > 0 ? [{ field: 'pages', column: 'pages', before, value: after }] : [];
  return { changes, names, issues };
}

/**
 * Those of the texts that others have changed since `version`, as 'pages.faq': the versions of the market's row count its columns, and all texts
 * are one.
 */
export async function pagesChangedSince(
  tx: Transaction,
  { pages }: StoredMarket,
  names: readonly OperatorPageName[],
  version: number,
): Promise<string[]> {
  const then = (await settingsSince(tx, version))?.pages;
  return names
    .filter((name) => !then || !isDeepStrictEqual(wholeRow(then[name]), wholeRow(pages[name])))
    .map((name) => `pages.${name}`);
}
