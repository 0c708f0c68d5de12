import { Writable } from 'node:stream';
import title from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { GraphQLResponse } from 'relay-runtime';
import { addresses, localeOfPath } from '#rules/addresses.ts';
import type { PageAssets, PageStyle, RenderedPage, RenderOptions } from '#rules/pageContract.ts';
import { setMarketZone } from '#rules/zone.ts';
import { createTranslator } from '../shared/i18n/translator.ts';
import { createEnvironment, type Execute, type Recording } from '../shared/relay/environment.ts';
import { environmentContext, ownPageContext } from '../shared/relay/route.ts';
import { PageHeadContext } from '../shared/routing/pageHead.ts';
import { App } from './App.tsx';
// oxlint-disable-next-line import/default -- its text, which has no exports
import headText from './headScript.ts?script';
import { collectHead, headTags } from './headTags.ts';
import { loadMessages } from './messages.ts';
import type { PageHandle } from './pageHandle.ts';
import { routes } from './routes.tsx';
import type { CodeStart } from './startWhenSeen.ts';

/**
 * Built URLs of the two font files, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. The same files
 * as in fonts.css, so a preload never downloads twice.
 */
const fontUrls: readonly [string, string] = [title, text];

const handler = createStaticHandler(routes);
/** What shoppers write, and names. The HTML never contains it: the browser reads it with its own request (ADR 111). */
const NOT_IN_HTML = new Set(['note', 'allergies', 'firstName', 'lastName']);
const emptied = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? '' : value]));
/** The address of a customer is neither: the first step shows only whether there is one, and which zones serve it. */
const withoutTexts =
  (execute: Execute): Execute =>
  async (...call) =>
    JSON.parse(JSON.stringify(await execute(...call)), (key, value: unknown) => {
      if (key !== 'shippingAddress' || typeof value !== 'object' || !value) return NOT_IN_HTML.has(key) ? null : value;
      return { ...emptied(value), address: emptied('address' in value ? Object(value.address) : {}) };
    }) as GraphQLResponse;
/** Parts of the cart page, apart from its screen, for a cart that may have lines. */
const CART_PROCESS = 'src/checkout/CartProcess.tsx';

/** Preloads the page's fonts. Renders nothing, so that useId counts the same tree on both sides. */
function Preloads({ children }: { children: ReactNode }) {
  for (const href of fontUrls) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}

/** The page's styles in React's own format, so that hydration keeps them. */
const styleTags = (styles: readonly PageStyle[], nonce: string): string =>
  styles
    .map(({ href, css }) => `<style nonce="${nonce}" data-precedence="app" data-href="${href}">${css}</style>`)
    .join('');

const headScript = (
  { entry, modules }: PageAssets,
  styles: readonly PageStyle[],
  start: CodeStart,
  nonce: string,
): string => {
  const sheets = styles.filter(({ isPart }) => isPart).map(({ href }) => href);
  const files = [...sheets, ...(modules.length > 0 ? modules : [entry])].join(' ');
  return `<script nonce="${nonce}" data-files="${files}" data-entry="${entry}"${start === 'seen' ? '' : ` data-start="${start}"`}>${headText}</script>`;
};

function collect(): { stream: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  return {
    stream: new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    }),
    text: () => Buffer.concat(chunks).toString(),
  };
}

/** Renders one page, or returns the redirect of its loader. */
export async function render(request: Request, options: RenderOptions<Execute>): Promise<RenderedPage | Response> {
  // The build has a copy of the rules of its own.
  setMarketZone(options.settings.market.timeZone);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const replay: Recording = {};
  const { cart } = options.settings;
  const execute = options.execute(locale);
  const environment = createEnvironment(cart === 'lines' ? withoutTexts(execute) : execute, { record: replay });
  const pageContext = new RouterContextProvider();
  pageContext.set(environmentContext, environment);
  pageContext.set(ownPageContext, cart === 'lines');
  const context = await handler.query(request, {
    requestContext: pageContext,
  });
  if (context instanceof Response) return context;
  const handle = matchRoutes(routes, url)?.at(-1)?.route.handle as PageHandle | undefined;
  const translator = createTranslator(locale, await loadMessages(locale), options.settings.market.name);
  const hasProcess = handle?.page === 'cart' && cart !== 'empty';
  const files = handle?.file ? [handle.file, ...(hasProcess ? [CART_PROCESS] : [])] : [];
  const assets = await options.assets(files, locale);
  const bootstrap = JSON.stringify({ replay, settings: options.settings }).replaceAll('<', '\\u003c');
  // Another page may have been rendered meanwhile, as the market was when it was requested.
  setMarketZone(options.settings.market.timeZone);
  const { stream, text } = collect();
  const { add: tell, head } = collectHead();
  await new Promise<void>((resolve, reject) => {
    stream.on('finish', resolve);
    const { pipe } = renderToPipeableStream(
      <Preloads>
        <App environment={environment} translator={translator} settings={options.settings}>
          <PageHeadContext value={tell}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
              nonce={options.nonce}
            />
          </PageHeadContext>
        </App>
      </Preloads>,
      {
        nonce: { script: options.nonce, style: options.nonce },
        bootstrapScriptContent: `window.__ETAL__=${bootstrap}`,
        // Sends the page in one piece: a part streamed later would shift the content below it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void pipe(stream),
        onShellError: reject,
        onError: options.onError,
      },
    );
  });
  const place = { pathname: url.pathname, handle, settings: options.settings, market: options.settings.market.name };
  const tags = context.statusCode === 200 ? headTags(head(), place) : '';
  const html = text();
  const styles = assets.styles(html);
  const isShell = handle?.page ? addresses[handle.page].html === 'shell' && cart === undefined : false;
  const start = isShell ? 'now' : cart === 'lines' ? 'painted' : 'seen';
  return {
    status: context.statusCode,
    html: html.replace(
      '</head>',
      () => `${tags}${headScript(assets, styles, start, options.nonce)}${styleTags(styles, options.nonce)}</head>`,
    ),
  };
}
