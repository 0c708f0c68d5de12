import { afterEach, expect, it } from 'vitest';
import { systemProviderClock } from './providerClock.ts';

const warnings: string[] = [];
const note = ({ name }: Error) => void warnings.push(name);
process.on('warning', note);
afterEach(() => void process.off('warning', note));

it('has no time to wait for what has passed, as after a restored backup, and does not warn of it', async () => {
  await systemProviderClock.wait(-86_400_000, new AbortController().signal);
  // Warnings are emitted in the next turn.
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});
