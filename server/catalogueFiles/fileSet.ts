import fs from 'node:fs';
import path from 'node:path';
import { fileKinds, type FileKind } from './fileColumns.ts';

/** A catalogue file: `name` is its path in the folder with forward slashes, as messages show it. */
export type CatalogueFile = {
  name: string;
  kind: FileKind | 'site';
  format: 'csv' | 'json';
  bytes(): Uint8Array;
};

/** The named file or folder does not exist, or contains no catalogue file. The message is for the operator. */
export class NoCatalogueFiles extends Error {}

const PRODUCT_FOLDER = 'products';
const EXPECTED = `expected ${Object.keys(fileKinds).join(', ')} as .csv or .json (products-*.csv and products/*.csv too), or site.json`;
const isKind = (name: string): name is FileKind => Object.hasOwn(fileKinds, name);

/** The kind by name: `sellers.csv`, `products-automne.csv`, `site.json`, anything in a folder `products`. */
function kindOf(folder: string, file: string): Pick<CatalogueFile, 'kind' | 'format'> | null {
  const match = /^([a-z]+)(?:-.*)?\.(csv|json)$/i.exec(file);
  const [name = '', format] = (match ?? []).slice(1).map((part) => part.toLowerCase());
  if (file.toLowerCase() === 'site.json') return { kind: 'site', format: 'json' };
  if ((format === 'csv' || format === 'json') && isKind(name)) return { kind: name, format };
  const ending = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
  if (folder === PRODUCT_FOLDER && (ending === 'csv' || ending === 'json')) return { kind: 'products', format: ending };
  return null;
}

const namesIn = (folder: string): string[] =>
  !fs.existsSync(folder)
    ? []
    : fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(csv|json)$/i.test(entry.name) && !/^[.~]/.test(entry.name))
        .map((entry) => entry.name)
        .sort();

const listing = (folder: string): string[] => [
  ...namesIn(folder),
  ...namesIn(path.join(folder, PRODUCT_FOLDER)).map((name) => `${PRODUCT_FOLDER}/${name}`),
];

/** A catalogue file of this name in the folder, such as `products/legumes.csv`; null: the name does not tell what is in it. */
export function catalogueFileOf(name: string, bytes: () => Uint8Array): CatalogueFile | null {
  const kind = kindOf(path.posix.basename(path.posix.dirname(name)), path.posix.basename(name));
  return kind && { ...kind, name, bytes };
}

function fileAt(fullPath: string, name: string): CatalogueFile {
  const kind = kindOf(path.basename(path.dirname(fullPath)), path.basename(fullPath));
  if (!kind) throw new NoCatalogueFiles(`The name of ${name} does not tell what is in it: ${EXPECTED}.`);
  return { ...kind, name, bytes: () => fs.readFileSync(fullPath) };
}

/**
 * The catalogue files of a folder and of its folder `products`, or the one file that was named. A CSV or JSON file
 * whose name matches no kind is refused, so that a mistyped name is not skipped. Throws NoCatalogueFiles.
 */
export function findCatalogueFiles(target: string): CatalogueFile[] {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) throw new NoCatalogueFiles(`There is no file or folder ${target}.`);
  if (stat.isFile()) return [fileAt(path.resolve(target), path.basename(target))];
  const files = listing(target).map((name) => fileAt(path.resolve(target, name), name));
  if (files.length === 0) throw new NoCatalogueFiles(`${target} holds no catalogue file: ${EXPECTED}.`);
  return files;
}

/** The CSV and JSON files of a folder and of its folder `products` that are not among `names`. */
export function otherFiles(folder: string, names: ReadonlySet<string>): string[] {
  return listing(folder).filter((name) => !names.has(name));
}
