import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestNames } from '../log.ts';

/** What a balancer may call a request; anything else could be a person's. */
const REQUEST_ID = /^[\w.:-]{8,80}$/;
/** version-trace-parent-flags (W3C Trace Context, 3.2). */
const TRACE = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The names of a request: its x-request-id, or a new one, and the trace of its traceparent. */
export function requestNames(headers: IncomingHttpHeaders): RequestNames {
  const { 'x-request-id': id, traceparent } = headers;
  const request = typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
  const trace = typeof traceparent === 'string' ? TRACE.exec(traceparent)?.[1] : undefined;
  return { request, ...(trace && { trace }) };
}
