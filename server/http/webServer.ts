import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { isLoopback } from '../config.ts';
import type { TrialGate } from './trialGate.ts';

/**
 * headers, request: how long a client may take from the start of a connection, or of its next request, until all its
 * headers and all its bytes have arrived; checkEvery: how often that is checked; idle: how long a connection stays open
 * after an answer. In ms.
 */
type TimeLimits = { headers: number; request: number; checkEvery: number; idle: number };
/**
 * idle: longer than a balancer's own (nginx: 60 s). Whoever closes first should be the one that sends: a request that
 * crosses the server's closing is lost. headers: as other servers have it, not less, since a process that was busy looks at the time before it
 * reads what had arrived, and answers it with 408.
 */
const TIME_LIMITS: TimeLimits = { headers: 60_000, request: 60_000, checkEvery: 1000, idle: 75_000 };

/**
 * isPublic: false for a market of this machine alone, which answers no other host name: a foreign page could rebind one. gate:
 * of a trial, whose pages no search engine lists; openPaths: what it answers to everybody, for machines.
 */
type WebServerOptions = {
  isPublic: boolean;
  gate?: TrialGate | null;
  openPaths?: RegExp;
  timeLimits?: Partial<TimeLimits>;
};

const hostNameOf = (host: string): string => host.replace(/:\d*$/, '');

/** Why a request is not answered; null if it is. */
function refusalOf({ rawHeaders, headers }: IncomingMessage, isPublic: boolean): [number, string] | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  // A proxy may have decided by the other one (RFC 9112, 3.2).
  if (hosts > 1) return [400, 'one Host header, please'];
  if (isPublic || headers.host === undefined || isLoopback(hostNameOf(headers.host))) return null;
  return [
    421,
    'This market is for its own machine. ALLOW_PUBLIC_DEMO=yes shows a demo to others, TRIAL_PASSWORD a trial.',
  ];
}

/** A server that closes connections on which nothing comes, and answers requests for its own host alone. */
export function createWebServer(
  { isPublic, gate = null, openPaths, timeLimits = {} }: WebServerOptions,
  listen: RequestListener,
): Server {
  const { headers, request, checkEvery, idle } = { ...TIME_LIMITS, ...timeLimits };
  const options = {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: checkEvery,
    keepAliveTimeout: idle,
  };
  return createServer(options, (incoming, response) => {
    const refusal = refusalOf(incoming, isPublic);
    if (!refusal) {
      if (gate) response.setHeader('x-robots-tag', 'noindex, nofollow');
      if (!gate || gate.admits(incoming, openPaths)) return listen(incoming, response);
      return void gate.answer(incoming, response);
    }
    const [status, text] = refusal;
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(text);
  });
}
