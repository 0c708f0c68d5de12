import { measuringPackage } from '../measuring.ts';

export const CONNECTIONS = 32;
export type Load = { perSecond: number; p99: number; errors: number };
type Call = { body: string; headers?: Record<string, string> };

/** What is used of autocannon. */
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  requests: { method: string; setupRequest: (request: object) => object }[];
}) => Promise<{ requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number }>;
const { default: autocannon } = await measuringPackage<{ default: Autocannon }>('autocannon');

/** Sends calls from `next` over 32 connections for `seconds`; a status other than 200 counts as an error. */
export async function load(url: string, next: () => Call, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { body, headers } = next();
          return {
            ...request,
            body,
            headers: { 'content-type': 'application/json', 'accept-language': 'fr', ...headers },
          };
        },
      },
    ],
  });
  return { perSecond: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx };
}

/** The median of several loads by requests per second. */
export function median(loads: Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
