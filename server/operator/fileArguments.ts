import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { FileFormat } from '../catalogueFiles/catalogueExport.ts';
import { backupArguments, restoreArguments } from './backupCommands.ts';
import { UsageError } from './operatorAnswer.ts';
import { subscribersArguments } from './subscribersFile.ts';

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
  const { target, format } = exportArguments(args);
  return ['--format', format, '--', path.resolve(folder, target)];
}
