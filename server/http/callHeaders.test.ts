import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { checkHeaders, ownOrigins } from './callHeaders.ts';

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
