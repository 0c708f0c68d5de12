import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

// Components wait as long as a server's answer may take: one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Relay's warning of a response in which one record has two values: no server sends it, so the fixture is wrong. */
const CONFLICTING_RECORD = /RelayResponseNormalizer: Invalid record/;
const conflicts: string[] = [];
const output = globalThis.console;
const printError = output.error;
beforeAll(() => {
  output.error = (...args: unknown[]) => {
    if (CONFLICTING_RECORD.test(String(args[0]))) conflicts.push(String(args[0]));
    printError(...args);
  };
});
afterEach(() => expect(conflicts.splice(0)).toEqual([]));

// Files of one worker share a document, so each cleans up after itself.
afterEach(cleanup);
afterAll(() => {
  output.error = printError;
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});
