import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import { AUDIENCE, CLIENT_ID } from '../support/identityServer.ts';

/** The test page's script, built once, with the unmodified SDK. */
export async function buildLoginPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // Needed because NODE_ENV may be "test", for which Vite compiles elements for React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'loginPage.tsx') },
    },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The test page was not built');
  return chunk.code;
}

export type LoginOptions = Record<string, unknown> & { authorizationParams?: Record<string, string> };

/**
 * A market page with nothing but the login SDK, at `port`, with the market's own security headers: its policy allows
 * the provider and the SDK's worker. `options`, read anew with each page, are the SDK's.
 */
export async function openLoginSite(port: number, identityUrl: string, script: string) {
  const url = `http://localhost:${port}`;
  const state: { options: LoginOptions } = { options: {} };
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self' ${identityUrl}`,
    `frame-src ${identityUrl}`,
    'worker-src blob:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const page = () => {
    const { authorizationParams, ...rest } = state.options;
    const options = {
      domain: identityUrl,
      clientId: CLIENT_ID,
      authorizationParams: { redirect_uri: url, audience: AUDIENCE, ui_locales: 'fr-CA fr', ...authorizationParams },
      ...rest,
    };
    const json = JSON.stringify(options).replaceAll('<', '\\u003c');
    return `<!doctype html><title>Market</title><div id="root"></div><script id="options" type="application/json">${json}</script><script type="module" src="/page.js"></script>`;
  };
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    response.end(isScript ? script : page());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url,
    /** The SDK's options from the next page on, added to those of every page. */
    use(options: LoginOptions) {
      state.options = options;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
