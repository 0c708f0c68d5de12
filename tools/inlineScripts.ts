import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?script';

/**
 * Imports `file.ts?script` as the text of a script: the module with all that it imports, minified, to be written into a
 * page. It exports nothing, and reads its parameters from its element's data attributes.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const input = id.slice(0, -SUFFIX.length);
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
    });
    const { output } = built as Rolldown.RolldownOutput;
    for (const file of output[0].moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(output[0].code.trim())};`;
  },
};
