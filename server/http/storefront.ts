import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { AssetsOfScreen, PageAssets, RenderPage } from '../../rules/pageContract.ts';
import type { BuildFiles } from './deskWorkerFiles.ts';

/** Executes an operation of PUBLIC fields in process, by its Relay name. */
export type ExecuteOperation = (
  params: { name: string; text: string | null },
  variables: Record<string, unknown>,
) => Promise<unknown>;

/** The storefront as the server needs it: rendering pages, and their files. */
export type Storefront = {
  render: RenderPage<ExecuteOperation>;
  assets: AssetsOfScreen;
  /** Null during development, when the files come from `development`. */
  assetFolder: string | null;
  /** Files that the desk's service worker caches; absent during development. */
  build?: BuildFiles;
  /** Serves sources and hot reload during development, when no page is cached. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
const ENTRY = 'src/app/entry.client.tsx';

/** Loads the built storefront from `folder` (dist). Throws one sentence when it was never built. */
export async function loadStorefront(folder: string): Promise<Storefront> {
  const manifestFile = path.join(folder, 'client/.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('The storefront is not built: run npm start, which builds it.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const { render } = (await import(pathToFileURL(path.join(folder, 'server/entry.server.js')).href)) as {
    render: RenderPage<ExecuteOperation>;
  };
  const styles = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => ({ href: `/${file}`, css: readFileSync(path.join(folder, 'client', file), 'utf8') }));
  const modulesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) modulesOf(imported, found);
    return found;
  };
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The storefront's build has no ${ENTRY}.`);
  const pages = new Map<string, PageAssets>();
  // Styles are in the pages themselves.
  const files = new Set(
    Object.values(manifest)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .filter((file) => !file.endsWith('.css')),
  );
  return {
    render,
    build: { entry: `/${entry.file}`, files: [...files].map((file) => `/${file}`).sort() },
    assetFolder: path.join(folder, 'client/assets'),
    assets(screenFile, locale) {
      const known = `${locale} ${screenFile}`;
      let page = pages.get(known);
      if (!page) {
        const modules = modulesOf(ENTRY);
        // The page waits for its texts before it hydrates.
        modulesOf(`src/app/messages.${locale}.ts`, modules);
        if (screenFile)
          for (const key of [screenFile, screenFile.replace(/\.tsx$/, '.route.ts')]) modulesOf(key, modules);
        page = { entry: `/${entry.file}`, modules: [...modules], styles };
        pages.set(known, page);
      }
      return page;
    },
  };
}
