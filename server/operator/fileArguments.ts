import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Locale } from '#rules/constants.ts';
import type { FileFormat } from '../catalogueFiles/catalogueExport.ts';
import { UsageError } from './operatorAnswer.ts';

function parsed<const Options extends ParseArgsOptionsConfig>(command: string, args: string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [target, ...more] = positionals;
    if (target === undefined || more.length > 0) throw new UsageError(`${command} takes one folder or file.`);
    return { target, values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${command}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Parses the arguments of `import`. Throws UsageError. */
export function importArguments(args: string[]): { target: string; dryRun: boolean; partial: boolean } {
  const { target, values } = parsed('import', args, {
    'dry-run': { type: 'boolean', default: false },
    partial: { type: 'boolean', default: false },
  });
  return { target, dryRun: values['dry-run'], partial: values.partial };
}

/** Parses the arguments of `export`. Throws UsageError. */
export function exportArguments(args: string[]): { target: string; format: FileFormat } {
  const { target, values } = parsed('export', args, { format: { type: 'string', default: 'csv' } });
  const { format } = values;
  if (format !== 'csv' && format !== 'json') throw new UsageError('export: --format takes csv or json.');
  return { target, format };
}

/** Parses the arguments of `backup`. Throws UsageError. */
export function backupArguments(args: string[]): { file: string } {
  const [file, ...more] = args.filter((word) => word !== '--');
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new UsageError('backup takes one file.');
  return { file };
}

/** Parses the arguments of `restore`. Throws UsageError. */
export function restoreArguments(args: string[]): { file: string; dryRun: boolean; replace: boolean } {
  try {
    const options = { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('restore takes one file.');
    return { file, dryRun: values['dry-run'] === true, replace: values.replace === true };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`restore: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Parses the arguments of `export subscribers`. Throws UsageError. */
export function subscribersArguments(args: string[]): { file: string; locale: Locale } {
  try {
    const options = { lang: { type: 'string', default: 'fr' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [file, ...more] = positionals;
    const { lang } = values;
    if (file === undefined || more.length > 0)
      throw new UsageError('export subscribers takes one file. (A folder of that name is ./subscribers.)');
    if (lang !== 'fr' && lang !== 'en') throw new UsageError('export subscribers: --lang takes fr or en.');
    return { file, locale: lang };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`export subscribers: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The arguments of a command with its folder or file as an absolute path, since a running server has another working
 * folder. Throws UsageError.
 */
export function withAbsolutePaths(command: string, args: string[], folder: string): string[] {
  if (command === 'import') {
    const { target, dryRun, partial } = importArguments(args);
    const options = [...(dryRun ? ['--dry-run'] : []), ...(partial ? ['--partial'] : [])];
    return [...options, '--', path.resolve(folder, target)];
  }
  if (command === 'backup') return [path.resolve(folder, backupArguments(args).file)];
  if (command === 'restore') {
    const { file, dryRun, replace } = restoreArguments(args);
    return [...(dryRun ? ['--dry-run'] : []), ...(replace ? ['--replace'] : []), '--', path.resolve(folder, file)];
  }
  if (command !== 'export') return args;
  if (args[0] === 'subscribers') {
    const { file, locale } = subscribersArguments(args.slice(1));
    return ['subscribers', '--lang', locale, '--', path.resolve(folder, file)];
  }
  if (args[0] === 'operations') return ['operations', path.resolve(folder, operationUseArguments(args.slice(1)).file)];
  const { target, format } = exportArguments(args);
  return ['--format', format, '--', path.resolve(folder, target)];
}

/** Parses the arguments of `export operations`. Throws UsageError. */
export function operationUseArguments(args: string[]): { file: string } {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new UsageError('export operations takes one file. (A folder of that name is ./operations.)');
  return { file };
}
