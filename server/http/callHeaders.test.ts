import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { checkHeaders, isOwnOrigin, ownOrigins } from './callHeaders.ts';

function mayCall(publicUrl: string, origin: string): boolean {
  const headers = { origin, 'content-type': 'application/json' };
  try {
    checkHeaders({ method: 'POST', headers } as IncomingMessage, ownOrigins(publicUrl));
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['http://localhost:4000', 'http://localhost:4000', true],
  ['http://localhost:4000', 'http://127.0.0.1:4000', true],
  ['http://localhost:4000', 'http://[::1]:4000', true],
  ['http://localhost:4000', 'http://localhost:4002', false],
  ['http://localhost:4000', 'http://127.0.0.1:4002', false],
  ['http://localhost:4000', 'https://localhost:4000', false],
  ['http://192.168.1.5:4000', 'http://localhost:4000', false],
  ['https://marche.example', 'https://marche.example', true],
  ['https://marche.example', 'http://localhost:4000', false],
  ['https://marche.example', 'https://marche.example.evil.example', false],
])('decides at %s whether pages of %s may call: %s', (publicUrl, origin, may) => {
  expect(mayCall(publicUrl, origin)).toBe(may);
});

it.each([
  [undefined, undefined, true],
  [undefined, 'same-origin', true],
  [undefined, 'none', true],
  [undefined, 'same-site', false],
  [undefined, 'cross-site', false],
  ['https://marche.example', 'cross-site', true],
  ['https://other.example', 'same-origin', false],
  ['null', 'none', false],
])('takes a call from %s of a browser that says %s as of the market’s own pages: %s', (origin, site, isOwn) => {
  const headers = { ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) };
  expect(isOwnOrigin(headers, ownOrigins('https://marche.example'))).toBe(isOwn);
});
