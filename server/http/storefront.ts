import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AssetsOfScreen, PageAssets, RenderPage } from '#rules/pageContract.ts';
import { createPageStyles, type Manifest } from './pageStyles.ts';
import type { BuildFiles } from './workerFiles.ts';

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
  /** What the service workers need; absent during development. */
  build?: BuildFiles;
  /** Serves sources and hot reload during development, when no page is cached. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const ENTRY = 'src/app/entry.client.tsx';

/** Loads the built storefront from `folder` (dist). Throws one sentence when it was never built. */
export async function loadStorefront(folder: string): Promise<Storefront> {
  const manifestFile = path.join(folder, 'client/.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('The storefront is not built: run npm start, which builds it.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const { render } = (await import(pathToFileURL(path.join(folder, 'server/entry.server.js')).href)) as {
    render: RenderPage<ExecuteOperation>;
  };
  const stylesOf = createPageStyles(manifest, path.join(folder, 'client'), ENTRY);
  /** Adds the files of a chunk to `found`, each after what it imports: they are run in this order (startWhenSeen.ts). */
  const modulesOf = (key: string, modules = new Set<string>(), visited = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return modules;
    visited.add(key);
    for (const imported of chunk.imports ?? []) modulesOf(imported, modules, visited);
    return modules.add(`/${chunk.file}`);
  };
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The storefront's build has no ${ENTRY}.`);
  const pages = new Map<string, PageAssets>();
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const workerOf = (name: string) => readFileSync(path.join(folder, `workers/${name}/entry.${name}.js`), 'utf8');
  return {
    render,
    build: {
      entry: `/${entry.file}`,
      files: [...files].map((file) => `/${file}`).sort(),
      workers: { shop: workerOf('shop'), desk: workerOf('desk') },
    },
    assetFolder: path.join(folder, 'client/assets'),
    assets(screenFiles, locale) {
      const pageKey = `${locale} ${screenFiles.join(' ')}`;
      let page = pages.get(pageKey);
      if (!page) {
        const modules = modulesOf(ENTRY);
        // The page waits for its texts before it hydrates.
        modulesOf(`src/app/messages.${locale}.ts`, modules);
        // A screen of its own waits for the other texts too (routes.tsx): fetched with it, not once the entry has run.
        if (screenFiles.length > 0) modulesOf(`src/app/laterMessages.${locale}.ts`, modules);
        const screen = screenFiles.flatMap((file) => [file, file.replace(/\.tsx$/, '.route.ts')]);
        for (const key of screen) modulesOf(key, modules);
        page = { entry: `/${entry.file}`, modules: [...modules], styles: stylesOf(screen) };
        pages.set(pageKey, page);
      }
      return page;
    },
  };
}
