/**
 * A chunk of this build could not be loaded. stale: this document can never load it (the market no longer has the file,
 * or the browser caches the failure), while reloading the page would.
 */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly stale: boolean;
  constructor(message: string, { stale, cause }: { stale: boolean; cause?: unknown }) {
    super(message, { cause });
    this.stale = stale;
  }
}

async function requestFile(file: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/${file}`);
    await response.blob();
  } catch (cause) {
    throw new ChunkLoadError(`The network did not answer for ${file}.`, { stale: false, cause });
  }
  if (!response.ok) {
    const stale = response.status === 404 || response.status === 410;
    throw new ChunkLoadError(`${file}: received status code ${response.status}.`, { stale });
  }
}

/** Files that were fetched, or are being fetched, by this document. */
const fetched = new Map<string, Promise<void>>();

function fetchFile(file: string): Promise<void> {
  const pending = fetched.get(file) ?? requestFile(file);
  fetched.set(file, pending);
  pending.catch(() => fetched.delete(file));
  return pending;
}

/** The style sheets that this page added to the server's, by file. */
const added = new Map<string, Promise<void>>();

function addStyle(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/${file}`;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', (cause) => {
      link.remove();
      added.delete(file);
      reject(new ChunkLoadError(`${file} was fetched but cannot be used.`, { stale: false, cause }));
    });
  });
}

/** Adds the style sheets that the document lacks, in this order, after its own; resolves when they apply. */
async function addStyles(files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => document.querySelector(`style[data-href="/${file}"]`) === null);
  await Promise.all(missing.map(fetchFile));
  for (const file of missing) if (!added.has(file)) added.set(file, addStyle(file));
  await Promise.all(missing.map((file) => added.get(file)));
}

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Files that the document preloads are in the browser's module map already, loaded or failed. */
const isPreloaded = (file: string): boolean =>
  document.querySelector(`link[rel=modulepreload][href="/${file}"]`) !== null;

/**
 * Imports a chunk once all of its files have been fetched and its styles apply; the build wraps every dynamic import in
 * it (tools/build/fetchBeforeImport.ts). Several browsers cache a failed module for as long as the document lives, so that a second
 * import() fails without a request; a failed fetch is not cached, and fetched files come from the HTTP cache.
 *
 * files: paths of the chunk and its static imports, without leading slash. Throws ChunkLoadError.
 */
export async function importWhenFetched<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const modules = files.filter((file) => !isStyle(file));
  await Promise.all([addStyles(files.filter(isStyle)), ...modules.filter((file) => !isPreloaded(file)).map(fetchFile)]);
  try {
    return await load();
  } catch {
    await Promise.all(modules.map(fetchFile));
    try {
      return await load();
    } catch (cause) {
      throw new ChunkLoadError(`${files[0]} was fetched but cannot be imported.`, { stale: true, cause });
    }
  }
}
