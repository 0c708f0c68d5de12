import { createWebServer } from '../http/webServer.ts';
import type { Log } from '../log.ts';
import type { MarketMetrics } from './marketMetrics.ts';

/**
 * Answers GET /metrics on a port of its own, which no visitor reaches: what a market earns can be guessed from it.
 * Resolves when it listens.
 */
export async function startMetricsServer(
  { contentType, text }: MarketMetrics,
  { port, host, log }: { port: number; host: string; log: Log },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createWebServer({ isPublic: true }, (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (figures) => response.writeHead(200, { 'content-type': contentType }).end(figures),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
