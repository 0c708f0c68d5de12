import { execFile } from 'node:child_process';
import path from 'node:path';
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { Storefront } from '../server/http/storefront.ts';
import { projectRoot } from './build.ts';

const GENERATE_AFTER_MS = 100;

/** Regenerates __generated__ when a document or the schema changes; reports what does not compile. */
function generateOnChange(vite: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(path.join(projectRoot, 'schema.graphql'));
  vite.watcher.on('change', (file) => {
    if (!/(\/src\/.*\.tsx?|schema\.graphql)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        execFile(process.execPath, ['tools/generate.ts'], { cwd: projectRoot }, (error, _out, errorOutput) => {
          if (error) process.stderr.write(errorOutput);
        }),
      GENERATE_AFTER_MS,
    );
  });
}

/** Serves the storefront from its sources with hot reload, for `npm run dev`. */
export async function devStorefront(): Promise<Storefront> {
  const vite = await createServer({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: true },
    logLevel: 'warn',
  });
  generateOnChange(vite);
  const ssr = vite.environments.ssr;
  const stylesBelow = (
    module: EnvironmentModuleNode | undefined,
    visited: Set<EnvironmentModuleNode>,
    files: string[],
  ) => {
    if (!module || visited.has(module)) return;
    visited.add(module);
    if (module.id?.endsWith('.css')) files.push(module.url);
    for (const imported of module.importedModules) stylesBelow(imported, visited, files);
  };
  return {
    assetFolder: null,
    development: (request, response, next) => vite.middlewares(request, response, next),
    async assets(screenFiles) {
      const urls: string[] = [];
      const visited = new Set<EnvironmentModuleNode>();
      for (const file of ['src/app/entry.server.tsx', ...screenFiles])
        if (file) stylesBelow(await ssr?.moduleGraph.getModuleByUrl(`/${file}`), visited, urls);
      const styles = await Promise.all(
        urls.map(async (url) => ({ href: url, css: String((await vite.ssrLoadModule(`${url}?inline`)).default) })),
      );
      return { entry: '/tools/devEntry.tsx', modules: [], styles: () => styles };
    },
    render: async (request, options) => {
      const { render } = (await vite.ssrLoadModule('/src/app/entry.server.tsx')) as Pick<Storefront, 'render'>;
      return render(request, options);
    },
  };
}
