import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stateParams } from '../server/providerStates/stateInput.ts';
import { stateDefaultsFile } from './stateDefaults.ts';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../contracts', name), 'utf8');

it('is what contracts/provider-state-defaults.json holds (npm run generate)', () => {
  expect(read('provider-state-defaults.json')).toBe(stateDefaultsFile());
});

it('names what is required and what an absent param stands for, also in the objects of a list', () => {
  const file = JSON.parse(stateDefaultsFile()) as Record<string, unknown>;
  expect(Object.keys(file)).toEqual(Object.keys(stateParams));
  expect(file).toMatchObject({
    'a customer': {
      required: ['customer', 'email'],
      defaults: { lang: 'fr' },
      parts: { year: { required: ['days'] } },
    },
    'a catalogue': {
      parts: {
        products: { defaults: { allergens: null, createdAt: expect.stringMatching(/^\d{4}-/), temperature: 'normal' } },
      },
    },
  });
});

it('every state stands once in the order of work of contracts/provider-states.md', () => {
  const [, section = ''] = /\n## In this order\n([^]*?)\n## /.exec(read('provider-states.md')) ?? [];
  const rows = [...section.matchAll(/^\| \d+ +\| ([^|]+?) +\|/gm)].flatMap(([, states = '']) => states.split(', '));
  expect(rows.toSorted()).toEqual(Object.keys(stateParams).toSorted());
});
